"""What comes to mind first on the voyage, as to people who play for the first time.

They swear as soon as they can, and arm themselves. They knock for something better still, forget
the gold, and do not always do what is good for their side. A liking is a weight beside those of
what else there is to choose; usual is 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.games.mutiny.rules.components import COLOURS, SIDES
from freebooters.games.mutiny.rules.state import NONE, MutinyState, leaning

__all__ = ["likings"]

_LIKED: Mapping[Action, float] = {
    ("knock",): 5.0,
    ("take", "crackpott"): 6.0,
    ("take", "tembo"): 3.0,
    ("take", "diaz"): 3.0,
    ("take", "pang"): 3.0,
    ("take", "cambivalute"): 2.0,
    ("take", "nero"): 1.5,
    ("take", "valverde"): 0.1,
    ("take", "sate"): 0.1,
    ("take", "chang"): 0.1,
    ("keep", "combat"): 20.0,
    ("choose", "combat"): 20.0,
}
"""Where it is not as usual."""

_UNSWORN: Mapping[Action, float] = {
    **_LIKED,
    ("take", "bijoux"): 60.0,
    ("take", "ojo"): 60.0,
    ("knock",): 20.0,
}
"""The same for a seat that has not sworn: nothing is as urgent as an oath."""

_SOLD, _DONE = 0.1, 0.2
_LOYAL = 2.0
"""How much rather it does what is good for the side its cards speak for, or to which it has sworn."""


def likings(s: MutinyState, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """How readily that seat does each of those things on its turn."""
    liked = _UNSWORN if s.allegiance[seat] == NONE else _LIKED
    side = leaning(s, seat)
    return [liked[action] if action in liked else _liking(s, side, action) for action in legal]


def _liking(s: MutinyState, side: int, action: Action) -> float:
    """Of what depends on the `side` the seat leans to."""
    match action:
        case ("swear", str(name)):
            return _good_for(SIDES.index(name), side)
        case ("keep", str(colour), int(value)):
            return value * _good_for(COLOURS.index(colour), side)
        case ("return", str(colour), int()):
            return _good_for(1 - COLOURS.index(colour), side)
        case ("sell", _, _):
            return _SOLD
        case ("place", int(pink), int(grey)):
            return _good_for(int(grey > pink), side)
        case ("swap",) | ("leave",):
            pink, grey = s.sailors[s.agenda[-1][1]]
            return _good_for(int((grey > pink) == (action == ("leave",))), side)
        case ("done",):
            return 0.0 if s.agenda[-1][0] == "swear" else _DONE  # no oath is put off
    return 1.0


def _good_for(helped: int, side: int) -> float:
    return _LOYAL if helped == side else 1.0
