"""Examples for learning: what a seat knew before a duel, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.advice.chances import chances_of
from freebooters.games.mutiny.advice.holdings import holdings
from freebooters.games.mutiny.advice.model import threat
from freebooters.games.mutiny.advice.weight_table import (
    FEATURES,
    NEEDED,
    THREAT,
    WeightTable,
    standing,
)
from freebooters.games.mutiny.rules.duels import winning_side
from freebooters.games.mutiny.rules.state import NOBODY, MutinyState, in_play, wealth
from freebooters.kit.learned import Example, Features

__all__ = ["before_duel", "examples"]


def before_duel(before: MutinyState, after: MutinyState) -> MutinyState | None:
    """The state before the duel was revealed that has begun, or begins next, where one state has
    followed the other; None if none has.
    """
    begins = before.phase == "voyage" or sum(after.wins) > sum(before.wins)
    if after.phase != "mutiny" or not begins:
        return None
    start = after.copy()
    if start.round:
        start.round, start.fighting = 0, NOBODY
        start.shown -= 1
        start.seen = before.seen[:]
    return start


def examples(
    start: MutinyState, end: MutinyState, seat: Seat, against: WeightTable
) -> Iterator[Example]:
    """The examples of a seat with cards: of what it knew before a duel, judged by those weights, and
    of how the game ended. Each is an event that happens or does not: a second row is empty.
    """
    if seat in start.out or not any(start.hands[seat]):
        return
    chances, held = chances_of(start, seat, against), holdings(start, seat)
    side = held.side
    known, others = chances.features(held, side), chances.shares(side)
    needed = chances.needed[side], chances.needed[1 - side]
    features = dict(zip(FEATURES, known, strict=True))
    won = float(seat in end.winners) / max(1, len(end.winners))
    yield _example(standing(needed), {**features, THREAT: threat(held.gold, others)}, won)
    if needed != NEEDED[-1]:
        return
    side_won = winning_side(end)
    yield _example("voyage", features, float(side == side_won and seat not in end.out))
    for rival, (_, cards, gold, _) in zip(chances.rivals, others, strict=True):
        if start.allegiance[rival.seat] == side_won:
            lasts = rival.seat in in_play(end)
            yield _example("lasting", {"base": 1.0, "card": cards}, float(lasts))
            if lasts:
                richer = wealth(end, rival.seat) > wealth(end, seat)
                yield _example("gold", {"base": 1.0, "ahead": gold - held.gold}, float(richer))


def _example(kind: str, features: Features, chance: float) -> Example:
    return Example(kind, (features, {}), (chance, 1 - chance))
