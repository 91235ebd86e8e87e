"""The learned weights, by name, as the table that chances are worked out with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from freebooters.kit.learned import Weights

__all__ = ["FEATURES", "NEEDED", "ROWS", "THREAT", "Growth", "WeightTable", "standing", "table_of"]

FEATURES = (
    "base",
    "own",
    "own-first",
    "other",
    "cards",
    "short",
    "scarce",
    "lead",
    "leads",
    "lag",
    "lags",
    "others-cards",
    "others",
    "friends-cards",
    "friends",
)
"""What counts in the duels to come, in the order of `model.features`."""
THREAT = "threat"
"""Beside them, once the mutiny has begun."""

ROWS: Mapping[str, tuple[str, ...]] = {
    "voyage": FEATURES,
    "lasting": ("base", "card"),
    "gold": ("base", "ahead", "fog"),
    "growth": ("own", "other", "cards", "gold"),
    "spoils": ("cards", "gold"),
    "rounds": ("change", "fickle", "telling", "leaning", "news"),
}
"""The kinds of weights there are beside `standing`, each with the names of its weights."""

NEEDED = tuple((own, other) for own in (1, 2, 3) for other in (1, 2, 3))
"""Duels one's own side may need, and the other."""

Growth = tuple[float, float, float, float]
"""What a seat still gets before the mutiny: points for its own and the other side, cards, gold."""


@dataclass(frozen=True, eq=False)
class WeightTable:
    """How much everything counts, one set for one sort of other seats."""

    voyage: Sequence[float]
    """Per feature: that one's side takes the mutiny and one is still in the game."""
    lasting: Sequence[float]
    """That a seat on the winning side is in the game at its end: the base, per card."""
    gold: Sequence[float]
    """That it is richer then: the base, per gold it has more, how much less that tells per round to
    come.
    """
    standing: Mapping[tuple[int, int], Sequence[float]]
    """By duels one's own and the other side need, per feature, last the threat of the richer."""
    growth: Growth
    """What each round to come brings the seat itself."""
    spoils: Sequence[float]
    """What it brings another seat: cards, gold."""
    change: float
    """How likely one can change one's side, if that were better, in each round to come."""
    fickle: float
    """How likely another seat, whose side one has seen, swears anew in each of them."""
    telling: float
    """How far the colours laid in the duels tell on which side the others are."""
    leaning: float
    """How much likelier others are on the side their hands speak for: e-fold per point."""
    news: float
    """How much of what one could do on seeing another seat's side counts before one sees it."""


def standing(needed: tuple[int, int]) -> str:
    """The kind of weights that tells how a seat stands between two duels."""
    own, other = needed
    return f"standing-{own}-{other}"


def table_of(weights: Weights) -> WeightTable:
    """The weights as a table. Raises `KeyError` where one is missing."""
    rows = {kind: tuple(map(weights[kind].__getitem__, names)) for kind, names in ROWS.items()}
    own, other, cards, gold = rows["growth"]
    change, fickle, telling, leaning, news = rows["rounds"]
    return WeightTable(
        voyage=rows["voyage"],
        lasting=rows["lasting"],
        gold=rows["gold"],
        standing={
            needed: tuple(map(weights[standing(needed)].__getitem__, (*FEATURES, THREAT)))
            for needed in NEEDED
        },
        growth=(own, other, cards, gold),
        spoils=rows["spoils"],
        change=change,
        fickle=fickle,
        telling=telling,
        leaning=leaning,
        news=news,
    )
