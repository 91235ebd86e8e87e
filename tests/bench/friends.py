"""What it costs to answer for friends: whole games, with a table for every seat after every action."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
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
from freebooters.stage.kept import KEPT
from freebooters.trials.playing import played
from freebooters.trials.setting import Setting, settings
from tests.bench.document import table
from tests.bench.measure import clock

__all__ = ["Cost", "costs", "section"]

LEVEL = "sailor"
"""Who plays the games."""
_HERE, _THERE = "wide:620", "narrow:1180"
_HEAD = [
    "setting",
    "alone ms",
    "friend ms",
    "all ms",
    "ratio",
    "kB",
    "largest",
    "deflated",
    "largest",
]


@dataclass(slots=True)
class Cost:
    """Seconds per action in a game without friends, for the action and this device's table; seconds
    per action among friends, for that and all friends' tables; and per table that a friend is sent
    its seconds, its bytes, and its bytes deflated.
    """

    alone: list[float] = field(default_factory=list)
    among: list[float] = field(default_factory=list)
    friends: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    deflated: list[int] = field(default_factory=list)


def section(
    machine: str, pages: Mapping[str, float], whole: Mapping[str, Mapping[str, float]]
) -> str:
    """The section of the benchmarks over a game a setting; `pages`: milliseconds a table on the main
    thread of the host's page, of a guest's, and of one without friends; `whole`: what a game with four
    friends and one alone cost the page of who deals, by part.
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
        "seats, one of them at the host. Milliseconds for an action and the host's table where nobody",
        "else has a device, for the table of one friend where all others are friends, and for an action",
        "and all tables then; how many times as much work that is as without friends; and of what one",
        "friend is sent the kilobytes, the median and the most, as JSON and deflated.",
        "",
    ]
    told = [
        "",
        "In Chromium, two pages at one table of Cartagena, jamaica, with four bots: for each line of the",
        f"log the main thread of the host's page works {pages['host']:.1f} ms, that of the guest's",
        f"{pages['guest']:.1f} ms, and that of a page on which somebody plays such a game alone",
        f"{pages['alone']:.1f} ms, painting the table in software included.",
        "",
        *company(whole["friends"], whole["alone"]),
    ]
    return "\n".join([*head, *table(_HEAD, rows), *told])


_FRIENDS = 4
"""At the page of who deals, each of whom is sent a table for each entry of the log."""


def company(friends: Mapping[str, float], alone: Mapping[str, float]) -> list[str]:
    """What friends cost the page of who deals, in words."""
    each = (friends["main"] - alone["main"]) / _FRIENDS
    return [
        "The same game with four friends, each at a page of their own, and alone with four bots, in one",
        "run: for each entry of the log the page of who deals takes the processor, without the threads",
        f"in which bots think, {friends['whole']:.1f} and {alone['whole']:.1f} ms, which is",
        f"{friends['whole'] / alone['whole']:.2f} times as much, painting in software included; its",
        f"main thread {friends['main']:.1f} and {alone['main']:.1f} ms, {each:.1f} for each friend's table;",
        f"the engine's worker {friends['engine']:.1f} and {alone['engine']:.1f} ms.",
    ]


def _row(setting: Setting, cost: Cost) -> list[str]:
    alone, among = (sum(each) / len(each) for each in (cost.alone, cost.among))
    times = (alone, sum(cost.friends) / len(cost.friends), among)
    sizes = [
        size / 1000 for each in (cost.sizes, cost.deflated) for size in (median(each), max(each))
    ]
    return [
        str(setting),
        *(f"{time * 1000:.1f}" for time in times),
        f"{among / alone:.1f}",
        *(f"{size:.1f}" for size in sizes),
    ]


def costs(game: Game[Any, Any], setting: Setting) -> Cost:
    """What a game between bots would have cost had friends played it."""
    cost = Cost()
    seed = rng_at("friends", 0).randbytes(16).hex()
    match = played(game, dict(setting.options), [LEVEL] * setting.seats, seed)
    _Host(match, cost, LEVEL).play()
    _Host(match, cost, FRIEND).play()
    return cost


class _Host:
    """Plays a match again, seat 0 being here, the others friends or bots."""

    def __init__(self, match: Match, cost: Cost, others: str) -> None:
        KEPT.clear()
        self.log = [entry for entry in match.log if entry.seat != CHANCE]
        self.cost = cost
        self.desk = Desk()
        self.far = [seat for seat in range(1, match.seats) if others == FRIEND]
        chairs = [
            Chair("", colour, others if seat else HUMAN).as_json()
            for seat, colour in enumerate(COLOURS[: match.seats])
        ]
        start = Match(match.game, match.seats, match.options, match.seed)
        save = start.save({"chairs": chairs})
        self.table = self.desk.answer("load", {"text": save, "frame": _HERE})
        self.tables = {seat: self._news(seat, None) for seat in self.far}

    def play(self) -> None:
        found = self.cost.among if self.far else self.cost.alone
        for seat, action in self.log:
            began = clock()
            sent = self._act(seat, [*action])
            found.append(clock() - began)
            self.cost.sizes += map(len, sent)
            self.cost.deflated += (len(zlib.compress(text)) for text in sent)

    def _act(self, seat: Seat, action: list[str | int]) -> list[bytes]:
        """Tells everybody of an action; what is sent."""
        sent = []
        if seat in self.tables:
            revision = self.tables[seat]["revision"]
            order = {"do": "act", "revision": revision, "seat": seat, "action": action}
            base = self.tables[seat]["number"]
            fields = {"seat": seat, "text": json.dumps(order), "base": base}
            self.tables[seat] = self.desk.answer("far", fields)["answer"]
            sent.append(text_of(self.tables[seat]).encode())
            self.table = self._news(None, None)
        else:
            order = {"revision": self.table["revision"], "seat": seat, "action": action}
            self.table = self.desk.answer("act", order)
        text_of(self.table)
        for other in self.tables:
            if other == seat:
                continue
            began = clock()
            self.tables[other] = self._news(other, self.tables[other])
            sent.append(text_of(self.tables[other]).encode())
            self.cost.friends.append(clock() - began)
        return sent

    def _news(self, seat: Seat | None, last: Any) -> Any:
        """A table; `last`: the one that is there."""
        since, base = (None, None) if last is None else (last["mark"], last["number"])
        frame = _HERE if seat is None else _THERE
        fields = {"seat": seat, "since": since, "frame": frame, "base": base}
        table = self.desk.answer("news", fields)
        return last if "same" in table else table
