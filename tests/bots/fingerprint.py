"""What every level chooses at some moments of seeded games: `tests/games/<game>/choices.txt`.

A change that is not meant to touch play leaves all of it as it is. One that is meant to writes it
anew, and says what it costs: `build.py golden --anew choices GAME`.

The moments are reached by cheap play, so that a slow level is asked without playing a game of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import count, islice
from pathlib import Path
from typing import NamedTuple

from freebooters.bots.bot import Bot, Question, Thought, decide
from freebooters.bots.evaluator import Evaluator
from freebooters.bots.levels import PLAYERS
from freebooters.engine.contract import Seat
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from freebooters.trials.playing import question
from tests.contract.rooms import SETTINGS, Setting

__all__ = ["RECORDED", "Row", "chosen", "file_of", "record_choices", "rows"]

_SEED = "fingerprint"
RECORDED: Mapping[str, int] = {
    **dict.fromkeys(PLAYERS, 200),
    "commodore": 4,
    "judge": 50,
}
"""How many answers of each bot are recorded in a room, over all its settings."""
_JUDGE = Evaluator(40)
_EVERY = 7
"""Decisions from one moment that is asked about to the next: no multiple of any number of seats."""


class Row(NamedTuple):
    """What somebody said in a setting: per moment the index of the action among the legal ones, of
    the judge the chance of winning in thousandths.
    """

    setting: Setting
    who: str
    said: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join([str(self.setting), self.who, *map(str, self.said)])


def rows(folder: str) -> list[Row]:
    """What was recorded of a room. Raises `FileNotFoundError` if nothing was."""
    settings = {str(setting): setting for setting in SETTINGS[folder]}
    found = (line.split() for line in file_of(folder).read_text("utf-8").splitlines())
    return [Row(settings[name], who, tuple(map(int, said))) for name, who, *said in found]


def chosen(setting: Setting, who: str, most: int) -> tuple[int, ...]:
    """The first `most` answers of somebody in a setting."""
    moments = _first_moments(setting, most)
    return tuple(_said(who, match, seat, at) for at, (match, seat) in enumerate(moments))


def file_of(folder: str) -> Path:
    """Where a room's choices are recorded."""
    return Path(__file__).parent.parent / "games" / folder / "choices.txt"


@lru_cache(maxsize=1)
def _first_moments(setting: Setting, most: int) -> list[tuple[Match, Seat]]:
    """So many moments, for one who is asked after the other."""
    return [(match.copy(), seat) for match, seat in islice(_moments(setting), most)]


def _moments(setting: Setting) -> Iterator[tuple[Match, Seat]]:
    """Whose turn it is with more than one legal action, now and then in one game after another."""
    decisions = 0
    for game in count():
        match = Match(setting.game, setting.seats, setting.options, f"{_SEED}/{game}")
        while not match.over:
            for seat in match.to_act:
                decisions += 1
                if decisions % _EVERY == 1 and len(match.legal(seat)) > 1:
                    yield match, seat
                player = PLAYERS["sailor" if decisions % 5 else "flotsam"]
                rng = rng_at(f"{_SEED}/play", decisions)
                match.act(seat, decide(player, question(match, seat, rng)))


def _said(who: str, match: Match, seat: Seat, at: int) -> int:
    bot = _JUDGE if who == "judge" else PLAYERS[who]
    asked = question(match, seat, rng_at(f"{_SEED}/{who}", at))
    thoughts = [
        _last(bot, replace(asked, rng=rng_at(f"{_SEED}/{who}/{at}", part)))
        for part in range(max(1, bot.parallel))
    ]
    thought = bot.agree(asked, thoughts)
    if thought.worth is not None:
        return round(thought.worth * 1000)
    return asked.choices.index(thought.action)


def _last(bot: Bot, asked: Question) -> Thought:
    *_, last = bot.think(asked)
    return last


def record_choices(folder: str) -> None:
    """Writes what every level chooses in that room now; minutes."""
    settings = SETTINGS[folder]
    lines = [
        f"{Row(setting, who, chosen(setting, who, -(-most // len(settings))))}\n"
        for setting in settings
        for who, most in RECORDED.items()
    ]
    file_of(folder).write_text("".join(lines), "utf-8", newline="\n")
