"""What a good player of La Mutinerie knows: enough cards, a side in time, and when to stop."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import exp
from random import Random

from freebooters.engine.advice import Advice, Line, SearchConfig, SecretPlans
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message
from freebooters.games.mutiny.advice.chances import Outlook, outlook, outlooks, rivalled
from freebooters.games.mutiny.advice.duels import duel_worths, lead_chance
from freebooters.games.mutiny.advice.holdings import (
    Holdings,
    holdings,
    lighter,
    more,
    paired,
    sworn,
)
from freebooters.games.mutiny.advice.likings import likings
from freebooters.games.mutiny.advice.model import Weights, likely
from freebooters.games.mutiny.advice.pirates import (
    UNSEEN,
    dealt,
    letter_worth,
    news_worth,
    pirate_worth,
    turn_worth,
)
from freebooters.games.mutiny.advice.reasons import reason
from freebooters.games.mutiny.advice.weights import CARELESS, KEEN, RICH
from freebooters.games.mutiny.rules.components import SIDES, card_value, colour_of
from freebooters.games.mutiny.rules.duels import QUESTIONS
from freebooters.games.mutiny.rules.state import (
    NO_PAIR,
    NONE,
    MutinyState,
    in_play,
    laid_as,
    side_strength,
)

__all__ = ["MutinyAdvice"]

_SHARP, _BLUNT = 200.0, 20.0
"""How much likelier a better secret choice is: e-fold for each 1/200 of a win; at first sight."""


class MutinyAdvice(Advice[MutinyState]):
    """Fitted estimates; every seat is judged by what it knows itself."""

    search = SearchConfig(method="turn", budget=0.4, rollout_moves=20, prior_visits=100)

    def __init__(
        self, keen: Mapping[int, Weights] = KEEN, rich: Mapping[int, Weights] = RICH
    ) -> None:
        """The weights of the levels above the sailor, by the number of seats: where the others
        leave the gold, and where somebody gathers it.
        """
        self._keen, self._rich = keen, rich

    def value(self, s: MutinyState, depth: int = 0) -> list[float]:
        return _standings(s, [self._judging(s, seat, depth) for seat in in_play(s)])

    def sample(self, s: MutinyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if _asked(s) == "lay":
            liking = _weigh_lay(s, seat, legal, outlook(s, seat))
        else:
            liking = likings(s, seat, legal)
        ticket = rng.random() * sum(liking)
        for action, share in zip(legal, liking, strict=True):
            ticket -= share
            if ticket < 0:
                return action
        return legal[-1]

    def quiet(self, s: MutinyState) -> bool:
        """A turn, or a duel, is about to begin."""
        if s.phase == "voyage":
            return _asked(s) == "turn"
        return s.round < 2 and s.laid.count(NONE) == len(s.laid)

    def belief(self, s: MutinyState, seat: Seat) -> float:
        if s.phase != "mutiny":
            return 1.0
        found, leaning = 1.0, self._judging(s, seat, 1).leaning
        for other in in_play(s):
            if other != seat:
                side, hand = s.allegiance[other], s.hands[other]
                lead = side_strength(hand, side) - side_strength(hand, 1 - side)
                found *= likely(leaning * lead)
        return found

    def policy(self, s: MutinyState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        if _asked(s) == "lay":
            return _softly(duel_worths(s, seat, legal, outlook(s, seat)), _BLUNT)
        return likings(s, seat, legal)

    def strategy(
        self, s: MutinyState, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        """How often to choose each action in secret. Who answers the others compares what to lay."""
        weigh = _SECRETS.get(_asked(s))
        if weigh is None or (depth and _asked(s) == "lay"):
            return None
        return weigh(s, seat, legal, outlook(s, seat, self._judging(s, seat, depth)))

    def secret_plans(
        self, s: MutinyState, seat: Seat, legal: Sequence[Action], rng: Random
    ) -> SecretPlans[MutinyState] | None:
        if _asked(s) != "lay":
            return None
        worths = duel_worths(s, seat, legal, outlook(s, seat, self._judging(s, seat, 1)))
        lines = [Line((action,), worth) for action, worth in zip(legal, worths, strict=True)]
        return SecretPlans(lines, partial(self._laid, seat=seat))

    def _laid(self, s: MutinyState, rng: Random, *, seat: Seat) -> MutinyState:
        """`s` once all but `seat` have laid a card."""
        for other in s.fighting:
            if other != seat:
                choice = self.sample(s, other, _LAY.legal(s, other), rng)
                s.laid[other] = laid_as(choice)
        s.acting = (seat,)
        return s

    def _judging(self, s: MutinyState, seat: Seat, depth: int) -> Weights:
        """What that seat judges by: as a sailor does, or as the levels above."""
        if not depth:
            return CARELESS
        return (self._rich if rivalled(s, seat) else self._keen)[len(s.coins)]

    def reason(self, s: MutinyState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)


_LAY = QUESTIONS["lay"]


def _asked(s: MutinyState) -> str:
    question: str = s.agenda[-1][0]
    return question


def _standings(s: MutinyState, others: Sequence[Weights]) -> list[float]:
    """How every seat stands, each of those in the game by its own weights."""
    seats = range(len(s.coins))
    if s.phase == "over":
        return [float(seat in s.winners) / max(1, len(s.winners)) for seat in seats]
    found = [0.0 for _ in seats]
    inside = in_play(s)
    for seat, out in zip(inside, outlooks(s, inside, others), strict=True):
        found[seat] = _stands(s, seat, out)
    return found


def _stands(s: MutinyState, seat: Seat, out: Outlook) -> float:
    held = holdings(s, seat)
    if s.phase == "mutiny":
        if not s.round:
            return out.chance(held)
        pink = lead_chance(s, out)
        return pink * out.after_duel(0).chance(held) + (1 - pink) * out.after_duel(1).chance(held)
    if s.turn == seat:
        if s.looked:
            return max(out.chance(option) for option in _options(s, held))
        if s.opened:
            # As before the door was opened: luck recommends no knock.
            return turn_worth(s, seat, out, held, s.closed + 1)
    return out.chance(held)


def _options(s: MutinyState, held: Holdings) -> list[Holdings]:
    """What the seat may have once it has placed what it is looking at."""
    if s.looked[0][0] == "sailor":
        if len(s.looked) < 2:
            return [held]
        duel = s.sailors.index(NO_PAIR)
        gap = s.looked[0][1] - s.looked[1][1]
        return [paired(held, duel, each) for each in (gap, -gap)]
    found = []
    for pile, card in s.looked:
        if pile == "gold":
            found.append(more(held, gold=card))
        else:
            found.append(more(lighter(held, colour_of(card), -card_value(card)), cards=1))
    return found


def _softly(worths: Sequence[float], sharp: float = _SHARP) -> list[float]:
    best = max(worths)
    return [exp(sharp * (worth - best)) for worth in worths]


def _weigh_lay(
    s: MutinyState, seat: Seat, legal: Sequence[Action], out: Outlook
) -> Sequence[float]:
    worths = duel_worths(s, seat, legal, out)
    if s.fighting == (seat,):
        return _best(worths)
    return _softly(worths)


def _weigh_oath(
    s: MutinyState, seat: Seat, legal: Sequence[Action], out: Outlook
) -> Sequence[float]:
    held = holdings(s, seat)
    worths = [
        0.0 if action == ("done",) else out.chance(sworn(held, SIDES.index(str(action[1]))))
        for action in legal
    ]
    return _softly(worths)


def _weigh_peek(
    s: MutinyState, seat: Seat, legal: Sequence[Action], out: Outlook
) -> Sequence[float]:
    """Whose side is not known yet, and would tell most."""
    held = holdings(s, seat)
    worths = [
        news_worth(s, seat, out, held, int(action[1]))
        if action[0] == "peek" and action[1] not in s.peeked[seat]
        else -1.0
        for action in legal
    ]
    return _best(worths)


def _weigh_letter(
    s: MutinyState, seat: Seat, legal: Sequence[Action], out: Outlook
) -> Sequence[float]:
    """The pair that would help most if it stood as the seat likes."""
    held = holdings(s, seat)
    return _best([letter_worth(out, held, duel) for duel in range(len(legal))])


def _weigh_dealing(
    s: MutinyState, seat: Seat, legal: Sequence[Action], out: Outlook
) -> Sequence[float]:
    """By what an unseen card is worth on average; cards returned are drawn again later."""
    held = holdings(s, seat)
    if s.pirate == "wessel":
        held = more(held, cards=s.count, points=UNSEEN * s.count)
    return _best([out.chance(dealt(held, action)) for action in legal])


def _best(worths: Sequence[float]) -> list[float]:
    # Without the last digits: Pythons differ in how they add floats.
    rounded = [round(worth, 9) for worth in worths]
    return [float(worth == max(rounded)) for worth in rounded]


def _weigh_turn(
    s: MutinyState, seat: Seat, legal: Sequence[Action], out: Outlook
) -> Sequence[float]:
    held = holdings(s, seat)
    worths = [
        pirate_worth(s, seat, out, held, str(action[1]))
        if action[0] == "take"
        else turn_worth(s, seat, out, held, s.closed)
        for action in legal
    ]
    return _best(worths)


_SECRETS: Mapping[
    str, Callable[[MutinyState, Seat, Sequence[Action], Outlook], Sequence[float]]
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
"""Choices that must not be foreseen, or of which nobody can say beforehand what they show."""
