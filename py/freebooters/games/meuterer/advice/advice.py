"""What a good player of Meuterer knows: prices, what roles are worth, whom the mutiny will favour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from operator import add, ge
from random import Random

from freebooters.engine.advice import SearchConfig
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message
from freebooters.games.meuterer.advice.hands import spare
from freebooters.games.meuterer.advice.reasons import reason
from freebooters.games.meuterer.advice.value import FIGURES, figures, role_values, setting, to_come
from freebooters.games.meuterer.advice.weights import WEIGHTS
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    HAND,
    ISLANDS,
    POUCHES,
    ROLE_NUMBERS,
    ROUNDS,
)
from freebooters.games.meuterer.rules.mutiny import fight
from freebooters.games.meuterer.rules.sales import DONE, takes
from freebooters.games.meuterer.rules.state import (
    DRAWING,
    FIGHTING,
    NONE,
    PLAYING,
    MeutererState,
    winners_of,
)
from freebooters.games.meuterer.rules.trade import (
    CHOICES,
    PASS,
    PLAYS,
    PROMISES,
    choosing,
    on_offer,
)
from freebooters.kit.learned import Features, LearnedAdvice, Weights, chances

__all__ = ["MeutererAdvice"]

_DIGITS = 9
"""Of a chance: `exp` differs from machine to machine in its last ones."""
_KIND = "every"
"""The one kind of moment: there are too few games to learn from to tell tables apart."""
_SLIP = 0.1
"""How often a playout follows a liking instead of a plan."""
_FANCY = 2.0
"""Points up to which a role may look better than it is, in a playout."""
_ASIDE = 0.5
"""How likely what is not planned is the best, beside what is."""
_AGAINST = 0.15
"""How likely somebody plays against the best plan, beside by it."""
_WHIM = 0.5
"""Points that make a role e times as likely to be taken."""

_PLAYED: Mapping[Action, int] = {play: card for card, play in enumerate(PLAYS)}


class MeutererAdvice(LearnedAdvice[MeutererState]):
    """Points, points to hope for and what is in hand, against the rounds to come."""

    search = SearchConfig(budget=0.5, rollout_moves=60, prior_visits=8)

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self._scales = {
            (phase, left): _scale(weights[_KIND], phase, left)
            for phase in FIGURES
            for left in range(max(ROUNDS.values()) + 1)
        }

    def kind(self, s: MeutererState) -> str:
        return _KIND

    def features(self, s: MeutererState, seat: Seat) -> Features:
        left = to_come(s)
        lasting = _lasting(left)
        names = _names(s.phase, left)
        return {
            name: figure * lasting for name, figure in zip(names, figures(s)[seat], strict=True)
        }

    def value(self, s: MeutererState, depth: int = 0) -> list[float]:
        if not s.acting:
            winners = winners_of(s)
            return [float(seat in winners) / len(winners) for seat in range(len(s.scores))]
        scale = self._scales[s.phase, to_come(s)]
        merits = []
        for mine in figures(s):
            merit = 0.0
            for weight, figure in zip(scale, mine, strict=True):
                merit += weight * figure
            merits.append(merit)
        return chances(merits)

    def sample(self, s: MeutererState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if s.phase == PLAYING and rng.random() > _SLIP:
            return _planned(s, seat, legal, rng)
        if s.phase == FIGHTING:
            return self._fighting(s, seat, legal)
        likings = [_liking(s, seat, action) + rng.random() for action in legal]
        return legal[likings.index(max(likings))]

    def policy(self, s: MeutererState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        if s.phase == PLAYING and seat not in s.passed:
            open_ = _spare(s, seat)
            ratings = [_ASIDE] * len(legal)
            for place, action in enumerate(legal):
                if action != PASS:
                    ratings[place] += open_[_PLAYED[action]] > 0
                else:
                    ratings[place] += not any(open_)
            return ratings
        return [1.0] * len(legal)

    def belief(self, s: MeutererState, seat: Seat) -> float:
        """What others laid open or kept they wanted to, and a role is what it was worth to them."""
        belief = 1.0
        if s.phase == PLAYING:
            for other in range(len(s.scores)):
                if other != seat:
                    belief *= _belief(s, other)
        return belief

    def quiet(self, s: MeutererState) -> bool:
        return s.phase == DRAWING

    def strategy(
        self, s: MeutererState, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        if depth or not choosing(s):
            return None
        values = role_values(s, seat)
        mine = [values[ROLE_NUMBERS[str(role)]] for _, role in legal]
        return [exp((value - max(mine)) / _WHIM) for value in mine]

    def _fighting(self, s: MeutererState, seat: Seat, legal: Sequence[Action]) -> Action:
        """The action after which the seat stands best."""
        prospects = []
        for action in legal:
            after = s.copy()
            fight(after, seat, action, None)
            prospects.append(round(self.value(after)[seat], _DIGITS))
        return legal[prospects.index(max(prospects))]

    def reason(self, s: MeutererState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)


def _lasting(left: int) -> float:
    """How much of a lead will be left after so many more rounds, beside one at the end."""
    return 1 / sqrt(1 + left)


def _names(phase: int, left: int) -> tuple[str, ...]:
    return (f"points-{left}", *FIGURES[phase])


def _scale(weights: Mapping[str, float], phase: int, left: int) -> tuple[float, ...]:
    """The weights in the order of the figures, for points as they are."""
    return tuple(weights.get(name, 0.0) * _lasting(left) for name in _names(phase, left))


def _spare(s: MeutererState, seat: Seat) -> Sequence[int]:
    """The cards that the best plan for a hand lays open, by kind."""
    return spare(s.hands[seat], s.played[seat], setting(s, seat))


def _belief(s: MeutererState, seat: Seat) -> float:
    """How likely a seat with that hand and role would have done what it has done this round."""
    held, played, at = s.hands[seat], s.played[seat], setting(s, seat)
    if seat not in s.passed:
        whole = list(map(add, held, played))
        open_ = spare(whole, [0] * len(CARDS), at)
        return 1.0 if all(map(ge, open_, played)) else _AGAINST
    belief = _AGAINST if any(spare(held, played, at)) else 1.0
    if s.roles[seat] != NONE:
        values = role_values(s, seat)
        best = max(values[role] for role in on_offer(s, seat))
        lag = (best - values[s.roles[seat]]) / _WHIM
        belief /= 1 + lag * (1 + lag * (0.5 + lag / 6))  # much like e^lag; the same everywhere
    return belief


def _planned(s: MeutererState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A card that is not to be kept, else passing; or a role, by what it is worth."""
    if seat in s.passed:
        values = role_values(s, seat)
        worths = [values[ROLE_NUMBERS[str(role)]] + rng.random() * _FANCY for _, role in legal]
        return legal[worths.index(max(worths))]
    open_ = _spare(s, seat)
    likings = [open_[_PLAYED[action]] * rng.random() if action != PASS else 0.0 for action in legal]
    most = max(likings)
    return legal[likings.index(most) if most else -1]


