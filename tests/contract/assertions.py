"""What a room's sentences assert, and whether it is so.

A sentence that counts, or says *only*, *nobody*, *all*, *first*, *last*, *still* or how much there will
be, names what it asserts in a comment above the message in the room's `words/en.ftl`, and so do every goal
and every number on the table:

* `# True: CONDITION; CONDITION`: holds in the true state whenever this is said
* `# Rule: ID`: says what a rule of the game is, whatever the state

A condition is `NAME`, `NAME = VALUE`, `NAME < VALUE` or `NAME > VALUE`; VALUE is a number, a word,
`True`, `False`, `None`, or `$` and the name of an argument: a seat's is its number, a message's its key.
`tests/games/<room>/truth.py`, or `tests/small/truths/<game>.py`, finds out the truth of every name, from
the rules and the true state alone: `TRUTHS` is a mapping of names to functions of `Told`. Its `LIES`, by what is wrong with them,
turn what is true into what is not, or None where they do not apply; tests must notice each of them.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from fluent.syntax import ast

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.engine.coach import Situation, holds, remark_key
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.events import Event
from freebooters.engine.messages import Message, SeatName
from freebooters.engine.views import view_as_json
from freebooters.stage import Frame
from tests.contract.rooms import EACH_KIND, ROOMS, Setting
from tests.contract.words import file_of, messages_in, read
from tests.words import resource

__all__ = [
    "Assertion",
    "Said",
    "Told",
    "asserted",
    "counts",
    "lies_of",
    "must_assert",
    "numbers_in",
    "one_more",
    "rules_named",
    "said_in",
    "truths_of",
    "untrue",
]

_ASSERTED = re.compile(
    r"\b(only|nobody|no one|none|nothing|everybody|everyone|all|every|both|alone|single|exactly"
    r"|first|last|still|already|left|never|always|most|highest|lowest|nearest|longest)\b",
    re.IGNORECASE,
)
"""English words that say more than what is seen at once."""

_COUNTED = frozenset({"goal", "why", "card", "gain", "label", "refusal"})
"""Where a number in a sentence is asserted. In the log it is what happened."""

_ASKED = 60
"""At so many moments of a game it is looked at what is asked, offered and advised."""
_EXPLAINED = 10
"""At so many, what all things on the table are."""
_TRIED = 8
"""At each of the former so much is tried."""
_LAST = 12
"""What is asked and offered is always looked at in so many last moments: there what was true all
along may be so no longer.
"""

_OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}
_VALUES: Mapping[str, Any] = {"None": None, "True": True, "False": False}


@dataclass(frozen=True)
class Told:
    """A message with the moment at which it is said.

    `state` is the true one; `before` the one before the last action, and `events` what that action
    told; `event` is the one of a line of the log. `seat` reads it, None is a spectator. `action` is
    the one a choice or reason is about, `node` the thing that is explained. `args` are the message's:
    seats as numbers, messages as their keys.
    """

    setting: Setting
    state: Any
    before: Any
    events: Sequence[Event]
    seat: Seat | None
    event: Event | None = None
    action: Action | None = None
    node: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rules(self) -> Any:
        return self.setting.game.rules

    @cached_property
    def after(self) -> Any:
        """The state after the action, before chance is asked."""
        return self._done[0]

    @cached_property
    def follows(self) -> Sequence[Event]:
        """What the action tells."""
        return self._done[1]

    @cached_property
    def _done(self) -> tuple[Any, Sequence[Event]]:
        assert self.action is not None
        assert self.seat is not None
        state, told = self.state.copy(), list[Event]()
        self.rules.apply(state, self.seat, self.action, told.append)
        return state, told


@dataclass(frozen=True)
class Said:
    """What was said, what it was said as, and when."""

    kind: str
    message: Message
    told: Told


@dataclass(frozen=True)
class Assertion:
    """One condition of a message."""

    name: str
    sign: str = ""
    value: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.name, self.sign, self.value) if part)

    def holds(self, truths: Mapping[str, Callable[[Told], Any]], told: Told) -> bool:
        """Whether it is so. Raises `KeyError` if nobody knows that name."""
        truth = truths[self.name](told)
        if not self.sign:
            return bool(truth)
        value = told.args[self.value[1:]] if self.value.startswith("$") else _read(self.value)
        try:
            return bool(_OPERATORS[self.sign](truth, value))
        except TypeError:
            return False


def _read(text: str) -> Any:
    if text in _VALUES:
        return _VALUES[text]
    return int(text) if re.fullmatch(r"-?\d+", text) else text


_CONDITION = re.compile(r"([a-z][a-z0-9-]*)(?: ([=<>]) (\S+))?")


@cache
def _comments(folder: str) -> Mapping[str, Sequence[str]]:
    """Key to the lines of the comment directly above the message."""
    return {
        node.id.name: node.comment.content.split("\n")
        for node in resource(file_of(folder, "en")).body
        if isinstance(node, ast.Message) and node.comment is not None and node.comment.content
    }


@cache
def asserted(folder: str) -> Mapping[str, Sequence[Assertion]]:
    """Key to what that message asserts. Raises `ValueError` for what is no condition."""
    found: dict[str, list[Assertion]] = {}
    for key, lines in _comments(folder).items():
        for line in lines:
            if line.startswith("True: "):
                for text in line.removeprefix("True: ").split(";"):
                    match = _CONDITION.fullmatch(text.strip())
                    if match is None:
                        raise ValueError(f"{key}: {text.strip()}")
                    found.setdefault(key, []).append(
                        Assertion(*(part or "" for part in match.groups()))
                    )
    return found


@cache
def rules_named(folder: str) -> Mapping[str, str]:
    """Key to the rule that message tells."""
    return {
        key: line.removeprefix("Rule: ")
        for key, lines in _comments(folder).items()
        for line in lines
        if line.startswith("Rule: ")
    }


@cache
def _english(folder: str) -> Mapping[str, str]:
    """Key to all that message may say in English, as one text."""
    return {
        node.id.name: " ".join(_texts(node))
        for node in resource(file_of(folder, "en")).body
        if isinstance(node, ast.Message)
    }


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.BaseNode):
        for name, value in vars(node).items():
            if name != "comment":
                yield from _texts(value)
    elif isinstance(node, list):
        for each in node:
            yield from _texts(each)


@cache
def _asserting(folder: str) -> frozenset[str]:
    """The messages whose words assert more than what is seen at once."""
    return frozenset(key for key, text in _english(folder).items() if _ASSERTED.search(text))


@cache
def _names_in(folder: str, key: str) -> frozenset[str]:
    """The arguments that a message says."""
    said = read(folder, "en")
    known = (key, *said[key].refers) if key in said else ()
    return frozenset().union(*(names for each in known for names in said[each].parts.values()))


def numbers_in(folder: str, message: Message) -> Mapping[str, int]:
    """The numbers that a message says, by their names."""
    names = _names_in(folder, message.key)
    return {
        name: value
        for name, value in message.args.items()
        if isinstance(value, int) and name in names
    }


def counts(folder: str, said: Said) -> bool:
    """Whether every number in a message is asserted."""
    return said.kind in _COUNTED and bool(numbers_in(folder, said.message))


def must_assert(folder: str, said: Said) -> bool:
    """Whether a message must name what it asserts. A goal always must: it is said all along, and true
    words become untrue when the game comes to its end.
    """
    key = said.message.key
    is_goal = said.kind == "goal" and "-goal" in key
    return is_goal or counts(folder, said) or key in _asserting(folder)


def one_more(key: str, name: str) -> Callable[[Message], Message | None]:
    """A lie of that message: its number of that name is one higher."""

    def lie(message: Message) -> Message | None:
        number = message.args.get(name)
        if message.key != key or not isinstance(number, int):
            return None
        return Message(key, {**message.args, name: number + 1})

    return lie


def truths_of(folder: str) -> Mapping[str, Callable[[Told], Any]]:
    """The game's truths by their names."""
    truths: Mapping[str, Callable[[Told], Any]] = _found_out(folder).TRUTHS
    return truths


