"""The policy: first opinions, weights for choices that must not be foreseen, and plausible actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random

from freebooters.engine.contract import Action, Seat
from freebooters.games.mutiny.advice.chances import Chances, chances_of
from freebooters.games.mutiny.advice.duels import duel_worths
from freebooters.games.mutiny.advice.holdings import holdings, on_side, with_more
from freebooters.games.mutiny.advice.model import likely
from freebooters.games.mutiny.advice.pirates import (
    UNSEEN,
    dealt,
    letter_worth,
    news_worth,
    pirate_worth,
    turn_worth,
)
from freebooters.games.mutiny.advice.weight_table import WeightTable
from freebooters.games.mutiny.rules.components import COLOURS, SIDES
from freebooters.games.mutiny.rules.duels import QUESTIONS
from freebooters.games.mutiny.rules.state import (
    NONE,
    MutinyState,
    in_play,
    laid_as,
    leaning,
    side_strength,
)

__all__ = ["all_laid", "asked", "belief", "policy", "sampled", "strategy"]

_SHARP, _BLUNT = 200.0, 20.0
"""How much more likely a better secret choice is: e times for each 1/200 of a win; the second for a
first opinion.
"""

_LAY = QUESTIONS["lay"]


def asked(s: MutinyState) -> str:
    """The name of the question that is being asked."""
    question: str = s.agenda[-1][0]
    return question


def sampled(s: MutinyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A plausible action: on the voyage by first opinions, in a duel by what is thought good."""
    if asked(s) == "lay":
        weights = _weigh_lay(s, seat, legal, chances_of(s, seat))
    else:
        weights = _priors(s, seat, legal)
    ticket = rng.random() * sum(weights)
    for action, share in zip(legal, weights, strict=True):
        ticket -= share
        if ticket < 0:
            return action
    return legal[-1]


