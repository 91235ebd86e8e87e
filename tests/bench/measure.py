"""What is measured of a game, through the public contract alone.

Runs natively and, word for word the same, inside Pyodide. The clock is CPU time natively and
wall-clock time in the browser, which tells nothing else. Machines are shared, so all work is cut
into pieces of a few milliseconds, each is done again and again, and its fastest time counts.
"""

from __future__ import annotations

import json
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, starmap
from math import inf
from random import Random
from typing import Any

from freebooters import catalog
from freebooters.app import bridge, compose
from freebooters.app.chairs import COLOURS, Chair
from freebooters.app.stamps import Stamps
from freebooters.bots.bot import Question
from freebooters.bots.ismcts import ISMCTS
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import CHANCE, Options, Rules, Seat
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.stage import NARROW, WIDE, Frame
from freebooters.stage.kept import KEPT

__all__ = [
    "Effort",
    "clock",
    "commands",
    "everything",
    "iterations",
    "least",
    "operations",
    "random_play",
    "scenes",
    "settings",
    "thinking",
]

clock = time.perf_counter if sys.platform == "emscripten" else time.process_time

_PIECE = 50
"""Iterations of a search done in one go."""
_SLICE = 25
"""Milliseconds of thinking between two looks at the messages, as the page's worker has them."""
_QUESTIONS = 8
_ATTEMPTS = 2
_TRIES = 4
"""A busy machine must not make a piece look longer than it is."""
_STEP = 1e-9
"""The clock's unit, in seconds: it may stand still for longer than a tiny work takes."""

