"""What a good player of Meuterer knows: prices, what roles are worth, whom the mutiny will favour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from random import Random

from freebooters.engine.contract import Action, Advice, Seat
from freebooters.engine.messages import Message
from freebooters.games.meuterer.components import (
    CARD_NUMBERS,
    CARDS,
    HAND,
    ISLANDS,
    POUCHES,
    ROLE_NUMBERS,
)
from freebooters.games.meuterer.leg import leg_of
from freebooters.games.meuterer.mutiny import FIGHTS
from freebooters.games.meuterer.outlook import merits, role_values, setting, to_come
from freebooters.games.meuterer.plans import spare
from freebooters.games.meuterer.reasons import reason
from freebooters.games.meuterer.sales import DONE, takes
from freebooters.games.meuterer.state import DRAWING, PLAYING, MeutererState, winners_of
from freebooters.games.meuterer.trade import CHOICES, PASS, PLAYS, PROMISES, choosing, on_offer

__all__ = ["MeutererAdvice"]

_LEAD = 2.0
"""Points ahead in the last round that make winning e times as likely."""
_SLIP = 0.1
"""How often a playout follows a liking instead of a plan."""
_FANCY = 2.0
"""Points up to which a role may look better than it is, in a playout."""
_ASIDE = 0.5
"""How likely what is not planned is the best, beside what is."""
_MEANT = 0.8
"""How likely a card that can be sold is kept, beside one that cannot."""
_WHIM = 0.5
"""Points that make a role e times as likely to be taken."""

_PLAYED: Mapping[Action, int] = {play: card for card, play in enumerate(PLAYS)}


class MeutererAdvice(Advice[MeutererState]):
    """A hand-made estimate: points, and points to hope for."""

    pace = 0.5
    patience = 60
    trust = 8

    def guess(self, s: MeutererState) -> list[float]:
        if not s.acting:
            winners = winners_of(s)
            return [float(seat in winners) / len(winners) for seat in range(len(s.scores))]
        points = merits(s)
        most, lead = max(points), _LEAD * sqrt(1 + to_come(s))
        weights = [exp((mine - most) / lead) for mine in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def prefer(self, s: MeutererState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if s.phase == PLAYING and rng.random() > _SLIP:
            return _planned(s, seat, legal, rng)
        likings = [_liking(s, seat, action) + rng.random() for action in legal]
        return legal[likings.index(max(likings))]

    def rate(self, s: MeutererState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
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

    def credit(self, s: MeutererState, seat: Seat) -> float:
        """What others kept they did not want to sell, and a role is what it was worth to them."""
        belief = 1.0
        if s.phase == PLAYING:
            kinds = leg_of(s).kinds
            for other in s.passed:
                if other != seat:
                    belief *= _MEANT ** sum(s.hands[other][kind] for kind in kinds)
                    role = s.roles[other]
                    if role >= 0:
                        values = role_values(s, other)
                        best = max(values[own] for own in on_offer(s, other))
                        belief /= 1 + max(0.0, best - values[role])
        return belief

    def calm(self, s: MeutererState) -> bool:
        return s.phase == DRAWING

    def weigh(
        self, s: MeutererState, seat: Seat, legal: Sequence[Action]
    ) -> Sequence[float] | None:
        if not choosing(s):
            return None
        values = role_values(s, seat)
        mine = [values[ROLE_NUMBERS[str(role)]] for _, role in legal]
        return [exp((value - max(mine)) / _WHIM) for value in mine]

    def reason(self, s: MeutererState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)


def _spare(s: MeutererState, seat: Seat) -> Sequence[int]:
    """The cards that the best plan for a hand lays open, by kind."""
    return spare(s.hands[seat], s.played[seat], setting(s, seat))


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
    **{fight: 0.6 * count for count, fight in enumerate(FIGHTS)},
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
