"""Whole games with friends are checked at the end: honest ones pass, and whatever the device that
deals has changed is found with its place.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random

import pytest

from freebooters.engine.contract import CHANCE
from freebooters.engine.seeds import Share, commitment, joint_seed
from tests.app.client import Client, Json
from tests.app.friends import ask
from tests.app.noting import AWAY, Noting, check, deals, does, drawn, match_of, opened, plays
from tests.contract.rooms import SETTINGS

GAMES = [game for game in SETTINGS if game not in ("_blank", "secret")]


def friend_at(game: str) -> tuple[Noting, Random]:
    """A friend at a table of that room with the fewest seats, the seed drawn together."""
    setting, rng = SETTINGS[game][0], Random(f"oath {game}")
    lots = drawn(rng, *range(setting.seats))
    return deals(game, setting.seats, setting.options, lots), rng


@cache
def _honest(game: str) -> tuple[Noting, Json]:
    """A whole game, and how it is opened at the end."""
    friend, rng = friend_at(game)
    plays(friend, rng)
    return friend, opened()


def honest(game: str) -> tuple[Noting, Json]:
    """The same, which may be changed."""
    return deepcopy(_honest(game))


def was_away(save: Json) -> bool:
    """Whether the game was long enough for the friend to be away."""
    decided = [seat for seat, *_ in save["log"] if seat != CHANCE]
    return len(decided) >= AWAY


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_game_passes(client: Client, game: str) -> None:
    friend, save = honest(game)

    found = check(friend, save)

    assert found["wrong"] is None, found["wrong"]
    told = {message["key"] for message in found["told"]}
    assert ("audit-stood-in" in told) == was_away(save)
    assert friend.shown
    assert client.load(found["text"])["over"]


class Fraud:
    """What the device that deals does in the middle of a game, and when it opens it."""

    def __init__(self) -> None:
        self.place: int | None = None

    def during(self, friend: Noting) -> None:
        """In the middle."""

    def play(self) -> tuple[Noting, Json]:
        """The whole game, and how it is opened. Where nothing is done in the middle, it is an honest
        one up to its end.
        """
        if type(self).during is Fraud.during:
            return honest("mutiny")
        friend, rng = friend_at("mutiny")
        plays(friend, rng, self.during)
        return friend, opened()

    def after(self, friend: Noting, save: Json) -> None:
        """At the end."""


class OtherSeed(Fraud):
    """From some moment on chance is drawn from another seed."""

    def during(self, friend: Noting) -> None:
        self.seed, match_of().seed = match_of().seed, "stacked"

    def after(self, friend: Noting, save: Json) -> None:
        save["seed"] = self.seed


class TypedSeed(Fraud):
    """The whole deal comes from a seed of its own."""

    def after(self, friend: Noting, save: Json) -> None:
        save["seed"] = "0" * 32


class OtherShare(Fraud):
    """Another share is opened than the one committed to."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def after(self, friend: Noting, save: Json) -> None:
        for lot in save["table"]["shares"]:
            if lot[0] == self.seat:
                lot[2] = "f" * 32


class ChosenLater(OtherShare):
    """The share is chosen once all others are known, and so is its commitment."""

    def after(self, friend: Noting, save: Json) -> None:
        super().after(friend, save)
        for lot in save["table"]["shares"]:
            lot[1] = commitment(lot[0], lot[2])


class WithoutShares(Fraud):
    def after(self, friend: Noting, save: Json) -> None:
        del save["table"]["shares"]


class Forged(Fraud):
    """Something is done in the name of a friend who is there."""

    def during(self, friend: Noting) -> None:
        match = match_of()
        while friend.seat not in match.to_act:
            seat = match.to_act[0]
            does(seat, [match.legal(seat)[0]])
            friend.news()
        self.place = len(match.log)
        does(friend.seat, [match.legal(friend.seat)[0]])
        friend.news()


class Changed(Fraud):
    """Something else than what the friend has done is in the game."""

    def during(self, friend: Noting) -> None:
        match = match_of()
        while friend.seat not in match.to_act or len(match.legal(friend.seat)) < 2:
            seat = match.to_act[0]
            if seat == friend.seat:
                friend.acts([match.legal(seat)[0]])
            else:
                does(seat, [match.legal(seat)[0]])
                friend.news()
        self.place = len(match.log)
        action, other, *_ = match.legal(friend.seat)
        friend.witness["sent"].append([friend.moment, [*action], True])
        does(friend.seat, [other])
        friend.news()


class LeftOut(Fraud):
    """What the friend has done last is not in the game."""

    def after(self, friend: Noting, save: Json) -> None:
        self.place = friend.moment[1]
        friend.witness["sent"].append([friend.moment, ["pass"], True])


