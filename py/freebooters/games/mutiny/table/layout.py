"""Where everything lies on La Mutinerie's table, in table units: computed once for every frame.

During the voyage the sea with its islands is above, then the duels' letters, the cabins and the
whole crew, and the viewer's hand. In the mutiny the two sides and the cards laid take the place of
sea, cabins and crew. On a wide table the letters stand beside the sea, on a short one letters and
hand are a column at the right.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from freebooters.games.mutiny.rules.components import BOX, CREW, LETTERS
from freebooters.games.mutiny.table.regions import GAP, Want, middle_rows, spend
from freebooters.stage import Box, Frame, Point

__all__ = ["CARD_SHAPE", "Crew", "Layout", "Sea", "hand_boxes", "layout_of"]

CARD_SHAPE = 1.4
"""Height of a card for a width of 1."""

_ISLAND_SHAPE = 4 / 3
"""Width of an island for a height of 1."""
_SIDE = 218.0
"""Width of the column at the right of a short table."""
_SEA_SHARE = 0.735
"""Of the width of a wide table."""
_ROOMY = 1440
"""From this height on a narrow table has room for the names of the crew."""
_SQUARE = 840
"""From this height on a short table has nothing beside it: it is nearly as high as wide."""
_BESIDE = 400
"""A hand that is not wider lies beside everything else."""


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
    pairs: tuple[Box, ...]
    """The duels' letters during the voyage."""
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
    wings: tuple[Box, Box]
    """The two sides of the duel being fought."""
    middle: Box
    """Where cards are laid and shown."""
    over: tuple[Box, ...]
    """The duels' letters at the end."""
    finale: tuple[Box, ...]
    """A place for every seat's unmasking."""


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
        voyage = [Want(164, 280), Want(84, 120), Want(316, 700), Want(116, 150), Want(136, 200)]
    else:
        voyage = [Want(210, 320), Want(104, 140), Want(580, 860), Want(308, 420), Want(170, 240)]
    mutiny = [Want(84, 120), Want(84, 140), Want(236, 620), Want(250, 860), Want(136, 240)]
    return _stacked(frame, seats, has_hand, voyage, mutiny)


def _square(frame: Frame, seats: int, has_hand: bool) -> Layout:
    """A table nearly as high as wide, with letters smaller than a phone's."""
    voyage = [Want(124, 200), Want(56, 80), Want(330, 500), Want(156, 210), Want(110, 150)]
    mutiny = [Want(56, 80), Want(56, 80), Want(210, 300), Want(250, 400), Want(110, 180)]
    return _stacked(frame, seats, has_hand, voyage, mutiny)


def _stacked(
    frame: Frame, seats: int, has_hand: bool, voyage: list[Want], mutiny: list[Want]
) -> Layout:
    """All regions one below the other; each list ends with the hand's."""
    whole = Box(8, 6, 984, frame.height - 12)
    sea, letters, cabins, crew, *hand = spend(whole, voyage[: 4 + has_hand])
    scores, duels, wings, middle, *armed = spend(whole, mutiny[: 4 + has_hand])
    top = duels.bottom + GAP
    finale = Box(whole.x, top, whole.w, whole.bottom - top)
    doors = _doors(cabins, seats, rows=2)
    return Layout(
        frame=frame,
        sea=_sea(sea, frame, seats),
        pairs=letters.columns(len(LETTERS), GAP),
        cabins=cabins,
        doors=doors[:-1],
        dealer=doors[-1],
        crew=_grid(crew) if crew.h > 4 * 1.6 * frame.small else _strip(crew, frame),
        hand=hand[0] if hand else None,
        scores=scores,
        duels=duels.columns(len(LETTERS), GAP),
        armed=armed[0] if armed else None,
        wings=_two(wings),
        middle=middle,
        over=duels.columns(len(LETTERS), GAP),
        finale=finale.rows(seats, GAP),
    )


def _short(frame: Frame, seats: int, has_hand: bool) -> Layout:
    whole = Box(5, 4, 990, frame.height - 8)
    left = Box(whole.x, whole.y, whole.w - _SIDE - GAP, whole.h)
    right = Box(left.right + GAP, whole.y, _SIDE, whole.h)
    sea, cabins, crew = spend(left, [Want(98, 180), Want(232, 540), Want(78, 110)])
    letters, *hand = spend(right, [Want(236, 400), Want(186, 440)][: 1 + has_hand])
    scores, fight = spend(left, [Want(54, 90), Want(300, 800)])
    one, middle, other = _thirds(fight, 206)
    doors = _doors(cabins, seats, rows=2)
    pairs = letters.rows(len(LETTERS), 4)
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
        duels=pairs,
        armed=hand[0] if hand else None,
        wings=(one, other),
        middle=middle,
        over=right.rows(len(LETTERS), 4),
        finale=fight.columns(seats, GAP),
    )


