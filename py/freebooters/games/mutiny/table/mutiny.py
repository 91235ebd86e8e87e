"""The mutiny: wins, the five duels, the one being fought with all its cards, and the unmasking."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, LETTERS, SIDES
from freebooters.games.mutiny.rules.duels import WINS
from freebooters.games.mutiny.table.derived import Glance
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
from freebooters.stage import Box, Node

__all__ = ["theatre"]

POT = "pot"
"""Where laid cards are shuffled; what is shown comes out of it."""


def theatre(glance: Glance) -> Iterator[Node]:
    layout = LAYOUTS[glance.frame]
    yield from _scores(glance, layout)
    yield from pairs(glance, layout.duels)
    yield from _fought(glance, layout)
    if glance.view.phase == "over":
        yield from _finale(glance, layout)
        return
    for colour, side, box in zip(COLOURS, SIDES, layout.wings, strict=True):
        yield from _wing(glance, layout, colour, side, box)
    yield from _middle(glance, layout)


def _scores(glance: Glance, layout: Layout) -> Iterator[Node]:
    """Three places for each side's won duels, the title between them."""
    box, sizes, wins = layout.scores, layout.sizes, glance.view.wins
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
        _title(glance),
        skin="white",
        display=True,
    )


def _title(glance: Glance) -> Message:
    view = glance.view
    if view.phase == "over":
        if _is_settled(glance) and not view.winners:
            return say("mutiny-title-lost")
        for colour, side in zip(COLOURS, SIDES, strict=True):
            if view.wins[colour] == WINS:
                return say("mutiny-title-taken", side=side_words(side))
        return say("mutiny-title-nobody")
    if view.duel is None:
        return _decided(glance) or say("mutiny-title-facing")
    return say("mutiny-title-duel", letter=view.duel["letter"], round=view.duel["round"])


def _fought(glance: Glance, layout: Layout) -> Iterator[Node]:
    """A veil over the duels that are past, a frame around the one being fought."""
    view = glance.view
    past = sum(view.wins.values())
    for letter, box in zip(LETTERS, layout.duels, strict=True):
        if letter == glance.letter:
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


def _totals(glance: Glance) -> dict[str, int] | None:
    """Both sides' strength: in the duel being fought, or in the one just decided."""
    if glance.view.duel is not None:
        return dict(glance.view.duel["totals"])
    for event in glance.happened("decided"):
        return {colour: event.args[colour] for colour in COLOURS}
    return None


def _wing(glance: Glance, layout: Layout, colour: str, side: str, box: Box) -> Iterator[Node]:
    sizes = layout.sizes
    totals = _totals(glance)
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
        yield from _sum(glance, layout, colour, (box.x + box.w * 0.7, y + face * 0.48))
    top = y + face * 0.66
    row = Box(box.x + 10, top, box.w - 20, box.bottom - 10 - top)
    yield from _forces(glance, layout, colour, row)


def _sum(glance: Glance, layout: Layout, colour: str, at: tuple[float, float]) -> Iterator[Node]:
    """How a total comes about: the sailor and the cards."""
    duel, sizes = glance.view.duel, layout.sizes
    if duel is None:
        return
    pair = glance.pair_of(duel["letter"])
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


def _forces(glance: Glance, layout: Layout, colour: str, row: Box) -> Iterator[Node]:
    """The sailor, and the cards just turned up on this side, out of the shuffled pot."""
    side = min(row.h * 0.8, row.w * 0.28)
    at = (row.x + side * 0.55, row.at[1] - side * 0.08)
    yield picture(f"hero-{colour}", at, side, "sailor", tint=colour)
    pair = None if glance.letter is None else glance.pair_of(glance.letter)
    if pair is not None:
        below = (at[0], at[1] + side * 0.5)
        size = (side * 0.5, layout.sizes.large * 1.3)
        yield from plate(f"hero-{colour}-value", below, size, str(pair[COLOURS.index(colour)]))
    turned = glance.happened("turned")
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


