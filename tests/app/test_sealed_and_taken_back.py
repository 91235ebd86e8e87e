"""Choices that are sealed and moves that are taken back, in whole games that every friend checks: what is
done by consent accuses nobody, and what the device that deals does without it is found.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest

from freebooters.app import bridge
from freebooters.app.desk import Desk
from tests.app.client import Json
from tests.app.friends import ask
from tests.app.noting import check, does, match_of, opened, takes_back
from tests.app.sealed_table import SealedTable

pytestmark = pytest.mark.usefixtures("client")

TRIO = ("human", "friend", "friend")


def keys(found: dict[int, Json | None]) -> dict[int, str | None]:
    return {seat: wrong["message"]["key"] if wrong else None for seat, wrong in found.items()}


@pytest.mark.parametrize("is_host", [True, False])
def test_a_choice_that_is_opened_and_taken_back_by_consent_accuses_nobody(is_host: bool) -> None:
    table = SealedTable.at_a_round()
    start, acting = table.round, match_of().to_act
    table.whole_round()
    table.takes_back(0 if is_host else table.other)

    assert start == len(match_of().log) == table.round
    assert acting == match_of().to_act
    assert keys(table.ends()) == {1: None, 2: None}


def test_after_a_choice_is_opened_nobody_takes_it_back_as_of_right() -> None:
    table = SealedTable.at_a_round()
    table.whole_round()

    assert [friend.table["undo"] for friend in table.friends.values()] == [None, None]
    assert table.host()["undo"] is None


class Fraud:
    """What the device that deals does in a round of La Mutinerie in which all choose."""

    def __init__(self) -> None:
        self.place: int | None = None
        self.finds = {1, 2}
        """Who finds it."""

    def does(self, table: SealedTable) -> None:
        raise NotImplementedError

    def other(self, table: SealedTable, seat: int, than: object) -> None:
        """That seat chooses something else."""
        actions = match_of().legal(seat)
        does(seat, [next(each for each in actions if [each] != than)])


class ChoosesAnew(Fraud):
    """It has read what the others opened before it carries that out, and chooses once more."""

    def does(self, table: SealedTable) -> None:
        self.place = table.round
        table.lays()
        own = [entry.action for entry in match_of().log if entry.seat == 0][-1:]
        chosen = table.seals()
        start = table.round
        assert start is not None
        table.tells(chosen)
        takes_back(0)
        self.other(table, 0, own)
        answer = ask("seals", start=start, sealed=table.sealed(start, chosen))
        assert answer["ok"], answer
        table.opens(chosen)


class ClaimsAGrant(Fraud):
    """It goes back over a whole round, and says that everybody agreed."""

    def does(self, table: SealedTable) -> None:
        self.place = table.round
        table.whole_round()
        takes_back(0)
        table.news()


class WithoutOne(ClaimsAGrant):
    """Everybody agreed but one."""

    def does(self, table: SealedTable) -> None:
        self.place = table.round
        table.whole_round()
        table.friends[2].agrees(0)
        self.finds = {1}
        takes_back(0)
        table.news()


class ForAnother(ClaimsAGrant):
    """Everybody agreed that somebody else takes something back."""

    def does(self, table: SealedTable) -> None:
        self.place = table.round
        table.whole_round()
        for friend in table.friends.values():
            friend.agrees(table.other)
        takes_back(0)
        table.news()


class Later(ClaimsAGrant):
    """What everybody agreed to before a round is used once it is opened."""

    def does(self, table: SealedTable) -> None:
        self.place = table.round
        start = table.round
        table.lays()
        for friend in table.friends.values():
            friend.agrees(0)
        chosen = table.seals()
        table.tells(chosen)
        table.opens(chosen)
        for friend in table.friends.values():
            assert friend.witness["granted"][-1][2] == start
        takes_back(0)
        table.news()


class Equivocates(Fraud):
    """It tells one friend another seal of its own choice."""

    def does(self, table: SealedTable) -> None:
        self.place = table.round
        table.whole_round()
        self.lies(table, 0)

    def lies(self, table: SealedTable, seat: int) -> None:
        self.finds = {2}
        for each in table.friends[2].witness["sealed"]:
            if each[1:3] == [self.place, seat]:
                each[3] = "f" * 64


class OfAnother(Equivocates):
    """It tells one friend another seal of what the other one chose."""

    def does(self, table: SealedTable) -> None:
        self.place = table.round
        table.whole_round()
        self.lies(table, table.other)


class TellsTwice(Fraud):
    """It tells its seal, and another one later."""

    def does(self, table: SealedTable) -> None:
        start = self.place = table.round
        assert start is not None
        table.whole_round()
        for friend in table.friends.values():
            table.notes(friend, start, {"0": "f" * 64})


class Withholds(Fraud):
    """It goes back by right, and one friend never hears of it."""

    def does(self, table: SealedTable) -> None:
        self.finds = {2}
        while not table.host()["undo"]:
            table.turn()
        match = match_of()
        seat = table.who.index("human")
        self.place = match.last_decision(seat)
        takes_back(seat)
        table.friends[1].news()
        friend = table.friends[2]
        hear = friend._hear

        def lied(answer: Json) -> None:
            if "scenes" in answer:
                answer["undone"] -= 1
            hear(answer)

        friend._hear = lied  # type: ignore[method-assign]
        friend.news()


class TwoSeals(Fraud):
    """It goes back over two rounds at once."""

    def does(self, table: SealedTable) -> None:
        self.place = table.round
        table.whole_round()
        first = self.place
        assert first is not None
        assert table.until_a_round()
        table.whole_round()
        for friend in table.friends.values():
            friend.witness["granted"].append(
                [0, match_of().rewinds, first, len(friend.witness["sealed"])]
            )
        notes, match = table.table.notes, match_of()
        notes.keep(match, first, 0)
        table.table.rewind(first)
        table.table.notes = notes.by(first)
        table.table.notes.take_back(first, 0)
        table.news()


FRAUDS: dict[str, tuple[Callable[[], Fraud], set[str]]] = {
    "it chooses anew once it has read the others' choices": (ChoosesAnew, {"audit-undone"}),
    "it claims a grant that nobody gave": (ClaimsAGrant, {"audit-undone"}),
    "it claims a grant that one did not give": (WithoutOne, {"audit-undone"}),
    "it uses a grant for another seat": (ForAnother, {"audit-undone"}),
    "it uses a grant later, after the seals were told": (Later, {"audit-undone"}),
    "it tells two friends different seals of its own": (Equivocates, {"audit-unsealed"}),
    "it tells two friends different seals of one of them": (OfAnother, {"audit-unsealed"}),
    "it tells a seal twice, with another digest": (TellsTwice, {"audit-resealed"}),
    "it withholds from one friend that something was taken back": (
        Withholds,
        {"audit-undone", "picture", "audit-record"},
    ),
    "it goes back over two rounds at once": (TwoSeals, {"audit-undone"}),
}


@pytest.mark.parametrize("name", FRAUDS)
def test_what_the_device_that_deals_does_without_consent_is_found(name: str) -> None:
    make, expected = FRAUDS[name]
    fraud = make()
    table = SealedTable.at_a_round()
    fraud.does(table)
    found = table.ends()

    assert {seat for seat, wrong in found.items() if wrong} == fraud.finds
    for wrong in found.values():
        if wrong is not None:
            assert wrong["message"]["key"] in expected
            assert wrong["position"] == fraud.place or wrong["message"]["key"] == "picture"


def with_a_vote() -> tuple[SealedTable, int]:
    """A game in which everybody agreed that seat 0 takes something back; to which position. It is played
    once: each gets a table of its own.
    """
    desk, table, position = deepcopy(_with_a_vote())
    bridge._desk = desk
    return table, position


@cache
def _with_a_vote() -> tuple[Desk, SealedTable, int]:
    table = SealedTable.at_a_round()
    table.whole_round()
    for friend in table.friends.values():
        friend.agrees(0)
    back = ask("back", seat=0)
    vote = ["table", "id", 1, "key", "signature"]
    assert ask("undo", revision=back["revision"], seat=0, votes=[vote])["ok"]
    table.news()
    table.plays_on()
    return bridge._desk, table, back["position"]


def test_a_vote_stays_with_what_was_taken_back_and_whoever_signed_it_is_named_to_others() -> None:
    table, position = with_a_vote()
    save = opened()
    assert save["table"]["rewound"][0]["votes"] == [["table", "id", 1, "key", "signature"]]
    for friend in table.friends.values():
        friend.witness["votes"] = [[0, 1, True], [0, 1, True]]
    found = {seat: check(friend, save) for seat, friend in table.friends.items()}
    signed = {
        "key": "audit-signed",
        "args": {"count": 1, "entries": str(position + 1), "seat": {"seat": 1}},
    }
    assert [found[seat]["wrong"] for seat in found] == [None, None]
    assert [signed in found[seat]["told"] for seat in found] == [False, True]


def test_a_vote_without_a_signature_is_found_also_by_the_device_that_deals() -> None:
    table, position = with_a_vote()
    save = opened()
    for friend in table.friends.values():
        friend.witness["votes"] = [[0, 1, False]]
        wrong = check(friend, save)["wrong"]
        assert (wrong["message"]["key"], wrong["position"]) == ("audit-unsigned", position)
    nobody: Json = {name: [] for name in table.friends[1].witness}
    dealer = {**nobody, "seat": -1, "share": None, "seal": None, "votes": [[0, 2, False]]}
    found = ask("audit", text=json.dumps(save), witness=dealer)
    assert found["wrong"]["message"]["key"] == "audit-unsigned"


@pytest.mark.parametrize("vote", [[1, 1, True], [-1, 1, True], [0, 3, True], [0, -1, False]])
def test_a_vote_for_nothing_that_was_taken_back_is_found(vote: list[int]) -> None:
    table, _ = with_a_vote()
    table.friends[2].witness["votes"] = [vote]
    assert check(table.friends[2], opened())["wrong"]["message"]["key"] == "audit-record"


def test_what_a_save_has_as_votes_and_is_none_is_left_out() -> None:
    table, _ = with_a_vote()
    for odd in (3, [3], [["table", "id", 1, "key"]], [["table", "id", 1, "key", "x" * 999]]):
        save = opened()
        save["table"]["rewound"][0]["votes"] = odd
        assert check(table.friends[1], save)["wrong"] is None


def test_what_a_seat_takes_back_as_of_right_accuses_nobody() -> None:
    table = SealedTable.at_a_round()
    does(0, table.choice(0))
    table.news()
    assert table.host()["undo"] is not None
    takes_back(0)
    table.news()
    table.whole_round()

    assert keys(table.ends()) == {1: None, 2: None}


WHO = [TRIO, ("sailor", "friend", "friend"), ("human", "friend", "sailor"), ("friend",) * 3]


@pytest.mark.parametrize(
    "numbers",
    [range(len(WHO)), pytest.param(range(len(WHO), 1000), marks=pytest.mark.slow)],
    ids=["a few", "a thousand"],
)
def test_whole_games_in_which_things_are_taken_back_by_consent_accuse_nobody(
    numbers: range,
) -> None:
    for number in numbers:
        table = SealedTable("mutiny", {}, WHO[number % len(WHO)], number)
        backs = 0
        while match_of().to_act:
            table.turn()
            if backs < 6 and match_of().to_act and table.rng.random() < 0.15:
                seat = table.rng.randrange(len(table.who))
                if ask("back", seat=seat)["ok"]:
                    table.takes_back(seat)
                    backs += 1
        found = keys(table.found(opened()))
        assert not any(found.values()), (number, found)
