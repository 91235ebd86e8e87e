"""Looks for puzzles: moments of games between bots at which one action is clearly better than all
others.

    python -m freebooters.training.puzzles meuterer --games 200 --write found.jsonl

A moment is a puzzle if two searches that know what the seat knows, each with random numbers of its
own, both find the same action best, and both by at least `--margin` of the chance of winning. Where
a choice must not be foreseen no single action is the best. A
short search looks first, so that the long ones are made only where it finds such a margin too.
Every puzzle notes which of a few weaker players would have found the action: that tells how hard it
is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any
from zlib import crc32

from freebooters import catalog
from freebooters.bots.assessor import has_best
from freebooters.bots.bot import Bot, Prospect, Question, decide
from freebooters.bots.evaluator import Evaluator
from freebooters.bots.levels import LEVELS
from freebooters.bots.searcher import Searcher
from freebooters.engine.contract import Action, Seat
from freebooters.engine.match import Match
from freebooters.engine.puzzles import pack
from freebooters.engine.seeds import rng_at
from freebooters.trials.arguments import count
from freebooters.trials.playing import question
from freebooters.trials.setting import Setting, settings

__all__ = ["Found", "chosen", "look", "written"]

_PLAYERS = ("deckhand", "sailor", "sailor")
"""The levels that play the games, in turn."""
_GLANCE = Evaluator(160)
_LEAST_CHOICES = 3
_SEED = "puzzle "
_WEAKER = ("deckhand", "sailor", "helmsman")
_ASKED = 4
"""How often each weaker player is asked, each time with other random numbers."""


@dataclass(frozen=True)
class Found:
    """A puzzle: the game up to it, the action that is clearly the best, the chances with it and with
    the next best in both searches, and how often weaker players find it.
    """

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    actions: list[tuple[Seat, Action]]
    seat: Seat
    answer: Action
    worths: list[tuple[float, float]]
    found: dict[str, float]


def look(setting: Setting, seed: str, margin: float, iterations: int) -> Iterator[Found]:
    """The puzzles in one game, at most one for each seat's turn."""
    match = Match(catalog.game(setting.game), setting.seats, dict(setting.options), seed)
    asked: Seat | None = None
    while not match.over:
        seat = match.to_act[0]
        if seat != asked:
            puzzle = _puzzle(match, seat, margin, iterations)
            asked = None if puzzle is None else seat
            if puzzle is not None:
                yield puzzle
        level = LEVELS[_PLAYERS[(seat + len(seed)) % len(_PLAYERS)]]
        match.act(seat, decide(level, _question(match, seat, "play")))


def _puzzle(match: Match, seat: Seat, margin: float, iterations: int) -> Found | None:
    legal = match.legal(seat)
    if len(legal) < _LEAST_CHOICES or match.game.paint.arrangement(match.view(seat), seat):
        return None
    if not has_best(_question(match, seat, "moment")):
        return None
    glance = _compared(_GLANCE, match, seat, "glance")
    if _lead(glance) < margin / 2:
        return None
    answer, worths = None, []
    for number in range(2):
        prospects = _compared(Searcher(iterations), match, seat, f"search {number}")
        if _lead(prospects) < margin or answer not in (None, prospects[0].action):
            return None
        answer = prospects[0].action
        worths.append((_worth(prospects[0]), _worth(prospects[1])))
    assert answer is not None
    return Found(
        game=match.game.info.id,
        seats=match.seats,
        options=dict(match.options),
        seed=match.seed,
        actions=[(entry.seat, entry.action) for entry in match.log if entry.seat >= 0],
        seat=seat,
        answer=answer,
        worths=worths,
        found={level: _share_that_finds(match, seat, level, answer) for level in _WEAKER},
    )


def _question(match: Match, seat: Seat, purpose: str) -> Question:
    return question(match, seat, rng_at(f"{match.seed}/{len(match.log)}/{purpose}", 0))