def lies_of(folder: str) -> Mapping[str, Callable[[Message], Message | None]]:
    """The game's lies by what is wrong with them."""
    lies: Mapping[str, Callable[[Message], Message | None]] = _found_out(folder).LIES
    return lies


@cache
def _found_out(folder: str) -> ModuleType:
    return import_module(
        f"tests.games.{folder}.truth" if folder in ROOMS else f"tests.small.truths.{folder}"
    )


def untrue(folder: str, said: Said) -> list[str]:
    """What a message asserts and is not so."""
    found = asserted(folder).get(said.message.key, ())
    if not found:
        return []
    told = replace(said.told, args=_plain(said.message))
    truths = truths_of(folder)
    return [str(assertion) for assertion in found if not assertion.holds(truths, told)]


def _plain(message: Message) -> Mapping[str, Any]:
    return {
        name: value.seat
        if isinstance(value, SeatName)
        else value.key
        if isinstance(value, Message)
        else value
        for name, value in message.args.items()
    }


def said_in(setting: Setting, seed: int, level: str | None = None) -> Iterator[Said]:
    """What is said in a game: of chance, or of bots of that level. What is asked, offered and
    explained is looked at now and then, equally often in long and in short games.
    """
    rng = Random(f"{setting} {seed} {level}")
    log = _played(setting, rng, level)
    asked, explained = (
        set(rng.sample(range(len(log)), min(most, len(log)))) for most in (_ASKED, _EXPLAINED)
    )
    asked.update(range(max(0, len(log) - _LAST), len(log)))
    rules = setting.game.rules
    state, before, events = rules.new(setting.seats, setting.options), None, list[Event]()
    since: list[list[Event]] = [[] for _ in range(setting.seats)]
    decided = [0] * setting.seats
    for position, (seat, action) in enumerate(log):
        now, acting = Told(setting, state, before, tuple(events), None), rules.to_act(state)
        yield from _lines(now)
        if position in asked and CHANCE not in acting:
            yield from _asked(now, acting, since, decided)
            for whose, tried in _tried(log, acting, rng):
                yield from _refused(replace(now, seat=whose, action=tried))
        if position in explained and CHANCE not in acting:
            for observer in {acting[0], None}:
                yield from _things(
                    replace(now, seat=observer), EACH_KIND[position % len(EACH_KIND)]
                )
        if seat != CHANCE:
            since[seat].clear()
            decided[seat] += 1
        before, state, events = state, state.copy(), []
        rules.apply(state, seat, action, events.append)
        for happened in since:
            happened.extend(events)
    now = Told(setting, state, before, tuple(events), None)
    yield from _lines(now)
    for observer in setting.observers:
        yield from _around(replace(now, seat=observer))
        for frame in EACH_KIND:
            yield from _things(replace(now, seat=observer), frame)


