"""The row of cabins: pirates met, empty cabins, the doors still closed, and who deals."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import CREW
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about, about_pirate
from freebooters.games.mutiny.table.layout import Layout
from freebooters.games.mutiny.table.nodes import (
    Z,
    badge,
    called_open,
    panel,
    picture,
    pirate_words,
    plate,
    writing,
)
from freebooters.stage import Box, Frame, Meaning, Node, painted, zone

__all__ = ["MET", "cabins"]

MET = {pirate: f"open-{pirate}" for pirate in CREW}
"""Of each pirate the id of what stands for it, once it was met. Those who were met stand in a row from
the left, wherever their doors are.
"""

DOOR_SHAPE = 1.24
"""Height of a door for a width of 1."""

_LEADING = 1.2
"""Height of a line for letters of height 1."""
_LEAST_FACE = 0.3
"""Of a cabin's height: a smaller portrait goes without the words below its name."""


def cabins(derived: Derived) -> Iterator[Node]:
    """From the left: pirates in the order they were met, cabins they have left, closed doors."""
    layout, view = derived.layout, derived.view
    yield from _wall(layout)
    count = derived.cabins
    if not count:
        yield from _waiting(layout, is_haunted=bool(derived.happened("frightened")))
        return
    met, behind = len(view.open), count - view.closed
    opened = {event.args["pirate"] for event in derived.happened("opened")}
    for number, box in enumerate(layout.doors):
        if number < met:
            pirate = view.open[number]
            yield from _pirate(
                layout.frame,
                box,
                pirate,
                derived.offered(pirate),
                f"door-{behind - 1}" if pirate in opened else "",
                is_opened=pirate == view.opened,
                dim=derived.is_turn and pirate not in derived.on_offer,
            )
        elif number < behind:
            yield from _left(number, box)
            if "ghost" in opened and number == behind - 1:
                yield from _haunted(box)
        else:
            known = (view.closed, len(derived.unseen))
            is_next, asked = number == behind, derived.is_own_turn
            yield from _closed(layout.frame, box, number, known, is_next=is_next, is_asked=asked)
    if view.dealer is not None:
        yield from _dealer(layout.frame, layout.dealer, view.dealer)


@painted
def _wall(layout: Layout) -> Iterator[Node]:
    yield panel("cabins", layout.cabins, "wood", edge="wood-deep", z=Z.PANEL)


@painted
def _waiting(layout: Layout, *, is_haunted: bool) -> Iterator[Node]:
    """Between two rows; the ghost that ended the one before still stands there."""
    box, size = layout.cabins, layout.frame.medium
    words = Box(box.x + box.w * 0.16, box.at[1] - size * 1.1, box.w * 0.68, size * 2.2)
    yield panel("cabins-note", words, "wood-deep", edge="wood-deep", z=Z.TILE)
    yield writing(
        "cabins-wait",
        words.at,
        words.w - 20,
        size,
        say("mutiny-cabins-wait"),
        skin="white",
        ground="wood-deep",
        display=True,
    )
    if is_haunted:
        above = Box(box.x + box.w * 0.3, box.y + 4, box.w * 0.4, words.y - box.y - 8)
        beside = Box(box.x + 4, box.y + 4, box.w * 0.15, box.h - 8)
        yield from _haunted(max(above, beside, key=lambda free: min(free.size)))


def _door(number: int, box: Box, image: str, label: Message | None = None) -> Node:
    h = min(box.w * 0.9 * DOOR_SHAPE, box.h)
    explain = about("door" if image == "door" else "doorway", image)
    return picture(
        f"door-{number}",
        (box.at[0], box.bottom - h / 2),
        (h / DOOR_SHAPE, h),
        image,
        dim=image != "door",
        means=Meaning(label or explain.name, explain),
    )


@painted
def _left(number: int, box: Box) -> Iterator[Node]:
    """A cabin whose pirate has left."""
    yield _door(number, box, "doorway")


@painted
def _haunted(box: Box) -> Iterator[Node]:
    """The ghost in the doorway out of which it has just come."""
    side = min(box.w * 0.86, box.h - 6)
    means = Meaning(pirate_words("ghost"), about_pirate("ghost", "used"))
    yield picture(
        "haunt", (box.at[0], box.bottom - 3 - side / 2), side, "ghost", Z.MARK, means=means
    )


