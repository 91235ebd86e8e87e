"""Saves of real games with something changed in them, as a bad disk or a curious person would: the
JSON, the entries of the log, seats, options, types, what the table adds; or cut off anywhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

import freebooters
from freebooters.app.chairs import COLOURS
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import CHANCE

__all__ = ["entries", "mutants"]

Json = dict[str, Any]

_LONGEST = 90
"""Entries of a log: enough for most of what can happen in a game, and soon replayed."""

_JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 10**9, 10**21, 0.5, -3.0),
    *("", "a", "human", "red", "\u202e", "\x00", "\\", '"', "🏴‍☠️", "x" * 300),
    *([], [0], [[]], [[0, "a"]], {}, {"a": 1}, {"seat": 0}),
)


@dataclass(frozen=True)
class _Stock:
    """Saves of one game, and every entry there is in them."""

    texts: tuple[str, ...]
    entries: tuple[list[Any], ...]
    words: tuple[str | int, ...]


@cache
def _stock(game: str) -> _Stock:
    info = freebooters.games()[game].info
    names = [option.name for option in info.options]
    settings = [
        (seats, dict(zip(names, values, strict=True)))
        for values in product(*(option.choices for option in info.options))
        for seats in info.seats
    ]
    texts = [_text(game, seats, options, n) for n, (seats, options) in enumerate(settings)]
    entries = {json.dumps(entry): entry for text in texts for entry in json.loads(text)["log"]}
    words = {json.dumps(word): word for entry in entries.values() for word in entry}
    return _Stock(tuple(texts), tuple(entries.values()), tuple(words.values()))


def _text(game: str, seats: int, options: Json, number: int) -> str:
    rng = Random(f"{game}/{number}")
    match = freebooters.start(game, seats, options, f"mutant-{number}")
    undone, rows = [], []
    while match.to_act and len(match.log) < _LONGEST:
        seat, before = rng.choice(match.to_act), len(match.log)
        match.act(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1:
            rows.append([before, before + 1])
        if match.undo_position(seat) is not None and rng.random() < 0.05:
            undone.append([len(match.log), seat])
    players = ("human", *LEVELS)
    chairs = [
        {"name": "Anne", "colour": COLOURS[seat], "who": players[(seat + number) % len(players)]}
        for seat in range(seats)
    ]
    insights = [
        [at, rng.random() < 0.5, [[0.5, 0.25, *action], [None, 1, "a", 1]]]
        for at, (seat, action) in enumerate(match.log)
        if seat >= 0 and rng.random() < 0.2
    ]
    origin = {"position": len(match.log) // 2, "when": 1_700_000_000_000}
    return match.save(
        {"chairs": chairs, "undone": undone, "rows": rows, "insights": insights, "origin": origin}
    )


def mutants(game: str, numbers: Iterable[int]) -> Iterable[str]:
    """One text for every number, always the same."""
    stock = _stock(game)
    for number in numbers:
        rng = Random(f"{game}:{number}")
        data: Json = json.loads(rng.choice(stock.texts))
        if rng.random() < 0.7:
            del data["log"][int(len(data["log"]) * rng.random()) :]
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            rng.choice(_CHANGES)(data, stock, rng)
        text = json.dumps(data, ensure_ascii=rng.random() < 0.5)
        if rng.random() < 0.15:
            text = rng.choice(_TEARS)(text, rng)
        yield text


def entries(game: str) -> tuple[list[Any], ...]:
    """Every entry of the games that are mutated."""
    return _stock(game).entries


def _junk(rng: Random, stock: _Stock) -> Any:
    return deepcopy(rng.choice((*_JUNK, rng.choice(stock.words), rng.choice(stock.entries))))


def _field(data: Json, stock: _Stock, rng: Random) -> None:
    """A field is something else, or gone."""
    name = rng.choice([*data, "more"])
    if rng.random() < 0.2:
        data.pop(name, None)
    else:
        data[name] = _junk(rng, stock)


def _anywhere(data: Json, stock: _Stock, rng: Random) -> None:
    """A value somewhere is something else."""
    inside: Any = data
    while True:
        keys: Sequence[Any] = list(inside) if isinstance(inside, dict) else range(len(inside))
        if not keys:
            return
        key = rng.choice(keys)
        if not isinstance(inside[key], (dict, list)) or not inside[key] or rng.random() < 0.1:
            inside[key] = _junk(rng, stock)
            return
        inside = inside[key]


def _seats(data: Json, stock: _Stock, rng: Random) -> None:
    data["seats"] = rng.choice((0, 1, 2, 3, 4, 5, 6, -1, 10**9))


def _options(data: Json, stock: _Stock, rng: Random) -> None:
    options = freebooters.games()[data["game"]].info.options if _known(data) else ()
    if not options or not isinstance(data.get("options"), dict):
        data["options"] = {"sails": _junk(rng, stock)}
        return
    option = rng.choice(options)
    data["options"][option.name] = rng.choice((*option.choices, _junk(rng, stock)))


def _known(data: Json) -> bool:
    game = data.get("game")
    return isinstance(game, str) and game in freebooters.games()


def _entry(change: Callable[[list[Any], int, _Stock, Random], None]) -> _Change:
    """A change of the log at one of its entries, most likely where it is likely to be legal."""

    def act(data: Json, stock: _Stock, rng: Random) -> None:
        log = data.get("log")
        if isinstance(log, list) and log:
            last = rng.random() < 0.3
            change(log, len(log) - 1 if last else rng.randrange(len(log)), stock, rng)

    return act


def _word(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    if isinstance(log[at], list) and log[at]:
        place = rng.randrange(len(log[at]))
        log[at][place] = rng.choice(
            (rng.choice(stock.words), rng.choice(stock.words), _junk(rng, stock))
        )


def _length(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    if isinstance(log[at], list) and rng.random() < 0.5:
        log[at] = log[at][: rng.randrange(1 + len(log[at]))]
    elif isinstance(log[at], list):
        log[at].append(rng.choice(stock.words))


def _actor(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    if isinstance(log[at], list) and log[at]:
        log[at][0] = rng.choice((CHANCE, 0, 1, 2, 3, 4, -2, 99))


def _other(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    log[at] = [*rng.choice(stock.entries)]


def _played_by_chance(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    log[at] = [CHANCE, *rng.choice(stock.entries)[1:]]


def _added(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    log.insert(at, [*rng.choice(stock.entries)])


def _lost(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    del log[at]


def _twice(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    log.insert(at, log[at])


def _swapped(log: list[Any], at: int, stock: _Stock, rng: Random) -> None:
    other = rng.randrange(len(log))
    log[at], log[other] = log[other], log[at]


def _table(data: Json, stock: _Stock, rng: Random) -> None:
    """What the table adds is something else."""
    table = data.get("table")
    if isinstance(table, dict):
        name = rng.choice(("chairs", "undone", "rows", "insights", "origin", "more"))
        if rng.random() < 0.2:
            table.pop(name, None)
        else:
            table[name] = _junk(rng, stock)


def _notes(data: Json, stock: _Stock, rng: Random) -> None:
    table = data.get("table")
    if isinstance(table, dict):
        pairs = [[rng.randrange(-3, 100), rng.randrange(-3, 100)] for _ in range(rng.randrange(9))]
        table[rng.choice(("undone", "rows"))] = [*pairs, _junk(rng, stock)]
        chances = (0, 1, 0.5, 0.00001, 1e-300, 2, -0.5, None, _junk(rng, stock))
        prospects = [[rng.choice(chances), rng.choice(chances), *rng.choice(stock.entries)[1:]]]
        table["insights"] = [[rng.randrange(-3, 100), True, prospects * rng.randrange(1, 10)]]
        table["origin"] = {"position": rng.randrange(-3, 100), "when": _junk(rng, stock)}


def _chair(data: Json, stock: _Stock, rng: Random) -> None:
    table = data.get("table")
    chairs = table.get("chairs") if isinstance(table, dict) else None
    if isinstance(chairs, list) and chairs:
        at = rng.randrange(len(chairs))
        values = (*COLOURS, *LEVELS, "human", "\u202eenna\x1b", _junk(rng, stock))
        if isinstance(chairs[at], dict) and rng.random() < 0.8:
            chairs[at][rng.choice(("name", "colour", "who"))] = rng.choice(values)
        else:
            chairs[at : at + 1] = rng.choice(([], [_junk(rng, stock)], [chairs[at], chairs[at]]))


_Change = Callable[[Json, _Stock, Random], None]

_CHANGES: tuple[_Change, ...] = (
    *(_field, _anywhere, _anywhere, _seats, _options, _table, _notes, _chair, _chair),
    *map(_entry, (_word, _word, _word, _length, _actor, _other, _played_by_chance)),
    *map(_entry, (_added, _lost, _twice, _swapped)),
)


def _cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text))]


def _hole(text: str, rng: Random) -> str:
    start, end = sorted(rng.randrange(len(text)) for _ in range(2))
    return text[:start] + text[end:]


def _letter(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice('[]{}",:\\0-eE.\ud800\u202e \n') + text[at + rng.randrange(2) :]


def _doubled(text: str, rng: Random) -> str:
    start, end = sorted(rng.randrange(len(text)) for _ in range(2))
    return text[:end] + text[start:]


_TEARS: tuple[Callable[[str, Random], str], ...] = (_cut, _hole, _letter, _letter, _doubled)
