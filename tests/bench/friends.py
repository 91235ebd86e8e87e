"""What it costs to answer for friends: whole games, with a table for every seat after every action."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from freebooters.app.chairs import COLOURS, FRIEND, HUMAN, Chair
from freebooters.app.desk import Desk
from freebooters.catalog import games
from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from freebooters.stage import text_of
from freebooters.trials.playing import played
from freebooters.trials.setting import Setting, settings
from tests.bench.document import table
from tests.bench.measure import clock

__all__ = ["Cost", "costs", "section"]

LEVEL = "sailor"
"""Who plays the games."""
_HERE, _THERE = "wide:620", "narrow:1180"
_HEAD = ["setting", "own ms", "friend ms", "ratio", "kB", "largest", "deflated", "largest"]


@dataclass(slots=True)
class Cost:
    """Seconds per action for this device's own table and for all friends' tables, and per table that
    a friend is sent its bytes, and its bytes deflated.
    """

    own: list[float] = field(default_factory=list)
    friends: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    deflated: list[int] = field(default_factory=list)


def section(machine: str, pages: Mapping[str, float]) -> str:
    """The section of the benchmarks over a game a setting; `pages`: milliseconds a table on the main
    thread of the host's page and a guest's.
    """
    rows = [
        _row(setting, costs(game, setting))
        for game in games().values()
        for setting in settings(game.info, {}, (max(game.info.seats),))
    ]
    head = [
        "## Friends",
        "",
        f"`build.py bench -- --friends`, {machine}, native: a game of {LEVEL}s a setting with the most",
        "seats, one of them at the host, the others friends'. Milliseconds for an action and its table",
        "at the host, and for the table of one friend; how many times as much work all that is as",
        "without friends; and of what one friend is sent the kilobytes, the median and the most, as",
        "JSON and deflated.",
        "",
    ]
    told = [
        "",
        "In Chromium, two pages at one table of Cartagena, jamaica, with four bots: for each line of the",
        f"log the main thread of the host's page works {pages['host']:.1f} ms, that of the guest's",
        f"{pages['guest']:.1f} ms, painting the table in software included.",
    ]
    return "\n".join([*head, *table(_HEAD, rows), *told])


def _row(setting: Setting, cost: Cost) -> list[str]:
    own, friends = sum(cost.own), sum(cost.friends)
    times = (own / len(cost.own) * 1000, friends / len(cost.sizes) * 1000)
    sizes = [
        size / 1000 for each in (cost.sizes, cost.deflated) for size in (median(each), max(each))
    ]
    return [
        str(setting),
        *(f"{time:.1f}" for time in times),
        f"{(own + friends) / own:.1f}",
        *(f"{size:.1f}" for size in sizes),
    ]


def costs(game: Game[Any, Any], setting: Setting) -> Cost:
    """What a game between bots would have cost had friends played it."""
    cost = Cost()
    seed = rng_at("friends", 0).randbytes(16).hex()
    match = played(game, dict(setting.options), [LEVEL] * setting.seats, seed)
    _Host(match, cost).play()
    return cost


class _Host:
    """Plays a match again, seat 0 being here."""

    def __init__(self, match: Match, cost: Cost) -> None:
        self.log = [entry for entry in match.log if entry.seat != CHANCE]
        self.cost = cost
        self.desk = Desk()
        self.sent: list[bytes] = []
        chairs = [
            Chair("", colour, FRIEND if seat else HUMAN).as_json()
            for seat, colour in enumerate(COLOURS[: match.seats])
        ]
        start = Match(match.game, match.seats, match.options, match.seed)
        save = start.save({"chairs": chairs})
        self.table = self.desk.answer("load", {"text": save, "frame": _HERE})
        self.tables = {seat: self._news(seat, None) for seat in range(1, match.seats)}

    def play(self) -> None:
        for seat, action in self.log:
            own, friends = self._act(seat, [*action])
            self.cost.own.append(own)
            self.cost.friends.append(friends)
            self.cost.sizes += map(len, self.sent)
            self.cost.deflated += (len(zlib.compress(text)) for text in self.sent)
            self.sent.clear()

    def _act(self, seat: Seat, action: list[str | int]) -> tuple[float, float]:
        """Seconds for the tables of this device and of all friends."""
        began = clock()
        if seat:
            revision = self.tables[seat]["revision"]
            order = {"do": "act", "revision": revision, "seat": seat, "action": action}
            fields = {"seat": seat, "text": json.dumps(order)}
            self.tables[seat] = self.desk.answer("far", fields)["answer"]
            self._send(seat)
        else:
            fields = {"revision": self.table["revision"], "seat": 0, "action": action}
            self.table = self.desk.answer("act", fields)
            text_of(self.table)
        middle = clock()
        if seat:
            self.table = self._news(None, None)
            text_of(self.table)
        between = clock()
        for other in self._others(seat):
            self.tables[other] = self._news(other, self.tables[other]["mark"])
            self._send(other)
        rest = clock() - between
        own, first = between - middle, middle - began
        return (own, first + rest) if seat else (first, rest)

    def _others(self, seat: Seat) -> Iterator[Seat]:
        return (other for other in self.tables if other != seat)

    def _news(self, seat: Seat | None, since: str | None) -> Any:
        frame = _HERE if seat is None else _THERE
        return self.desk.answer("news", {"seat": seat, "since": since, "frame": frame})

    def _send(self, seat: Seat) -> None:
        self.sent.append(text_of(self.tables[seat]).encode())
