"""Promise 4: no leaks. What a seat cannot know changes nothing it is shown, told or offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.messages import Message, say
from freebooters.engine.views import view_as_json
from freebooters.promises.broken import shown, spelled, who
from freebooters.promises.checks import at_each, over_games
from freebooters.promises.journeys import Journey, Moment, dice
from freebooters.promises.settings import Setting
from freebooters.promises.states import differing, freeze
from freebooters.promises.worlds import WORLDS, Observer, reveals, seen_by, step, worlds

__all__ = [
    "a_secret_choice_shows_to_nobody_else",
    "an_action_looks_the_same_when_all_it_shows_is",
    "imagined_states_look_the_same",
    "imagining_needs_the_view_and_the_generator_alone",
    "masking_changes_nothing",
    "what_is_hidden_changes_nothing_seen_or_offered",
    "whoever_acts_sees_its_own_action",
    "worlds_differ_where_things_are_hidden",
]

_STEPS = 6


def _turn(setting: Setting, acting: tuple[Seat, ...], observer: Observer) -> object:
    """What an observer knows of who acts: of those who choose at the same time, only whether it is
    one of them.
    """
    if setting.game.info.traits.simultaneous:
        return bool(acting), observer in acting
    return acting


def _another(view: Any, other: Any) -> dict[str, str]:
    """The first field in which views differ, as arguments of a message."""
    theirs = view_as_json(other)
    for name, value in view_as_json(view).items():
        if value != theirs.get(name):
            return {"field": name, "found": shown(theirs.get(name)), "wanted": shown(value)}
    return {"field": "?", "found": shown(other), "wanted": shown(view)}


@at_each(4, lambda journey: journey.known_moments)
def imagined_states_look_the_same(journey: Journey, moment: Moment) -> Iterator[Message]:
    setting, rules = journey.setting, journey.rules
    for observer in setting.observers:
        view = rules.view(moment.state, observer)
        turn = _turn(setting, moment.acting, observer)
        for world in range(WORLDS + 1):
            imagined = rules.imagine(view, dice(world))
            again = rules.view(imagined, observer)
            if view != again:
                yield say("promise-imagine-view", who=who(observer), **_another(view, again))
                return
            if turn != _turn(setting, rules.to_act(imagined), observer):
                yield say("promise-imagine-turn", who=who(observer))
                return


@at_each(4, lambda journey: journey.known_moments)
def imagining_needs_the_view_and_the_generator_alone(
    journey: Journey, moment: Moment
) -> Iterator[Message]:
    rules = journey.rules
    for observer in journey.setting.observers:
        view = rules.view(moment.state, observer)
        imagined = freeze(rules.imagine(view, dice(0)))
        if slot := differing(freeze(rules.imagine(view, dice(0))), imagined):
            yield say("promise-imagine-again", slot=slot)
            return
        if view != (again := rules.view(moment.state, observer)):
            yield say("promise-imagine-changes", **_another(view, again))
            return


@over_games(4)
def worlds_differ_where_things_are_hidden(journeys: Sequence[Journey]) -> Iterator[Message]:
    differ = any(
        world != truth
        for journey in journeys
        for moment in journey.decisions
        for observer in journey.setting.observers
        for truth, *imagined in [worlds(journey.rules, moment.state, observer)]
        for world in imagined
    )
    if journeys[0].setting.game.info.traits.hidden != differ:
        yield say("promise-hidden-none" if not differ else "promise-hidden-some")


@at_each(4, lambda journey: journey.decisions)
def what_is_hidden_changes_nothing_seen_or_offered(
    journey: Journey, moment: Moment
) -> Iterator[Message]:
    rng = Random(f"{journey.seed}/{moment.position}")
    for observer in journey.setting.observers:
        alike = worlds(journey.rules, moment.state, observer)
        for _ in range(_STEPS):
            found = _offers(journey, alike, observer)
            if found is None:
                told = step(journey.setting.game, alike, observer, rng)
                if told is None or any(map(reveals, told)):
                    break
                found = _told(journey, alike, observer, [seen_by(each, observer) for each in told])
            if found is not None:
                yield found
                return


def _offers(journey: Journey, alike: Sequence[Any], observer: Observer) -> Message | None:
    rules = journey.rules
    if observer is None or not all(observer in rules.to_act(world) for world in alike):
        return None
    first, *others = [rules.legal(world, observer) for world in alike]
    if any(other != first for other in others):
        return say("promise-legal-knows", who=who(observer))
    return None


def _told(
    journey: Journey, alike: Sequence[Any], observer: Observer, seen: Sequence[Any]
) -> Message | None:
    rules = journey.rules
    for other in seen[1:]:
        if other != seen[0]:
            kinds = [
                mine.kind for mine, theirs in zip(seen[0], other, strict=False) if mine != theirs
            ]
            return say("promise-hidden-event", who=who(observer), kind=kinds[0] if kinds else "")
    first, *others = [rules.view(world, observer) for world in alike]
    public, *publics = [rules.view(world, None) for world in alike[1:]]
    for mine, theirs in (
        *((first, other) for other in others),
        *((public, other) for other in publics),
    ):
        if mine != theirs:
            field = _another(mine, theirs)["field"]
            return say("promise-hidden-view", who=who(observer), field=field)
    return None


@at_each(4, lambda journey: journey.moments)
def an_action_looks_the_same_when_all_it_shows_is(
    journey: Journey, moment: Moment
) -> Iterator[Message]:
    """The masked log tells an observer neither more nor less than its views and events do."""
    for seat in moment.acting:
        for observer in journey.setting.observers:
            found = _looks(journey, moment, seat, observer)
            if found is not None:
                yield found
                return


def _looks(journey: Journey, moment: Moment, seat: Seat, observer: Observer) -> Message | None:
    rules = journey.rules
    looks: dict[Action, tuple[Any, Any]] = {}
    for action in rules.legal(moment.state, seat):
        after, told = moment.state.copy(), list[Any]()
        rules.apply(after, seat, action, told.append)
        if reveals(told):
            continue
        view, seen = rules.view(after, observer), seen_by(told, observer)
        look = rules.mask(moment.state, seat, action, observer)
        before = looks.setdefault(look, (view, seen))
        both = {"who": who(seat), "observer": who(observer), "look": spelled(look)}
        if before[0] != view:
            return say("promise-mask-view", **both, field=_another(before[0], view)["field"])
        if before[1] != seen:
            return say("promise-mask-event", **both, kind=_kind(before[1], seen))
    shows = list(looks.items())
    for at, (look, one) in enumerate(shows):
        for twin, other in shows[:at]:
            if one == other:
                told_apart = {"look": spelled(look), "other": spelled(twin)}
                return say("promise-mask-more", who=who(seat), observer=who(observer), **told_apart)
    return None


def _kind(one: Sequence[Any], other: Sequence[Any]) -> str:
    """The kind of the first event that differs."""
    pairs = zip(one, other, strict=False)
    longer = max(one, other, key=len)
    at = next((at for at, (mine, theirs) in enumerate(pairs) if mine != theirs), None)
    return str(longer[min(len(one), len(other)) if at is None else at].kind)


@at_each(4, lambda journey: journey.decisions)
def whoever_acts_sees_its_own_action(journey: Journey, moment: Moment) -> Iterator[Message]:
    rules = journey.rules
    for seat in moment.seats_acting:
        for action in rules.legal(moment.state, seat):
            look = rules.mask(moment.state, seat, action, seat)
            if look != action:
                done = {"who": who(seat), "action": spelled(action), "look": spelled(look)}
                yield say("promise-mask-own", **done)
                return


@at_each(4, lambda journey: journey.moments)
def masking_changes_nothing(journey: Journey, moment: Moment) -> Iterator[Message]:
    for seat in moment.acting:
        for action in journey.rules.legal(moment.state, seat):
            for observer in journey.setting.observers:
                look = journey.rules.mask(moment.state, seat, action, observer)
                if seat != CHANCE and action[: len(look)] != look:
                    yield say("promise-mask-cuts", action=spelled(action), look=spelled(look))
                    return
    if slot := differing(freeze(moment.state), moment.snapshot):
        yield say("promise-changes", method="mask()", slot=slot)


@at_each(4, lambda journey: journey.commits)
def a_secret_choice_shows_to_nobody_else(journey: Journey, moment: Moment) -> Iterator[Message]:
    rules, seat = journey.rules, moment.acting[0]
    for observer in journey.setting.observers:
        if observer == seat:
            continue
        views = []
        for action in rules.legal(moment.state, seat):
            after = moment.state.copy()
            rules.apply(after, seat, action)
            views.append(rules.view(after, observer))
        for view in views[1:]:
            if view != views[0]:
                seen = {"who": who(seat), "observer": who(observer)}
                yield say("promise-secret", **seen, field=_another(views[0], view)["field"])
                return
