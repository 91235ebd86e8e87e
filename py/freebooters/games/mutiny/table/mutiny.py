"""The mutiny: wins, the five duels, and the one being fought with all its cards."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, LETTERS, SIDES, WINS
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import CARD_SHAPE, LAYOUTS, Layout
from freebooters.games.mutiny.table.nodes import (
    EMBLEMS,
    Z,
    card_sprite,
    panel,
    picture,
    plate,
    side_words,
    writing,
)
from freebooters.games.mutiny.table.sailors import pairs
from freebooters.games.mutiny.table.sea import BANK
from freebooters.games.mutiny.table.unmasking import is_settled, unmasking
from freebooters.stage import Box, Node

__all__ = ["mutiny"]

POT = "pot"
"""Where the cards laid are shuffled before they are shown."""


def mutiny(derived: Derived) -> Iterator[Node]:
    layout = LAYOUTS[derived.frame]
    yield from _scores(derived, layout)
    yield from pairs(derived, layout.duels)
    yield from _fought(derived, layout)
    if derived.view.phase == "over":
        yield from unmasking(derived, layout)
        return
    for colour, side, box in zip(COLOURS, SIDES, layout.sides, strict=True):
        yield from _side(derived, layout, colour, side, box)
    yield from _middle(derived, layout)


def _scores(derived: Derived, layout: Layout) -> Iterator[Node]:
    """Three places for each side's won duels, the title between them."""
    box, sizes, wins = layout.scores, layout.sizes, derived.view.wins
    yield panel("scores", box, "wood", edge="wood-deep")
    size = box.h * 0.62
    for colour, sign, edge in (("pink", 1, box.x), ("grey", -1, box.right)):
        for number in range(WINS):
            at = (edge + sign * (size * 0.75 + number * size * 1.12), box.at[1])
            won = number < wins[colour]
            yield Node(
                f"win-{colour}-{number}",
                "disc",
                at,
                (size, size),
                "paper" if won else "wood-deep",
                edge="paper",
                z=Z.TILE,
            )
            yield picture(
                f"win-{colour}-{number}-emblem",
                at,
                size * 0.74,
                EMBLEMS[colour],
                alpha=1 if won else 0.22,
            )
    room = box.w - size * 8
    yield writing(
        "scores-title",
        box.at,
        (room, sizes.large * 1.15),
        _title(derived),
        skin="white",
        display=True,
    )


def _title(derived: Derived) -> Message:
    view = derived.view
    if view.phase == "over":
        if is_settled(derived) and not view.winners:
            return say("mutiny-title-lost")
        for colour, side in zip(COLOURS, SIDES, strict=True):
            if view.wins[colour] == WINS:
                return say("mutiny-title-taken", side=side_words(side))
        return say("mutiny-title-nobody")
    if view.duel is None:
        return _decided(derived) or say("mutiny-title-facing")
    return say("mutiny-title-duel", letter=view.duel["letter"], round=view.duel["round"])


def _fought(derived: Derived, layout: Layout) -> Iterator[Node]:
    """A veil over past duels, a frame around the one being fought."""
    view = derived.view
    past = sum(view.wins.values())
    for letter, box in zip(LETTERS, layout.duels, strict=True):
        if letter == derived.letter:
            yield Node(
                "fighting",
                "box",
                box.at,
                (box.w + 8, box.h + 8),
                "glow",
                edge="wood-deep",
                round=13,
                z=Z.PANEL,
            )
    for number in range(min(past, len(LETTERS))):
        box = layout.duels[number]
        yield picture(
            f"fought-{LETTERS[number]}",
            (box.at[0], box.y + box.h * 0.6),
            box.h * 0.4,
            "sabres",
            Z.MARK,
            alpha=0.9,
        )


def _totals(derived: Derived) -> dict[str, int] | None:
    """Both sides' totals in the duel being fought, or in the one just decided."""
    if derived.view.duel is not None:
        return dict(derived.view.duel["totals"])
    for event in derived.happened("decided"):
        return {colour: event.args[colour] for colour in COLOURS}
    return None


