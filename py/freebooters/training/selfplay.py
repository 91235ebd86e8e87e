"""Self-play: players made from advice alone, and games that they play to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from freebooters.bots.anti_loop import RANDOM_AFTER
from freebooters.bots.mixed_strategy import drawn
from freebooters.bots.turn_search import TurnSearch
from freebooters.engine.advice import Advice
from freebooters.engine.contract import CHANCE, Action, Rules, Seat

__all__ = ["Advised", "Player", "Watch", "beginner", "played_out", "share", "uniform"]

_NOTICED = 3
"""So many actions a beginner notices."""
_RANDOM = 1 / 8
"""How often an action is random once a seat has decided as often as in no game that gets on."""

Player = Callable[[Any, Seat, Sequence[Action], Random], Action]
"""Chooses for a seat, given the true state, the seat's legal actions and random numbers."""

Watch = Callable[[Any, Any, tuple[Seat, ...]], None]
"""Is told the state before a decision, the state after it, and which seats decided."""


def uniform(s: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Plays at random."""
    return legal[int(rng.random() * len(legal))]


@dataclass(frozen=True, eq=False)
class Advised:
    """A player by advice that answers at once: it draws by the mixed strategy where there is one,
    and else searches its own turn. It does not compare secret plans; where there is no strategy at
    its depth it draws by that of depth 0.
    """

    rules: Rules[Any, Any]
    advice: Advice[Any]
    depth: int = 0
    lapses: float = 0.0
    """The share of choices that must not be foreseen which it makes at depth 0."""
    positions: int = 100
    """Positions of its turn that it expands at most."""
    imagines: bool = False
    """Whether it judges a world that it imagines, as bots do, and not the true state. Where advice
    depends only on what the seat knows, both are the same.
    """

    def __call__(self, s: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if self.imagines:
            s = self.rules.imagine(self.rules.view(s, seat), rng)
        depth = self.depth
        odds = self.advice.strategy(s, seat, legal, depth)
        if depth and (odds is None or (self.lapses and rng.random() < self.lapses)):
            ordinary = self.advice.strategy(s, seat, legal)
            odds = odds if ordinary is None else ordinary
        if odds is not None:
            return drawn(legal, odds, rng.random())
        choices, luck = tuple(legal), rng.random()
        turn = TurnSearch(self.rules, self.advice, s, seat, choices, luck, depth=depth)
        for _ in turn.explore(self.positions):
            pass
        return turn.best


def beginner(rules: Rules[Any, Any], advice: Advice[Any]) -> Player:
    """A player that overlooks most actions, and judges the rest by the value just afterwards, in a
    world that it imagines.
    """

    def player(s: Any, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        noticed = rng.sample(legal, min(_NOTICED, len(legal)))
        moment = rules.imagine(rules.view(s, seat), rng)

        def worth(action: Action) -> float:
            after = moment.copy()
            rules.apply(after, seat, action)
            return advice.evaluation(after)[seat]

        return max(noticed, key=worth)

    return player


def played_out(
    rules: Rules[Any, Any], s: Any, players: Sequence[Player], rng: Random, watch: Watch | None
) -> None:
    """Plays the game to its end, a player per seat. `watch` is told every decision."""
    decisions = [0] * len(players)
    while acting := rules.to_act(s):
        before = s.copy() if watch else None
        if acting == (CHANCE,):
            chosen = {CHANCE: rules.draw(s, rng)}
        else:
            chosen = {}
            for seat in acting:
                decisions[seat] += 1
                lost = decisions[seat] > RANDOM_AFTER and rng.random() < _RANDOM
                choose = uniform if lost else players[seat]
                chosen[seat] = choose(s, seat, rules.legal(s, seat), rng)
        for seat, action in chosen.items():
            rules.apply(s, seat, action)
        if watch:
            watch(before, s, acting)


def share(
    rules: Rules[Any, Any], s: Any, one: Seat, player: Player, others: Player, rng: Random
) -> float:
    """Plays the game to its end with those players; that seat's share of the win."""
    seats = range(len(rules.returns(s)))
    played_out(rules, s, [player if seat == one else others for seat in seats], rng, None)
    ranks = rules.ranks(s)
    return (ranks[one] == 1) / max(1, ranks.count(1))
