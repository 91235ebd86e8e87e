"""What a tree search remembers: for each seat a tree of its information sets."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt

from freebooters.engine.contract import Action

__all__ = ["InformationSet"]


class InformationSet:
    """A moment at which a seat chooses, as that seat knows it. All worlds that the seat cannot tell
    apart share one, so that one choice is made for all of them.

    Where the seat's own cards are imagined too, its legal actions differ from world to world;
    `actions` are all met so far, and `visits`, `means` and `priors` have an element for each.
    """

    __slots__ = (
        "actions",
        "children",
        "index",
        "means",
        "prior_visits",
        "priors",
        "total",
        "tries",
        "visits",
        "worth",
    )

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.index: dict[Action, int] = {}
        self.visits: list[int] = []
        self.tries: list[float] = []
        """The visits plus one: what a prior is divided by."""
        self.means: list[float] = []
        """What each action has brought the seat on average, in [0, 1]."""
        self.priors: list[float] = []
        """How likely each action was thought to be good before it was tried."""
        self.total = 0
        self.worth = 0.0
        """What the first visit brought the seat: the mean of an action not tried yet."""
        self.prior_visits = 0
        """How many visits the initial means count for."""
        self.children: dict[Hashable, InformationSet] = {}
        """The seat's next information sets, by all it observes until then."""

    def expand(self, legal: Sequence[Action], priors: Sequence[float]) -> None:
        """Adds the actions not met before."""
        for action, prior in zip(legal, priors, strict=True):
            if action not in self.index:
                self.index[action] = len(self.actions)
                self.actions.append(action)
                self.visits.append(0)
                self.tries.append(1.0)
                self.means.append(self.worth)
                self.priors.append(prior)

    def knows(self, legal: Sequence[Action]) -> bool:
        """Whether every one of those actions has been met."""
        return all(map(self.index.__contains__, legal))

    def select(self, legal: Sequence[Action], exploration: float) -> int:
        """The index of the action to try next, by PUCT: good so far, likely to be good, or rarely
        tried.
        """
        reach = exploration * sqrt(self.total + 1)
        means, priors, tries = self.means, self.priors, self.tries
        offered = range(len(means)) if legal is self.actions else map(self.index.__getitem__, legal)
        best, chosen = -1.0, 0
        for at in offered:
            score = means[at] + reach * priors[at] / tries[at]
            if score > best:
                best, chosen = score, at
        return chosen

    def update(self, at: int, worth: float) -> None:
        """Counts one more visit of that action, which brought `worth`."""
        self.total += 1
        tried = self.visits[at] + 1
        self.visits[at] = tried
        self.tries[at] = 1.0 + tried
        self.means[at] += (worth - self.means[at]) / (tried + self.prior_visits)
