"""How a set of weights is learned: data that `freebooters learn` reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from freebooters.training.fitting import STIFFNESS
from freebooters.training.selfplay import Player

__all__ = ["USUAL", "Evolve", "Fit", "Recipe"]


@dataclass(frozen=True)
class Fit:
    """The games that weights are fitted to, and how. In each game one seat, which moves round the
    table, learns, and so does every other that plays by advice.
    """

    seats: tuple[int, ...] = ()
    """The numbers of seats, which take turns; none: all the game is for."""
    games: int = 1000
    """A round, unless the command says otherwise."""
    rounds: int = 2
    """Each is played by the weights of the one before."""
    advised: float = 1.0
    """The share of games in which the others play by advice; in all others they play at random."""
    seldom: int = 1
    """One in so many of the games in which all play by advice is really played."""
    mistakes: tuple[float, ...] = (0.08,)
    """The shares of the learners' choices that are mistakes, one drawn for each game, so that more
    kinds of position occur. From the first moment learned from on it is the first of them.
    """
    beginners: bool = True
    """Whether a mistake is what a beginner would do, and not anything at all."""
    watched: float = 0.35
    """The share of moments learned from; neighbouring ones may be much alike."""
    hold: float = STIFFNESS
    """How strongly weights are pulled towards those known: as much as by so many games or examples."""
    by_game: bool = True
    """Whether a game counts as one against `hold`, since its examples depend on each other; else
    each example does.
    """
    toward_known: bool = True
    """Whether weights are pulled towards those before; else towards zero."""
    scaled: bool = True
    """Whether the pull is measured by the usual size of a feature."""
    digits: int = 4


@dataclass(frozen=True)
class Evolve:
    """What is optimized for wins by the cross-entropy method, and against whom."""

    seats: tuple[int, ...] = ()
    """The numbers of seats, which take turns; none: all the game is for."""
    games: int = 800
    """Of every candidate in a generation, unless the command says otherwise."""
    rounds: int = 12
    """Generations."""
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The kinds that are optimized, each with the names of its weights, or none for all of them; no
    kind at all: everything.
    """
    bounds: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The lowest and highest number a weight of that name may be."""
    opponents: tuple[Player, ...] = ()
    """Each meets a candidate in as many games; none: players by the weights before."""
    digits: int = 3


@dataclass(frozen=True)
class Recipe:
    """How one set of weights is learned; None for a way in which it is not."""

    title: str
    """What it is for: `Weights <title>.`"""
    fit: Fit | None
    evolve: Evolve | None
    depth: int = 0
    """The depth of reasoning at which bots use the set."""
    positions: int = 40
    """Positions of its turn that a player expands at most."""
    imagined: bool = True
    """Whether players judge, and learn from, worlds that the deciding seat imagines. Otherwise they
    judge the true state, and all learn from every moment; that is for advice which depends only on
    what a seat knows.
    """
    base: tuple[str, str] | None = None
    """Another set and its module: kinds with equal weights are imported from there."""

    @property
    def ways(self) -> Mapping[str, Fit | Evolve]:
        """The ways in which it is learned, by name, the usual one first."""
        ways = {"fit": self.fit, "evolve": self.evolve}
        return {name: way for name, way in ways.items() if way is not None}


USUAL = Recipe("of a seat's features", Fit(), Evolve())
"""How a set is learned of which nothing else is said."""
