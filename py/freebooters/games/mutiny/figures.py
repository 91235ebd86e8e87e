"""La Mutinerie's figures."""

from freebooters.games.mutiny.lessons import LESSONS
from freebooters.stage import NARROW
from freebooters.stage.figure import Figure

__all__ = ["FIGURES"]

_FIRST_ROUND = (
    "- start 0; 0 knock; - cabin crackpott; 0 take crackpott; - combat grey 2; - combat pink 1; "
    "1 knock; - cabin pang; 1 take pang; 1 choose coin; 2 knock; - cabin valverde; "
    "2 take valverde; - gold 2"
)
_LAST_OF_ROUND = (
    f"{_FIRST_ROUND}; 1 knock; - cabin bijoux; 1 knock; - cabin tembo; 1 take tembo; "
    "- combat grey 1; - combat pink 2; 1 keep pink 2; 2 knock; - cabin diaz; 2 take diaz; "
    "- gold 1; - combat grey 1; 2 keep gold"
)
_SWEARING = f"{_LAST_OF_ROUND}; 0 take bijoux"
_THIRD_ROUND = f"{_SWEARING}; 0 swear diaz; - seasick wessel"
_GUESSED = (
    f"{_THIRD_ROUND}; 2 knock; - cabin cambivalute; 2 knock; - cabin chang; 2 knock; - cabin ojo; "
    "2 take ojo; 2 swear valverde; 0 knock; - cabin sate"
)
_SAILORS = (
    f"{_THIRD_ROUND}; 2 knock; - cabin cambivalute; 2 take cambivalute; - sailor 9; - sailor 4"
)

_DUEL = LESSONS[1]
_ROUND = "0 fight grey 1; 1 fight grey 2; 2 fight pink 3"
_LEFT = f"{_DUEL.log}; {_ROUND}; 0 monkey; 1 fight grey 1; 2 fight pink 2"


def _voyage(
    name: str,
    under: tuple[str, ...],
    log: str,
    then: str,
    show: tuple[str, ...],
    trails: tuple[tuple[str, str], ...] = (),
    viewer: int = 0,
) -> Figure:
    return Figure(
        name,
        under=under,
        seats=3,
        log=log,
        then=then,
        show=show,
        trails=trails,
        viewer=viewer,
        frame=NARROW,
    )


def _duel(name: str, under: tuple[str, ...], log: str, then: str, show: tuple[str, ...]) -> Figure:
    return Figure(
        name,
        under=under,
        seats=3,
        seed=_DUEL.seed,
        log=log,
        then=then,
        show=show,
        viewer=0,
        frame=NARROW,
    )


FIGURES = (
    Figure(
        "knock",
        under=("primer-doors", "MU-3"),
        seats=3,
        log="- start 0",
        then="0 knock; - cabin crackpott",
        show=("door-0", "door-1", "door-2", "open-crackpott"),
        viewer=0,
        frame=NARROW,
        around=14,
    ),
    _voyage(
        "choice",
        ("MU-2",),
        _LAST_OF_ROUND,
        "",
        ("cabins",),
    ),
    _voyage("ghost", ("MU-5",), _GUESSED, "0 knock; - cabin ghost", ("cabins",)),
    _voyage(
        "storm",
        ("primer-ship", "MU-6", "MU-7"),
        _SWEARING,
        "0 swear diaz; - seasick wessel",
        ("sea",),
        trails=(("ship", "ship"),),
    ),
    _voyage("oath", ("primer-oath", "MU-19"), _SWEARING, "", ("tray",)),
    _voyage(
        "sailors",
        ("MU-21",),
        _SAILORS,
        "2 place 9 4",
        ("pair-*",),
        viewer=2,
    ),
    _duel(
        "sides",
        ("primer-mutiny", "MU-31"),
        _DUEL.log,
        "",
        ("scores", "pair-*", "wing-*"),
    ),
    _duel("laid", ("MU-32",), _DUEL.log, _ROUND, ("wing-*", "middle")),
    _duel("monkey", ("primer-duels", "MU-34"), _LEFT, "", ("tray",)),
    _duel(
        "won",
        ("MU-36",),
        f"{_LEFT}; 0 rob 1",
        "1 monkey; 2 monkey; - sailor 9; - sailor 3",
        ("scores", "pair-*"),
    ),
)
