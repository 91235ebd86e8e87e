"""Promise 10, scenes: ids are unique, hidden things are named by their place, a scene is small."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import who
from freebooters.promises.checks import at_each
from freebooters.promises.journeys import Journey, Moment, dice
from freebooters.promises.worlds import seen_by
from freebooters.stage import NARROW, SHORT, WIDE, Scene

__all__ = [
    "MOST_BYTES",
    "MOST_NODES",
    "hidden_things_are_named_by_their_place",
    "ids_are_unique_and_scenes_small",
    "ids_met_twice",
    "too_large",
]

MOST_NODES, MOST_BYTES = 350, 90_000
_EVERY = 3
_FRAMES = (WIDE, NARROW, SHORT)


def _onlookers(journey: Journey, moment: Moment) -> set[Seat | None]:
    """Who acts, another and a spectator."""
    return {*moment.seats_acting[:1], journey.setting.seats - 1, None}


@at_each(10, lambda journey: journey.moments[::-_EVERY])
def ids_are_unique_and_scenes_small(journey: Journey, moment: Moment) -> Iterator[Message]:
    rules, paint = journey.rules, journey.setting.game.paint
    for observer in _onlookers(journey, moment):
        view, seen = rules.view(moment.state, observer), seen_by(moment.events, observer)
        for frame in _FRAMES:
            for beat in paint.unfold(view, frame, seen, observer):
                for message in (*ids_met_twice(beat.scene), *too_large(beat.scene)):
                    yield message
                    return


def ids_met_twice(scene: Scene) -> Iterator[Message]:
    counted = Counter(node.id for node in scene.nodes)
    yield from (say("promise-scene-twice", id=name) for name, count in counted.items() if count > 1)


def too_large(scene: Scene) -> Iterator[Message]:
    """Every scene goes to the page as text, and every node into its mirror or onto its canvas."""
    count = len(scene.nodes)
    if not 0 < count <= MOST_NODES:
        yield say("promise-scene-nodes", count=count, most=MOST_NODES)
    size = len(json.dumps(scene.as_json(), separators=(",", ":")).encode())
    if size > MOST_BYTES:
        yield say("promise-scene-bytes", count=size, most=MOST_BYTES)


@at_each(10, lambda journey: journey.moments[::-_EVERY])
def hidden_things_are_named_by_their_place(journey: Journey, moment: Moment) -> Iterator[Message]:
    """Were they named by what they are, their ids would differ where what is hidden differs."""
    rules, paint = journey.rules, journey.setting.game.paint
    for observer in _onlookers(journey, moment) if moment.acting != (CHANCE,) else ():
        view, seen = rules.view(moment.state, observer), seen_by(moment.events, observer)
        other = rules.view(rules.imagine(view, dice(moment.position)), observer)
        for frame in _FRAMES:
            one, two = (
                [node.id for node in paint.unfold(each, frame, seen, observer)[-1].scene.nodes]
                for each in (view, other)
            )
            if one != two:
                yield say("promise-scene-named", who=who(observer))
                return
