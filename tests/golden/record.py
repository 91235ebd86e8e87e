"""Records a room's golden games: `build.py golden GAME…`.

A recording replays the actions it holds already, so it changes with rules, views and events, and
never because a bot plays otherwise today. Actions are chosen only where there are none: at a new
setting, or from the first action on that the rules refuse now. Then the last seat plays at random,
the others as sailors.

Usage: record.py FOLDER…
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import PLAYERS
from freebooters.engine.contract import Action, Entry
from freebooters.engine.errors import IllegalAction, NotToAct
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from tests.contract.rooms import ROOMS, Setting
from tests.golden.transcript import SEED, file_of, folder_of, recorded, seat_actions, transcript

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


def main(folders: Sequence[str]) -> int:
    """Records those rooms and says what became of each recording; 2 if one is no room."""
    unknown = sorted(set(folders) - set(ROOMS))
    if unknown:
        print(f"No such room: {', '.join(unknown)}. There are {', '.join(ROOMS)}.", file=sys.stderr)
        return 2
    for folder in folders:
        for recording in record(folder):
            anew = f", {recording.chosen} chosen anew" if recording.chosen else ""
            print(f"{folder}/{recording.path.name}: {recording.kept} actions kept{anew}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
