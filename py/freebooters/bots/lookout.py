"""The lookout: searches ahead, as far as its patience goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from freebooters.bots.bot import Bot, Prospect, Question, Thought
from freebooters.bots.council import likely, pooled
from freebooters.bots.heats import Heats
from freebooters.bots.mixing import drawn, odds
from freebooters.bots.playout import Playout
from freebooters.bots.search import Search
from freebooters.bots.straying import stray
from freebooters.bots.turn import MANTISSA, Turn, judged
from freebooters.engine.advice import Advice, Method
from freebooters.engine.contract import Action, State

__all__ = ["Lookout"]

_SLICE = 8
"""Iterations between two thoughts: a few milliseconds, in the slowest game and browser."""
_LINES = 400
"""Positions of its own turn that it plays on from before it looks farther."""
_RACE = 0.25
"""The share of its iterations that a race of whole turns or plans takes: each of them is longer."""
_SELDOM = 0.25
"""Where a choice is drawn, what was tried less often than this share of the favourite is an error
of the search, not part of the mixture.
"""


class Lookout(Bot):
    """Thinks its own turn through, then plays the action it has tried most often in so many
    iterations of a search, or fewer where more could not change that; or what the best of its whole
    turns or secret plans begins with, where the room says so.

    Where the room knows that no search finds more, its own turn is all it thinks of. Where the room
    has an answer to what the others usually do, that is drawn instead; another sealed choice is
    drawn as often as each action was tried. An answer or a plan is the same whoever else has chosen
    already.

    Where no search finds more, more iterations do not make a better player either. There it is the
    share of `lapses` that tells levels apart: how often it forgets the answer, and chooses as the
    others usually do.
    """

    def __init__(self, iterations: int, minds: int = 1, lapses: float = 0.0) -> None:
        self.iterations = iterations
        self.minds = minds
        self.lapses = lapses

    def think(self, question: Question) -> Iterator[Thought]:
        rules, advice = question.game.rules, question.game.advice
        seat, choices, rng = question.seat, question.choices, question.rng
        if len(choices) == 1:
            yield Thought(1, choices[0])
            return
        luck = rng.random()
        if astray := stray(question, luck):
            yield Thought(1, astray)
            return
        moment = rules.imagine(question.view, rng)
        sealed = len(rules.to_act(moment)) > 1
        fate = Random(int(luck * MANTISSA))
        weights = advice.strategy(moment, seat, choices, 1) if advice else None
        if weights is not None:
            if advice and advice.search.method == "turn" and fate.random() < self.lapses:
                weights = advice.strategy(moment, seat, choices) or weights
            yield Thought(1, drawn(choices, weights, luck), odds(choices, weights))
            return
        budget = advice.search.budget if advice else 1.0
        most = max(1, round(self.iterations * budget))
        race = max(1, round(most * _RACE))
        plans = advice.secret_plans(moment, seat, choices, fate) if advice else None
        if plans and plans.lines:
            lines = [plan._replace(worth=judged(plan.worth)) for plan in plans.lines]
            playout = Playout(question, depth=1)
            yield from _raced(Heats(playout, lines, race, fate, plans.opponents))
            return
        if advice is None or sealed:
            yield from _searched(Search(question), most, luck if sealed else None)
            return
        turn = Turn(rules, advice, moment, seat, choices, rng.random(), depth=1)
        for _ in turn.explore(_LINES):
            yield Thought(0, turn.best)
        method = _method(advice, moment)
        if method == "turn":
            yield Thought(1, turn.best, turn.prospects())
            return
        if method == "race" and turn.lines:
            yield from _raced(Heats(Playout(question, depth=1), turn.lines, race, rng))
            return
        search = Search(question)
        search.suggest(turn.worths)
        yield from _searched(search, most, None)

    def agree(self, question: Question, thoughts: Sequence[Thought]) -> Thought:
        searched = [thought for thought in thoughts if thought.prospects]
        if not searched or searched[0].prospects[0].worth is None:
            return (searched or thoughts)[0]  # said at once, or by the room's own weights
        prospects = pooled(searched)
        rules, rng = question.game.rules, question.rng
        luck, advice = rng.random(), question.game.advice
        if astray := stray(question, luck):
            return Thought(1, astray)
        moment = rules.imagine(question.view, rng)
        raced = advice is not None and _method(advice, moment) != "tree"
        if raced or len(rules.to_act(moment)) == 1:
            return Thought(1, prospects[0].action, prospects)
        mixture = likely(prospects, _SELDOM)
        actions, often = [each.action for each in mixture], [each.share for each in mixture]
        return Thought(1, drawn(actions, often, luck), mixture)


def _method(advice: Advice[Any], moment: State) -> Method:
    return advice.search.method_for(len(advice.value(moment)))


def _raced(heats: Heats) -> Iterator[Thought]:
    for progress in heats.run():
        yield Thought(progress, heats.best, heats.prospects())
    yield Thought(1, heats.best, heats.prospects())


def _searched(search: Search, most: int, luck: float | None) -> Iterator[Thought]:
    for done in range(1, most + 1):
        search.iterate()
        if luck is None and search.settled(most - done):
            break
        if done % _SLICE == 0:
            yield Thought(done / most, *_answer(search, luck))
    yield Thought(1, *_answer(search, luck))


def _answer(search: Search, luck: float | None) -> tuple[Action, tuple[Prospect, ...]]:
    """What would be played if the search ended here, drawn where there is luck to draw by, and what
    that was compared with.
    """
    if luck is None:
        return search.favourite(), search.prospects()
    mixture, often = search.mixture(_SELDOM)
    return drawn(mixture, often, luck), search.prospects(_SELDOM)