def policy(s: MutinyState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
    """How likely each of those actions is the best one, at first sight."""
    if asked(s) == "lay":
        return _softly(duel_worths(s, seat, legal, chances_of(s, seat)), _BLUNT)
    return _priors(s, seat, legal)


def strategy(
    s: MutinyState, seat: Seat, legal: Sequence[Action], weights: WeightTable
) -> Sequence[float] | None:
    """How often to choose each action, judged by those weights; None if the choice may be foreseen."""
    weigh = _SECRETS.get(asked(s))
    return None if weigh is None else weigh(s, seat, legal, chances_of(s, seat, weights))


def belief(s: MutinyState, seat: Seat, weights: WeightTable) -> float:
    """The credibility of a world by the others' sides: higher if their hands suit the sides they
    have sworn to.
    """
    found = 1.0
    for other in in_play(s):
        if other != seat:
            side, hand = s.allegiance[other], s.hands[other]
            lead = side_strength(hand, side) - side_strength(hand, 1 - side)
            found *= likely(weights.leaning * lead)
    return found


def all_laid(s: MutinyState, rng: Random, *, seat: Seat) -> MutinyState:
    """`s` after all seats but `seat` have laid a card."""
    for other in s.fighting:
        if other != seat:
            choice = sampled(s, other, _LAY.legal(s, other), rng)
            s.laid[other] = laid_as(choice)
    s.acting = (seat,)
    return s


def _softly(worths: Sequence[float], sharp: float = _SHARP) -> list[float]:
    best = max(worths)
    return [exp(sharp * (worth - best)) for worth in worths]


def _weigh_lay(
    s: MutinyState, seat: Seat, legal: Sequence[Action], chances: Chances
) -> Sequence[float]:
    worths = duel_worths(s, seat, legal, chances)
    if s.fighting == (seat,):
        return _best(worths)
    return _softly(worths)


def _weigh_oath(
    s: MutinyState, seat: Seat, legal: Sequence[Action], chances: Chances
) -> Sequence[float]:
    held = holdings(s, seat)
    worths = [
        0.0 if action == ("done",) else chances.of(on_side(held, SIDES.index(str(action[1]))))
        for action in legal
    ]
    return _softly(worths)


def _weigh_peek(
    s: MutinyState, seat: Seat, legal: Sequence[Action], chances: Chances
) -> Sequence[float]:
    """Weights for the seat to look at: unknown sides, by how much they would tell."""
    held = holdings(s, seat)
    worths = [
        news_worth(s, seat, chances, held, int(action[1]))
        if action[0] == "peek" and action[1] not in s.peeked[seat]
        else -1.0
        for action in legal
    ]
    return _best(worths)


def _weigh_letter(
    s: MutinyState, seat: Seat, legal: Sequence[Action], chances: Chances
) -> Sequence[float]:
    """Weights for the letter, by how much it would help to place its pair."""
    held = holdings(s, seat)
    return _best([letter_worth(chances, held, duel) for duel in range(len(legal))])


def _weigh_dealing(
    s: MutinyState, seat: Seat, legal: Sequence[Action], chances: Chances
) -> Sequence[float]:
    """Weights for exchanges, by what an unseen card is worth on average; cards returned are drawn
    again later.
    """
    held = holdings(s, seat)
    if s.pirate == "wessel":
        held = with_more(held, cards=s.count, points=UNSEEN * s.count)
    return _best([chances.of(dealt(held, action)) for action in legal])


def _best(worths: Sequence[float]) -> list[float]:
    # Rounded, because versions of Python differ in how they add floats.
    rounded = [round(worth, 9) for worth in worths]
    return [float(worth == max(rounded)) for worth in rounded]


def _weigh_turn(
    s: MutinyState, seat: Seat, legal: Sequence[Action], chances: Chances
) -> Sequence[float]:
    held = holdings(s, seat)
    worths = [
        pirate_worth(s, seat, chances, held, str(action[1]))
        if action[0] == "take"
        else turn_worth(s, seat, chances, held, s.closed)
        for action in legal
    ]
    return _best(worths)


_SECRETS: Mapping[
    str, Callable[[MutinyState, Seat, Sequence[Action], Chances], Sequence[float]]
] = {
    "turn": _weigh_turn,
    "return": _weigh_dealing,
    "trade": _weigh_dealing,
    "choose-gift": _weigh_dealing,
    "lay": _weigh_lay,
    "swear": _weigh_oath,
    "peek": _weigh_peek,
    "inspect": _weigh_letter,
}
"""Choices that must not be foreseen, or whose result cannot be known beforehand."""

_PRIORS: Mapping[Action, float] = {
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
"""Weights that differ from the usual 1."""

_UNSWORN_PRIORS: Mapping[Action, float] = {
    **_PRIORS,
    ("take", "bijoux"): 60.0,
    ("take", "ojo"): 60.0,
    ("knock",): 20.0,
}
"""The same for a seat that has not sworn, for which an oath comes first."""

_SOLD, _DONE = 0.1, 0.2
_LOYAL = 2.0
"""The factor for actions that are good for the side its cards speak for or to which it has sworn."""


def _priors(s: MutinyState, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """First opinions on the voyage, as of people who play for the first time: a weight for each of
    those actions.

    They swear as soon as they can and collect combat cards. They knock in the hope of something
    better, forget the gold, and do not always do what is good for their side.
    """
    priors = _UNSWORN_PRIORS if s.allegiance[seat] == NONE else _PRIORS
    side = leaning(s, seat)
    return [priors[action] if action in priors else _prior(s, side, action) for action in legal]


def _prior(s: MutinyState, side: int, action: Action) -> float:
    """The weight of an action, which may depend on the `side` the seat leans to."""
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
            return 0.0 if s.agenda[-1][0] == "swear" else _DONE  # swearing is never postponed
    return 1.0


def _good_for(helped: int, side: int) -> float:
    return _LOYAL if helped == side else 1.0
