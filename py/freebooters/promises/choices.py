"""Promise 9, choices: every legal action can be found on the table and is told apart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from freebooters.engine.messages import Message, say
from freebooters.promises.broken import shown, spelled, who
from freebooters.promises.checks import at_each
from freebooters.promises.journeys import Journey, Moment
from freebooters.stage import NARROW, SHORT, WIDE, Choice, Frame, Scene

__all__ = [
    "any_picks_are_read_as_an_action_or_none",
    "every_choice_can_be_picked",
    "picks_are_read_back_as_their_action",
    "picks_tell_choices_apart",
]

_FRAMES = (WIDE, NARROW, SHORT)
_TRIED = 20


def _choices(journey: Journey, moment: Moment) -> Iterator[tuple[int, Any, list[Choice]]]:
    """Per acting seat: its view, and its choices in the order of its legal actions."""
    rules, paint = journey.rules, journey.setting.game.paint
    for seat in moment.seats_acting:
        view = rules.view(moment.state, seat)
        legal = rules.legal(moment.state, seat)
        yield seat, view, [paint.choice(view, seat, action) for action in legal]


def _tokens(scene: Scene) -> set[str]:
    return {node.pick for node in scene.nodes if node.pick}


def _named(choice: Choice) -> set[str]:
    """All that a choice names on the table."""
    return {*choice.picks, *filter(None, [choice.target])}


@at_each(9, lambda journey: journey.decisions)
def every_choice_can_be_picked(journey: Journey, moment: Moment) -> Iterator[Message]:
    for frame in _FRAMES:
        for found in _unpickable(journey, moment, frame):
            yield found
            return


def _unpickable(journey: Journey, moment: Moment, frame: Frame) -> Iterator[Message]:
    for seat, view, choices in _choices(journey, moment):
        on_table = _tokens(journey.setting.game.paint.scene(view, frame, viewer=seat))
        for choice in choices:
            for token in sorted(_named(choice) - on_table):
                done = {"who": who(seat), "action": spelled(choice.action)}
                yield say("promise-choice-missing", **done, token=token, frame=str(frame))


@at_each(9, lambda journey: journey.decisions)
def picks_tell_choices_apart(journey: Journey, moment: Moment) -> Iterator[Message]:
    """No choice is sent while another is being pointed at, and buttons read differently."""
    legal = {seat: journey.rules.legal(moment.state, seat) for seat in moment.seats_acting}
    for seat, _, choices in _choices(journey, moment):
        if legal[seat] != [choice.action for choice in choices]:
            yield say("promise-choice-action", who=who(seat))
            return
        for one in choices:
            if len(one.picks) != len(set(one.picks)):
                yield say("promise-choice-twice", action=spelled(one.action))
                return
            for other in choices:
                if one is not other and (problem := _alike(one, other)):
                    both = {"action": spelled(one.action), "other": spelled(other.action)}
                    yield say(problem, **both)
                    return


def _alike(one: Choice, other: Choice) -> str:
    """In what way two choices cannot be told apart, if they cannot."""
    if one.picks and set(one.picks) <= set(other.picks):
        return "promise-choice-picks"
    return "promise-choice-label" if one.label == other.label else ""


@at_each(9, lambda journey: journey.decisions)
def picks_are_read_back_as_their_action(journey: Journey, moment: Moment) -> Iterator[Message]:
    paint = journey.setting.game.paint
    for seat, view, choices in _choices(journey, moment):
        for choice in choices:
            for picks in (choice.picks, choice.picks[::-1]) if choice.picks else ():
                found = paint.attempt(view, seat, picks)
                if found != choice.action:
                    read = {"action": spelled(choice.action), "found": shown(found)}
                    yield say("promise-choice-attempt", **read, picks=" ".join(picks))
                    return


@at_each(9, lambda journey: journey.decisions)
def any_picks_are_read_as_an_action_or_none(journey: Journey, moment: Moment) -> Iterator[Message]:
    paint, rng = journey.setting.game.paint, Random(f"{journey.seed}/{moment.position}")
    for seat in moment.seats_acting:
        view = journey.rules.view(moment.state, seat)
        tokens = sorted(_tokens(paint.scene(view, WIDE, viewer=seat)))
        for _ in range(_TRIED if tokens else 0):
            picks = [
                tokens[int(rng.random() * len(tokens))] for _ in range(1 + int(rng.random() * 3))
            ]
            found = paint.attempt(view, seat, picks)
            if found is not None and not (type(found) is tuple and type(found[0]) is str):
                yield say("promise-choice-no-action", picks=" ".join(picks), found=shown(found))
                return