Figures = dict[str, float]
Arguments = Sequence[tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to try: `games` random games, pieces of at least `piece` seconds, `rounds` of all."""

    games: int
    piece: float
    rounds: int


def least(works: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """The seconds each work takes at its fastest in that many rounds of all."""
    best = [inf] * len(works)
    for _ in range(rounds):
        for at, work in enumerate(works):
            began = clock()
            work()
            best[at] = min(best[at], max(_STEP, clock() - began))
    return best


def random_play(game: Game[Any, Any], seats: int, options: Options, effort: Effort) -> float:
    """Seat moves a second of uniformly random games, dealing and chance included in the time."""
    play = partial(_random_game, game.rules, seats, options)
    moves = sum(play(seed) for seed in range(effort.games))
    games = [partial(play, seed) for seed in range(effort.games)]
    return moves / sum(least(games, effort.rounds))


def _random_game(rules: Rules[Any, Any], seats: int, options: Options, seed: int) -> int:
    """Plays the random game of that seed; how often a seat moved."""
    rng = Random(seed)
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
    """Microseconds of one `copy`, of `legal` and `apply` together, of `view`, `imagine` and `value`,
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
        found["value"] = _each(effort, game.advice.value, lambda: [(state,) for state in states])
    return found


def iterations(game: Game[Any, Any], seats: int, options: Options, effort: Effort) -> float:
    """Iterations a second of the search the upper levels think with, over decisions of random games;
    imagining worlds and growing the trees included.
    """
    rules, rng = game.rules, Random(5)
    searches = []
    for state in islice(_decisions(rules, seats, options, rng, 60), 4, None, 12):
        seat = rules.to_act(state)[0]
        choices = tuple(rules.legal(state, seat))
        searches.append(ISMCTS(Question(game, seats, seat, rules.view(state, seat), choices, rng)))
    pieces = [partial(_iterate, search) for search in searches]
    return len(pieces) * _PIECE / sum(least(pieces, effort.rounds))


def _iterate(search: ISMCTS) -> None:
    for _ in range(_PIECE):
        search.iterate()


def _each(effort: Effort, work: Callable[..., object], arguments: Callable[[], Arguments]) -> float:
    """Microseconds of a call of `work`; making `arguments` anew for every round is not counted."""
    repeats, best, count = 1, 0.0, len(arguments())
    while best < effort.piece:
        repeats *= 2
        best = min(_piece(work, arguments, repeats) for _ in range(_TRIES))
    for _ in range(effort.rounds):
        best = min(best, _piece(work, arguments, repeats))
    return best / (repeats * count) * 1e6


def _piece(work: Callable[..., object], arguments: Callable[[], Arguments], repeats: int) -> float:
    """Seconds of `repeats` times all arguments."""
    prepared = [argument for _ in range(repeats) for argument in arguments()]
    return least([lambda: deque(starmap(work, prepared), maxlen=0)], 1)[0]


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
    """Per kind of frame: milliseconds to build a scene and write it as JSON, its greatest size in kB, and
    its greatest number of nodes.
    """
    rules, paint = game.rules, game.paint
    states = list(_decisions(rules, seats, options, Random(3), 30))
    acting = [rules.to_act(state)[0] for state in states]
    found: dict[str, Figures] = {}
    for frame in (WIDE, NARROW):
        works = [
            partial(_scene_text, paint, rules.view(state, seat), frame, seat)
            for state, seat in zip(states, acting, strict=True)
        ]
        texts = [work() for work in works]
        found[frame.kind] = {
            "ms": sum(least(works, effort.rounds)) / len(works) * 1000,
            "kB": max(len(text.encode()) for text in texts) / 1000,
            "nodes": max(len(json.loads(text)["nodes"]) for text in texts),
        }
    return found


def _scene_text(paint: Any, view: Any, frame: Frame, viewer: Seat) -> str:
    """A scene of which nothing was painted before."""
    KEPT.clear()
    scene = paint.scene(view, frame, viewer=viewer)
    return json.dumps(scene.as_json(), separators=(",", ":"))


def commands(
    game_id: str, seats: int, options: Options, *, longest: int = 100, rounds: int = 4
) -> Figures:
    """A random game through the page's own door, up to `longest` actions, `rounds` times the same:
    milliseconds of an `act` (the median, what 95 % stay below, the slowest), the answer's greatest
    size in kB.
    """
    played = [_commanded(game_id, seats, options, longest) for _ in range(rounds)]
    times = sorted(min(times) for times in zip(*(times for times, _ in played), strict=True))
    return {
        "median ms": times[len(times) // 2],
        "95 % ms": times[int(len(times) * 0.95)],
        "slowest ms": times[-1],
        "kB": played[0][1],
    }


def _commanded(
    game_id: str, seats: int, options: Options, longest: int
) -> tuple[list[float], float]:
    """Milliseconds of every `act`, and the greatest answer's kB."""
    rng = Random(4)
    KEPT.clear()
    colours = ("red", "blue", "yellow", "green", "violet")[:seats]
    table = _ask(
        {
            "do": "start",
            "game": game_id,
            "seats": [{"name": "", "colour": colour, "who": "human"} for colour in colours],
            "options": dict(options),
            "seed": "bench",
            "frame": "wide:620",
        }
    )[0]
    times: list[float] = []
    largest = 0.0
    while not table["over"] and len(times) < longest:
        if table["curtain"] is not None:
            table = _ask({"do": "lift", "revision": table["revision"], "seat": table["curtain"]})[0]
        choices = table["choices"]
        order = {
            "do": "act",
            "revision": table["revision"],
            "seat": table["viewer"],
            "action": choices[int(rng.random() * len(choices))]["action"],
        }
        table, milliseconds, size = _ask(order)
        times.append(milliseconds)
        largest = max(largest, size)
    return times, largest


def _ask(command: Mapping[str, Any]) -> tuple[dict[str, Any], float, float]:
    """The answer, the milliseconds it took, its kB."""
    text = json.dumps(command)
    began = clock()
    answer = bridge.handle(text)
    spent = (clock() - began) * 1000
    table: dict[str, Any] = json.loads(answer)
    if not table["ok"]:
        raise RuntimeError(answer)
    return table, spent, len(answer.encode()) / 1000


def thinking(
    game: Game[Any, Any], seats: int, options: Options, questions: int = _QUESTIONS
) -> dict[str, Figures]:
    """Per level: milliseconds a bot thinks about a move, through the door its worker knocks at: the
    median and what 95 % stay below, over so many moments of a game between sailors, each thought
    about as often as `_ATTEMPTS` says.
    """
    asked = _asked(game, seats, options, questions)
    found = {}
    for level in LEVELS:
        times = sorted(_fastest(question | {"level": level}) for question in asked)
        found[level] = {
            "median ms": times[len(times) // 2],
            "95 % ms": times[int(len(times) * 0.95)],
        }
    return found


def _asked(
    game: Game[Any, Any], seats: int, options: Options, questions: int
) -> list[dict[str, Any]]:
    """Questions with something to choose, from the whole length of the game."""
    match = Match(game, seats, options, "bench")
    chairs = [Chair("", colour, "sailor") for colour in COLOURS[:seats]]
    asked = []
    while (bot := compose.thinking(match, chairs, Stamps(match))) is not None:
        question = compose.question(match, bot["seat"], "bot", "sailor")
        if len(question["choices"]) > 1:
            asked.append(question)
        match.act(bot["seat"], tuple(_thought(question)[0]))
    return asked[:: -(-len(asked) // questions)]


def _fastest(question: Mapping[str, Any]) -> float:
    return min(_thought(question)[1] for _ in range(_ATTEMPTS))


def _thought(question: Mapping[str, Any]) -> tuple[list[Any], float]:
    """The bot's action, and the milliseconds until it was found."""
    text = json.dumps(question)
    began = clock()
    bridge.think(text)
    while not (step := json.loads(bridge.step(_SLICE)))["done"]:
        pass
    return step["action"], (clock() - began) * 1000


def everything(effort: Effort) -> dict[str, Any]:
    """All figures of every game's every option value, with the fewest and the most seats."""
    found: dict[str, Any] = {"python": sys.version.split()[0], "games": {}}
    for game in catalog.games().values():
        for options in settings(game):
            for seats in (min(game.info.seats), max(game.info.seats)):
                rated = [str(options[o.name]) for o in game.info.options if o.rated]
                name = " ".join([game.info.id, *rated, f"{seats} seats"])
                found["games"][name] = {
                    "moves/s": random_play(game, seats, options, effort),
                    "iterations/s": iterations(game, seats, options, effort),
                    "µs": operations(game, seats, options, effort),
                    "scene": scenes(game, seats, options, effort),
                    "act": commands(game.info.id, seats, options),
                }
    return found


def settings(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """A good game's options, with every value of each of them that is rated in turn."""
    base, rated = game.info.usual_options, [option for option in game.info.options if option.rated]
    return [base | {o.name: value} for o in rated for value in o.choices] or [base]


def all_thinking(effort: Effort) -> dict[str, Any]:
    """Of every game as it is offered first: how long each level thinks, and the search's speed."""
    return {
        game.info.id: {
            "levels": thinking(game, game.info.quick.seats, game.info.usual_options),
            "iterations/s": iterations(
                game, game.info.quick.seats, game.info.usual_options, effort
            ),
        }
        for game in catalog.games().values()
    }


def as_json(what: str, games: int, piece: float, rounds: int) -> str:
    """`all_thinking`, and `everything` if that is wanted, for a caller in JavaScript."""
    effort = Effort(games, piece, rounds)
    found = everything(effort) if what == "everything" else {}
    return json.dumps({**found, "thinking": all_thinking(effort)})
