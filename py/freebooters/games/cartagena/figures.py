"""Cartagena's figures."""

from collections.abc import Mapping, Sequence

from freebooters.games.cartagena.lessons import LESSONS
from freebooters.stage import NARROW
from freebooters.stage.figure import Figure

__all__ = ["FIGURES"]

_TUNNEL = ("jamaica", "tortuga", "hispaniola")
_JUNGLE = ("basic", "advanced")
_ROW = ("tortuga", "hispaniola")

_BOARD = ("board", "cell-*")


def _hands(anne: str, grace: str) -> str:
    return "".join(f"- deal {symbol}; " for symbol in f"{anne} {grace}".split())


_IN_TUNNEL = (
    "- segment 1 0; - segment 2 0; - segment 5 0; - segment 3 0; - segment 4 0; - segment 6 0; "
    "- start 0; "
    + _hands("skull dagger dagger hat bottle pistol", "dagger key key hat bottle pistol")
)
_IN_JUNGLE = (
    "- segment 1 0; - segment 3 0; - segment 2 0; - segment 4 0; - segment 5 0; - segment 6 0; "
    "- start 0; "
    + _hands("lantern pistol pistol keys bottle telescope", "pistol grapple grapple keys bottle")
)

_NEARLY_THERE = (
    "- segment 1 0; - segment 3 0; - segment 2 0; - segment 4 0; - segment 5 0; - start 0; "
    + _hands("bottle bottle bottle bottle lantern lantern", "pistol pistol keys bottle grapple")
    + "0 play bottle 0; 0 play bottle 1; 1 play pistol 0; 1 end; "
    "0 play bottle 10; 0 play bottle 14; 1 play pistol 0; 1 end; 0 play lantern 24"
)


def _moves(
    place: str, options: Mapping[str, str], only: Sequence[str], table: str, symbols: str
) -> tuple[Figure, ...]:
    """The leap over an occupied space, the retreat to two pirates and past three. `symbols` are
    those of spaces 3 to 6; space 7 has the same as space 5.
    """
    third, fourth, fifth, sixth = symbols.split()
    leap = f"{table} 0 play {fourth} 0; 0 end; 1 play {fifth} 0; 1 end"
    leapt = f"{leap}; 0 play {fifth} 4"
    back = f"{leapt}; 0 end; 1 play {sixth} 0; 1 retreat 6; 1 end"
    full = f"{back}; 0 retreat 7; 0 end; 1 play {third} 0; 1 play {sixth} 0"

    def figure(
        words: str, under: Sequence[str], log: str, then: str, cells: str, trail: tuple[str, str]
    ) -> Figure:
        return Figure(
            f"{words}-{place}",
            words=words,
            under=tuple(under),
            seats=2,
            options=options,
            only={"variant": tuple(only)},
            log=log,
            then=then,
            show=tuple(f"cell-{cell}" for cell in cells),
            trails=(trail,),
        )

    return (
        figure(
            "leap",
            ("primer-cards", "CA-3"),
            leap,
            f"0 play {fifth} 4",
            "4567",
            ("cell-4", "cell-7"),
        ),
        figure(
            "retreat",
            ("primer-retreat", "CA-4"),
            back,
            "0 retreat 7",
            "4567",
            ("cell-7", "cell-5"),
        ),
        figure("full", ("CA-5",), full, "1 retreat 6", "3456", ("cell-6", "cell-3")),
    )


def _way(name: str, only: Sequence[str], variant: str, table: str) -> Figure:
    return Figure(
        name,
        under=("primer-way",),
        seats=2,
        options={"variant": variant},
        only={"variant": tuple(only)},
        log=table,
        show=_BOARD,
        frame=NARROW,
        around=0,
    )


def _supply(place: str, variant: str, only: Sequence[str], log: str) -> Figure:
    return Figure(
        f"supply-{place}",
        words="supply",
        under=("primer-draw", "CA-6"),
        seats=2,
        options={"variant": variant},
        only={"variant": tuple(only)},
        log=log,
        show=("pile-*", "discard-*"),
        frame=NARROW,
    )


FIGURES = (
    _way("way", _TUNNEL, "jamaica", _IN_TUNNEL),
    _way("way-basic", ("basic",), "basic", "- segment 1 0; - segment 3 0"),
    _way("way-advanced", ("advanced",), "advanced", _IN_JUNGLE),
    *_moves("tunnel", {"variant": "tortuga"}, _TUNNEL, _IN_TUNNEL, "hat skull dagger key"),
    *_moves("jungle", {"variant": "advanced"}, _JUNGLE, _IN_JUNGLE, "keys lantern pistol grapple"),
    Figure(
        "row",
        under=("primer-draw", "CA-7"),
        seats=2,
        options={"variant": "tortuga"},
        only={"variant": _ROW},
        log=f"{_IN_TUNNEL} - row key; - row hat; - row skull; 0 play skull 0; 0 play dagger 0",
        then="0 retreat 5",
        show=("row-*", "pile-*"),
        frame=NARROW,
    ),
    Figure(
        "aboard",
        under=("primer-end", "CA-9"),
        seats=2,
        options={"variant": "tortuga"},
        only={"variant": _TUNNEL},
        seed=LESSONS[1].seed,
        log=f"{LESSONS[1].log}; 0 retreat 29; 0 play pistol 27",
        then="0 play pistol 32",
        show=("cell-3[1-7]",),
        frame=NARROW,
    ),
    Figure(
        "boards",
        under=("primer-end", "CA-3"),
        seats=2,
        options={"variant": "basic"},
        only={"variant": _JUNGLE},
        log=_NEARLY_THERE,
        then="0 play lantern 25",
        show=("cell-2[5-9]", "cell-3[01]"),
        frame=NARROW,
    ),
    _supply(
        "tunnel",
        "jamaica",
        ("jamaica",),
        f"{_IN_TUNNEL}; 0 play skull 0; 0 play dagger 0; 0 play dagger 0; 1 play key 0",
    ),
    _supply(
        "jungle",
        "advanced",
        _JUNGLE,
        f"{_IN_JUNGLE}; 0 play lantern 0; 0 play pistol 0; 0 play pistol 0; 1 play grapple 0",
    ),
    Figure(
        "open-hands",
        under=("CA-10",),
        seats=2,
        options={"variant": "tortuga"},
        only={"variant": ("tortuga",)},
        log=_IN_TUNNEL,
        viewer=0,
        show=("flag-*", "card-*"),
        frame=NARROW,
    ),
    Figure(
        "known-hands",
        under=("CA-10",),
        seats=2,
        options={"variant": "hispaniola"},
        only={"variant": ("hispaniola",)},
        log=f"{_IN_TUNNEL} - row key; - row hat; - row skull; 0 play skull 0; 0 end; "
        "1 play dagger 0; 1 retreat 5",
        viewer=0,
        show=("flag-*", "card-*"),
        frame=NARROW,
    ),
)
