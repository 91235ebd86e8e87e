"""The learned weights as a table with which chances are computed."""

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
"""The features for the duels to come, in the order of `model.features`."""
THREAT = "threat"
"""One more feature, once the mutiny has begun."""

ROWS: Mapping[str, tuple[str, ...]] = {
    "voyage": FEATURES,
    "lasting": ("base", "card"),
    "gold": ("base", "ahead", "fog"),
    "growth": ("own", "other", "cards", "gold"),
    "spoils": ("cards", "gold"),
    "rounds": ("change", "fickle", "telling", "leaning", "news"),
}
"""The kinds of weights other than `standing`, each with the names of its weights."""

NEEDED = tuple((own, other) for own in (1, 2, 3) for other in (1, 2, 3))
"""Duels that one's own side may still need, and the other side."""

Growth = tuple[float, float, float, float]
"""What a seat may still get before the mutiny: points for its own and the other side, cards, gold."""


@dataclass(frozen=True, eq=False)
class WeightTable:
    """One set of weights, for one sort of opponents."""

    voyage: Sequence[float]
    """For the chance that one's side wins the mutiny and one is still in the game: a weight per
    feature.
    """
    lasting: Sequence[float]
    """For the chance that a seat on the winning side is still in the game at the end: the base, and
    per card.
    """
    gold: Sequence[float]
    """For the chance that it is richer then: the base, per gold it has more, and how much less that
    counts per round to come.
    """
    standing: Mapping[tuple[int, int], Sequence[float]]
    """By the duels one's own and the other side need: a weight per feature, the last for the threat
    of richer seats.
    """
    growth: Growth
    """What each round to come brings the seat."""
    spoils: Sequence[float]
    """What each round to come brings another seat: cards, gold."""
    change: float
    """The chance in each round to come that one can change one's side if that is better."""
    fickle: float
    """The chance in each round to come that another seat whose side one has seen swears again."""
    telling: float
    """How much the colours laid in the duels tell about the others' sides."""
    leaning: float
    """The others' sides by their hands: with each point more for a side it is e to this times as
    likely.
    """
    news: float
    """How much of the gain from seeing another seat's side counts before one sees it."""


def standing(needed: tuple[int, int]) -> str:
    """The kind of weights for a seat's chance between two duels."""
    own, other = needed
    return f"standing-{own}-{other}"


def table_of(weights: Weights) -> WeightTable:
    """The weights as a table. Raises `KeyError` if one is missing."""
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