def _compared(bot: Bot, match: Match, seat: Seat, purpose: str) -> tuple[Prospect, ...]:
    """What the bot compared at the end of its thinking, the best first."""
    found: tuple[Prospect, ...] = ()
    for thought in bot.think(_question(match, seat, purpose)):
        found = thought.prospects
    known = [each for each in found if each.worth is not None]
    return tuple(sorted(known, key=_worth, reverse=True))


def _lead(prospects: tuple[Prospect, ...]) -> float:
    """By how much the best is better than the next, 0 where nothing was compared."""
    return _worth(prospects[0]) - _worth(prospects[1]) if len(prospects) > 1 else 0.0


def _worth(prospect: Prospect) -> float:
    return prospect.worth or 0.0


def _share_that_finds(match: Match, seat: Seat, level: str, answer: Action) -> float:
    questions = (_question(match, seat, f"{level} {number}") for number in range(_ASKED))
    return sum(decide(LEVELS[level], each) == answer for each in questions) / _ASKED


def chosen(found: Sequence[Found], most: int) -> list[Found]:
    """So many of them at most: by turns of each setting and kind of action, the hardest first, none that
    every weaker player finds, and of each kind only one a game.
    """
    kinds: dict[str, list[Found]] = {}
    for puzzle in sorted(found, key=_ease):
        if _ease(puzzle) == 1:
            break
        alike = kinds.setdefault(json.dumps([puzzle.seats, puzzle.options, puzzle.answer[0]]), [])
        if all(other.seed != puzzle.seed for other in alike):
            alike.append(puzzle)
    rounds = zip_longest(*kinds.values())
    return [puzzle for each in rounds for puzzle in each if puzzle is not None][:most]


def _ease(found: Found) -> float:
    """How many of the weaker players find it."""
    return sum(found.found.values()) / len(found.found)


def written(found: Found) -> dict[str, Any]:
    """The puzzle as a room holds it, see `engine.puzzles`."""
    room = catalog.game(found.game)
    match = Match(room, found.seats, found.options, found.seed)
    for seat, action in found.actions:
        match.act(seat, action)
    where = json.dumps([found.seats, found.options, found.seed, len(match.log)])
    best, second = (
        round(sum(worths) / len(found.worths), 2) for worths in zip(*found.worths, strict=True)
    )
    return {
        "id": f"{crc32(where.encode()):08x}",
        "seats": found.seats,
        "options": found.options,
        "seed": found.seed,
        "log": pack(match),
        "answer": found.answer,
        "chances": [best, second],
        "found": round(_ease(found), 2),
    }


def _read(file: Path) -> list[Found]:
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        actions = [(seat, tuple(action)) for seat, action in data["actions"]]
        worths = [tuple(pair) for pair in data["worths"]]
        answer = tuple(data["answer"])
        found.append(Found(**{**data, "actions": actions, "worths": worths, "answer": answer}))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game", help="an id, as `games` lists them")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats (all)")
    parser.add_argument("--games", type=count, default=20, help="games of each setting (20)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--margin", type=float, default=0.1, help="the least margin (0.1)")
    usual = "of the two long searches (3000)"
    parser.add_argument("--iterations", type=count, default=3000, help=usual)
    parser.add_argument("--write", type=Path, help="a file to which lines are added")
    parser.add_argument(
        "--choose", type=Path, help="print the best of such lines as a room has them"
    )
    parser.add_argument("--most", type=count, default=100, help="of them (100)")
    asked = parser.parse_args()
    if asked.choose:
        puzzles = [written(found) for found in chosen(_read(asked.choose), asked.most)]
        print(json.dumps({"puzzles": puzzles}, separators=(",", ":")))
        return
    room = catalog.game(asked.game)
    for number in range(asked.first, asked.first + asked.games):
        for setting in settings(room.info, {}, asked.seats or room.info.seats):
            for found in look(setting, f"{_SEED}{number}", asked.margin, asked.iterations):
                with asked.write.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(asdict(found)) + "\n")


if __name__ == "__main__":
    main()