@painted
def _closed(
    frame: Frame, box: Box, number: int, known: tuple[int, int], *, is_next: bool, is_asked: bool
) -> Iterator[Node]:
    """A closed door; the next to be opened can be knocked at, and says so to who is asked. `known`:
    how many doors are closed and how many pirates unseen, which is told once of all doors.
    """
    closed, unseen = known
    label = say("mutiny-node-door", closed=closed, unseen=unseen)
    letters, door = frame.medium, _door(number, box, "door", label)
    yield door
    if not is_next:
        return
    yield zone(
        "knock",
        box,
        z=Z.MARK,
        means=Meaning(label, about("door", "door", ("unseen", unseen), now=label), "door"),
    )
    if not is_asked:
        return
    h = letters * 1.35
    top = max(box.y + 2, door.at[1] - door.size[1] / 2 - h * 0.7)
    words = Box(box.x + box.w * 0.03, top, box.w * 0.94, h)
    yield from plate("knock-words", words, letters, say("mutiny-knock"))


@painted
def _dealer(frame: Frame, box: Box, dealer: Seat) -> Iterator[Node]:
    """Who has dealt the row, in the place left over."""
    letters = frame.small
    label = say("mutiny-node-dealer", seat=SeatName(dealer))
    place = box.inset(0, box.h * 0.06)
    yield panel(
        "dealer",
        place,
        "wood-deep",
        edge="wood-deep",
        z=Z.TILE,
        means=Meaning(label, about("dealer", "wheel", now=label), "dealer"),
    )
    words = 2 * letters * _LEADING
    side = min(place.w * 0.6, place.h - words - 14)
    yield picture(
        "dealer-wheel", (place.at[0], place.y + 5 + side / 2), side, "wheel", tint=f"seat-{dealer}"
    )
    yield writing(
        "dealer-words",
        (place.at[0], place.bottom - words / 2 - 4),
        place.w - 2,
        letters,
        say("mutiny-dealer", seat=SeatName(dealer)),
        lines=2,
        skin="white",
        ground="wood-deep",
    )


@painted
def _pirate(
    frame: Frame, box: Box, pirate: str, coins: int, was: str, *, is_opened: bool, dim: bool
) -> Iterator[Node]:
    name = MET[pirate]
    side, is_brief = _face(frame, box)
    yield panel(
        name,
        box,
        "card",
        edge="gold" if is_opened else "card-edge",
        corner=10,
        z=Z.PRINT,
        dim=dim,
        was=was,
        means=Meaning(
            called_open(pirate, coins), about_pirate(pirate, "open", coins), f"pirate:{pirate}"
        ),
    )
    face = (box.at[0], box.y + 5 + side * 0.5)
    yield picture(f"{name}-face", face, side, pirate, Z.FACE, dim=dim)
    line = frame.medium * _LEADING
    words = 2 * frame.small * _LEADING if is_brief else 0.0
    free = box.bottom - 4 - (box.y + 5 + side) - line - words
    top = box.y + 5 + side + free / 2
    yield writing(
        f"{name}-name",
        (box.at[0], top + line / 2),
        box.w - 8,
        frame.medium,
        pirate_words(pirate),
        ground="card",
        display=True,
        z=Z.FACE,
        dim=dim,
    )
    if is_brief:
        yield writing(
            f"{name}-power",
            (box.at[0], top + line + words / 2),
            box.w - 8,
            frame.small,
            say(f"mutiny-brief-{pirate}"),
            lines=2,
            skin="ink-soft",
            ground="card",
            z=Z.FACE,
            dim=dim,
        )
    if coins:
        yield from _purse(frame, box, coins)


def _face(frame: Frame, box: Box) -> tuple[float, bool]:
    """The side of a portrait, and whether there is room below its name for what it does."""
    name, words = frame.medium * _LEADING, 2 * frame.small * _LEADING
    least = box.h * _LEAST_FACE
    is_brief = box.h - 12 - name - words >= least
    return min(box.w * 0.84, box.h - 12 - name - (words if is_brief else 0)), is_brief


def _purse(frame: Frame, box: Box, coins: int) -> Iterator[Node]:
    """Sate's coins, one more for each seat that went past her."""
    letters = frame.medium
    at = (box.right - letters * 0.95, box.y + letters * 0.95)
    yield picture("sate-coin", (at[0] - letters, at[1]), letters * 1.3, "coin", Z.MARK)
    yield from badge("sate-coins", at, letters, str(coins))
