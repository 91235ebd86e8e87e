"""A friend's page that has a table is told of the next one what is new, and can put in the rest."""

from __future__ import annotations

from random import Random

import pytest

from freebooters.engine.match import Match
from tests.app.client import Client, Json
from tests.app.friends import Friend, ask, cartagena
from tests.app.worlds import QUICK, saved
from tests.contract.rooms import Setting

MOVES = 12


class Forgetful(Friend):
    """A page that wants to be told everything, and passes over what it has been told before."""

    @property
    def base(self) -> None:
        return None

    def news(self) -> Json:
        before = self.table
        table = super().news()
        if before and before["mark"] == table["mark"]:
            self.table = before
        return self.table


def played(client: Client, setting: Setting, page: type[Friend]) -> list[Json]:
    """All tables that friends are told at the beginning of a game."""
    beginning = Match(setting.game, setting.seats, setting.options, "known")
    client.load(saved(beginning, *["friend"] * setting.seats))
    friends = [page(seat) for seat in range(setting.seats)]
    rng, tables = Random(str(setting)), []
    for _ in range(MOVES):
        for friend in friends:
            friend.news()
            tables.append(friend.table)
        if friends[0].table["over"]:
            break
        friend = friends[rng.choice(friends[0].table["acting"])]
        friend.act(rng.choice(friend.table["choices"])["action"])
        tables.append(friend.table)
    return tables


@pytest.mark.parametrize("setting", sorted(QUICK, key=str), ids=str)
def test_what_was_left_out_can_be_put_in_again(client: Client, setting: Setting) -> None:
    tables, others = (played(client, setting, page) for page in (Friend, Forgetful))
    based = [table["base"] for table in tables]
    assert all(based[setting.seats :])
    assert [table["scenes"] for table in tables] == [table["scenes"] for table in others]


def test_most_of_a_table_is_not_told_again(client: Client) -> None:
    cartagena("tortuga", "friend", "friend")
    one, other = Friend(0), Friend(1)
    tables = (one.news(), other.news())
    acting = tables[0]["acting"][0]
    friend, looks_on = (one, other) if acting == one.seat else (other, one)
    friend.act(friend.table["choices"][0]["action"])
    has = {"since": looks_on.table["mark"], "base": looks_on.base}
    table = ask("news", seat=looks_on.seat, frame=looks_on.frame, **has)
    nodes = [node for each in table["scenes"] for node in each["scene"]["nodes"]]
    assert sum(isinstance(node, int) for node in nodes) > len(nodes) / 2


def test_whoever_has_missed_nothing_is_told_so(client: Client) -> None:
    cartagena("tortuga", "friend", "human")
    friend = Friend(0)
    mark, number = (friend.news()[name] for name in ("mark", "number"))
    has = {"seat": 0, "since": mark, "base": number}
    assert ask("news", **has, frame=friend.frame) == {"ok": True, "same": True}
    for other in ({"since": None}, {"base": None}, {"base": number + 1}, {"frame": "wide:620"}):
        table = ask("news", **{**has, "frame": friend.frame, **other})
        assert table["scenes"], other
        has["base"] = table["number"]


def test_a_page_that_has_another_table_is_told_every_node(client: Client) -> None:
    cartagena("tortuga", "friend", "human")
    friend = Friend(0)
    friend.news()
    for base in (None, 0, 7, -1):
        table = ask("news", seat=0, since=None, frame=friend.frame, base=base)
        assert table["base"] is None
        assert all(isinstance(node, dict) for node in table["scenes"][-1]["scene"]["nodes"])