def _side(derived: Derived, layout: Layout, colour: str, side: str, box: Box) -> Iterator[Node]:
    sizes = layout.sizes
    totals = _totals(derived)
    ahead = totals is not None and totals[colour] == max(totals.values())
    yield panel(f"wing-{colour}", box, edge=colour, corner=16)
    band = Box(box.x + 3, box.y + 3, box.w - 6, sizes.large * 1.9)
    yield panel(f"wing-{colour}-band", band, colour, edge=colour, corner=13, z=Z.TILE)
    yield picture(
        f"wing-{colour}-emblem",
        (band.x + band.h * 0.62, band.at[1]),
        band.h * 0.86,
        EMBLEMS[colour],
    )
    yield writing(
        f"wing-{colour}-name",
        (band.at[0] + band.h * 0.3, band.at[1]),
        (band.w - band.h * 1.7, sizes.large),
        side_words(side),
        skin="white",
        display=True,
    )
    face = min(box.h * 0.36, box.w * 0.36)
    y = band.bottom + 8 + face / 2
    yield picture(f"wing-{colour}-face", (box.x + box.w * 0.26, y), face, side)
    if totals is not None:
        yield writing(
            f"total-{colour}",
            (box.x + box.w * 0.7, y - face * 0.04),
            (box.w * 0.4, face * 0.78),
            str(totals[colour]),
            skin="ink" if ahead else "ink-soft",
        )
        yield from _sum(derived, layout, colour, (box.x + box.w * 0.7, y + face * 0.48))
    top = y + face * 0.66
    row = Box(box.x + 10, top, box.w - 20, box.bottom - 10 - top)
    yield from _forces(derived, layout, colour, row)


def _sum(derived: Derived, layout: Layout, colour: str, at: tuple[float, float]) -> Iterator[Node]:
    """How a total is made up: the sailor and the cards."""
    duel, sizes = derived.view.duel, layout.sizes
    if duel is None:
        return
    pair = derived.pair_of(duel["letter"])
    if pair is None:
        return
    sailor = pair[COLOURS.index(colour)]
    yield writing(
        f"sum-{colour}",
        at,
        (sizes.small * 14, sizes.small),
        say("mutiny-sum", sailor=sailor, cards=duel["totals"][colour] - sailor),
        skin="ink-soft",
    )


def _forces(derived: Derived, layout: Layout, colour: str, row: Box) -> Iterator[Node]:
    """The sailor, and the cards just turned up on this side, coming from where they were shuffled."""
    side = min(row.h * 0.8, row.w * 0.28)
    at = (row.x + side * 0.55, row.at[1] - side * 0.08)
    yield picture(f"hero-{colour}", at, side, "sailor", tint=colour)
    pair = None if derived.letter is None else derived.pair_of(derived.letter)
    if pair is not None:
        below = (at[0], at[1] + side * 0.5)
        size = (side * 0.5, layout.sizes.large * 1.3)
        yield from plate(f"hero-{colour}-value", below, size, str(pair[COLOURS.index(colour)]))
    turned = derived.happened("turned")
    cards = [event.args["value"] for event in turned if event.args["colour"] == colour]
    left = row.x + side * 1.2
    w = min(row.h / CARD_SHAPE, (row.right - left) / 4.2)
    for number, value in enumerate(cards):
        yield picture(
            f"shown-{colour}-{number}",
            (left + w * (0.5 + number * 1.05), row.at[1]),
            (w, w * CARD_SHAPE),
            card_sprite((colour, value)),
            Z.FACE,
            was=POT,
        )


