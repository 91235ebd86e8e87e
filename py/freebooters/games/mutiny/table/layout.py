"""Where everything lies on La Mutinerie's table, in table units: computed once for every frame.

During the voyage the sea with its islands is above, then the duels to come, the cabins and the whole
crew, and the viewer's hand. In the mutiny the deck with the rope and the cards laid take the place of
sea, cabins and crew. On a wide table the duels stand beside what is above, and the hand beside the
crew until it is needed in the mutiny; on a short one duels and hand are a column at the right.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from freebooters.games.mutiny.rules.components import BOX, CREW, LETTERS
from freebooters.games.mutiny.table.regions import GAP, Want, spend
from freebooters.stage import Box, Frame, Point

__all__ = ["CARD_SHAPE", "Crew", "Layout", "Sea", "layout_of"]

CARD_SHAPE = 1.4
"""Height of a card for a width of 1."""

_ISLAND_SHAPE = 4 / 3
"""Width of an island for a height of 1."""
_LEAST_ISLAND = {"narrow": 62.5, "short": 30.0, "wide": 30.0}
"""Its height, so that it can be pressed."""
_SIDE = 222.0
"""Width of the column at the right of a short table."""
_SEA_SHARE = 0.735
"""Of the width of a wide table."""
_ROOMY = 1440
"""From this height on a narrow table has room for the names of the crew."""
_SQUARE = 840
"""From this height on a short table has nothing beside it: it is nearly as high as wide."""
_CREW_SHARE = 0.69
"""Of the width of a wide table, where the hand lies beside the crew."""
_HEAD_SHARE = 0.56
"""Of the width of a wide table in the mutiny."""


class Sea(NamedTuple):
    """What lies in the sea."""

    box: Box
    islands: tuple[Box, ...]
    """Volcano, treasure and coin island."""
    plates: tuple[Box, ...]
    """The numbers beside them."""
    lifeboat: Box
    seasick: Box
    track: tuple[Point, ...]
    """Positions of the ship, by cells to go."""
    cell: float
    ship: float
    storm: float
    sabres: Box


class Crew(NamedTuple):
    """The crew: portraits alone, with names, or with names and powers."""

    box: Box
    places: tuple[Box, ...]
    """In the order of the crew."""
    legend: Box
    shows: Literal["faces", "names", "powers"]


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """The table of one frame, for so many seats; made once, so that it is the same only as itself."""

    frame: Frame
    sea: Sea
    pairs: Box
    """The duels to come, during the voyage."""
    cabins: Box
    doors: tuple[Box, ...]
    dealer: Box
    crew: Crew
    hand: Box | None
    """None for a spectator."""
    scores: Box
    """The mutiny: how many duels each side has won."""
    duels: tuple[Box, ...]
    armed: Box | None
    """The hand in the mutiny."""
    deck: Box
    """Where the two sides of the duel being fought pull."""
    middle: Box
    """Where cards are laid and shown."""
    over: tuple[Box, ...]
    """The duels' letters at the end."""
    finale: Box
    """Where the sides are unmasked."""


@lru_cache(maxsize=64)
def layout_of(frame: Frame, seats: int, *, has_hand: bool) -> Layout:
    """The table of that frame."""
    is_square = frame.kind == "short" and frame.height >= _SQUARE
    build = {"narrow": _narrow, "short": _square if is_square else _short, "wide": _wide}[
        frame.kind
    ]
    return build(frame, seats, has_hand)


def _narrow(frame: Frame, seats: int, has_hand: bool) -> Layout:
    if frame.height < _ROOMY:
        voyage = [Want(146, 250), Want(62.5, 92), Want(279.5, 640), Want(112, 150), Want(236, 330)]
    else:
        voyage = [Want(200, 300), Want(84, 100), Want(520, 760), Want(290, 400), Want(290, 380)]
    mutiny = [_head(frame, 64, 110), Want(62.5, 84), Want(200, 330), Want(228, 860), Want(236, 380)]
    return _stacked(frame, seats, has_hand, voyage, mutiny)