def _wide(frame: Frame, seats: int, has_hand: bool) -> Layout:
    whole = Box(4, 4, 992, frame.height - 8)
    wants = [Want(98, 180), Want(118, 260), Want(184, 310), Want(70, 130)]
    upper, cabins, crew, *hand = spend(whole, wants[: 3 + has_hand])
    sea = Box(upper.x, upper.y, upper.w * _SEA_SHARE, upper.h)
    letters = Box(sea.right + GAP, sea.y, upper.right - sea.right - GAP, sea.h)
    pairs = letters.columns(len(LETTERS), 6)
    fight = Box(whole.x, cabins.y, whole.w, crew.bottom - cabins.y)
    one, middle, other = _thirds(fight, 270)
    doors = _doors(cabins, seats, rows=1)
    finale = Box(whole.x, cabins.y, whole.w, whole.bottom - cabins.y)
    return Layout(
        frame=frame,
        sea=_sea(sea, frame, seats),
        pairs=pairs,
        cabins=cabins,
        doors=doors[:-1],
        dealer=doors[-1],
        crew=_full(crew),
        hand=hand[0] if hand else None,
        scores=sea,
        duels=pairs,
        armed=hand[0] if hand else None,
        wings=(one, other),
        middle=middle,
        over=pairs,
        finale=finale.columns(seats, GAP),
    )


def _two(box: Box) -> tuple[Box, Box]:
    one, other = box.columns(2, GAP)
    return (one, other)


def _thirds(box: Box, side: float) -> tuple[Box, Box, Box]:
    """Two boxes of that width, and what is between them."""
    return (
        Box(box.x, box.y, side, box.h),
        Box(box.x + side + GAP, box.y, box.w - 2 * (side + GAP), box.h),
        Box(box.right - side, box.y, side, box.h),
    )


def _sea(box: Box, frame: Frame, seats: int) -> Sea:
    """Islands with their numbers and the lifeboat above, the track below."""
    start = BOX.start[seats]
    h = min(box.h * 0.385, (1.5 if frame.kind == "wide" else 2.4) * frame.large)
    w, y = h * _ISLAND_SHAPE, box.y + box.h * 0.04
    high = 1.45 * frame.medium
    boat = Box(box.right - 2.35 * h, y, 1.2 * h, h)
    room = (boat.x - box.x - 10) / 3
    islands = tuple(Box(box.x + 8 + k * room, y, w, h) for k in range(3))
    plate = min(room - w - 5, (8.5 if frame.kind == "wide" else 2.3) * frame.medium)
    plates = tuple(
        Box(island.right + 3, island.at[1] - high / 2, plate, high) for island in islands
    )
    ship = box.h * 0.45
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


def _full(box: Box) -> Crew:
    """Three columns of five, the legend in the places left over."""
    cells = [cell for row in box.inset(5, 4).rows(5, 2) for cell in row.columns(3, 4)]
    last = cells[len(CREW)]
    legend = Box(last.x + 8, last.y, cells[-1].right - last.x - 12, last.h)
    return Crew(box, tuple(cells[: len(CREW)]), legend, "powers")


@lru_cache(maxsize=128)
def hand_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """Places for so many cards in a hand: a row, or three to a row beside everything else."""
    is_beside = box.w < _BESIDE
    most = 3 if is_beside else count
    columns = max(1, min(most, count))
    rows = -(-count // most) if count else 1
    inner = box.inset(box.w * 0.02, 0)
    gap = 10.0 if is_beside else inner.w * 0.012
    above = box.h * 0.12 / rows
    least = most if is_beside else 5
    w = min(
        (inner.w - gap * (columns - 1)) / max(columns, least),
        (box.h / rows - 2 * above) / CARD_SHAPE,
    )
    pitch = min(w + gap * (1 if is_beside else 1.6), (inner.w - w) / max(1, columns - 1))
    return middle_rows(box, count, columns, (w, w * CARD_SHAPE), (pitch, box.h / rows))
