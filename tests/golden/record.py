"""Records a game for the tests: `build.py golden GAME…`.

Whole games are written each time, in `golden/`. What chance deals (`deals.txt`), what every level
chooses (`choices.txt`), what bots do in deals of contests (`contests.txt`) and old saves (`saves/`) are
written where they are missing; all but saves also when asked for.

A recording of a game replays the actions it holds already, so it changes with rules, views and events, and
never because a bot plays otherwise today. Actions are chosen only where there are none: at a new
setting, or from the first action on that the rules refuse now. Then the last seat plays at random,
the others as sailors.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import PLAYERS
from freebooters.engine.contract import Action, Entry
from freebooters.engine.errors import IllegalAction, NotToAct
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from tests.bots import fingerprint
from tests.contract.rooms import ROOMS, Setting
from tests.golden import contests, deals
from tests.golden.transcript import SEED, file_of, folder_of, recorded, seat_actions, transcript
from tests.saves.kept import keep_saves

__all__ = ["Recording", "record"]


@dataclass(frozen=True)
class Recording:
    """One game as it is recorded now: how many of its actions were kept, how many chosen anew."""

    path: Path
    text: str
    kept: int
    chosen: int


def record(folder: str) -> Iterator[Recording]:
    """Records every game of one room and writes it; files of settings that are no more, go."""
    home = folder_of(folder)
    home.mkdir(exist_ok=True)
    for path in set(home.glob("*.txt")) - {file_of(setting) for setting in recorded(folder)}:
        path.unlink()
    for setting in recorded(folder):
        recording = _recording(setting, file_of(setting))
        recording.path.write_text(recording.text, "utf-8", newline="\n")
        yield recording


def _recording(setting: Setting, path: Path) -> Recording:
    stored = seat_actions(path.read_text("utf-8")) if path.is_file() else []
    match = Match(setting.game, setting.seats, setting.options, SEED)
    kept = _replay(match, stored)
    chosen = 0
    while not match.over:
        match.act(*_chosen(match))
        chosen += 1
    return Recording(path, transcript(match), kept, chosen)


def _replay(match: Match, entries: Sequence[Entry]) -> int:
    """Plays those on as long as the rules allow them; how many they did."""
    for kept, (seat, action) in enumerate(entries):
        try:
            match.act(seat, action)
        except (IllegalAction, NotToAct):
            return kept
    return len(entries)


def _chosen(match: Match) -> tuple[int, Action]:
    seat = match.to_act[0]
    question = Question(
        game=match.game,
        seats=match.seats,
        seat=seat,
        view=match.view(seat),
        choices=tuple(match.legal(seat)),
        rng=rng_at(f"{SEED}/bots", len(match.log)),
    )
    player = "flotsam" if seat == match.seats - 1 else "sailor"
    return seat, decide(PLAYERS[player], question)


RECORDS: Mapping[str, tuple[Callable[[str], Path], Callable[[str], None]]] = {
    "deals": (deals.file_of, deals.record_deals),
    "choices": (fingerprint.file_of, fingerprint.record_choices),
    "contests": (contests.file_of, contests.record_contests),
}
"""Beside the games: where each record of a room is, and what writes it."""
ANEW = ("games", *RECORDS)


def main(arguments: Sequence[str]) -> int:
    """Records those rooms and says what became of each record."""
    parser = argparse.ArgumentParser(prog="build.py golden", allow_abbrev=False)
    parser.add_argument("games", nargs="+", choices=list(ROOMS), metavar="GAME")
    parser.add_argument("--anew", action="append", choices=ANEW, default=[])
    given = parser.parse_args(arguments)
    for folder in given.games:
        _record_room(folder, given.anew)
    return 0


def _record_room(folder: str, anew: Sequence[str]) -> None:
    if "games" in anew:
        for path in folder_of(folder).glob("*.txt"):
            path.unlink()
    for recording in record(folder):
        news = f", {recording.chosen} chosen anew" if recording.chosen else ""
        print(f"{folder}/{recording.path.name}: {recording.kept} actions kept{news}", flush=True)
    for name, (path_of, write) in RECORDS.items():
        if name in anew or not path_of(folder).is_file():
            write(folder)
            print(f"{folder}/{path_of(folder).name}: written", flush=True)
    for save in [] if folder.startswith("_") else keep_saves(ROOMS[folder].info.id):
        print(f"{folder}/saves/{save}.json: written", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
