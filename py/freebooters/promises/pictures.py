"""Promise 4, on the table: what is hidden changes no picture and no words, and no beat tells what comes
later.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from freebooters.engine.messages import Message, say
from freebooters.promises.broken import who
from freebooters.promises.checks import at_each
from freebooters.promises.journeys import Journey, Moment, uniform
from freebooters.promises.worlds import Observer, by_look, reveals, seen_by, step, worlds
from freebooters.stage import NARROW, SHORT, WIDE

__all__ = ["beats_tell_nothing_of_what_comes_later", "what_is_hidden_changes_no_picture"]

_EVERY = 5
_FRAMES = (WIDE, NARROW, SHORT)


@at_each(4, lambda journey: journey.decisions[::_EVERY])
def what_is_hidden_changes_no_picture(journey: Journey, moment: Moment) -> Iterator[Message]:
    rng = Random(f"{journey.seed}/{moment.position}")
    for observer in journey.setting.observers:
        alike = worlds(journey.rules, moment.state, observer)
        told = step(journey.setting.game, alike, observer, rng)
        if told is None or any(map(reveals, told)):
            continue
        first, *others = [
            _all_that_shows(journey, world, observer, seen_by(events, observer))
            for world, events in zip(alike, told, strict=True)
        ]
        for part, shows in first.items():
            if any(other[part] != shows for other in others):
                yield say("promise-hidden-picture", who=who(observer), part=part)
                return


def _all_that_shows(
    journey: Journey, world: Any, observer: Observer, seen: list[Any]
) -> dict[str, object]:
    """What the painter makes for an observer, by the name of what makes it."""
    setting, rules, paint = journey.setting, journey.rules, journey.setting.game.paint
    view = rules.view(world, observer)
    acting = observer if observer in rules.to_act(world) else None
    return {
        "unfold()": [paint.unfold(view, frame, seen, observer) for frame in _FRAMES],
        "line()": [paint.line(event) for event in seen],
        "facts()": [paint.facts(view, seat) for seat in range(setting.seats)],
        "goal()": paint.goal(view, observer),
        "sheet()": paint.sheet(view),
        "choice()": []
        if acting is None
        else [paint.choice(view, acting, action) for action in rules.legal(world, acting)],
    }


@at_each(4, lambda journey: journey.decisions)
def beats_tell_nothing_of_what_comes_later(journey: Journey, moment: Moment) -> Iterator[Message]:
    """Where the same has been told so far, scene and facts are the same, whatever is to come."""
    game = journey.setting.game
    seat, action = journey.log[moment.position]
    after = moment.state.copy()
    events = game.tell(after, seat, action)
    if len(events) < 2:
        return
    rng = Random(f"{journey.seed}/{moment.position}")
    for observer in journey.setting.observers:
        if _tells_ahead(journey, moment, after, events, observer, rng):
            yield say("promise-beat-ahead", who=who(observer))
            return


def _tells_ahead(
    journey: Journey, moment: Moment, after: Any, events: Any, observer: Observer, rng: Random
) -> bool:
    game, rules, paint = journey.setting.game, journey.rules, journey.setting.game.paint
    seat, action = journey.log[moment.position]
    seen = seen_by(events, observer)
    beats = paint.unfold(rules.view(after, observer), NARROW, seen, observer)
    if len(beats) == 1:
        return False
    shows = {repr(seen[: beat.told]): _beside(journey, beat) for beat in beats[:-1]}
    look = rules.mask(moment.state, seat, action, observer)
    for world in worlds(rules, moment.state, observer)[1:]:
        alike = by_look(rules, world, seat, observer).get(look)
        if not alike:
            continue
        seen = seen_by(game.tell(world, seat, uniform(alike, rng)), observer)
        for beat in paint.unfold(rules.view(world, observer), NARROW, seen, observer)[:-1]:
            now = _beside(journey, beat)
            if now != shows.setdefault(repr(seen[: beat.told]), now):
                return True
    return False


def _beside(journey: Journey, beat: Any) -> tuple[object, ...]:
    """A scene on the way, and what is said beside it."""
    facts = journey.setting.game.paint.facts
    return beat.scene, *(facts(beat.view, seat) for seat in range(journey.setting.seats))
