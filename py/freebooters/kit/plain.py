"""A table for a game that has rules and nothing else: the fields of the view lie on it as cards, the
actions are buttons, cards of the own hand, or keys.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from itertools import product
from math import ceil
from typing import Any

from freebooters.engine.contract import Action, Rules, Seat
from freebooters.engine.events import Seen
from freebooters.engine.game import Game, Info, Option, Quick, Traits
from freebooters.engine.messages import Message, SeatName, say
from freebooters.kit.plain_nodes import (
    Keys,
    cards_in,
    hides,
    key_tokens,
    keys_in_a_row,
    laid,
    lane,
    listed,
    pick_token,
)
from freebooters.stage import (
    WIDE,
    Beat,
    Box,
    Choice,
    Fact,
    Frame,
    Node,
    Painter,
    Row,
    Scene,
    Sheet,
    glow,
    heard,
    panel,
    writing,
)
from freebooters.stage.scene import WIDTH
from freebooters.stage.sound import Material

__all__ = ["Looks", "PlainPainter", "plain_game"]

_GAP = 12
_ABREAST = 6
"""So many keys stand in a row on a phone."""
_LETTER = 0.7
"""How wide a letter may be, for letters of height 1."""


@dataclass(frozen=True, slots=True)
class Looks:
    """How a view lies on the table. Names are those of its fields.

    `score`: has a number for each seat; who has most has won. `per_seat`: have a card or several for
    each seat. `lanes`: have a number for each seat, drawn as a way of that length; `stops`: after every so
    many places of it one is marked. `aside`: are not shown. `turn`: has the seat whose turn it is. All other fields belong to everybody.

    Actions are buttons, unless `picks` names for their verb the field of `per_seat` in whose own cards
    their argument lies, or `keys` all values of each of their arguments, by names. `by_seats`: of these
    arguments fewer seats need fewer values, half of the seats the first half.

    `goal`: numbers of the rules that the goal tells, by names.

    `people`: which arguments of events are seats, besides `seat`. `untold`: of which kinds of events the
    log says nothing. `beats`: at which of these the table is shown as it is then. `sounds`: kinds of
    events by what is heard of them.
    """

    score: str
    per_seat: tuple[str, ...] = ()
    lanes: Mapping[str, int] = field(default_factory=dict)
    stops: Mapping[str, int] = field(default_factory=dict)
    aside: tuple[str, ...] = ()
    turn: str = "turn"
    picks: Mapping[str, str] = field(default_factory=dict)
    keys: Mapping[str, Mapping[str, Sequence[str | int]]] = field(default_factory=dict)
    by_seats: tuple[str, ...] = ()
    goal: Mapping[str, int] = field(default_factory=dict)
    people: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()
    beats: tuple[str, ...] = ()
    sounds: Mapping[Material, str] = field(default_factory=dict)

    @property
    def apart(self) -> frozenset[str]:
        """The fields that do not belong to everybody."""
        return frozenset((self.score, self.turn, *self.per_seat, *self.lanes, *self.aside))


def plain_game(
    name: str,
    rules: Rules[Any, Any],
    *,
    seats: tuple[int, ...],
    longest: int,
    looks: Looks,
    hidden: bool = False,
    chance: bool = False,
    simultaneous: bool = False,
    options: tuple[Option, ...] = (),
    rule_ids: tuple[str, ...] = (),
    complexity: int = 1,
    worded: bool = False,
) -> Game[Any, Any]:
    """A game of rules alone. `worded`: it has words of its own in every language; else it is told in
    those of its code.
    """
    info = Info(
        id=name,
        rules_version=1,
        seats=seats,
        options=options,
        traits=Traits(hidden, chance, simultaneous),
        rules=rule_ids,
        longest=longest,
        complexity=complexity,
        quick=Quick(min(seats[-1], 3)),
        designer="",
        published="",
    )
    return Game(info=info, rules=rules, paint=PlainPainter(name, looks, seats[-1], worded=worded))


class _Words:
    """What a table says: in words of the game's own, or, where it has none, in those of its code."""

    def __init__(self, game: str, own: Container[str] | None) -> None:
        """`own`: their keys; None: it has all."""
        self._game = game
        self.own = own

    def say(
        self, sort: str, name: str = "", rest: str = "", **args: int | str | SeatName | Message
    ) -> Message:
        """`<game>-<sort>-<name>`, or `plain-<sort>` of the name and the `rest`."""
        key = "-".join(filter(None, (self._game, sort, _dashed(name))))
        if self.own is None or key in self.own:
            return Message(key, args)
        told = {"name": name.replace("_", " "), "rest": rest}
        plain = "log-nobody" if sort == "log" and "seat" not in args else sort
        return Message(f"plain-{plain}", {**told, **_seats_of(args)})


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _seats_of(args: Mapping[str, Any]) -> dict[str, SeatName]:
    return {name: value for name, value in args.items() if isinstance(value, SeatName)}


