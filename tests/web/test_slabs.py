"""Nothing large and solid flies over the table: the scenes of whole games, moved by the stage."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from freebooters.stage import Frame, Node, Scene
from freebooters.stage.scene import WIDTH
from tests.contract.journeys import Journey, travel
from tests.contract.rooms import EACH_KIND, ROOMS, SETTINGS, Setting
from tests.web.under_node import node

SEEDS = (0, 1, 2)
BEGINNING = 150
"""Entries of a log, in which everything large has moved: of that much every run looks at the plainest
game of each room.
"""
ROOM_SETTINGS = [SETTINGS[folder] for folder in ROOMS]
CASES = [
    *(pytest.param(found[0], 0, BEGINNING, id=f"{found[0]}-begins") for found in ROOM_SETTINGS),
    *(
        pytest.param(setting, seed, None, id=f"{setting}-{seed}", marks=pytest.mark.slow)
        for found in ROOM_SETTINGS
        for setting in found
        for seed in SEEDS
    ),
]


def _scenes(journey: Journey, frame: Frame, most: int | None) -> Iterator[Scene]:
    """Every scene of a game, or of so many entries of its log, as its first seat is shown it."""
    paint = journey.setting.game.paint
    for position, state in islice(journey.states(), most):
        events = journey.events[position - 1] if position else ()
        seen = [event.seen_by(0) for event in events]
        for beat in paint.unfold(journey.rules.view(state, 0), frame, seen, 0):
            yield beat.scene


def _travellers(before: Scene, after: Scene) -> frozenset[str]:
    """What is long and at another place in the later scene, or comes from another thing."""
    old = {node.id: node for node in before.nodes}
    long = (node for node in after.nodes if max(node.size) > WIDTH / 3)
    return frozenset(node.id for node in long if _moved(node, old))


def _moved(node: Node, old: dict[str, Node]) -> bool:
    same = old.get(node.id) or old.get(node.was)
    return same is not None and same.at != node.at


def _pairs(journey: Journey, frame: Frame, most: int | None) -> Iterator[dict[str, Any]]:
    """Scenes one after the other between which something long moves, each kind twice."""
    met: dict[frozenset[str], int] = {}
    before: Scene | None = None
    for after in _scenes(journey, frame, most):
        moved = _travellers(before, after) if before else frozenset()
        if before and moved and met.get(moved, 0) < 2:
            met[moved] = met.get(moved, 0) + 1
            yield {
                "name": f"{journey.setting} {frame}",
                "before": before.as_json(),
                "after": after.as_json(),
            }
        before = after


@pytest.mark.parametrize(("setting", "seed", "most"), CASES)
def test_nothing_large_and_solid_flies_over_the_table(
    setting: Setting, seed: int, most: int | None, tmp_path: Path
) -> None:
    file = tmp_path / "pairs"
    journey = travel(setting, seed)
    pairs = [json.dumps(pair) for frame in EACH_KIND for pair in _pairs(journey, frame, most)]
    file.write_text("\n".join(pairs), encoding="utf-8")
    done = subprocess.run(
        [*node(), Path(__file__).with_name("slabs.mjs"), file],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == ""
