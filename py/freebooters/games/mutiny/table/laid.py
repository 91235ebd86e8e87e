"""The cards of a duel: laid face down in front of their seats, then shuffled and shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about
from freebooters.games.mutiny.table.layout import CARD_SHAPE
from freebooters.games.mutiny.table.nodes import (
    Z,
    card_sprite,
    card_words,
    panel,
    picture,
    pirate_words,
    writing,
)
from freebooters.games.mutiny.table.regions import middle_rows
from freebooters.games.mutiny.table.sea import bank
from freebooters.stage import Box, Frame, Meaning, Node, zone

__all__ = ["POT", "bank_place", "middle"]

POT = "pot"
"""Where the cards laid are shuffled before they are shown."""

_NAME = 6.9
"""Width of a name for letters of height 1."""
_TALLEST = 320.0
"""What is larger would fly over the table like a slab."""
_APART = 24.0
"""Between cards that are shown."""
_MONKEYS = ("withdrew", "eliminated")


class _Card(NamedTuple):
    """One card on the table."""

    id: str
    image: str
    label: Message
    was: str = ""
    tint: str = ""


def middle(derived: Derived, box: Box) -> Iterator[Node]:
    """What happens, the bank, and the cards: those just shown, or those laid face down."""
    frame = derived.frame
    yield panel("middle", box, "paper-deep", edge="line", corner=16)
    size = frame.medium
    head, island = _head(frame, box), bank_place(frame, box)
    number = Box(head.right - 2 * size, head.at[1] - 0.73 * size, 2 * size, 1.45 * size)
    yield from bank(derived, island, number)
    room = island.x - head.x - 8
    yield writing(
        "middle-title",
        (head.x + room / 2, head.at[1]),
        room,
        frame.small,
        _news(derived),
        lines=2,
        ground="paper-deep",
        align="left",
    )
    area = Box(box.x + 10, head.bottom + 6, box.w - 20, box.bottom - 10 - head.bottom - 6)
    yield zone(POT, (area.at, (area.h / CARD_SHAPE, area.h)), z=Z.SEA)
    shown = _shown(derived)
    yield from _row(area, shown) if shown else _fighters(derived, area)


def _head(frame: Frame, box: Box) -> Box:
    return Box(box.x + 10, box.y + 8, box.w - 20, 2.1 * frame.medium)


def bank_place(frame: Frame, box: Box) -> Box:
    """Where the bank lies in the middle of the mutiny."""
    head, size = _head(frame, box), min(frame.medium, box.w * 0.075)
    return Box(head.right - 4.4 * size, head.y, 2.3 * size, head.h * 0.9)


def _row(area: Box, cards: list[_Card]) -> Iterator[Node]:
    """Cards beside and below each other, as large as there is room."""
    beside = 3.4 if area.w > area.h else 2

    def width(rows: int) -> float:
        each = -(-len(cards) // rows)
        across = (area.w - _APART * (each - 1)) / max(beside, each)
        high = min(_TALLEST, (area.h - _APART * (rows - 1)) / rows)
        return min(across, high / CARD_SHAPE)

    rows = max(range(1, len(cards) + 1), key=width)
    w = width(rows)
    h, each = w * CARD_SHAPE, -(-len(cards) // rows)
    cells = middle_rows(area, len(cards), each, (w, h), (w + _APART, h + _APART))
    for card, cell in zip(cards, cells, strict=True):
        yield picture(
            card.id,
            cell.at,
            cell.size,
            card.image,
            Z.FACE,
            tint=card.tint,
            was=card.was,
            means=Meaning(card.label, about("laid", "combat-back")),
        )


def _shown(derived: Derived) -> list[_Card]:
    """The cards of the round being shown, turned up one by one, and the monkeys; none while cards
    are laid.
    """
    duel = derived.view.duel
    if duel is not None and duel["committed"] and not derived.is_showing:
        return []
    turned = derived.happened("turned")
    monkeys = [event.args["seat"] for kind in _MONKEYS for event in derived.happened(kind)]
    if not turned and not monkeys:
        return []
    faces = [(event.args["colour"], event.args["value"]) for event in turned]
    cards = [
        _Card(
            f"shown-{number}",
            card_sprite(face),
            card_words(face),
            # Later ones are turned up where they lie: from the pot they would fly over one shown before.
            f"unshown-{number}" if number else POT,
        )
        for number, face in enumerate(faces)
    ]
    hidden = len(duel["in"]) - len(turned) if duel is not None and derived.is_showing else 0
    back = say("mutiny-name-laid")
    places = range(len(turned), len(turned) + hidden)
    cards += [_Card(f"unshown-{number}", "combat-back", back, POT) for number in places]
    cards += [
        _Card(
            f"shown-monkey-{seat}",
            "monkey",
            say("mutiny-node-fighter", seat=SeatName(seat), state="out"),
            "hand-monkey" if seat == derived.own else POT,
            f"seat-{seat}",
        )
        for seat in monkeys
    ]
    return cards


def _news(derived: Derived) -> Message:
    """What is going on, in a few words."""
    view = derived.view
    for event in derived.happened("decided"):
        side = pirate_words(event.args["side"])
        return say("mutiny-decided", letter=event.args["letter"], side=side)
    if view.duel is None:
        return say("mutiny-middle-facing")
    for event in derived.events:
        if event.kind in ("turned", *_MONKEYS) and _shown(derived):
            return say("mutiny-middle-shown", round=event.args["round"])
    count = len(view.duel["committed"])
    return say("mutiny-middle-laid", count=count, all=len(view.duel["in"]))


def _fighters(derived: Derived, area: Box) -> Iterator[Node]:
    """A place for every seat still in the game, with what lies in front of it."""
    view, letters = derived.view, derived.frame.small
    seats = [seat for seat in range(derived.seats) if seat not in view.eliminated]
    if not seats:
        return
    flag = letters * 1.4

    def size(rows: int) -> tuple[float, float, float, float]:
        """How high a card is in so many rows; its cell, and the foot of that for a name."""
        each = max(-(-len(seats) // rows), 3 if area.w > area.h else 2)
        w, h = (area.w - 8 * (each - 1)) / each, (area.h - 8 * (rows - 1)) / rows
        foot = letters * 1.35 if w >= _NAME * letters else 0.0
        return min(h - foot, (w - flag) * CARD_SHAPE), w, h, foot

    rows = max(range(1, len(seats) + 1), key=lambda rows: size(rows)[0])
    h, w, high, foot = size(rows)
    w = min(w, max(_NAME * 1.2 * letters, 1.5 * h / CARD_SHAPE))
    each = -(-len(seats) // rows)
    cells = middle_rows(area, len(seats), each, (w, high), (w + 8, high + 8))
    for seat, cell in zip(seats, cells, strict=True):
        state = _state(derived, seat)
        label = say("mutiny-node-fighter", seat=SeatName(seat), state=state)
        top = cell.y + (cell.h - h - foot) / 2
        at, shape = (cell.at[0], top + h / 2), (h / CARD_SHAPE, h)
        slot = Box(at[0] - shape[0] / 2, top, *shape)
        yield panel(
            f"fighter-{seat}",
            slot,
            "paper",
            corner=8,
            z=Z.TILE,
            means=Meaning(label, about("laid", "combat-back", now=label), f"fighter:{seat}"),
        )
        if state != "open":
            image, tint = _face(derived, seat, state)
            was = "hand-monkey" if state == "out" and seat == derived.own else ""
            yield picture(f"fighter-{seat}-card", at, shape, image, Z.FACE, tint=tint, was=was)
        corner = (slot.x + flag * 0.1, slot.y + flag * 0.5)
        yield picture(f"fighter-{seat}-flag", corner, flag, "flag", Z.MARK, tint=f"seat-{seat}")
        if foot:
            yield writing(
                f"fighter-{seat}-name",
                (cell.at[0], slot.bottom + foot / 2),
                cell.w,
                letters,
                say("mutiny-seat", seat=SeatName(seat)),
                ground="paper-deep",
                dim=state == "out",
            )


def _state(derived: Derived, seat: Seat) -> str:
    """Whether a seat has laid a card, still has to, or has left the duel with its monkey."""
    duel = derived.view.duel
    if duel is not None and seat not in duel["in"]:
        return "out"
    return "laid" if duel is not None and seat in duel["committed"] else "open"


def _face(derived: Derived, seat: Seat, state: str) -> tuple[str, str]:
    """A card laid: only its owner sees which."""
    if state == "out":
        return "monkey", f"seat-{seat}"
    duel = derived.view.duel
    own = tuple(duel["own"] or ()) if duel and seat == derived.own else ()
    if own and own[0] == "fight":
        return f"{own[1]}-{own[2]}", ""
    return ("monkey", f"seat-{seat}") if own else ("combat-back", "")
