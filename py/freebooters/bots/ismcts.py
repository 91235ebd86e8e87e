"""The search that plays every game, through the contract alone.

Information-set Monte Carlo tree search: each iteration imagines a world in which the seat's view
would look the same, plays in it along the trees, goes on for a few plausible moves and evaluates
the position. Every seat has a tree of its own, keyed by what that seat observes, so that no seat
reacts to what it cannot know: not to a hidden card, not to another's secret choice (decoupled
selection, many-tree ISMCTS of Cowling, Powley and Whitehouse, 2012). Every seat is assumed to
maximize its own chance (max^n: Luckhart and Irani, 1986). Which action is tried depends on what it
has brought so far and on its prior (PUCT).
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from freebooters.bots.bot import Prospect, Question
from freebooters.bots.information_set import InformationSet
from freebooters.bots.priors import blend, priors
from freebooters.bots.rollout import Rollout
from freebooters.bots.turn_search import chance
from freebooters.engine.advice import Advice
from freebooters.engine.contract import CHANCE, Action, Rules, Seat, State
from freebooters.engine.events import Event

__all__ = ["ISMCTS"]

_REUSE = 2
"""Iterations that start from the same imagined world: copying one is quicker than imagining."""
_EXPLORATION = 3.0
"""The weight of priors against means, in standard deviations of the outcomes."""
_LEAST_SPREAD = 0.005
"""The standard deviation is taken to be at least this."""
_WARM_UPS = 8
"""Rollouts from the root before the first iteration, to measure mean and deviation."""
_TURN = 0.5
"""How much of the prior of a first action comes from the best plan that begins with it."""


class ISMCTS:
    """One question's search; `iterate` as often as there is time for."""

    def __init__(self, question: Question) -> None:
        self.rules: Rules[Any, Any] = question.game.rules
        self.advice: Advice[Any] | None = question.game.advice
        self.question = question
        self._rollout = Rollout(question)
        self._world: State | None = None
        self._uses = 0
        self._exploration = _EXPLORATION * _LEAST_SPREAD
        self._done = 0
        self._mean = 0.0
        self._squares = 0.0
        self._totals = 0.0
        usual = [self._rollout.outcome(self._root_state(), question.rng) for _ in range(_WARM_UPS)]
        for worth in usual:
            self._measure(worth)
        self.root = InformationSet()
        self.root.worth = self._mean
        self.trees = [InformationSet() for _ in usual[0]]
        self.trees[question.seat].children[()] = self.root

    def iterate(self) -> None:
        """Plays on in one imagined world and records what it brought."""
        rules, rng, me = self.rules, self.question.rng, self.question.seat
        to_act, draw, mask, apply = rules.to_act, rules.draw, rules.mask, rules.apply
        events: list[Event] = []
        emit = events.append if rules.reveals else None
        s = self._root_state()
        at = self.trees[:]
        seen: list[list[Any]] = [[] for _ in at]
        steps: list[tuple[InformationSet, int, Seat]] = []
        fresh: InformationSet | None = None
        newcomer = 0
        while acting := to_act(s):
            seat = me if me in acting else acting[0]  # at the root nobody may have moved before me
            if seat == CHANCE:
                action = draw(s, rng)
            else:
                key = tuple(seen[seat])
                infoset = at[seat].children.get(key)
                if infoset is None:
                    fresh = at[seat].children[key] = InformationSet()
                    newcomer = seat
                    break
                offered = infoset.actions  # by what I know: the same in all worlds
                if seat != me or not offered:
                    offered = self._offered(infoset, s, seat)
                choice = infoset.select(offered, self._exploration)
                action = infoset.actions[choice]
                steps.append((infoset, choice, seat))
                at[seat] = infoset
                seen[seat] = []
            if mask(s, seat, action, None) == action:
                for notes in seen:
                    notes.append(action)
            else:
                for observer, notes in enumerate(seen):
                    notes.append(mask(s, seat, action, observer))
            apply(s, seat, action, emit)
            if events:
                _reveal(events, seen)
                events.clear()
        worth = self._rollout.outcome(s, rng)
        if fresh is not None:
            fresh.worth = worth[newcomer]
        for infoset, choice, seat in steps:
            infoset.update(choice, worth[seat])
        self._measure(worth)

    def suggest(self, worths: Mapping[Action, float]) -> None:
        """Raises the priors of actions that begin good plans: `worths` has the best plan's value
        for each.
        """
        choices, seat, rng = self.question.choices, self.question.seat, self.question.rng
        first = priors(self.rules, self.advice, self._root_state(), seat, choices, rng)
        ranked = sorted(choices, key=lambda action: -worths.get(action, -1.0))
        ranks = {action: rank for rank, action in enumerate(ranked, start=1)}
        root = self.root
        root.expand(choices, blend(first, [1 / ranks[action] for action in choices], _TURN))
        visits = self.advice.search.prior_visits if self.advice else 0
        if worths and visits:
            best, least = max(worths.values()), min(worths.values())
            root.prior_visits = visits
            for at, action in enumerate(root.actions):
                root.means[at] += worths.get(action, least) - best

    def favourite(self) -> Action:
        """The action tried most often; of equals, the one that has brought most."""
        root = self.root
        if not root.actions:
            return self.question.choices[0]
        best = max(range(len(root.actions)), key=lambda at: (root.visits[at], root.means[at], -at))
        return root.actions[best]

    def prospects(self, seldom: float = 0.0) -> tuple[Prospect, ...]:
        """The actions by how often each was tried, the favourite first. Left out are those never
        tried, or less often than that share of the favourite's trials.
        """
        root = self.root
        most = max(root.visits, default=0)
        ranked = [
            (-tried, -mean, at)
            for at, (tried, mean) in enumerate(zip(root.visits, root.means, strict=True))
            if tried and tried >= most * seldom
        ]
        ranked.sort()
        total = -sum(tried for tried, _, _ in ranked)
        return tuple(
            Prospect(root.actions[at], self._chance(-mean), -tried / total)
            for tried, mean, at in ranked
        )

    def worth(self) -> float:
        """The seat's chance of winning: with its favourite, or, where it does not act, on average
        over all iterations.
        """
        root = self.root
        if not root.total:
            return self._chance(self._mean)
        return self._chance(root.means[root.index[self.favourite()]])

    def _chance(self, worth: float) -> float:
        """A mean as a chance of winning, scaled by what all seats together got on average. A mean
        may be below 0, since `suggest` starts it at how far its plan is behind the best; then the
        chance is 0.
        """
        return chance(max(0.0, worth), self._totals / self._done)

    def settled(self, left: int) -> bool:
        """Whether the favourite stays the same whatever so many more iterations bring."""
        if self.root.total <= left:
            return False
        first, second = heapq.nlargest(2, self.root.visits)
        return first - second > left

    def mixture(self, seldom: float) -> tuple[list[Action], list[int]]:
        """The actions and how often each was tried, without those tried less often than that share
        of the favourite's trials.
        """
        least = max(self.root.visits) * seldom
        often = [
            (action, tried)
            for action, tried in zip(self.root.actions, self.root.visits, strict=True)
            if tried >= least
        ]
        return [action for action, _ in often], [tried for _, tried in often]

    def _measure(self, worths: Sequence[float]) -> None:
        """Updates the standard deviation of outcomes at this moment (Welford). Exploration only
        ever grows with it: outcomes get closer while one action is tried again and again, but that
        makes nothing more certain.
        """
        worth = worths[self.question.seat]
        self._totals += sum(worths)
        self._done += 1
        off = worth - self._mean
        self._mean += off / self._done
        self._squares += off * (worth - self._mean)
        spread = sqrt(self._squares / self._done)
        self._exploration = max(self._exploration, _EXPLORATION * spread)

    def _offered(self, infoset: InformationSet, s: State, seat: Seat) -> list[Action]:
        """What the seat may do in this world; actions not met before are added to `infoset`."""
        legal = self.rules.legal(s, seat)
        if legal == infoset.actions:
            return infoset.actions
        if not infoset.knows(legal):
            rules, advice, rng = self.rules, self.advice, self.question.rng
            infoset.expand(legal, priors(rules, advice, s, seat, legal, rng))
        return legal

    def _root_state(self) -> State:
        """A world to start an iteration in."""
        world = self._world
        if world is None:
            self._world = world = self._rollout.imagined()
            self._uses = 0
        self._uses += 1
        if self._uses < _REUSE:
            return world.copy()
        self._world = None
        return world


def _reveal(events: Sequence[Event], seen: list[list[Any]]) -> None:
    """Adds revealing events to what each seat has observed."""
    for event in events:
        if event.reveals:
            told = (event.kind, repr(event.args))
            for seat, notes in enumerate(seen):
                notes.append((*told, repr(event.secret)) if seat in event.to else told)
