"""The results of a tournament: a file of JSON lines, one per game, compressed if its name ends in
`.xz`.

The first line says which tournament it is. If a file was cut off in the middle of a line, for
instance by a crash, it is read up to that line and continued from there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from freebooters.cli.arena.lines import BadLines, add_line, cut_off, pack, read_lines
from freebooters.cli.arena.schedule import Bout, Pairing
from freebooters.cli.files import unreadable
from freebooters.engine.errors import FreebootersError
from freebooters.engine.messages import say
from freebooters.engine.outside import read_json
from freebooters.engine.seeds import fresh_seed
from freebooters.trials.setting import Setting

__all__ = ["BadResults", "Played", "Results"]

_FORMAT = 1
_LONGEST_LINE = 10_000


class BadResults(FreebootersError):
    """A file is not this tournament's: not results at all, or another seed's or other rules'."""


@dataclass(frozen=True, slots=True)
class Played:
    """A bout and how it ended: the share of the win (0 to 1) of the one seat, the number of the
    seats' moves, seconds.
    """

    bout: Bout
    share: float
    moves: int
    seconds: float


class Results:
    """The games played so far, and the file that keeps them."""

    def __init__(
        self, file: Path, seed: str | None, rules: Mapping[str, int], *, begin: bool = True
    ) -> None:
        """Opens the file, or begins it if that is wanted; with `seed` None the file's own seed is
        used, or a fresh one. `rules` are the rules versions of the games to be played. Raises
        `BadResults`.
        """
        self._file = file
        self._rules = rules
        self.played: dict[Bout, Played] = {}
        if file.exists() or not begin:
            self.seed = self._read(seed)
        else:
            self.seed = fresh_seed() if seed is None else seed
            self._append({"arena": _FORMAT, "seed": self.seed})

    def add(self, played: Played) -> None:
        """Adds a game; it is on disk when this returns. Raises `BadResults` if it cannot be
        written.
        """
        bout = played.bout
        self._append(
            {
                "game": bout.setting.game,
                "rules": self._rules[bout.setting.game],
                "options": dict(bout.setting.options),
                "seats": bout.setting.seats,
                "one": bout.pairing.one,
                "many": bout.pairing.many,
                "number": bout.number,
                "share": played.share,
                "moves": played.moves,
                "seconds": round(played.seconds, 4),
            }
        )
        self.played[bout] = played

    def pack(self) -> None:
        """Makes a compressed file small again after games were added. Nobody else may add games
        meanwhile. Raises `BadResults`.
        """
        try:
            pack(self._file)
        except OSError as wrong:
            raise self._refusal("terminal-error-write") from wrong
        except BadLines as wrong:
            raise self._damaged(wrong) from wrong

    def _append(self, line: Mapping[str, Any]) -> None:
        try:
            add_line(self._file, json.dumps(line).encode())
        except OSError as wrong:
            raise self._refusal("terminal-error-write") from wrong

    def _read(self, seed: str | None) -> str:
        """The file's seed; the file is cut off after its last complete line."""
        lines, whole = self._lines()
        try:
            head = read_json(lines[0].decode(), _LONGEST_LINE)
            found = head["seed"]
            if head["arena"] != _FORMAT or not isinstance(found, str):
                raise ValueError("another format")
        except (IndexError, KeyError, TypeError, ValueError) as wrong:
            raise self._refusal("terminal-error-results", line=1) from wrong
        if seed not in (None, found):
            raise self._refusal("terminal-error-results-seed", found=found, wanted=str(seed))
        for number, line in enumerate(lines[1:], start=2):
            try:
                fields = read_json(line.decode(), _LONGEST_LINE)
                game, rules, played = fields["game"], fields["rules"], _played(fields)
                self.played[played.bout] = played
            except (KeyError, TypeError, ValueError) as wrong:
                raise self._refusal("terminal-error-results", line=number) from wrong
            if rules != self._rules.get(game, rules):
                raise self._refusal("terminal-error-results-rules", game=game)
        cut_off(self._file, whole)
        return found

    def _lines(self) -> tuple[list[bytes], int]:
        try:
            return read_lines(self._file)
        except OSError as wrong:
            raise BadResults(unreadable(self._file, wrong)) from wrong
        except BadLines as wrong:
            raise self._damaged(wrong) from wrong

    def _damaged(self, wrong: BadLines) -> BadResults:
        return self._refusal("terminal-error-results", line=wrong.lines + 1)

    def _refusal(self, key: str, **args: str | int) -> BadResults:
        return BadResults(say(key, file=str(self._file), **args))


def _played(fields: Mapping[str, Any]) -> Played:
    options = tuple(fields["options"].items()) if isinstance(fields["options"], dict) else None
    share, moves, seconds = fields["share"], fields["moves"], fields["seconds"]
    whole = (fields["seats"], fields["number"], moves)
    words = (fields["game"], fields["one"], fields["many"])
    if (
        options is None
        or not all(type(number) is int and number >= 0 for number in whole)
        or not all(type(word) is str for word in words)
        or not all(type(number) in (int, float) for number in (share, seconds))
        or not 0 <= share <= 1
        or fields["seats"] < 2
    ):
        raise ValueError("not a game that was played")
    setting = Setting(fields["game"], options, fields["seats"])
    pairing = Pairing(fields["one"], fields["many"])
    return Played(Bout(setting, pairing, fields["number"]), float(share), moves, float(seconds))
