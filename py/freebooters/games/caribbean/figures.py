"""Caribbean's figures."""

from freebooters.games.caribbean.lessons import LESSONS
from freebooters.stage import NARROW
from freebooters.stage.figure import Figure

__all__ = ["FIGURES"]

_LAID, _SECURED, _SECOND_ROUND = (lesson.log for lesson in LESSONS)

_IN_PORT = f"{_LAID}; 0 sail w2; 0 sail SJU"
_AT_HIDEOUT = f"{_IN_PORT}; 0 load; 0 sail w2; 0 sail w3"
_TIE_BROKEN = f"{_SECURED}; 0 raise; 1 decline"
_BESIDE = f"{_TIE_BROKEN}; 0 sail m5; 0 sail m4"

_WATERS = ("*-SJU", "*-SDO", "*-FTR", "hideout-b9")


def _figure(
    name: str, under: tuple[str, ...], log: str, show: tuple[str, ...], then: str = ""
) -> Figure:
    return Figure(name, under=under, seats=3, log=log, then=then, show=show, viewer=0)


FIGURES = (
    Figure(
        "chart",
        under=("primer-goal", "KA-1"),
        seats=3,
        log=_LAID.partition("; 0 bid")[0],
        show=("parchment",),
        frame=NARROW,
        around=0,
    ),
    Figure(
        "bids",
        under=("primer-bids", "KA-2"),
        seats=3,
        log=_LAID,
        show=("tile-*",),
        viewer=0,
        frame=NARROW,
    ),
    _figure("control", ("primer-control", "KA-3", "KA-5"), _LAID, ("tile-arriba", "tile-bravo")),
    Figure(
        "tie",
        under=("KA-4",),
        seats=3,
        log=_SECURED,
        then="0 raise; 1 decline",
        show=("tile-*",),
        viewer=0,
        frame=NARROW,
    ),
    _figure("steps", ("primer-sailing", "KA-6"), _LAID, _WATERS),
    _figure("load", ("primer-chests", "KA-7"), _IN_PORT, _WATERS, then="0 load"),
    _figure(
        "steal",
        ("primer-chests", "KA-7"),
        _BESIDE,
        ("ship-caribic", "ship-bravo", "hideout-h6", "hideout-m1", "*-PBE"),
        then="0 steal bravo",
    ),
    _figure("secure", ("primer-secure", "KA-7", "KA-8"), _AT_HIDEOUT, _WATERS, then="0 secure"),
)
