"""What a good player of Blank knows: keep a card above the average."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from freebooters.engine.advice import Advice
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, say
from freebooters.games._blank.rules import HIGHEST, KEEP, NO_CARD, BlankRules, BlankState

__all__ = ["BlankAdvice"]

_AVERAGE = (1 + HIGHEST) / 2
_RULES = BlankRules()


class BlankAdvice(Advice[BlankState]):
    """Judges by the cards alone."""

    def value(self, s: BlankState, depth: int = 0) -> list[float]:
        if not _RULES.to_act(s):
            return _RULES.returns(s)
        return [(_AVERAGE if card == NO_CARD else card) / HIGHEST for card in s.hands]

    def sample(self, s: BlankState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return KEEP if s.hands[seat] > _AVERAGE else legal[-1]

    def reason(self, s: BlankState, seat: Seat, action: Action) -> Message | None:
        card = s.hands[seat]
        if (card > _AVERAGE) == (action == KEEP):
            return say("blank-reason-keep" if action == KEEP else "blank-reason-swap", card=card)
        return None