def _head(frame: Frame, least: float, most: float) -> Want:
    """What the title of the mutiny stands on: where letters are large it has two lines."""
    lines = 2 * frame.medium if frame.letters > 100 else 0
    return Want(max(least, lines), max(most, lines))


def _square(frame: Frame, seats: int, has_hand: bool) -> Layout:
    """A table nearly as high as wide, with letters smaller than a phone's."""
    voyage = [Want(110, 190), Want(56, 80), Want(300, 460), Want(156, 210), Want(150, 220)]
    mutiny = [_head(frame, 50, 76), Want(56, 80), Want(150, 280), Want(200, 400), Want(150, 220)]
    return _stacked(frame, seats, has_hand, voyage, mutiny)


def _stacked(
    frame: Frame, seats: int, has_hand: bool, voyage: list[Want], mutiny: list[Want]
) -> Layout:
    """All regions one below the other; each list ends with the hand's."""
    whole = Box(8, 6, 984, frame.height - 12)
    sea, pairs, cabins, crew, *hand = spend(whole, voyage[: 4 + has_hand])
    scores, duels, deck, middle, *armed = spend(whole, mutiny[: 4 + has_hand])
    top = duels.bottom + GAP
    finale = Box(whole.x, top, whole.w, whole.bottom - top)
    doors = _doors(cabins, seats, rows=2)
    letters = duels.columns(len(LETTERS), GAP)
    return Layout(
        frame=frame,
        sea=_sea(sea, frame, seats),
        pairs=pairs,
        cabins=cabins,
        doors=doors[:-1],
        dealer=doors[-1],
        crew=_grid(crew) if crew.h > 4 * 1.6 * frame.small else _strip(crew, frame),
        hand=hand[0] if hand else None,
        scores=scores,
        duels=letters,
        armed=armed[0] if armed else None,
        deck=deck,
        middle=middle,
        over=letters,
        finale=finale,
    )


def _short(frame: Frame, seats: int, has_hand: bool) -> Layout:
    whole = Box(5, 4, 990, frame.height - 8)
    left = Box(whole.x, whole.y, whole.w - _SIDE - GAP, whole.h)
    right = Box(left.right + GAP, whole.y, _SIDE, whole.h)
    sea, cabins, crew = spend(left, [Want(98, 180), Want(232, 540), Want(78, 110)])
    pairs, *hand = spend(right, [Want(196, 240), Want(220, 560)][: 1 + has_hand])
    scores, deck, middle = spend(left, [_head(frame, 50, 76), Want(136, 300), Want(190, 600)])
    top = scores.bottom + GAP
    doors = _doors(cabins, seats, rows=2)
    return Layout(
        frame=frame,
        sea=_sea(sea, frame, seats),
        pairs=pairs,
        cabins=cabins,
        doors=doors[:-1],
        dealer=doors[-1],
        crew=_strip(crew, frame),
        hand=hand[0] if hand else None,
        scores=scores,
        duels=pairs.rows(len(LETTERS), 4),
        armed=hand[0] if hand else None,
        deck=deck,
        middle=middle,
        over=right.rows(len(LETTERS), 4),
        finale=Box(left.x, top, left.w, left.bottom - top),
    )


def _wide(frame: Frame, seats: int, has_hand: bool) -> Layout:
    whole = Box(4, 4, 992, frame.height - 8)
    crew_wants = Want(256, 430) if has_hand else Want(184, 270)
    upper, cabins, lower = spend(whole, [Want(98, 160), Want(118, 240), crew_wants])
    sea, pairs = _beside(upper, _SEA_SHARE)
    crew, hand = _beside(lower, _CREW_SHARE) if has_hand else (lower, None)
    fight_wants = [Want(56, 70), Want(130, 260), Want(170, 420), Want(68, 220)]
    head, deck, middle, *armed = spend(whole, fight_wants[: 3 + has_hand])
    scores, duels = _beside(head, _HEAD_SHARE)
    doors = _doors(cabins, seats, rows=1)
    letters = duels.columns(len(LETTERS), 6)
    return Layout(
        frame=frame,
        sea=_sea(sea, frame, seats),
        pairs=pairs,
        cabins=cabins,
        doors=doors[:-1],
        dealer=doors[-1],
        crew=_full(crew, columns=2 if has_hand else 3),
        hand=hand,
        scores=scores,
        duels=letters,
        armed=armed[0] if armed else None,
        deck=deck,
        middle=middle,
        over=letters,
        finale=Box(whole.x, deck.y, whole.w, whole.bottom - deck.y),
    )


