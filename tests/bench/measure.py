"""What is measured of a game, through the public contract alone.

Runs natively and, word for word the same, inside Pyodide. Times are the best of several slices:
of CPU time natively, of wall-clock time in the browser, which tells nothing else.
"""

from __future__ import annotations

import json
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import starmap
from random import Random
from typing import Any

from freebooters.app import bridge
from freebooters.engine import catalog
from freebooters.engine.contract import CHANCE, Game, Options, Rules, Seat

__all__ = ["Effort", "commands", "everything", "operations", "random_play", "scenes"]

clock = time.perf_counter if sys.platform == "emscripten" else time.process_time

Figures = dict[str, float]


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to try: `slices` measurements of `seconds` each, after `warmup` seconds."""

    slices: int
    seconds: float
    warmup: float

    def best(self, work: Callable[[float], float]) -> float:
        """The highest rate `work(seconds)` reaches in a slice."""
        if self.warmup:
            work(self.warmup)
        return max(work(self.seconds) for _ in range(self.slices))


def random_play(game: Game[Any, Any], seats: int, options: Options, effort: Effort) -> float:
    """Seat moves a second of uniformly random games, dealing and chance included in the time."""
    rules, rng = game.rules, Random(1)

    def slice_of(seconds: float) -> float:
        began = clock()
        moves = 0
        while (spent := clock() - began) < seconds:
            moves += _random_game(rules, seats, options, rng)
        return moves / spent

    return effort.best(slice_of)


def _random_game(rules: Rules[Any, Any], seats: int, options: Options, rng: Random) -> int:
    to_act, legal, draw, apply, random = (
        rules.to_act,
        rules.legal,
        rules.draw,
        rules.apply,
        rng.random,
    )
    state = rules.new(seats, options)
    moves = 0
    while acting := to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            apply(state, CHANCE, draw(state, rng))
        else:
            actions = legal(state, seat)
            apply(state, seat, actions[int(random() * len(actions))])
            moves += 1
    return moves


def operations(game: Game[Any, Any], seats: int, options: Options, effort: Effort) -> Figures:
    """Microseconds of one `copy`, of `legal` and `apply` together, of `view`, `imagine` and `guess`,
    over decisions of random games.
    """
    rules, rng = game.rules, Random(2)
    states = list(_decisions(rules, seats, options, rng, 300))
    moments = [(state, rules.to_act(state)[0]) for state in states]
    views = [rules.view(state, seat) for state, seat in moments]

    def step(state: Any, seat: Seat) -> None:
        actions = rules.legal(state, seat)
        rules.apply(state, seat, actions[int(rng.random() * len(actions))])

    found = {
        "copy": _each(effort, type(states[0]).copy, lambda: [(state,) for state in states]),
        "legal + apply": _each(effort, step, lambda: [(s.copy(), seat) for s, seat in moments]),
        "view": _each(effort, rules.view, lambda: moments),
        "imagine": _each(effort, rules.imagine, lambda: [(view, rng) for view in views]),
    }
    if game.advice is not None:
        found["guess"] = _each(effort, game.advice.guess, lambda: [(state,) for state in states])
    return found


def _each(
    effort: Effort, work: Callable[..., object], arguments: Callable[[], Sequence[tuple[Any, ...]]]
) -> float:
    """Microseconds of a call of `work`; making `arguments` anew for every round is not counted."""

    def slice_of(seconds: float) -> float:
        spent, done = 0.0, 0
        while spent < seconds:
            round_of = arguments()
            began = clock()
            deque(starmap(work, round_of), maxlen=0)
            spent += clock() - began
            done += len(round_of)
        return done / spent

    return 1e6 / effort.best(slice_of)


def _decisions(
    rules: Rules[Any, Any], seats: int, options: Options, rng: Random, count: int
) -> Iterator[Any]:
    """States at which a seat acts, from the whole length of random games."""
    found = 0
    while found < count:
        state = rules.new(seats, options)
        while (acting := rules.to_act(state)) and found < count:
            if acting[0] == CHANCE:
                rules.apply(state, CHANCE, rules.draw(state, rng))
                continue
            if rng.random() < 0.1:
                found += 1
                yield state.copy()
            actions = rules.legal(state, acting[0])
            rules.apply(state, acting[0], actions[int(rng.random() * len(actions))])


def scenes(
    game: Game[Any, Any], seats: int, options: Options, effort: Effort
) -> dict[str, Figures]:
    """Per frame: milliseconds to build a scene and write it as JSON, its greatest size in kB, and
    its greatest number of nodes.
    """
    rules, paint, rng = game.rules, game.paint, Random(3)
    states = list(_decisions(rules, seats, options, rng, 60))
    views = [rules.view(state, rules.to_act(state)[0]) for state in states]
    found = {}
    for frame in ("wide", "tall"):
        texts = [_scene_text(paint, view, frame) for view in views]
        round_of = [(paint, view, frame) for view in views]
        micros = _each(effort, _scene_text, partial(list, round_of))
        found[frame] = {
            "ms": micros / 1000,
            "kB": max(len(text.encode()) for text in texts) / 1000,
            "nodes": max(len(json.loads(text)["nodes"]) for text in texts),
        }
    return found


def _scene_text(paint: Any, view: Any, frame: str) -> str:
    return json.dumps(paint.scene(view, frame).as_json(), separators=(",", ":"))


def commands(game_id: str, seats: int, options: Options, longest: int = 300) -> Figures:
    """A random game through the page's own door, up to `longest` actions: milliseconds of an
    `act` (the median, and what 95 % stay below), the answer's greatest size in kB.
    """
    rng = Random(4)
    colours = ("red", "blue", "yellow", "green", "violet")[:seats]
    table = _ask(
        {
            "do": "start",
            "game": game_id,
            "seats": [{"name": "", "colour": colour, "who": "human"} for colour in colours],
            "options": dict(options),
            "seed": "bench",
            "frame": "wide",
        }
    )[0]
    times: list[float] = []
    sizes: list[float] = []
    while not table["over"] and len(times) < longest:
        if table["curtain"] is not None:
            table = _ask({"do": "lift", "revision": table["revision"], "seat": table["curtain"]})[0]
        choices = table["choices"]
        order = {
            "do": "act",
            "revision": table["revision"],
            "seat": table["acting"][0],
            "action": choices[int(rng.random() * len(choices))]["action"],
        }
        table, milliseconds, size = _ask(order)
        times.append(milliseconds)
        sizes.append(size)
    times.sort()
    return {
        "median ms": times[len(times) // 2],
        "95 % ms": times[int(len(times) * 0.95)],
        "kB": max(sizes),
    }


def _ask(command: Mapping[str, Any]) -> tuple[dict[str, Any], float, float]:
    """The answer, the milliseconds it took, its kB."""
    text = json.dumps(command)
    began = time.perf_counter()
    answer = bridge.handle(text)
    spent = (time.perf_counter() - began) * 1000
    table: dict[str, Any] = json.loads(answer)
    if not table["ok"]:
        raise RuntimeError(answer)
    return table, spent, len(answer.encode()) / 1000


def everything(effort: Effort) -> dict[str, Any]:
    """All figures of every game's every option value, with the fewest and the most seats."""
    found: dict[str, Any] = {"python": sys.version.split()[0], "games": {}}
    for game in catalog.games().values():
        for options in settings(game):
            for seats in (min(game.info.seats), max(game.info.seats)):
                name = " ".join([game.info.id, *map(str, options.values()), f"{seats} seats"])
                found["games"][name] = {
                    "moves/s": random_play(game, seats, options, effort),
                    "µs": operations(game, seats, options, effort),
                    "scene": scenes(game, seats, options, effort),
                    "act": commands(game.info.id, seats, options),
                }
    return found


def settings(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """A good game's options, with every value of each of them in turn."""
    base = {option.name: option.default for option in game.info.options} | dict(
        game.info.quick.options
    )
    return [base | {o.name: value} for o in game.info.options for value in o.choices] or [base]


def as_json(slices: int, seconds: float, warmup: float) -> str:
    """`everything` for a caller in JavaScript."""
    return json.dumps(everything(Effort(slices, seconds, warmup)))
