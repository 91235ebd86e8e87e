"""A table at which one person deals and the others have devices of their own that note everything:
whole games with choices that are made at the same time, sealed, and taken back.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from freebooters.app import bridge, compose
from freebooters.app.desk import Desk
from freebooters.app.table import Table
from freebooters.engine.contract import Action, Options
from freebooters.engine.sealing import seal
from tests.app.client import Json, chair
from tests.app.friends import ask
from tests.app.noting import Noting, check, does, drawn, match_of, opened, table_of, takes_back

__all__ = ["SealedTable"]

FRAME = "wide:620"


class SealedTable:
    """`who` is a word for each seat, as chairs have it; friends note what they are told."""

    def __init__(self, game: str, options: Options, who: Sequence[str], seed: object) -> None:
        self.rng = Random(f"{game} {seed}")
        self.who = who
        self.other = -1
        far = [seat for seat, each in enumerate(who) if each == "friend"]
        lots = drawn(self.rng, *far)
        chairs = [chair(seat, each) for seat, each in enumerate(who)]
        begun = {"game": game, "seats": chairs, "options": {**options}, "seed": None}
        answer = ask("start", **begun, frame=FRAME, shares=[list(lot) for lot in lots])
        assert answer["ok"], answer
        self.friends = {seat: Noting(seat, lots) for seat in far}
        self.news()

    @property
    def round(self) -> int | None:
        """Where the present round began, if somebody far has still to choose in it."""
        table = table_of()
        waiting = [seat for seat in table.rounds.waiting if seat in self.friends]
        return table.rounds.start if waiting else None

    @property
    def table(self) -> Table:
        """As the device that deals has it."""
        return table_of()

    def host(self) -> Json:
        return ask("news", seat=None, since=None, frame=FRAME)

    def news(self) -> None:
        for friend in self.friends.values():
            friend.news()

    # What is chosen at the same time

    def lays(self) -> None:
        """Whoever is at the device that deals, and its bots, choose."""
        for seat in [*match_of().to_act]:
            if seat not in self.friends and seat in match_of().to_act:
                does(seat, self.choice(seat))
        self.news()

    def choice(self, seat: int) -> list[Action]:
        """Something that the seat may do, at random."""
        offered = compose.arrangement(match_of(), seat)
        trial, chosen = match_of().copy(), []
        for _ in range(1 if offered is None else len(offered["places"])):
            chosen.append(self.rng.choice(trial.legal(seat)))
            trial.act(seat, chosen[-1])
        return chosen

    def seals(self) -> dict[int, tuple[list[Action], str]]:
        """What friends choose, with its nonce, by their seats."""
        return {
            seat: (self.choice(seat), f"{self.rng.getrandbits(128):032x}")
            for seat in match_of().to_act
        }

    def tells(self, chosen: Mapping[int, tuple[list[Action], str]]) -> dict[str, str]:
        """All seals are told to everybody."""
        start = self.round
        assert start is not None
        answer = ask("seals", start=start, sealed=self.sealed(start, chosen))
        assert answer["ok"], answer
        for friend in self.friends.values():
            self.notes(friend, start, answer["seals"])
        seals: dict[str, str] = answer["seals"]
        return seals

    def sealed(self, start: int, chosen: Mapping[int, tuple[list[Action], str]]) -> dict[str, str]:
        return {str(seat): seal(start, seat, *choice) for seat, choice in chosen.items()}

    def notes(self, friend: Noting, start: int, seals: Mapping[str, str]) -> None:
        """That friend is told those seals."""
        undone = match_of().rewinds
        for seat, digest in seals.items():
            bound = self.who[int(seat)] != "friend"
            friend.witness["sealed"].append([undone, start, int(seat), digest, bound])

    def opens(self, chosen: Mapping[int, tuple[list[Action], str]]) -> None:
        for seat, (actions, nonce) in chosen.items():
            friend = self.friends[seat]
            friend.witness["sent"] += [[friend.moment, list(each), True] for each in actions]
            self.far(friend, actions, nonce)
        self.news()

    def far(self, friend: Noting, actions: Sequence[Action], nonce: str | None) -> None:
        """That friend's choice is carried out."""
        what: dict[str, Any] = (
            {"do": "acts", "actions": actions}
            if len(actions) > 1
            else {"do": "act", "action": actions[0]}
        )
        text = json.dumps({**what, "seat": friend.seat, "revision": friend.table["revision"]})
        reply = ask("far", seat=friend.seat, text=text, nonce=nonce, base=friend.base)
        assert reply["ok"], reply
        assert reply["answer"]["ok"], reply
        friend._hear(reply["answer"])

    def whole_round(self) -> None:
        self.lays()
        if self.round is None:
            return
        chosen = self.seals()
        self.tells(chosen)
        self.opens(chosen)

    # Whatever else is done

    def turn(self) -> None:
        """A round, or what one seat does."""
        if self.round is not None:
            self.whole_round()
            return
        seat = self.rng.choice(match_of().to_act)
        actions = self.choice(seat)
        if seat in self.friends:
            self.friends[seat].news()
            self.friends[seat].acts(actions)
        else:
            does(seat, actions)
        self.news()

    def until_a_round(self) -> bool:
        """Plays until seat 0 and a friend, `other`, choose at the same time; whether they ever do."""
        while match_of().to_act:
            acting = match_of().to_act
            if self.round is not None and 0 in acting:
                (self.other, *_) = [seat for seat in acting if seat in self.friends]
                return True
            self.turn()
        return False

    @classmethod
    def at_a_round(cls) -> SealedTable:
        """Seat 0 deals La Mutinerie to two friends, and chooses at the same time as one of them. It is
        played up to there once: each gets a table of its own.
        """
        desk, table = deepcopy(_at_a_round())
        bridge._desk = desk
        return table

    def takes_back(self, seat: int) -> None:
        """Everybody agrees that this seat takes back what it did last."""
        for friend in self.friends.values():
            friend.agrees(seat)
        takes_back(seat)
        self.news()

    def plays_on(self) -> None:
        """Plays to the end."""
        while match_of().to_act:
            self.turn()

    def ends(self) -> dict[int, Json | None]:
        """Plays to the end; what each friend finds wrong."""
        self.plays_on()
        return self.found(opened())

    def found(self, save: Json) -> dict[int, Json | None]:
        return {seat: check(friend, save)["wrong"] for seat, friend in self.friends.items()}


@cache
def _at_a_round() -> tuple[Desk, SealedTable]:
    # With these the game goes on for some turns after such a round.
    for number in range(60, 80):
        table = SealedTable("mutiny", {}, ("human", "friend", "friend"), number)
        if table.until_a_round():
            return bridge._desk, table
    raise AssertionError("nobody ever chooses at the same time")