def _played(setting: Setting, rng: Random, level: str | None) -> list[tuple[Seat, Action]]:
    """The log of a game."""
    rules = setting.game.rules
    state, log = rules.new(setting.seats, setting.options), list[tuple[Seat, Action]]()
    decided = [0] * setting.seats
    while acting := rules.to_act(state):
        seat = acting[int(rng.random() * len(acting))]
        if seat == CHANCE:
            action = rules.draw(state, rng)
        else:
            action = _chosen(setting, state, seat, decided[seat], rng, level)
            decided[seat] += 1
        log.append((seat, action))
        rules.apply(state, seat, action)
    return log


def _chosen(
    setting: Setting, state: Any, seat: Seat, decided: int, rng: Random, level: str | None
) -> Action:
    rules = setting.game.rules
    legal = rules.legal(state, seat)
    if level is None:
        return legal[int(rng.random() * len(legal))]
    view = rules.view(state, seat)
    question = Question(
        setting.game, setting.seats, seat, view, tuple(legal), Random(rng.random()), decided
    )
    return decide(LEVELS[level], question)


def _apart(kind: str, value: Any, told: Told) -> Iterator[Said]:
    """The messages in something, and those in their arguments."""
    for message in messages_in(value):
        yield Said(kind, message, told)
        within = [each for each in message.args.values() if not isinstance(each, int | str)]
        if within:
            yield from _apart(kind, within, told)


