"""Promise 9, arrangements: what is laid out can be seen, named and, once confirmed, done."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, say
from freebooters.promises import arrangements
from freebooters.stage import Arrangement, Node, Painter, Place, Scene
from tests.contract import cargo
from tests.contract.journeys import every_room_journey, travel
from tests.contract.kept import keeps
from tests.contract.rooms import Setting


@every_room_journey
def test_every_arrangement_can_be_laid_out_and_done(setting: Setting, seed: int) -> None:
    keeps(arrangements.every_arrangement_can_be_done(travel(setting, seed)))


def _cargo(paint: Painter[Any]) -> list[Message]:
    game = replace(cargo.game, paint=paint)
    state = game.rules.new(2, {})
    return [*arrangements.wrong_with_an_arrangement(game, state, 1, Random(0))]


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
        ({"places": ()}, "promise-lay-incomplete"),
        ({"items": ()}, "promise-lay-incomplete"),
        ({"places": (FORE, FORE)}, "promise-lay-tokens"),
        ({"rest": "crate:1"}, "promise-lay-tokens"),
        ({"rest": "pouch"}, "promise-lay-rest"),
        ({"places": (FORE, replace(AFT, pick="keel"))}, "promise-lay-place"),
        ({"places": (AFT, FORE)}, "promise-lay-illegal"),
    ],
)
def test_the_check_finds_an_unsound_arrangement(changes: dict[str, Any], problem: str) -> None:
    assert problem in {found.key for found in _cargo(_Altered(**changes))}


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

    assert say("promise-lay-item", token="crate:1") in _cargo(_Strewn(twice))