class PlainPainter(Painter[Any]):
    """Paints whatever view by its fields."""

    def __init__(self, name: str, looks: Looks, most: int, *, worded: bool) -> None:
        """`most`: seats at the largest table."""
        self.id = name
        self.looks = looks
        self.beats = frozenset(looks.beats)
        self.sounds = heard(looks.sounds)
        self.worded = worded
        self._most = most
        self._words = _Words(name, None if worded else ())
        self._typed: dict[frozenset[str], Action] = {
            frozenset(key_tokens(verb, names, values)): (verb, *values)
            for verb, names in looks.keys.items()
            for values in product(*names.values())
        }

    def lacks_all_but(self, keys: Container[str]) -> None:
        """Of the words of its own there are no others than these: somebody is changing the game."""
        if self.worded:
            self._words.own = keys

    def scene(
        self, view: Any, frame: Frame, events: Sequence[Seen] = (), viewer: Seat | None = None
    ) -> Scene:
        table = Box(0, 0, 1000, frame.height)
        nodes = [panel("table", table, "board", edge="board-edge", corner=24)]
        bands = [*self._bands(view, frame, viewer)]
        room = table.inset(2 * _GAP, 2 * _GAP)
        unit = (room.h - _GAP * (len(bands) - 1)) / sum(weight for weight, _ in bands)
        top = room.y
        for weight, paint in bands:
            nodes += paint(Box(room.x, top, room.w, unit * weight))
            top += unit * weight + _GAP
        return Scene(frame.height, tuple(nodes), say("plain-table"))

    def unfold(
        self, view: Any, frame: Frame, events: Sequence[Seen] = (), viewer: Seat | None = None
    ) -> tuple[Beat[Any], ...]:
        between = [
            Beat(event.view, self.scene(event.view, frame, (), viewer), told)
            for told, event in enumerate(events, start=1)
            if event.kind in self.beats and event.view is not None
        ]
        return (*between, Beat(view, self.scene(view, frame, events, viewer), len(events)))

    def choice(self, view: Any, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
        verb, *values = action
        said = dict(zip("abc", values, strict=False))
        label = self._words.say("do", str(verb), " ".join(map(str, values)), **said)
        return Choice(action, label, self._picks(action))

    def attempt(self, view: Any, seat: Seat, picks: Sequence[str]) -> Action | None:
        for verb, name in self.looks.picks.items():
            for value in getattr(view, name)[seat]:
                if [*picks] == [pick_token(name, value)]:
                    return (verb, value)
        return self._typed.get(frozenset(picks))

    def facts(self, view: Any, seat: Seat) -> tuple[Fact, ...]:
        value = getattr(view, self.looks.score)[seat]
        row = self._row(self.looks.score)
        return (Fact(say("plain-fact", row=row, value=value), value=value),)

    def held(self, view: Any, seat: Seat) -> tuple[Fact, ...]:
        hidden = [name for name in self.looks.per_seat if hides(getattr(view, name))]
        return tuple(
            Fact(say("plain-fact", row=self._row(name), value=listed(cards)))
            for name in hidden
            if (cards := cards_in(getattr(view, name)[seat]))
        )

    def goal(self, view: Any, viewer: Seat | None) -> Message:
        told: dict[str, Any] = {**self.looks.goal}
        return self._words.say("goal", rest=self.looks.score, **told)

    def sheet(self, view: Any) -> Sheet:
        score = getattr(view, self.looks.score)
        order = sorted(range(len(score)), key=lambda seat: -score[seat])
        rows = tuple(Row(seat, (score[seat],)) for seat in order)
        return Sheet((self._row(self.looks.score),), rows)

    def prompt(self, view: Any, seat: Seat) -> Message:
        values = {name: getattr(view, name) for name in self._shared(view)}
        args: dict[str, Any] = {
            name: value for name, value in values.items() if isinstance(value, (int, str))
        }
        return self._words.say("prompt", **args)

    def line(self, event: Seen) -> Message | None:
        if event.kind in {*self.looks.untold, *self.beats}:
            return None
        people = {"seat", *self.looks.people}
        args: dict[str, Any] = {
            name: SeatName(int(value)) if name in people else value
            for name, value in event.args.items()
            if isinstance(value, (int, str))
        }
        rest = ", ".join(f"{name} {value}" for name, value in args.items() if name not in people)
        return self._words.say("log", event.kind, rest, **args)

    def standing(self, view: Any, seat: Seat) -> Message:
        return self.facts(view, seat)[0].message

    def _row(self, name: str) -> Message:
        return self._words.say("row", name)

    def _picks(self, action: Action) -> tuple[str, ...]:
        verb, *values = action
        if name := self.looks.picks.get(str(verb)):
            return (pick_token(name, values[0]),)
        names = self.looks.keys.get(str(verb))
        return key_tokens(str(verb), names, values) if names else ()

    def _bands(self, view: Any, frame: Frame, viewer: Seat | None) -> Iterator[_Band]:
        """What lies below each other, each with its share of the height."""
        looks = self.looks
        seats = [*range(len(getattr(view, looks.score)))]
        for common in _abreast(self._shared(view), frame):
            yield 1.6, partial(self._common, view, frame, common)
        if looks.lanes:
            for seat in seats:
                yield 0.8 + len(self._rows), partial(self._block, view, frame, viewer, seat)
        else:
            rows = len(self._rows)
            others = [seat for seat in seats if seat != viewer]
            yield 0.8 + 1.1 * rows, partial(self._blocks, view, frame, viewer, others)
            if viewer is not None:
                yield 0.8 + 1.6 * rows, partial(self._block, view, frame, viewer, viewer)
        for verb, names in looks.keys.items() if viewer is not None else ():
            for name, every in names.items():
                needed = len(seats) / self._most if name in looks.by_seats else 1
                values = every[: ceil(len(every) * needed)]
                abreast = _ABREAST if frame.kind == "narrow" else len(values)
                for first in range(0, len(values), abreast):
                    some = values[first : first + abreast]
                    label = self._words.say("key", name)
                    keys = Keys(verb, name, some, abreast, label, begins=not first)
                    yield 1, partial(keys_in_a_row, frame, keys)

    def _shared(self, view: Any) -> Sequence[str]:
        """The fields that belong to everybody."""
        return [each.name for each in fields(view) if each.name not in self.looks.apart]

    def _common(self, view: Any, frame: Frame, names: Sequence[str], box: Box) -> Iterator[Node]:
        for name, column in zip(names, box.columns(len(names), _GAP), strict=True):
            above = Box(*column[:3], column.h * 0.45)
            row, cards = self._row(name), cards_in(getattr(view, name))
            yield writing(f"{name}/name", above, frame.small, row, ground="board", lines=2)
            place = Box(column.x, above.bottom, column.w, column.bottom - above.bottom)
            label = say("plain-common", row=row, value=listed(cards))
            yield from laid(name, place, cards, frame, label)

    def _blocks(
        self, view: Any, frame: Frame, viewer: Seat | None, seats: Sequence[Seat], box: Box
    ) -> Iterator[Node]:
        for seat, column in zip(seats, box.columns(len(seats), _GAP), strict=True):
            yield from self._block(view, frame, viewer, seat, column)

    def _block(
        self, view: Any, frame: Frame, viewer: Seat | None, seat: Seat, box: Box
    ) -> Iterator[Node]:
        looks = self.looks
        if getattr(view, looks.turn, None) == seat:
            yield glow(f"turn-{seat}", box.inset(-_GAP, -_GAP), "glow")
        yield panel(f"block:{seat}", box, "cell", edge=f"seat-{seat}", corner=16)
        inner = box.inset(_GAP, 4)
        head = Box(inner.x, inner.y, inner.w, inner.h * 0.8 / (0.8 + len(self._rows)))
        name = say("plain-seat", seat=SeatName(seat))
        yield writing(f"name:{seat}", head, frame.medium, name, ground="cell")
        below = Box(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
        for row, place in zip(self._rows, below.rows(len(self._rows), 6), strict=True):
            value = getattr(view, row)[seat]
            means: dict[str, Any] = {"seat": SeatName(seat), "row": self._row(row)}
            if length := looks.lanes.get(row):
                label = say("plain-lane", **means, value=value, most=length)
                yield from lane(row, seat, place, value, length, looks.stops.get(row, 0), label)
                continue
            cards = cards_in(value)
            hidden = bool(cards) and set(cards) == {None}
            label = (
                say("plain-hidden", **means, count=len(cards))
                if hidden
                else say("plain-theirs", **means, value=listed(cards))
            )
            own = seat == viewer and row in looks.picks.values()
            yield from laid(f"{row}:{seat}", place, cards, frame, label, row if own else "")

    @property
    def _rows(self) -> Sequence[str]:
        """What lies in the block of a seat; the score where there is nothing else."""
        return (*self.looks.lanes, *self.looks.per_seat) or (self.looks.score,)


def _abreast(names: Sequence[str], frame: Frame) -> Iterator[Sequence[str]]:
    """As many fields in a row as have room for the longest word of their names."""
    longest = max((len(word) for name in names for word in name.split("_")), default=0)
    most = max(1, int(WIDTH / (_LETTER * frame.small * (longest + 1))))
    for first in range(0, len(names), most):
        yield names[first : first + most]


_Band = tuple[float, Callable[[Box], Iterator[Node]]]