def _middle(glance: Glance, layout: Layout) -> Iterator[Node]:
    """Who is in the duel, who has laid a card, what the monkeys did, and the bank."""
    box, sizes, view = layout.middle, layout.sizes, glance.view
    tall = layout.frame == "tall"
    yield panel("middle", box, "paper-deep", edge="line", corner=16)
    yield writing(
        "middle-title",
        (box.at[0], box.y + sizes.small * 1.1),
        (box.w - 12, sizes.small),
        _news(glance),
    )
    rows = Box(box.x + 8, box.y + sizes.small * 2.2, (box.w - 16) * (0.6 if tall else 1), 0)
    fighters = [seat for seat in range(glance.seats) if seat not in view.eliminated]
    h = min((box.bottom - rows.y - 8) / max(1, len(fighters)), 104) if tall else 54
    for place, seat in enumerate(fighters):
        yield from _fighter(glance, layout, seat, Box(rows.x, rows.y + place * h, rows.w, h - 6))
    card = 92 if tall else 56
    at = (box.x + box.w * 0.72, box.at[1] + 20) if tall else (box.x + box.w * 0.27, box.bottom - 54)
    yield picture(
        POT, at, (card, card * CARD_SHAPE), "combat-back", alpha=1 if _laid(glance) else 0.3
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


def _laid(glance: Glance) -> int:
    return len(glance.view.duel["committed"]) if glance.view.duel else 0


def _decided(glance: Glance) -> Message | None:
    """Who has just won a duel."""
    for event in glance.happened("decided"):
        side = side_words(event.args["side"])
        return say("mutiny-decided", letter=event.args["letter"], side=side)
    return None


def _news(glance: Glance) -> Message:
    view = glance.view
    decided = _decided(glance)
    if decided is not None:
        return decided
    if view.turn is not None:
        return say("mutiny-middle-rob", seat=SeatName(view.turn))
    if view.duel is None:
        return say("mutiny-middle-facing")
    if glance.is_showing or (glance.happened("turned") and not view.duel["committed"]):
        return say("mutiny-middle-shown")
    return say("mutiny-middle-laid", count=_laid(glance), all=len(view.duel["in"]))


def _fighter(glance: Glance, layout: Layout, seat: Seat, box: Box) -> Iterator[Node]:
    """A seat in the mutiny: fighting, its card laid, or its monkey beside it."""
    duel, sizes = glance.view.duel, layout.sizes
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
        was = "hand-monkey" if seat == glance.own else ""
        yield picture(f"{name}-monkey", at, shape, "monkey", Z.FACE, tint=f"seat-{seat}", was=was)
    elif duel is not None and seat in duel["committed"]:
        yield picture(f"{name}-laid", at, shape, *_face(glance, seat))


def _face(glance: Glance, seat: Seat) -> tuple[str, int]:
    """A card laid: only its owner sees which."""
    duel = glance.view.duel
    own = tuple(duel["own"] or ()) if duel and seat == glance.own else ()
    if own and own[0] == "fight":
        return f"{own[1]}-{own[2]}", Z.FACE
    return "combat-back", Z.FACE


def _finale(glance: Glance, layout: Layout) -> Iterator[Node]:
    """Masks off: every seat's side, its treasure, and the winners."""
    box = layout.finale
    yield panel("finale", box, "paper-deep", edge="line", corner=16)
    tall = layout.frame == "tall"
    inner = box.inset(10, 10)
    boxes = inner.rows(glance.seats, 10) if tall else inner.columns(glance.seats, 10)
    for seat, place in enumerate(boxes):
        yield from _unmasked(glance, layout, seat, place)


def _unmasked(glance: Glance, layout: Layout, seat: Seat, box: Box) -> Iterator[Node]:
    view, sizes = glance.view, layout.sizes
    tall = layout.frame == "tall"
    name, wins = f"finale-{seat}", seat in view.winners
    yield panel(name, box, "paper", edge="gold" if wins else "line", corner=14, z=Z.TILE)
    h = min(box.h * 0.82, 190) if tall else box.h * 0.5
    card = (box.x + h * 0.5, box.at[1]) if tall else (box.at[0], box.y + h * 0.5 + 52)
    side, masked = view.allegiance[seat], view.declared[seat]
    yield picture(
        f"{name}-oath",
        card,
        (h / CARD_SHAPE, h),
        f"oath-{side}" if side else "oath-back",
        Z.FACE,
        alpha=1 if masked else 0.35,
        was=f"oath-{seat}",
    )
    x = box.x + h + (box.w - h) * 0.45 if tall else box.at[0]
    room = box.w - h - 120 if tall else box.w - 16
    ys = (
        [box.y + box.h * share for share in (0.2, 0.44, 0.64, 0.84)]
        if tall
        else [box.y + 28, card[1] + h * 0.5 + 24, card[1] + h * 0.5 + 50, box.bottom - 26]
    )
    yield writing(
        f"{name}-name",
        (x, ys[0]),
        (room, sizes.large),
        say("mutiny-seat", seat=SeatName(seat)),
        display=True,
    )
    yield writing(
        f"{name}-side",
        (x, ys[1]),
        (room, sizes.name),
        side_words(side) if side else say("mutiny-masked", sworn="yes" if masked else "no"),
        skin="ink" if side else "ink-soft",
    )
    gold = _gold(glance, seat)
    yield writing(
        f"{name}-gold",
        (x, ys[2]),
        (room, sizes.small),
        say("mutiny-finale-gold", gold=gold)
        if gold is not None
        else say("mutiny-finale-coins", coins=view.coins[seat], cards=view.gold_sizes[seat]),
        skin="ink-soft",
    )
    if _is_settled(glance):
        outcome = "won" if wins else "out" if seat in view.eliminated else "lost"
        yield writing(
            f"{name}-outcome",
            (x, ys[3]),
            (room, sizes.name),
            say("mutiny-finale-outcome", outcome=outcome),
            display=True,
            skin="ink" if wins else "ink-soft",
        )
    if wins:
        size = 84 if tall else 54
        at = (
            (box.right - size * 0.8, box.at[1]) if tall else (card[0] + h * 0.5, card[1] - h * 0.44)
        )
        yield picture(f"{name}-crown", at, size, "crown", Z.MARK)


def _is_settled(glance: Glance) -> bool:
    """Whether it has been told who wins."""
    return not glance.events or bool(glance.happened("won") or glance.happened("lost"))


def _gold(glance: Glance, seat: Seat) -> int | None:
    """All a seat's gold, where it is known."""
    view = glance.view
    own = view.gold[seat]
    if own is not None:
        return view.coins[seat] + sum(own)
    for event in glance.happened("counted"):
        if event.args["seat"] == seat:
            return int(event.args["gold"])
    return None
