"""Promise 9, arrangements: what is laid out can be seen, named and, once confirmed, done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from freebooters.engine.contract import Seat
from freebooters.engine.game import Game
from freebooters.stage import Arrangement, Node, Painter, Place, Scene
from tests.contract import cargo
from tests.contract.journeys import dice, every_room_journey, travel
from tests.contract.rooms import EACH_KIND, Setting

SOLID = ("box", "disc", "sprite")
SPREAD = 8
"""Assignments tried of every arrangement."""


def problems(game: Game[Any, Any], state: Any, seat: Seat, rng: Random) -> Iterator[str]:
    """What is wrong with the arrangement that seat is offered."""
    view = game.rules.view(state, seat)
    offer = game.paint.arrangement(view, seat)
    if offer is None:
        return
    yield from _shape(offer)
    for frame in EACH_KIND:
        yield from _pictures(offer, game.paint.scene(view, frame, viewer=seat))
    for _ in range(SPREAD):
        yield from _refusals(game, state.copy(), seat, offer, rng)


def _shape(offer: Arrangement) -> Iterator[str]:
    if not offer.places or len(offer.items) < len(offer.places):
        yield "cannot be completed"
    tokens = [place.pick for place in offer.places] + [item.pick for item in offer.items]
    if len({*tokens, offer.rest}) != len(tokens) + 1:
        yield "tokens are not told apart"
    if len({item.word for item in offer.items}) != len(offer.items):
        yield "words are not told apart"


def _pictures(offer: Arrangement, scene: Scene) -> Iterator[str]:
    found: dict[str, list[Node]] = {}
    for node in scene.nodes:
        found.setdefault(node.pick, []).append(node)
    names: Counter[str] = Counter()
    for place in offer.places:
        names.update({str(node.label) for node in found.get(place.pick, ())})
        if place.pick not in found:
            yield f"{place.pick} is not on the table"
    for item in offer.items:
        nodes = found.get(item.pick, [])
        names.update({str(node.label) for node in nodes})
        solid = [node for node in nodes if node.kind in SOLID]
        if not solid or any(not _lies_on(node, solid[0]) for node in nodes):
            yield f"{item.pick} is not one thing"
    if any(count > 1 for count in names.values()):
        yield "names are not told apart"
    if offer.rest and offer.rest not in found:
        yield "there is no place for the rest"


def _lies_on(node: Node, thing: Node) -> bool:
    """Within it, as the stage takes it: of a text the middle counts."""
    width, height = (0.0, node.size[1]) if node.kind == "text" else node.size
    dx, dy = abs(node.at[0] - thing.at[0]), abs(node.at[1] - thing.at[1])
    across, down = dx + width / 2 - thing.size[0] / 2, dy + height / 2 - thing.size[1] / 2
    return across <= 1 and down <= 1


def _refusals(
    game: Game[Any, Any], state: Any, seat: Seat, offer: Arrangement, rng: Random
) -> Iterator[str]:
    """Lays the items anyhow and does it, place by place."""
    items = sorted(offer.items, key=lambda _: rng.random())
    for place, item in zip(offer.places, items, strict=False):
        action = (*place.action, item.word)
        if seat not in game.rules.to_act(state) or action not in game.rules.legal(state, seat):
            yield f"{action} is not legal in its turn"
            return
        game.rules.apply(state, seat, action)


@every_room_journey
def test_every_arrangement_can_be_laid_out_and_done(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    for moment in journey.decisions:
        for seat in moment.seats_acting:
            found = problems(setting.game, moment.state, seat, dice(moment.position))

            assert [] == list(found)


def _cargo(paint: Painter[Any]) -> list[str]:
    game = replace(cargo.game, paint=paint)
    return list(problems(game, game.rules.new(2, {}), 1, Random(0)))


def test_a_sound_arrangement_has_no_problems() -> None:
    assert [] == _cargo(cargo.CargoPainter())


class _Altered(cargo.CargoPainter):
    """Offers something else."""

    def __init__(self, **changes: Any) -> None:
        self.changes = changes

    def arrangement(self, view: Any, seat: Seat) -> Arrangement | None:
        offer = super().arrangement(view, seat)
        assert offer
        return replace(offer, **self.changes)


FORE, AFT = Place("hold:fore", ("stow", "fore")), Place("hold:aft", ("stow", "aft"))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"places": ()}, "cannot be completed"),
        ({"items": ()}, "cannot be completed"),
        ({"places": (FORE, FORE)}, "tokens are not told apart"),
        ({"rest": "crate:1"}, "tokens are not told apart"),
        ({"rest": "pouch"}, "there is no place for the rest"),
        ({"places": (FORE, replace(AFT, pick="keel"))}, "keel is not on the table"),
        ({"places": (AFT, FORE)}, "is not legal in its turn"),
    ],
)
def test_the_check_finds_an_unsound_arrangement(changes: dict[str, Any], problem: str) -> None:
    assert any(problem in found for found in _cargo(_Altered(**changes)))


class _Strewn(cargo.CargoPainter):
    """Paints some things twice."""

    def __init__(self, twice: Node) -> None:
        self.twice = twice

    def scene(self, *args: Any, **named: Any) -> Scene:
        scene = super().scene(*args, **named)
        return replace(scene, nodes=(*scene.nodes, self.twice))


@pytest.mark.parametrize("kind", ["box", "zone"])
def test_the_check_finds_an_item_painted_twice(kind: Any) -> None:
    twice = Node("twin", kind, (900, 50), (40, 60), label=None, pick="crate:1")

    assert "crate:1 is not one thing" in _cargo(_Strewn(twice))
