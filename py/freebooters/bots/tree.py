"""What a search remembers: for each seat a tree of the moments it could tell apart."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt

from freebooters.engine.contract import Action

__all__ = ["Junction"]


class Junction:
    """A moment at which a seat chooses, as that seat knows it: worlds it cannot tell apart meet
    here, so a choice is made for all of them at once.

    Actions differ from world to world where the seat's own cards are imagined too; `actions` are
    all met so far, and `visits`, `means` and `odds` go with them.
    """

    __slots__ = (
        "actions",
        "after",
        "index",
        "means",
        "odds",
        "total",
        "tries",
        "trust",
        "visits",
        "worth",
    )

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.index: dict[Action, int] = {}
        self.visits: list[int] = []
        self.tries: list[float] = []
        """One more than the visits: what a hope is divided by."""
        self.means: list[float] = []
        """What each action has brought the seat on average, in [0, 1]."""
        self.odds: list[float] = []
        """How likely each action was thought to be good before it was tried."""
        self.total = 0
        self.worth = 0.0
        """What the first visit brought the seat: what is hoped of an action not yet tried."""
        self.trust = 0
        """How many visits the means count for as they were before the first."""
        self.after: dict[Hashable, Junction] = {}
        """The seat's next junctions, by all it observes until then."""

    def widen(self, legal: Sequence[Action], odds: Sequence[float]) -> None:
        """Takes up the actions not met before."""
        for action, odd in zip(legal, odds, strict=True):
            if action not in self.index:
                self.index[action] = len(self.actions)
                self.actions.append(action)
                self.visits.append(0)
                self.tries.append(1.0)
                self.means.append(self.worth)
                self.odds.append(odd)

    def knows(self, legal: Sequence[Action]) -> bool:
        """Whether every one of those actions has been met."""
        return all(map(self.index.__contains__, legal))

    def select(self, legal: Sequence[Action], eagerness: float) -> int:
        """The number of the action to try next: good so far, likely to be good, or rarely tried."""
        reach = eagerness * sqrt(self.total + 1)
        means, odds, tries = self.means, self.odds, self.tries
        offered = range(len(means)) if legal is self.actions else map(self.index.__getitem__, legal)
        best, chosen = -1.0, 0
        for at in offered:
            score = means[at] + reach * odds[at] / tries[at]
            if score > best:
                best, chosen = score, at
        return chosen

    def learn(self, at: int, worth: float) -> None:
        """One more visit of that action has brought `worth`."""
        self.total += 1
        tried = self.visits[at] + 1
        self.visits[at] = tried
        self.tries[at] = 1.0 + tried
        self.means[at] += (worth - self.means[at]) / (tried + self.trust)
