"""The value of a state: each seat's chance, from what it itself knows."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.advice.chances import Chances, all_chances
from freebooters.games.mutiny.advice.duels import lead_chance
from freebooters.games.mutiny.advice.holdings import (
    Holdings,
    holdings,
    with_more,
    with_pair,
    without_points,
)
from freebooters.games.mutiny.advice.pirates import turn_worth
from freebooters.games.mutiny.advice.weight_table import WeightTable
from freebooters.games.mutiny.rules.components import card_value, colour_of
from freebooters.games.mutiny.rules.state import NO_PAIR, MutinyState, in_play

__all__ = ["values"]


def values(s: MutinyState, sets: Sequence[WeightTable]) -> list[float]:
    """Per seat its chance of winning; each seat still in the game is judged by its own set of
    weights.
    """
    seats = range(len(s.coins))
    if s.phase == "over":
        return [float(seat in s.winners) / max(1, len(s.winners)) for seat in seats]
    found = [0.0 for _ in seats]
    inside = in_play(s)
    for seat, chances in zip(inside, all_chances(s, inside, sets), strict=True):
        found[seat] = _value(s, seat, chances)
    return found


def _value(s: MutinyState, seat: Seat, chances: Chances) -> float:
    held = holdings(s, seat)
    if s.phase == "mutiny":
        if not s.round:
            return chances.of(held)
        pink = lead_chance(s, chances)
        return pink * chances.after_duel(0).of(held) + (1 - pink) * chances.after_duel(1).of(held)
    if s.turn == seat:
        if s.looked:
            return max(chances.of(option) for option in _options(s, held))
        if s.opened:
            # The same as before the door was opened: luck behind it does not make knocking better.
            return turn_worth(s, seat, chances, held, s.closed + 1)
    return chances.of(held)


def _options(s: MutinyState, held: Holdings) -> list[Holdings]:
    """What the seat may have after it has placed what it is looking at."""
    if s.looked[0][0] == "sailor":
        if len(s.looked) < 2:
            return [held]
        duel = s.sailors.index(NO_PAIR)
        gap = s.looked[0][1] - s.looked[1][1]
        return [with_pair(held, duel, each) for each in (gap, -gap)]
    found = []
    for pile, card in s.looked:
        if pile == "gold":
            found.append(with_more(held, gold=card))
        else:
            found.append(
                with_more(without_points(held, colour_of(card), -card_value(card)), cards=1)
            )
    return found
