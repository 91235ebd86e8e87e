"""The cards of a duel: laid face down in front of their seats, then shuffled and shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explaining import about
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
from freebooters.games.mutiny.table.sea import bank
from freebooters.stage import Box, Node

__all__ = ["POT", "middle"]

POT = "pot"
"""Where the cards laid are shuffled before they are shown."""

_NAME = 6.9
"""Width of a name for letters of height 1."""
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
    head = Box(box.x + 10, box.y + 8, box.w - 20, 2.1 * size)
    island = Box(head.right - 4.4 * size, head.y, 2.3 * size, head.h * 0.9)
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
    yield Node(POT, "zone", area.at, (area.h / CARD_SHAPE, area.h), z=Z.SEA)
    shown = _shown(derived)
    yield from _row(area, shown) if shown else _fighters(derived, area)


def _row(area: Box, cards: list[_Card]) -> Iterator[Node]:
    """Cards side by side, as large as there is room."""
    w = min((area.w - 24 * (len(cards) - 1)) / max(3.4, len(cards)), area.h / CARD_SHAPE)
    pitch = w + min(24.0, (area.w - w * len(cards)) / max(1, len(cards) - 1))
    left = area.at[0] - pitch * (len(cards) - 1) / 2
    for number, card in enumerate(cards):
        yield picture(
            card.id,
            (left + pitch * number, area.at[1]),
            (w, w * CARD_SHAPE),
            card.image,
            Z.FACE,
            tint=card.tint,
            was=card.was,
            label=card.label,
            explain=about("laid", "combat-back"),
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
        _Card(f"shown-{number}", card_sprite(face), card_words(face), POT)
        for number, face in enumerate(faces)
    ]
    hidden = len(duel["in"]) - len(turned) if duel is not None and derived.is_showing else 0
    back = say("mutiny-name-laid")
    cards += [_Card(f"unshown-{number}", "combat-back", back, POT) for number in range(hidden)]
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
    places = max(len(seats), 3 if area.w > area.h else 2)
    w = (area.w - 8 * (places - 1)) / places
    used = len(seats) * (w + 8) - 8
    columns = Box(area.at[0] - used / 2, area.y, used, area.h).columns(len(seats), 8)
    named = columns[0].w >= _NAME * letters
    foot = letters * 1.35 if named else 0.0
    flag = letters * 1.4
    for seat, column in zip(seats, columns, strict=True):
        state = _state(derived, seat)
        label = say("mutiny-node-fighter", seat=SeatName(seat), state=state)
        h = min(column.h - foot, (column.w - flag) * CARD_SHAPE)
        top = column.y + (column.h - h - foot) / 2
        at, shape = (column.at[0], top + h / 2), (h / CARD_SHAPE, h)
        slot = Box(at[0] - shape[0] / 2, top, *shape)
        yield panel(
            f"fighter-{seat}",
            slot,
            "paper",
            corner=8,
            z=Z.TILE,
            label=label,
            pick=f"fighter:{seat}",
            explain=about("laid", "combat-back", now=label),
        )
        if state != "open":
            image, tint = _face(derived, seat, state)
            was = "hand-monkey" if state == "out" and seat == derived.own else ""
            yield picture(f"fighter-{seat}-card", at, shape, image, Z.FACE, tint=tint, was=was)
        corner = (slot.x + flag * 0.1, slot.y + flag * 0.5)
        yield picture(f"fighter-{seat}-flag", corner, flag, "flag", Z.MARK, tint=f"seat-{seat}")
        if named:
            yield writing(
                f"fighter-{seat}-name",
                (column.at[0], slot.bottom + foot / 2),
                column.w,
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
