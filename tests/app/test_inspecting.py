"""What a save holds is told before anybody takes it, and without another table."""

from __future__ import annotations

import json

import pytest

from tests.app.client import Client, redealt

FACTS = (
    *("game", "options", "position", "over", "outcome", "origin", "seal", "day", "contest"),
    "seats",
)


def test_what_is_told_of_a_save_is_what_its_table_is(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "sailor")
    client.act(client.table["choices"][0]["action"])
    begun = client.save
    client.finished("tortuga", "human", "sailor")
    over = client.save
    for text in (begun, over):
        told = client.told("inspect", text=text)
        table = client.load(text)
        assert {fact: table[fact] for fact in FACTS} == {fact: told[fact] for fact in FACTS}
        assert json.loads(text) == json.loads(told["text"])


def test_the_table_stays_as_it_is_while_another_match_is_looked_at(client: Client) -> None:
    client.finished("tortuga", "human", "sailor")
    other = client.save
    client.start_with(0, "tortuga", "human", "sailor")
    mine = client.save
    client.told("inspect", text=other)
    assert mine == client.save
    client.act(client.table["choices"][0]["action"])


def test_a_save_is_pictured_as_its_table_shows_it(client: Client) -> None:
    client.start_with(0, "jamaica", "human", "sailor")
    text = client.save
    told = client.told("preview", text=text, frame="wide:620")
    table = client.load(text)
    shown = table["scenes"][-1]
    assert (table["viewer"], table["seats"]) == (told["viewer"], told["seats"])
    assert shown["scene"] == told["shown"]["scene"]


def test_what_is_pictured_of_a_screen_that_several_share_is_no_hand_of_theirs(
    client: Client,
) -> None:
    client.start("jamaica", "human", "human", "sailor")
    text = client.save
    others = redealt(text, {0, 1, 2})
    assert text != others
    told, twin = (client.told("preview", text=each, frame="wide:620") for each in (text, others))
    assert (None, told) == (told["viewer"], twin)


def test_the_table_stays_as_it_is_while_another_match_is_pictured(client: Client) -> None:
    client.finished("tortuga", "human", "sailor")
    other = client.save
    client.start_with(0, "tortuga", "human", "sailor")
    mine = client.save
    client.told("preview", text=other, frame="wide:620")
    assert mine == client.save


@pytest.mark.parametrize("text", ["", "[]", '{"format": "freebooters"}', "[" * 9000])
def test_a_save_that_cannot_be_played_is_refused_as_it_is_at_the_table(
    client: Client, text: str
) -> None:
    assert client.refused("load", text=text, frame="wide:620") == client.refused(
        "inspect", text=text
    )
