"""Promise 9, words: what is said at a table has words in every language, made of the same parts. Who calls
has read the words: nothing here can.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from typing import Any

from freebooters.engine.contract import CHANCE
from freebooters.engine.events import Event
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import Broken
from freebooters.promises.checks import at_each
from freebooters.promises.journeys import Journey, Moment
from freebooters.promises.settings import Setting
from freebooters.stage import WIDE, Frame, Node

__all__ = ["Shelf", "messages_at", "messages_in", "what_is_said_has_words"]

Shelf = Mapping[str, Mapping[str, frozenset[str]]]
"""By language, by key, the parts of a message: "" is its value, its attributes go by their names. The
first language is the one that all others follow.
"""
_EVERY = 3


def what_is_said_has_words(journey: Journey, shelf: Shelf) -> Iterator[Broken]:
    """What is said in the game of a room that has a painter."""
    if journey.setting.game.paint is None:
        return
    met: dict[int, Node] = {}

    @at_each(9, lambda journey: journey.moments[::-_EVERY])
    def check(journey: Journey, moment: Moment) -> Iterator[Message]:
        for said in messages_at(journey.setting, moment.state, moment.events, WIDE, met):
            for message in _whole(said):
                yield from _wrong_with(message, shelf)

    yield from check(journey)


def _whole(message: Message) -> Iterator[Message]:
    """A message, and those in it."""
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from _whole(value)


def _wrong_with(message: Message, shelf: Shelf) -> Iterator[Message]:
    parts = next(iter(shelf.values())).get(message.key, frozenset())
    for language, words in shelf.items():
        where = {"said": message.key, "file": f"{language}.ftl"}
        found = words.get(message.key)
        if found is None:
            yield say("promise-words-none", **where)
            continue
        for part in sorted(parts ^ found):
            yield say("promise-words-part", **where, part=f".{part}" if part else "=")


def messages_at(
    setting: Setting, state: Any, events: Sequence[Event], frame: Frame, met: dict[int, Node]
) -> Iterator[Message]:
    """What the painter says of one state to who acts, to the first seat and to a spectator. What is said
    of things that were `met` before is left out: a part of a table lies in many scenes.
    """
    paint, rules, advice = setting.game.paint, setting.game.rules, setting.game.advice
    acting = [seat for seat in rules.to_act(state) if seat != CHANCE]
    for observer in {*acting, 0, None}:
        view = rules.view(state, observer)
        seen = [event.seen_by(observer) for event in events]
        for beat in paint.unfold(view, frame, seen, observer):
            yield beat.scene.label
            for node in beat.scene.nodes:
                if id(node) not in met:
                    met[id(node)] = node
                    yield from messages_in([node.label, node.text, node.explain])
            yield from messages_in(paint.goal(beat.view, observer))
        yield from messages_in([paint.line(event) for event in seen])
        yield from messages_in(paint.sheet(view))
        for seat in range(setting.seats):
            yield from messages_in(paint.facts(view, seat))
            yield from messages_in(paint.held(rules.view(state, seat), seat))
            if not rules.to_act(state):
                yield paint.standing(view, seat)
        if acting:
            yield paint.waiting(view, acting)
        if observer in acting:
            yield paint.prompt(view, observer)
            legal = rules.legal(state, observer)
            yield from messages_in([paint.choice(view, observer, action) for action in legal])
            if advice is not None:
                yield from messages_in([advice.reason(state, observer, a) for a in legal])


def messages_in(value: Any) -> Sequence[Message]:
    """Every message in nested data, in scenes, choices and facts; not those inside arguments."""
    found: list[Message] = []
    rest = [value]
    while rest:
        each = rest.pop()
        if isinstance(each, Message):
            found.append(each)
        elif isinstance(each, (list, tuple)):
            rest += each
        else:
            rest += [getattr(each, name) for name in _fields(each)]
    return found


_names: dict[type, tuple[str, ...]] = {}


def _fields(value: Any) -> tuple[str, ...]:
    """The names of what a dataclass consists of; of anything else none."""
    kind = type(value)
    if kind not in _names:
        _names[kind] = tuple(kind.__dataclass_fields__) if is_dataclass(kind) else ()
    return _names[kind]
