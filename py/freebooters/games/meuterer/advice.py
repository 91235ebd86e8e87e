"""What a good player of Meuterer knows: prices, what roles are worth, whom the mutiny will favour."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from freebooters.engine.contract import Action, Advice, Seat
from freebooters.engine.messages import Message
from freebooters.games.meuterer.components import (
    CARD_NUMBERS,
    ISLAND_NUMBERS,
    ISLANDS,
    ROLE_NUMBERS,
)
from freebooters.games.meuterer.outlook import merits, role_values
from freebooters.games.meuterer.reasons import reason
from freebooters.games.meuterer.sales import takes
from freebooters.games.meuterer.state import MeutererState, winners_of
from freebooters.games.meuterer.trade import choosing

__all__ = ["MeutererAdvice"]

_LEAD = 8.0
"""Points ahead that make winning e times as likely."""
_WHIM = 0.5
"""Points that make a role e times as likely to be taken."""


class MeutererAdvice(Advice[MeutererState]):
    """A hand-made estimate: points, and points to hope for."""

    pace = 0.3

    def guess(self, s: MeutererState) -> list[float]:
        if not s.acting:
            winners = winners_of(s)
            return [float(seat in winners) / len(winners) for seat in range(len(s.scores))]
        points = merits(s)
        most = max(points)
        weights = [exp((mine - most) / _LEAD) for mine in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def prefer(self, s: MeutererState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        likings = [_liking(s, seat, action) + rng.random() for action in legal]
        return legal[likings.index(max(likings))]

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
