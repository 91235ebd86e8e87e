"""Malicious texts of about any length asked for, each the worst of its kind.

`TEXTS` are JSON or nearly so; `SAVES` are saves of which one part goes on and on.
"""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import freebooters
from freebooters.engine.match import Match

__all__ = ["SAVES", "TEXTS", "is_shorter", "seconds"]

Texts = Mapping[str, Callable[[int], str]]


def _listed(item: str) -> Callable[[int], str]:
    return lambda size: "[" + ",".join([item] * (size // (len(item) + 1))) + "]"


TEXTS: Texts = {
    "opening brackets": lambda size: "[" * size,
    "closing brackets": lambda size: "]" * size,
    "braces": lambda size: '{"a":' * (size // 5),
    "quotes": lambda size: '"' * size,
    "escaped quotes never ended": lambda size: '"' + '\\"' * (size // 2),
    "escaped quotes": lambda size: '"' + '\\"' * (size // 2) + '"',
    "quotes escaped outside": lambda size: '\\"' * (size // 2),
    "backslashes": lambda size: "\\" * size,
    "backslashes in a text": lambda size: '"' + "\\\\" * (size // 2) + '"',
    "halves": lambda size: '"' + "\\ud83d" * (size // 6) + '"',
    "pairs of halves": lambda size: '"' + "\\ud83d\\ude00" * (size // 12) + '"',
    "digits": lambda size: "1" * size,
    "numbers": _listed("1"),
    "long numbers": _listed("1" * 22),
    "fractions": _listed("1.5"),
    "empty texts": _listed('""'),
    "empty lists": _listed("[]"),
    "empty objects": _listed("{}"),
    "small objects": _listed('{"":0}'),
    "deep lists": _listed("[" * 19 + "]" * 19),
    "one name again and again": lambda size: "{" + ",".join(['"":1'] * (size // 5)) + "}",
    "many names": lambda size: "{" + ",".join(f'"{n:09}":1' for n in range(size // 14)) + "}",
    "blanks": lambda size: " " * size,
    "foreign letters": lambda size: '"' + "é" * size + '"',
    "emoji": lambda size: '"' + "😀" * size + '"',
}


def _played() -> Match:
    """Some rounds of a game whose seats do much or little in turn."""
    rng = Random("hostile")
    match = freebooters.start("cartagena", 2, {"variant": "basic"}, "reef")
    while match.to_act and len(match.log) < 200:
        match.act(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match


_MATCH = _played()
_GOOD = _MATCH.save()


def _save(**fields: Any) -> str:
    return json.dumps({**json.loads(_GOOD), **fields}, ensure_ascii=False, separators=(",", ":"))


def _table(item: Any, name: str) -> Callable[[int], str]:
    length = len(json.dumps(item, separators=(",", ":"))) + 1
    return lambda size: _save(table={name: [item] * (size // length)})


def _rows(size: int) -> str:
    """Rows from the first decision to all later moments."""
    first = next(at for at, entry in enumerate(_MATCH.log) if entry.seat >= 0)
    ends = range(len(_MATCH.log), first, -1)
    rows = [[first, ends[number % len(ends)]] for number in range(size // 9)]
    return _save(table={"rows": rows})


SAVES: Texts = {
    "a log": lambda size: _save(log=[[0, "a"]] * (size // 8)),
    "a log of one long entry": lambda size: _save(log=[[0, "a", *[1] * (size // 2)]]),
    "a log of long words": lambda size: _save(log=[[0, "a" * size]]),
    "options": lambda size: _save(options={f"{n:09}": 1 for n in range(size // 14)}),
    "a long option": lambda size: _save(options={"variant": "a" * size}),
    "a long seed": lambda size: _save(seed="a" * size),
    "a long game": lambda size: _save(game="a" * size),
    "a long version": lambda size: _save(version=["a"] * (size // 4)),
    "chairs": _table({"name": "", "colour": "red", "who": "human"}, "chairs"),
    "no chairs": _table(0, "chairs"),
    "a long name": lambda size: _save(table={"chairs": [{"name": "\u202e" * size}]}),
    "what was taken back": _table([1, 0], "undone"),
    "rows": _rows,
    "rows that are none": _table([0, 9], "rows"),
    "insights": _table([9, True, [[0.5, 0.5, "a"]]], "insights"),
    "what nobody asks for": _table([0], "flags"),
}


TRIES = 4


def seconds(work: Callable[[], object], tries: int = TRIES) -> float:
    """The least of a few tries, since a busy machine only adds time. Garbage collection skips what
    was there before.
    """
    taken = []
    gc.freeze()
    for _ in range(tries):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    gc.unfreeze()
    return min(taken)


def is_shorter(work: Callable[[], object], most: float) -> bool:
    """Whether the least of a few tries takes less than so many seconds; a first one that does is enough."""
    return any(seconds(work, tries=1) < most for _ in range(TRIES))
