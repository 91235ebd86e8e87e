"""Meuterer's figures."""

from freebooters.games.meuterer.lessons import LESSONS
from freebooters.stage import NARROW
from freebooters.stage.figure import Figure

__all__ = ["FIGURES"]

_CAPTAIN, _MUTINY = (lesson.log for lesson in LESSONS)

_OFFERED = (
    f"{_CAPTAIN}; 0 play cloth; 1 play wine; 2 play salt; 0 play cloth; "
    "1 pass; 1 role mate; 2 pass; 2 role merchant"
)
_SAILED = "0 pass; - take ruby; - take conflict; - take wine; - take cloth"
_CHOOSING = f"{_MUTINY}; 0 play salt; 1 play wine; 2 pass; 2 role mate; 0 pass"
_FIGHTING = f"{_CHOOSING}; 0 role mutineer; 1 play salt; 1 pass; 1 fight 1; 2 fight 0"

_ISLANDS = (
    "- island frosthoehle; - island gruenland; - island karge-zunge; - island eisfelsen; "
    "- island affeninsel; - island kalte-klippe; - island sommerland; - island rotes-riff; "
    "- island piratennest; - island fingerhut; - island sandkap; - captain 0"
)
_PIRATES = (
    f"{_ISLANDS}; - deal pirate; - deal cloth; - deal cloth; - deal salt; - deal wine; 0 pouch 0; "
    "0 play cloth; 1 pass; 1 role mate; 2 pass; 2 role merchant; 0 play cloth"
)


def _figure(
    name: str, under: tuple[str, ...], log: str, show: tuple[str, ...], then: str = ""
) -> Figure:
    return Figure(name, under=under, seats=3, log=log, then=then, show=show, viewer=0, frame=NARROW)


FIGURES = (
    Figure(
        "circle",
        under=("primer-islands", "ME-1"),
        only={"islands": ("random",)},
        seats=3,
        log=_ISLANDS,
        show=("tile-*",),
        frame=NARROW,
    ),
    Figure(
        "circle-printed",
        under=("primer-islands", "ME-1"),
        options={"islands": "printed"},
        only={"islands": ("printed",)},
        seats=3,
        log="- captain 0",
        show=("tile-*",),
        frame=NARROW,
    ),
    _figure("island", ("ME-8",), _CAPTAIN, ("tile-karge-zunge", "tile-eisfelsen")),
    _figure("pouch", ("ME-2",), _CAPTAIN, ("middle",)),
    _figure("deck", ("primer-cards", "ME-3"), _OFFERED, ("deck",)),
    Figure(
        "course",
        under=("primer-course", "ME-4", "ME-10"),
        seats=3,
        log=_OFFERED,
        then=_SAILED,
        show=("tile-hochland", "tile-karge-zunge"),
        trails=(("ship", "ship"),),
        viewer=0,
        frame=NARROW,
        around=16,
    ),
    _figure("roles", ("primer-roles", "ME-5"), _CHOOSING, ("overlay",)),
    _figure("fight", ("primer-mutiny", "ME-6"), _FIGHTING, ("overlay",)),
    Figure(
        "pirates",
        under=("ME-13",),
        options={"pirate": True},
        only={"pirate": (True,)},
        seats=3,
        log=_PIRATES,
        then="0 play pirate",
        show=("tile-piratennest", "tile-sommerland"),
        trails=(("pirate-ship", "pirate-ship"),),
        viewer=0,
        frame=NARROW,
    ),
)