class TakenBack(Fraud):
    """Something is taken back although nobody was asked."""

    def during(self, friend: Noting) -> None:
        match = match_of()
        seat, position = next(
            (entry.seat, at)
            for at, entry in reversed([*enumerate(match.log)])
            if entry.seat not in (-1, friend.seat)
            and match.undo_position(entry.seat, at) is None
            and at == match.last_decision(entry.seat)
        )
        self.place = position
        assert ask("undo", revision=match.revision, seat=seat)["ok"]
        friend.news()


class TakenBackUnseen(TakenBack):
    """It is not told either."""

    def during(self, friend: Noting) -> None:
        super().during(friend)
        match_of().rewinds -= 1
        self.place = None

    def after(self, friend: Noting, save: Json) -> None:
        save["table"]["rewound"].pop()


class Painted(Fraud):
    """One table shows what is not so, in one of its parts."""

    def __init__(self, change: Callable[[Json], bool]) -> None:
        super().__init__()
        self.change = change

    def during(self, friend: Noting) -> None:
        hear = friend._hear

        def lied(answer: Json) -> None:
            if "scenes" in answer and self.place is None and self.change(answer):
                self.place = answer["position"]
            hear(answer)

        friend._hear = lied  # type: ignore[method-assign]


class Redrawn(Fraud):
    """Another deal is opened to a friend who has drawn nothing: all of it fits together."""

    def after(self, friend: Noting, save: Json) -> None:
        friend.witness["share"] = None
        lots = drawn(Random("again"), 0)
        save["table"]["shares"], save["seed"] = (
            [list(lot) for lot in lots],
            joint_seed(map(Share._make, lots)),
        )


class CutShort(Fraud):
    """The game is opened without its end."""

    def after(self, friend: Noting, save: Json) -> None:
        save["log"] = save["log"][:-1]


def moves(table: Json) -> bool:
    told = [node for node in table["scenes"][-1]["scene"]["nodes"] if isinstance(node, dict)]
    if told:
        told[0]["at"][0] += 1
    return bool(told)


def swaps(table: Json) -> bool:
    """Two things that the page has, one in the other's place."""
    nodes = table["scenes"][-1]["scene"]["nodes"]
    one, *others = [at for at, node in enumerate(nodes) if isinstance(node, int)] or [0]
    if others:
        nodes[one], nodes[others[0]] = nodes[others[0]], nodes[one]
    return bool(others)


def rewrites(table: Json) -> bool:
    for line in table["log"]["lines"]:
        line["seat"] = 0
        line["message"] = {"key": "log-undo", "args": {"seat": {"seat": 0}}}
    return bool(table["log"]["lines"])


def hides(table: Json) -> bool:
    return bool(table["choices"]) and table["choices"].pop() is not None


FRAUDS: dict[str, tuple[Callable[[], Fraud], str]] = {
    "chance from another seed": (OtherSeed, "audit-chance"),
    "a seed of one's own": (TypedSeed, "audit-seed"),
    "another share of its own": (lambda: OtherShare(-1), "audit-share"),
    "another share of a third": (lambda: OtherShare(0), "audit-share"),
    "another share of mine": (lambda: ChosenLater(1), "audit-own-share"),
    "a share chosen after the others": (lambda: ChosenLater(-1), "audit-commitments"),
    "no shares": (WithoutShares, "audit-none"),
    "an action in my name": (Forged, "audit-forged"),
    "an action of mine changed": (Changed, ""),
    "an action of mine left out": (LeftOut, "audit-left-out"),
    "taken back without being asked": (TakenBack, "audit-undone"),
    "taken back in secret": (TakenBackUnseen, "picture"),
    "a thing in another place": (lambda: Painted(moves), "picture"),
    "one thing for another": (lambda: Painted(swaps), "picture"),
    "a line of the log": (lambda: Painted(rewrites), "picture"),
    "a choice that is missing": (
        lambda: Painted(hides),
        "picture",
    ),
    "another deal, drawn from other shares while I was away": (Redrawn, "audit-sealed"),
    "cut short": (CutShort, "audit-unfinished"),
}


@pytest.mark.parametrize("name", FRAUDS)
def test_a_fraud_is_found_with_its_place(client: Client, name: str) -> None:
    make, key = FRAUDS[name]
    fraud = make()
    friend, save = fraud.play()
    fraud.after(friend, save)

    wrong = check(friend, save)["wrong"]

    assert wrong is not None
    assert wrong["message"]["key"] == key or (not key and wrong["message"]["key"] != "picture")
    if fraud.place is not None:
        assert fraud.place == wrong["position"]
        assert key == "picture" or fraud.place + 1 == wrong["message"]["args"]["entry"]
