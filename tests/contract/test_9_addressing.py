"""Promise 9, whose things they are: "your" is said of the things of whoever looks, whoever acts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from freebooters.engine.contract import Seat
from freebooters.engine.events import Event
from freebooters.engine.messages import Message
from freebooters.stage import Node, Scene
from tests.contract.journeys import every_long_room_journey, every_room_journey, travel
from tests.contract.rooms import EACH_KIND, LANGUAGES, Setting
from tests.contract.words import messages_in, seats_in, spoken

pytestmark = pytest.mark.native
YOURS = {
    "en": r"you|yours?",
    "fr": r"vous|votre|vos|vôtres?",
    "de": r"du|dir|dich|deine?[mnrs]?|euch|eure?[mnrs]?",
    "nl": r"je|jij|jou|jouw",
}
"""How a language addresses whoever reads."""

GENERAL = {"mutiny-power-ghost", "mutiny-power-sate", "mutiny-node-pair-hidden"}
"""Explanations, true of anybody who reads them."""


@cache
def _addresses(folder: str, key: str, *args: tuple[str, Any]) -> bool:
    """Whether a message addresses its reader in any language."""
    message = Message(key, dict(args)).as_json()
    said = {language: spoken(folder, message, language) for language in LANGUAGES}
    return any(
        re.search(rf"\b({YOURS[tongue]})\b", said[tongue], re.IGNORECASE) for tongue in LANGUAGES
    )


def _yours(folder: str, words: Message | str | None) -> bool:
    """Whether a message addresses its reader, the messages in it aside."""
    if not isinstance(words, Message) or words.key in GENERAL:
        return False
    args = [
        (name, "…" if isinstance(value, Message) else value) for name, value in words.args.items()
    ]
    return _addresses(folder, words.key, *args)


def _coloured(node: Node) -> Iterator[Seat]:
    """The seat in whose colour a thing is."""
    for token in {node.skin, node.tint}:
        if token.startswith("seat-"):
            yield int(token.removeprefix("seat-"))


def _owners(scene: Scene, node: Node) -> set[Seat]:
    """The seats that a thing shows or names, with all that is picked together with it."""
    parts = [other for other in scene.nodes if other.pick and other.pick == node.pick]
    return {seat for part in (node, *parts) for seat in _coloured(part)} | {
        seat
        for words in messages_in([node.label, node.text, node.explain])
        for seat in seats_in(words)
    }


def _said_beside(
    setting: Setting, view: Any, events: Sequence[Event], observer: Seat | None, over: bool
) -> Iterator[Message | None]:
    """What is said of seats and events to an observer."""
    paint = setting.game.paint
    for event in events:
        yield paint.line(event.seen_by(observer))
    for seat in range(setting.seats):
        yield from messages_in(paint.facts(view, seat))
        yield paint.waiting(view, [seat])
        if over:
            yield paint.standing(view, seat)
    yield from messages_in(paint.sheet(view))
    if observer is None:
        yield from messages_in(paint.goal(view, None))


class _Nodes:
    """Whether things address whoever looks, by what is written on them or said of them; each is looked
    at once, in however many scenes it lies.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._known: dict[int, tuple[Node, bool]] = {}

    def address(self, node: Node) -> bool:
        if id(node) not in self._known:
            words = messages_in([node.label, node.text, node.explain])
            self._known[id(node)] = node, any(_yours(self._folder, each) for each in words)
        return self._known[id(node)][1]


def _addressed(folder: str, said: Iterable[Message | None]) -> list[Message]:
    return [words for words in said if words is not None and _yours(folder, words)]


@every_long_room_journey
def test_only_the_viewer_s_things_are_called_yours(setting: Setting, seed: int) -> None:
    journey, nodes = travel(setting, seed), _Nodes(setting.folder)
    for number, moment in enumerate(journey.moments):
        frame = EACH_KIND[number % 3]
        for observer in setting.observers:
            view = journey.rules.view(moment.state, observer)
            seen = [event.seen_by(observer) for event in moment.events]
            for beat in setting.game.paint.unfold(view, frame, seen, observer):
                mine = [node for node in beat.scene.nodes if nodes.address(node)]
                if observer is None:
                    assert [] == mine
                assert [] == [node for node in mine if _owners(beat.scene, node) - {observer}]


@every_room_journey
def test_texts_about_seats_and_events_address_nobody(setting: Setting, seed: int) -> None:
    journey, folder = travel(setting, seed), setting.folder
    for moment in journey.moments:
        for observer in setting.observers:
            view, over = journey.rules.view(moment.state, observer), not moment.acting
            said = _said_beside(setting, view, moment.events, observer, over)

            assert [] == _addressed(folder, said)


@every_room_journey
def test_whoever_waits_reads_of_all_who_act_at_once_and_of_nobody_else(
    setting: Setting, seed: int
) -> None:
    journey = travel(setting, seed)
    for moment in journey.moments:
        acting = moment.seats_acting
        for observer in {*setting.observers} - {*acting} if acting else ():
            view = journey.rules.view(moment.state, observer)
            waited = setting.game.paint.waiting(view, acting)

            assert [*acting] == sorted(seats_in(waited)), waited