def _beside(box: Box, share: float) -> tuple[Box, Box]:
    """That share of a box at the left, and what is left beside it."""
    one = Box(box.x, box.y, box.w * share, box.h)
    return one, Box(one.right + GAP, box.y, box.right - one.right - GAP, box.h)


def _sea(box: Box, frame: Frame, seats: int) -> Sea:
    """Islands with their numbers and the lifeboat above, the track below."""
    start = BOX.start[seats]
    h = min(
        max(box.h * 0.385, _LEAST_ISLAND[frame.kind]),
        (1.5 if frame.kind == "wide" else 2.4) * frame.large,
    )
    w, y = h * _ISLAND_SHAPE, box.y + box.h * 0.04
    high = 1.45 * frame.medium
    boat = Box(box.right - 2.35 * h, y, 1.2 * h, h)
    room = (boat.x - box.x - 10) / 3
    islands = tuple(Box(box.x + 8 + k * room, y, w, h) for k in range(3))
    plate = min(room - w - 5, (8.5 if frame.kind == "wide" else 2.3) * frame.medium)
    plates = tuple(
        Box(island.right + 3, island.at[1] - high / 2, plate, high) for island in islands
    )
    ship = box.h * 0.4
    sabres = box.h * 0.42
    across = box.bottom - box.h * 0.22
    last = box.right - 10 - sabres / 2
    step = (last - box.x - 10 - ship / 2) / start
    return Sea(
        box=box,
        islands=islands,
        plates=plates,
        lifeboat=boat,
        seasick=Box(boat.right + 2, y, h, h),
        track=tuple((last - step * cells, across) for cells in range(start + 1)),
        cell=min(box.h * 0.13, step * 0.7),
        ship=ship,
        storm=box.h * 0.25,
        sabres=Box(last - sabres / 2, across - sabres / 2, sabres, sabres),
    )


def _doors(box: Box, seats: int, rows: int) -> tuple[Box, ...]:
    """A place for every cabin of a row and one for its dealer, in so many rows."""
    count = seats + BOX.spare_cabins + 1
    inner, columns = box.inset(5, 9), -(-count // rows)
    cells = [cell for row in inner.rows(rows, 9) for cell in row.columns(columns, 7)]
    return (*cells[: count - 1], cells[-1])


def _strip(box: Box, frame: Frame) -> Crew:
    """Portraits in one row, the legend below them."""
    inner = box.inset(4, 4)
    line = frame.small * 1.2
    row = Box(inner.x, inner.y, inner.w, inner.h - line)
    legend = Box(inner.x + 6, row.bottom, inner.w - 12, line)
    return Crew(box, row.columns(len(CREW), 0), legend, "faces")


def _grid(box: Box) -> Crew:
    """Four to a row, the legend in the places left over."""
    cells = [cell for row in box.inset(4, 4).rows(4, 2) for cell in row.columns(4, 2)]
    last = cells[len(CREW)]
    legend = Box(last.x + 8, last.y, cells[-1].right - last.x - 12, last.h)
    return Crew(box, tuple(cells[: len(CREW)]), legend, "names")


def _full(box: Box, columns: int) -> Crew:
    """In so many columns, the legend in the places left over."""
    rows = -(-(len(CREW) + 1) // columns)
    cells = [cell for row in box.inset(5, 4).rows(rows, 2) for cell in row.columns(columns, 4)]
    last = cells[len(CREW)]
    legend = Box(last.x + 8, last.y, cells[-1].right - last.x - 12, last.h)
    return Crew(box, tuple(cells[: len(CREW)]), legend, "powers")
