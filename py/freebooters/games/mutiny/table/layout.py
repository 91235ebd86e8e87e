"""Where everything lies on La Mutinerie's table, in table units: computed once.

During the voyage the sea with its islands is above, below it the cabins and the whole crew. In the
mutiny the duel takes their place. The seats and the viewer's hand are always at the bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sin
from typing import Literal, NamedTuple

from freebooters.games.mutiny.rules.components import BOX, CREW, LETTERS
from freebooters.stage import Box, Frame, Point

__all__ = [
    "CARD_SHAPE",
    "LAYOUTS",
    "Layout",
    "Shape",
    "Sizes",
    "cabin_boxes",
    "seat_boxes",
    "shape_of",
]

Shape = Literal["wide", "tall"]


def shape_of(frame: Frame) -> Shape:
    return "tall" if frame.kind == "narrow" else "wide"


CARD_SHAPE = 1.4
"""Height of a card for a width of 1."""

HAND = 9
"""Places of the hand: six kinds of combat card, the monkey, the gold, the allegiance."""


class Sizes(NamedTuple):
    """How large things are drawn."""

    ship: float
    storm: float
    cell: float
    island: Point
    plate: Point
    tiny: float
    small: float
    name: float
    large: float
    """Sizes of letters."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table of one frame."""

    frame: Shape
    height: float
    sea: Box
    track: tuple[Point, ...]
    """Positions of the ship, by cells to go."""
    islands: tuple[Point, ...]
    """Volcano, treasure and coin island: where two, three and four seats set sail."""
    plates: tuple[Point, ...]
    sabres: Box
    lifeboat: Box
    caption: Box
    pairs: tuple[Box, ...]
    """The duels' letters during the voyage."""
    cabins: Box
    question: Box
    """Where a pirate asks its question."""
    crew: tuple[Box, ...]
    """One place for each pirate in the order of the crew; the last is for the legend."""
    crew_panel: Box
    seats: Box
    hand: Box
    cards: tuple[Box, ...]
    """Places of the hand; see `HAND`."""
    scores: Box
    """The mutiny: how many duels each side has won."""
    duels: tuple[Box, ...]
    sides: tuple[Box, Box]
    """The two sides of the duel being fought."""
    middle: Box
    """Where cards are laid face down."""
    finale: Box
    sizes: Sizes


def _wide() -> Layout:
    track = tuple(
        (946 - 48.2 * cells, 176 + 8 * sin(cells * 1.05))
        for cells in range(max(BOX.start.values()) + 1)
    )
    ports = _ports(track, 136)
    crew_panel = Box(2, 396, 996, 152)
    columns = crew_panel.inset(6, 4).columns(4, 6)
    crew = [row for column in columns for row in column.rows(4, 2)]
    hand = Box(560, 554, 438, 112)
    return Layout(
        frame="wide",
        height=668,
        sea=Box(2, 2, 996, 204),
        track=track,
        islands=tuple((x, 54) for x in ports),
        plates=tuple((x, 118) for x in ports),
        sabres=Box(930, 140, 64, 64),
        lifeboat=_between(ports, 100, 8, 96),
        caption=Box(544, 106, 380, 16),
        pairs=Box(542, 12, 448, 88).columns(len(LETTERS), 6),
        cabins=Box(2, 212, 996, 178),
        question=Box(2, 210, 996, 182),
        crew=_by_column(crew, (4, 3, 3, 3)),
        crew_panel=crew_panel,
        seats=Box(2, 554, 552, 112),
        hand=hand,
        cards=tuple(Box(567 + 48 * k, 588, 43, 60) for k in range(HAND)),
        scores=Box(2, 2, 996, 60),
        duels=Box(2, 68, 996, 96).columns(len(LETTERS), 8),
        sides=(Box(2, 172, 384, 376), Box(614, 172, 384, 376)),
        middle=Box(394, 172, 212, 376),
        finale=Box(2, 172, 996, 376),
        sizes=Sizes(56, 36, 20, (112, 84), (136, 26), 11.5, 13, 16, 22),
    )


def _tall() -> Layout:
    step = 95.5
    track = [(930 - step * (8 - cells), 330.0) for cells in range(9)]
    track += [(930 - step * (cells - 9), 252.0) for cells in range(9, 19)]
    ports = _ports(track, 214)
    crew_panel = Box(2, 660, 996, 448)
    first, second = crew_panel.inset(6, 6).columns(2, 8)
    crew = (*first.rows(7, 0), *second.rows(7, 0))
    return Layout(
        frame="tall",
        height=1350,
        sea=Box(2, 2, 996, 362),
        track=tuple(track),
        islands=tuple((x, 66) for x in ports),
        plates=tuple((x, 148) for x in ports),
        sabres=Box(40, 276, 86, 86),
        lifeboat=_between(ports, 210, 6, 156),
        caption=Box(20, 168, 960, 26),
        pairs=Box(2, 370, 996, 84).columns(len(LETTERS), 6),
        cabins=Box(2, 460, 996, 194),
        question=Box(2, 457, 996, 333),
        crew=crew,
        crew_panel=crew_panel,
        seats=Box(2, 1114, 996, 96),
        hand=Box(2, 1216, 996, 132),
        cards=tuple(Box(14 + 109.5 * k, 1224, 82, 115) for k in range(HAND)),
        scores=Box(2, 2, 996, 100),
        duels=Box(2, 108, 996, 140).columns(len(LETTERS), 6),
        sides=(Box(2, 256, 494, 480), Box(504, 256, 494, 480)),
        middle=Box(2, 744, 996, 364),
        finale=Box(2, 256, 996, 852),
        sizes=Sizes(84, 50, 30, (150, 112), (214, 38), 22, 24, 25, 36),
    )


def _ports(track: Sequence[Point], plate: float) -> tuple[float, ...]:
    """How far right each island is: at the cell where its ships set sail, if there is room for its
    plate.
    """
    return tuple(max(track[start][0], 5 + plate / 2) for start in BOX.start.values())


def _between(ports: Sequence[float], w: float, y: float, h: float) -> Box:
    """A box of that width between the first two islands."""
    return Box((ports[0] + ports[1] - w) / 2, y, w, h)


def _by_column(places: list[Box], counts: tuple[int, ...]) -> tuple[Box, ...]:
    """The crew column by column, and after it the first place left empty."""
    rows = len(places) // len(counts)
    taken = [
        places[column * rows + row] for column, count in enumerate(counts) for row in range(count)
    ]
    assert len(taken) == len(CREW)
    return (*taken, next(place for place in places[rows:] if place not in taken))


LAYOUTS: dict[Shape, Layout] = {"wide": _wide(), "tall": _tall()}


@lru_cache(maxsize=8)
def cabin_boxes(frame: Shape, count: int) -> tuple[Box, ...]:
    """The places of a row of cabins."""
    box = LAYOUTS[frame].cabins
    gap = 7.0
    w = min((box.w - 16 - gap * (count - 1)) / count, 140 if frame == "wide" else 180)
    left = box.x + (box.w - count * w - (count - 1) * gap) / 2
    return tuple(Box(left + k * (w + gap), box.y + 5, w, box.h - 10) for k in range(count))


@lru_cache(maxsize=8)
def seat_boxes(frame: Shape, count: int) -> tuple[Box, ...]:
    return LAYOUTS[frame].seats.columns(count, 6)