def _lines(told: Told) -> Iterator[Said]:
    """The log, as a spectator and each seat read it."""
    paint = told.setting.game.paint
    for event in told.events:
        for observer in told.setting.observers:
            line = paint.line(event.seen_by(observer))
            yield from _apart("log", line, replace(told, seat=observer, event=event))


def _asked(
    told: Told,
    acting: Sequence[Seat],
    since: Sequence[Sequence[Event]],
    decided: Sequence[int],
) -> Iterator[Said]:
    """What is said around a table at which somebody is to act."""
    for observer in told.setting.observers:
        yield from _around(replace(told, seat=observer))
    for seat in acting:
        yield from _offered(replace(told, seat=seat))
        yield from _remarked(replace(told, seat=seat), since[seat], decided[seat])


def _around(told: Told) -> Iterator[Said]:
    paint, rules = told.setting.game.paint, told.rules
    view = rules.view(told.state, told.seat)
    acting = [seat for seat in rules.to_act(told.state) if seat != CHANCE]
    if rules.to_act(told.state):
        yield from _apart("goal", paint.goal(view, told.seat), told)
    for seat in range(told.setting.seats):
        yield from _apart("fact", paint.facts(view, seat), replace(told, seat=seat))
    if acting:
        yield from _apart("wait", paint.waiting(view, acting), told)
    if not rules.to_act(told.state):
        sheet = paint.sheet(view)
        yield from _apart("why", sheet.why if sheet is not None else None, told)
        for seat in range(told.setting.seats):
            yield from _apart("standing", paint.standing(view, seat), replace(told, seat=seat))


def _offered(told: Told) -> Iterator[Said]:
    """What the seat is asked, may do, and what speaks for it."""
    game, seat = told.setting.game, told.seat
    assert seat is not None
    view = told.rules.view(told.state, seat)
    yield from _apart("prompt", game.paint.prompt(view, seat), told)
    for action in told.rules.legal(told.state, seat):
        doing = replace(told, action=action)
        choice = game.paint.choice(view, seat, action)
        yield from _apart("choice", [choice.label, choice.short], doing)
        yield from _apart("gain", choice.gain, doing)
        if game.advice is not None:
            yield from _apart("reason", game.advice.reason(told.state, seat, action), doing)


def _tried(
    log: Sequence[tuple[Seat, Action]], acting: Sequence[Seat], rng: Random
) -> list[tuple[Seat, Action]]:
    """What somebody who acts may try, of all that is done in the game."""
    done = [(rng.choice(acting), action) for seat, action in log if seat != CHANCE]
    return rng.sample(done, min(_TRIED, len(done)))


def _refused(told: Told) -> Iterator[Said]:
    """Why the seat may not do what it tries, if it may not."""
    if told.action not in told.rules.legal(told.state, told.seat):
        refusal = told.rules.refuse(told.state, told.seat, told.action)
        yield from _apart("refusal", refusal.message, told)


def _remarked(told: Told, since: Sequence[Event], decided: int) -> Iterator[Said]:
    """What the coach may say then."""
    game, seat = told.setting.game, told.seat
    assert seat is not None
    situation = Situation(
        seat,
        view_as_json(told.rules.view(told.state, seat)),
        told.rules.legal(told.state, seat),
        [event.seen_by(seat) for event in since],
        decided,
    )
    for remark in game.remarks:
        if not remark.answers and all(holds(condition, situation) for condition in remark.when):
            yield Said("remark", Message(remark_key(game.info.id, remark)), told)


def _things(told: Told, frame: Frame) -> Iterator[Said]:
    """What the things on a table of that kind are called, what is written on them, and what they are."""
    paint, view = told.setting.game.paint, told.rules.view(told.state, told.seat)
    seen = [event.seen_by(told.seat) for event in told.events]
    for node in paint.scene(view, frame, seen, told.seat).nodes:
        there = replace(told, node=node.id)
        yield from _apart("label", [node.label, node.text], there)
        if node.explain is not None:
            card = node.explain
            yield from _apart("name", card.name, there)
            yield from _apart("card", [card.now, card.more, card.numbers], there)
