"""Promise 9, arrangements: what is laid out can be seen, named and, once confirmed, done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.game import Game
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import spelled
from freebooters.promises.checks import at_each
from freebooters.promises.journeys import Journey, Moment, dice
from freebooters.stage import NARROW, SHORT, WIDE, Arrangement, Node, Scene

__all__ = ["every_arrangement_can_be_done", "wrong_with_an_arrangement"]

_FRAMES = (WIDE, NARROW, SHORT)
_SOLID = ("box", "disc", "sprite")
_SPREAD = 8
"""Assignments tried of every arrangement."""


@at_each(9, lambda journey: journey.decisions)
def every_arrangement_can_be_done(journey: Journey, moment: Moment) -> Iterator[Message]:
    for seat in moment.seats_acting:
        rng = dice(moment.position)
        yield from wrong_with_an_arrangement(journey.setting.game, moment.state, seat, rng)


def wrong_with_an_arrangement(
    game: Game[Any, Any], state: Any, seat: Seat, rng: Random
) -> Iterator[Message]:
    """What is wrong with the arrangement that seat is offered."""
    view = game.rules.view(state, seat)
    offer = game.paint.arrangement(view, seat)
    if offer is None:
        return
    yield from _shape(offer)
    for frame in _FRAMES:
        yield from _pictures(offer, game.paint.scene(view, frame, viewer=seat))
    for _ in range(_SPREAD):
        yield from _refusals(game, state.copy(), seat, offer, rng)


def _shape(offer: Arrangement) -> Iterator[Message]:
    if not offer.places or len(offer.items) < len(offer.places):
        yield say("promise-lay-incomplete")
    tokens = [place.pick for place in offer.places] + [item.pick for item in offer.items]
    if len({*tokens, offer.rest}) != len(tokens) + 1:
        yield say("promise-lay-tokens")
    if len({item.word for item in offer.items}) != len(offer.items):
        yield say("promise-lay-words")


def _pictures(offer: Arrangement, scene: Scene) -> Iterator[Message]:
    found: dict[str, list[Node]] = {}
    for node in scene.nodes:
        found.setdefault(node.pick, []).append(node)
    names: Counter[str] = Counter()
    for place in offer.places:
        names.update({str(node.label) for node in found.get(place.pick, ())})
        if place.pick not in found:
            yield say("promise-lay-place", token=place.pick)
    for item in offer.items:
        nodes = found.get(item.pick, [])
        names.update({str(node.label) for node in nodes})
        solid = [node for node in nodes if node.kind in _SOLID]
        if not solid or any(not _lies_on(node, solid[0]) for node in nodes):
            yield say("promise-lay-item", token=item.pick)
    if any(count > 1 for count in names.values()):
        yield say("promise-lay-names")
    if offer.rest and offer.rest not in found:
        yield say("promise-lay-rest")


def _lies_on(node: Node, thing: Node) -> bool:
    """Within it, as the stage takes it: of a text the middle counts."""
    width, height = (0.0, node.size[1]) if node.kind == "text" else node.size
    dx, dy = abs(node.at[0] - thing.at[0]), abs(node.at[1] - thing.at[1])
    across, down = dx + width / 2 - thing.size[0] / 2, dy + height / 2 - thing.size[1] / 2
    return across <= 1 and down <= 1


def _refusals(
    game: Game[Any, Any], state: Any, seat: Seat, offer: Arrangement, rng: Random
) -> Iterator[Message]:
    """Lays the items anyhow and does it, place by place."""
    items = sorted(offer.items, key=lambda _: rng.random())
    for place, item in zip(offer.places, items, strict=False):
        action = (*place.action, item.word)
        if seat not in game.rules.to_act(state) or action not in game.rules.legal(state, seat):
            yield say("promise-lay-illegal", action=spelled(action))
            return
        game.rules.apply(state, seat, action)
