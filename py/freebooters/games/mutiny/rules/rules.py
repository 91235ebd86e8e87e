"""Die Meuterei / La Mutinerie (Michael Rieneck, Cartagena), 2009: two to four seats.

Rule ids (`MU-12`) are those of the rules page. Where the rulebook is silent or says two things, the
rulings are: a random first dealer, not the oldest (MU-1); the ghost leaves the row (MU-5); an empty
pile or bank starts the mutiny at the end of the round, and a storm on its last move has no effect
(MU-7, MU-8); short supplies give what is left (MU-10 to MU-21); Chang has to steal (MU-17); coins
Sate offers stay in the bank and lapse with the round (MU-18); Cambivalute has to look at a pair when all are set, and
everybody sees whether it was swapped (MU-21); coins of seats that are out can be stolen (MU-30);
a lone monkey earns nothing where nobody else has a coin (MU-34); seats that are out pay into an
empty bank too, and who is paid if it stays short (MU-35); with no seat left in the game everybody
has lost (MU-36); where gold is equal the values of the cards are added up (MU-40). What is printed only on the pieces is a reconstruction, see `components`.

The rules themselves are in `voyage`, `pirates` and `duels`, which define the questions and
happenings on the agenda of a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import repeat
from random import Random

from freebooters.engine.contract import CHANCE, Action, Options, Refusal, Rules, Seat
from freebooters.engine.events import Emit
from freebooters.games.mutiny.rules import duels, piles, pirates, voyage
from freebooters.games.mutiny.rules.agenda import Happening, Question
from freebooters.games.mutiny.rules.components import BOX
from freebooters.games.mutiny.rules.refusals import refusal
from freebooters.games.mutiny.rules.setup import new_state
from freebooters.games.mutiny.rules.state import CHANCE_ACTS, NOBODY, NONE, MutinyState
from freebooters.games.mutiny.rules.view import MutinyView, imagined, view_of

__all__ = ["MutinyRules"]

_QUESTIONS: Mapping[str, Question] = {
    **piles.QUESTIONS,
    **voyage.QUESTIONS,
    **pirates.QUESTIONS,
    **duels.QUESTIONS,
}
_HAPPENINGS: Mapping[str, Happening] = {
    **voyage.HAPPENINGS,
    **pirates.HAPPENINGS,
    **duels.HAPPENINGS,
}
_ONE = tuple((seat,) for seat in range(max(BOX.start)))

_SEALED = ("fight", "monkey")
"""Verbs of which the others are told nothing, since even the verb would tell them (MU-32)."""

_SECRET = ("combat", "gold", "sailor", "return", "sell", "swear", "place")
"""Verbs whose other words are for one seat alone."""


class MutinyRules(Rules[MutinyState, MutinyView]):
    """The rules, MU-1 to MU-40."""

    view_type = MutinyView

    def new(self, seats: int, options: Options) -> MutinyState:
        return new_state(seats)

    def to_act(self, s: MutinyState) -> tuple[Seat, ...]:
        return s.acting

    def legal(self, s: MutinyState, seat: Seat) -> list[Action]:
        return _QUESTIONS[s.agenda[-1][0]].legal(s, seat)

    def outcomes(self, s: MutinyState) -> list[tuple[Action, int]]:
        kind = s.agenda[-1][0]
        bag = s.combat_bag if kind == "combat" else s.gold_bag if kind == "gold" else ()
        weights = filter(None, bag) if any(bag) else repeat(1)
        return list(zip(self.legal(s, CHANCE), weights, strict=False))

    def draw(self, s: MutinyState, rng: Random) -> Action:
        outcomes = self.legal(s, CHANCE)
        kind = s.agenda[-1][0]
        bag = s.combat_bag if kind == "combat" else s.gold_bag if kind == "gold" else ()
        cards = sum(bag)
        if not cards:
            return outcomes[int(rng.random() * len(outcomes))]
        ticket = rng.random() * cards
        for action, count in zip(outcomes, filter(None, bag), strict=True):
            ticket -= count
            if ticket < 0:
                return action
        return outcomes[-1]

    def apply(self, s: MutinyState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        step = s.agenda.pop()
        s.acting = NOBODY
        _QUESTIONS[step[0]].answer(s, seat, step, action, emit)
        _go_on(s, emit)

    def returns(self, s: MutinyState) -> list[float]:
        winners = s.winners  # MU-40
        return [float(seat in winners) / max(1, len(winners)) for seat in range(len(s.coins))]

    def party(self, v: MutinyView, seat: Seat) -> str | None:
        return v.allegiance[seat]

    def view(self, s: MutinyState, seat: Seat | None) -> MutinyView:
        return view_of(s, seat)

    def imagine(self, v: MutinyView, rng: Random) -> MutinyState:
        s = imagined(v, rng)
        _go_on(s, None)
        return s

    def mask(self, s: MutinyState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        knower = s.turn if seat == CHANCE else seat
        verb = action[0]
        if observer == knower and observer is not None:
            return action
        if verb in _SEALED:
            return ()
        if (
            verb == "keep"
        ):  # everybody sees from which pile Diaz kept a card, but not which card Tembo kept
            return action if len(action) == 2 else action[:1]
        secret = verb in _SECRET and (verb != "sailor" or s.phase == "voyage")
        return action[:1] if secret else action

    def actions(self, seats: int, options: Options) -> Sequence[Action]:
        return (*voyage.TURNS, *pirates.ANSWERS, *pirates.answers_about(seats), *duels.LAYS)

    def refuse(self, s: MutinyState, seat: Seat, action: Action) -> Refusal:
        return refusal(s, seat, action) or super().refuse(s, seat, action)


def _go_on(s: MutinyState, emit: Emit | None) -> None:
    """Carries out the steps that nobody decides, up to the next question."""
    agenda = s.agenda
    while agenda:
        name = agenda[-1][0]
        question = _QUESTIONS.get(name)
        if question is not None:
            if question.asked == "turn":
                s.acting = _ONE[s.turn]
            elif question.asked == "chance":
                s.acting = CHANCE_ACTS
            else:
                s.acting = tuple([seat for seat in s.fighting if s.laid[seat] == NONE])
            return
        agenda.pop()
        _HAPPENINGS[name](s, emit)
    s.acting = NOBODY