_LIKED: Mapping[Action, float] = {
    **{promise: -0.5 * points for points, promise in zip(POUCHES, PROMISES, strict=True)},
    PASS: 0.4,
    **dict(zip(CHOICES, (0.4, 0.1, 0.3, 0.2, 0.3), strict=True)),
    **{
        ("sell", island.name, CARDS[kind], count): 0.2 * island.prices[0] * count
        for number, island in enumerate(ISLANDS)
        for kind in takes(number)
        for count in range(1, HAND + 1)
    },
    DONE: -1.0,
}
"""How much a playout likes an action where that is the same in every state, in no unit but beside
a whim of up to 1.
"""


def _liking(s: MeutererState, seat: Seat, action: Action) -> float:
    """The same in any state."""
    liking = _LIKED.get(action)
    if liking is not None:
        return liking
    card = CARD_NUMBERS[str(action[1])]
    return 0.4 * s.hands[seat][card] if action[0] == "keep" else _liking_to_play(s, seat, card)


def _liking_to_play(s: MeutererState, seat: Seat, card: int) -> float:
    """Cards that can be sold are played, the more of a kind the rather; others are kept."""
    pays = sum(ISLANDS[island].prices[0] for island in s.active if card in takes(island))
    together = s.hands[seat][card] + s.played[seat][card]
    return 0.1 * pays * together if pays else -0.4
