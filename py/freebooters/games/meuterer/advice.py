"""What a good player of Meuterer knows: prices, what roles are worth, whom the mutiny will favour."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from freebooters.engine.contract import Action, Advice, Seat
from freebooters.engine.messages import Message
from freebooters.games.meuterer.components import (
    CARD_NUMBERS,
    ISLAND_NUMBERS,
    ISLANDS,
    ROLE_NUMBERS,
)
from freebooters.games.meuterer.market import wanted
from freebooters.games.meuterer.outlook import merits, role_values, setting, to_come
from freebooters.games.meuterer.plans import spare
from freebooters.games.meuterer.reasons import reason
from freebooters.games.meuterer.sales import takes
from freebooters.games.meuterer.state import DRAWING, PLAYING, MeutererState, winners_of
from freebooters.games.meuterer.trade import choosing, on_offer

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
                if action[0] == "play":
                    ratings[place] += open_[CARD_NUMBERS[str(action[1])]] > 0
                else:
                    ratings[place] += not any(open_)
            return ratings
        return [1.0] * len(legal)

    def credit(self, s: MeutererState, seat: Seat) -> float:
        """What others kept they did not want to sell, and a role is what it was worth to them."""
        belief = 1.0
        if s.phase == PLAYING:
            kinds = wanted(s.active)
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


def _spare(s: MeutererState, seat: Seat) -> list[int]:
    """The cards that the best plan for a hand lays open, by kind."""
    return spare(s.hands[seat], s.played[seat], setting(s, seat))


def _planned(s: MeutererState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A card that is not to be kept, else passing; or a role, by what it is worth."""
    if seat in s.passed:
        values = role_values(s, seat)
        worths = [values[ROLE_NUMBERS[str(role)]] + rng.random() * _FANCY for _, role in legal]
        return legal[worths.index(max(worths))]
    open_ = _spare(s, seat)
    likings = [
        open_[CARD_NUMBERS[str(action[1])]] * rng.random() if action[0] == "play" else 0.0
        for action in legal
    ]
    most = max(likings)
    return legal[likings.index(most) if most else -1]


_ROLES_LIKED = {"mutineer": 0.4, "boy": 0.1, "mate": 0.3, "merchant": 0.2, "loader": 0.3}


def _liking(s: MeutererState, seat: Seat, action: Action) -> float:
    """How much a playout likes an action, in no unit but beside a whim of up to 1."""
    match action:
        case ("pouch", int(points)):
            return -0.5 * points
        case ("play", str(card)):
            return _liking_to_play(s, seat, CARD_NUMBERS[card])
        case ("pass",):
            return 0.4
        case ("role", str(role)):
            return _ROLES_LIKED[role]
        case ("fight", int(count)):
            return 0.6 * count
        case ("keep", str(card)):
            return 0.4 * s.hands[seat][CARD_NUMBERS[card]]
        case ("sell", str(island), _, int(count)):
            return 0.2 * ISLANDS[ISLAND_NUMBERS[island]].prices[0] * count
    return -1.0


def _liking_to_play(s: MeutererState, seat: Seat, card: int) -> float:
    """Cards that can be sold are played, the more of a kind the rather; others are kept."""
    wanted = sum(ISLANDS[island].prices[0] for island in s.active if card in takes(island))
    together = s.hands[seat][card] + s.played[seat][card]
    return 0.1 * wanted * together if wanted else -0.4