def _middle(derived: Derived, layout: Layout) -> Iterator[Node]:
    """Who is in the duel, who has laid a card, what the monkeys did, and the bank."""
    box, sizes, view = layout.middle, layout.sizes, derived.view
    tall = layout.frame == "tall"
    yield panel("middle", box, "paper-deep", edge="line", corner=16)
    yield writing(
        "middle-title",
        (box.at[0], box.y + sizes.small * 1.1),
        (box.w - 12, sizes.small),
        _news(derived),
    )
    rows = Box(box.x + 8, box.y + sizes.small * 2.2, (box.w - 16) * (0.6 if tall else 1), 0)
    fighters = [seat for seat in range(derived.seats) if seat not in view.eliminated]
    h = min((box.bottom - rows.y - 8) / max(1, len(fighters)), 104) if tall else 54
    for place, seat in enumerate(fighters):
        yield from _fighter(derived, layout, seat, Box(rows.x, rows.y + place * h, rows.w, h - 6))
    card = 92 if tall else 56
    at = (box.x + box.w * 0.72, box.at[1] + 20) if tall else (box.x + box.w * 0.27, box.bottom - 54)
    yield picture(
        POT, at, (card, card * CARD_SHAPE), "combat-back", alpha=1 if _laid(derived) else 0.3
    )
    at = (box.x + box.w * 0.89, box.at[1] + 20) if tall else (box.x + box.w * 0.73, box.bottom - 62)
    yield picture(
        BANK,
        at,
        (card * 1.5, card * 1.12),
        "coinisle",
        label=say("mutiny-node-bank", count=view.bank),
        pick="bank",
    )
    below = (at[0], at[1] + card * 0.78)
    yield from plate(
        "bank-left", below, (card * 1.5, sizes.small * 1.5), say("mutiny-bank", count=view.bank)
    )


def _laid(derived: Derived) -> int:
    return len(derived.view.duel["committed"]) if derived.view.duel else 0


def _decided(derived: Derived) -> Message | None:
    """Who has just won a duel."""
    for event in derived.happened("decided"):
        side = side_words(event.args["side"])
        return say("mutiny-decided", letter=event.args["letter"], side=side)
    return None


def _news(derived: Derived) -> Message:
    view = derived.view
    decided = _decided(derived)
    if decided is not None:
        return decided
    if view.turn is not None:
        return say("mutiny-middle-rob", seat=SeatName(view.turn))
    if view.duel is None:
        return say("mutiny-middle-facing")
    if derived.is_showing or (derived.happened("turned") and not view.duel["committed"]):
        return say("mutiny-middle-shown")
    return say("mutiny-middle-laid", count=_laid(derived), all=len(view.duel["in"]))


def _fighter(derived: Derived, layout: Layout, seat: Seat, box: Box) -> Iterator[Node]:
    """A seat in the mutiny: fighting, its card laid, or its monkey beside it."""
    duel, sizes = derived.view.duel, layout.sizes
    name = f"fighter-{seat}"
    inside = duel is None or seat in duel["in"]
    yield panel(name, box, "paper", corner=8, z=Z.TILE)
    yield picture(
        f"{name}-flag", (box.x + box.h * 0.55, box.at[1]), box.h * 0.8, "flag", tint=f"seat-{seat}"
    )
    left = box.x + box.h * 1.1
    room = box.w - box.h * 2
    yield writing(
        f"{name}-name",
        (left + room / 2, box.at[1]),
        (room, sizes.small),
        say("mutiny-seat", seat=SeatName(seat)),
        left=True,
        dim=not inside,
    )
    h = box.h * 0.94
    at = (box.right - h * 0.5, box.at[1])
    shape = (h / CARD_SHAPE, h)
    if not inside:
        was = "hand-monkey" if seat == derived.own else ""
        yield picture(f"{name}-monkey", at, shape, "monkey", Z.FACE, tint=f"seat-{seat}", was=was)
    elif duel is not None and seat in duel["committed"]:
        yield picture(f"{name}-laid", at, shape, *_face(derived, seat))


def _face(derived: Derived, seat: Seat) -> tuple[str, int]:
    """A card laid: only its owner sees which."""
    duel = derived.view.duel
    own = tuple(duel["own"] or ()) if duel and seat == derived.own else ()
    if own and own[0] == "fight":
        return f"{own[1]}-{own[2]}", Z.FACE
    return "combat-back", Z.FACE
