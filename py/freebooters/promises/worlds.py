"""Worlds that look the same to an observer, and what happens in all of them alike."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Rules, Seat
from freebooters.engine.events import Event, Seen
from freebooters.engine.game import Game
from freebooters.promises.journeys import dice, uniform

__all__ = ["WORLDS", "Observer", "by_look", "reveals", "seen_by", "step", "worlds"]

WORLDS = 2

Observer = Seat | None


def worlds(rules: Rules[Any, Any], state: Any, observer: Observer) -> list[Any]:
    """The true state and others that would look the same to the observer."""
    view = rules.view(state, observer)
    return [state.copy(), *(rules.imagine(view, dice(world)) for world in range(WORLDS))]


def step(
    game: Game[Any, Any], alike: Sequence[Any], observer: Observer, rng: Random
) -> list[tuple[Event, ...]] | None:
    """Something happens in every world that looks the same to the observer.

    The events of each world; None when there is nothing that could happen in all of them.
    """
    rules = game.rules
    acting = [
        seat
        for seat in rules.to_act(alike[0])
        if all(seat in rules.to_act(world) for world in alike)
    ]
    if not acting:
        return None
    seat = acting[int(rng.random() * len(acting))]
    looks = [by_look(rules, world, seat, observer) for world in alike]
    common = [look for look in looks[0] if all(look in other for other in looks)]
    if not common:
        return None
    look = uniform(common, rng)
    return [
        game.tell(world, seat, uniform(actions[look], rng))
        for world, actions in zip(alike, looks, strict=True)
    ]


def by_look(
    rules: Rules[Any, Any], state: Any, seat: Seat, observer: Observer
) -> dict[Action, list[Action]]:
    """The legal actions by what the observer sees of them."""
    looks: dict[Action, list[Action]] = {}
    for action in rules.legal(state, seat):
        looks.setdefault(rules.mask(state, seat, action, observer), []).append(action)
    return looks


def reveals(events: Sequence[Event]) -> bool:
    return any(event.reveals for event in events)


def seen_by(events: Sequence[Event], observer: Observer) -> list[Seen]:
    return [event.seen_by(observer) for event in events]
