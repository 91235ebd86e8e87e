"""Reading and speaking the Fluent files as the page does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName
from freebooters.promises.spoken import messages_in
from tests.contract.rooms import LANGUAGES, PACKAGE, ROOT
from tests.words import resource

__all__ = [
    "Entry",
    "distinct",
    "everywhere",
    "file_of",
    "messages_in",
    "part",
    "plain",
    "problems_with",
    "read",
    "seats_in",
    "spoken",
    "variables_of",
]

SHELL = "shell"
WORKSHOP = "workshop"


def file_of(folder: str, language: str) -> Path:
    """A room's words, or a small game's, or the shell's, or those that come with the rules workshop."""
    if folder == SHELL:
        return ROOT / "web" / "words" / f"{language}.ftl"
    if folder == WORKSHOP:
        return PACKAGE / "workshop" / "words" / f"{language}.ftl"
    small = PACKAGE / "small" / "words" / folder
    return (small if small.is_dir() else PACKAGE / "games" / folder / "words") / f"{language}.ftl"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@dataclass(frozen=True)
class Entry:
    """A message as written: per part, the value being "" and attributes by name, its variables."""

    parts: Mapping[str, frozenset[str]]
    refers: frozenset[str]


@cache
def read(folder: str, language: str) -> Mapping[str, Entry]:
    """The messages of a file. Junk and messages written twice fail here."""
    path = file_of(folder, language)
    found: dict[str, Entry] = {}
    for node in resource(path).body:
        assert not isinstance(node, ast.Junk), f"{path}: {node.content}"
        if isinstance(node, (ast.Message, ast.Term)):
            name = node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"
            assert name not in found, f"{path}: {name} is written twice"
            found[name] = _entry(node)
    return found


def variables_of(node: ast.Message | ast.Term) -> Mapping[str, frozenset[str]]:
    """The variables of a message, per part, the value being "" and attributes by name."""
    return _entry(node).parts


def _entry(node: ast.Message | ast.Term) -> Entry:
    patterns = {attribute.id.name: attribute.value for attribute in node.attributes}
    if node.value is not None:
        patterns[""] = node.value
    parts, refers = {}, set()
    for name, pattern in patterns.items():
        visitor = _Variables()
        visitor.visit(pattern)
        parts[name] = frozenset(visitor.names)
        refers |= visitor.messages
    return Entry(parts, frozenset(refers))


@cache
def _bundle(folder: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in (SHELL, folder):
        bundle.add_resource(resource(file_of(source, language)))
    return bundle


def seats_in(value: object) -> Iterator[Seat]:
    """The seats a message names."""
    if isinstance(value, SeatName):
        yield value.seat
    elif isinstance(value, Message):
        for argument in value.args.values():
            yield from seats_in(argument)


def distinct(messages: Iterable[Message]) -> frozenset[str]:
    """Every different message, as JSON; the messages in it apart and marked as `inner`, each being "…"
    in its place. Most are said again and again: what tells them apart is found much faster than
    they are written.
    """
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for message in messages:
        _collect(message, found, inner=False)
    return frozenset(json.dumps(each, sort_keys=True) for each in found.values())


def _collect(
    message: Message, found: dict[tuple[object, ...], dict[str, Any]], *, inner: bool
) -> None:
    args = message.args
    for name, value in message.args.items():
        if isinstance(value, Message):
            _collect(value, found, inner=True)
            args = {**args, name: "…"}
    known = (inner, message.key, *args.items())
    if known not in found:
        found[known] = Message(message.key, args).as_json() | ({"inner": True} if inner else {})


def plain(folder: str, key: str, language: str) -> str:
    """A message that is given nothing, as it reads."""
    return spoken(folder, {"key": key}, language)


def part(folder: str, key: str, name: str, language: str, args: Mapping[str, Any]) -> str:
    """A message's value ("") or attribute, as it reads."""
    message = _bundle(folder, language).get_message(key)
    pattern = message.attributes[name] if name else message.value
    assert pattern is not None, key
    text, errors = _bundle(folder, language).format_pattern(pattern, dict(args))
    assert [] == errors, (key, name, language, args)
    return str(text).strip()


def spoken(folder: str, message: Mapping[str, Any], language: str) -> str:
    """A message given as JSON, as it reads; every seat is called Anne, none is the reader's."""
    problems: list[str] = []
    text = _say(folder, message, language, problems.append)
    assert [] == problems
    return text


def problems_with(folder: str, message: Mapping[str, Any], language: str) -> list[str]:
    """What hinders saying that message, given as JSON; nothing if it can be said. An `inner` one may be
    empty.
    """
    problems: list[str] = []
    text = _say(folder, message, language, problems.append)
    return (
        problems
        if text.strip() or "inner" in message
        else [*problems, f"{message['key']}: says nothing"]
    )


def _say(
    folder: str, message: Mapping[str, Any], language: str, complain: Callable[[str], None]
) -> str:
    key, given = message["key"], message.get("args", {})
    source = folder if key in read(folder, language) else SHELL
    entry = read(source, language).get(key)
    if entry is None or "" not in entry.parts:
        complain(f"{key} is missing in {language}")
        return str(key)
    args: dict[str, Any] = {}
    parts = [""]
    for name, value in given.items():
        if not isinstance(value, dict):
            args[name] = value
        elif "key" in value:
            args[name] = _say(folder, value, language, complain)
        else:
            args[name] = "Anne"
            parts += [name] if name in entry.parts else []
    bundle = _bundle(folder, language)
    found = bundle.get_message(key)
    texts = []
    for each in parts:
        pattern = found.attributes[each] if each else found.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, args)
        texts.append(str(text))
        if errors:
            complain(f"{key} {each} with {json.dumps(given)} in {language}: {errors}")
    return texts[0]


def everywhere(folder: str, message: Mapping[str, Any]) -> list[str]:
    """What hinders saying that message in any language."""
    return [
        problem for language in LANGUAGES for problem in problems_with(folder, message, language)
    ]
