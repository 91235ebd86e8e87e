"""One screen for several people: nothing hidden from whoever looks is told to the client."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.app.client import Client, Json, redealt

CLOSED = ["jamaica", "hispaniola", "basic", "advanced"]


def keys(value: Any) -> list[str]:
    """Every message key in an answer."""
    return [part.split('"')[0] for part in json.dumps(value).split('"key": "')[1:]]


@pytest.mark.parametrize("variant", CLOSED)
def test_a_curtain_is_shown_before_the_first_persons_turn(client: Client, variant: str) -> None:
    table = client.start(variant, "human", "human")

    assert table["acting"] == [table["curtain"]]
    assert (None, [], False) == (table["viewer"], table["choices"], table["open"])
    assert "table-prompt-wait" == table["scenes"][-1]["prompt"]["key"]


def test_where_all_hands_are_open_there_is_no_curtain(client: Client) -> None:
    table = client.start("tortuga", "human", "human")

    assert (None, True) == (table["curtain"], table["open"])
    assert table["acting"] == [table["viewer"]]


def test_a_person_alone_needs_no_curtain(client: Client) -> None:
    table = client.start("jamaica", "human", "sailor", "deckhand")

    assert (None, 0) == (table["curtain"], table["viewer"])


@pytest.mark.parametrize("variant", CLOSED)
def test_before_the_curtain_is_lifted_no_hand_is_told_at_all(client: Client, variant: str) -> None:
    client.start(variant, "human", "human", "sailor")
    save = client.save
    expected = client.load(save)

    assert expected == client.load(redealt(save, {0, 1, 2}))


@pytest.mark.parametrize("variant", CLOSED)
def test_lifting_the_curtain_shows_ones_own_hand_and_no_other(client: Client, variant: str) -> None:
    client.start_with(1, variant, "human", "human", "sailor")
    save = client.save

    def walk(text: str) -> list[Json]:
        """Lift, look back, try something, move, and hand over."""
        client.load(text)
        answers = [client.lift()]
        answers += [
            client.told("show", position=position)
            for position in range(client.table["position"] + 1)
        ]
        answers.append(client.told("why", picks=["pirate:0", "retreat"]))
        answers.append(client.choose("play"))
        answers.append(client.choose("end"))
        return answers

    first = walk(save)
    assert 1 == first[0]["viewer"]
    assert first[0]["choices"]
    assert first == walk(redealt(save, {0, 2}))
    client.load(redealt(save, {1}))
    assert first[0] != client.lift()


def test_after_a_turn_the_curtain_is_shown_for_the_next_person(client: Client) -> None:
    table = client.start("jamaica", "human", "human")
    seat = table["curtain"]
    client.lift()
    client.choose("play")
    assert (seat, None) == (client.table["viewer"], client.table["curtain"])

    table = client.choose("end")
    assert (None, 1 - seat) == (table["viewer"], table["curtain"])
    assert [] == table["choices"]


def test_after_handing_over_the_last_scene_shows_no_hand(client: Client) -> None:
    """The last scene of the answer, the one that stays, shows no hand."""
    client.start("jamaica", "human", "human")
    client.lift()
    client.choose("play")
    table = client.choose("end")
    client.load(client.save)

    assert client.table["scenes"][-1]["scene"]["nodes"] == table["scenes"][-1]["scene"]["nodes"]


def test_after_handing_over_the_log_hides_the_previous_persons_draws(client: Client) -> None:
    client.start("jamaica", "human", "human")
    client.play_until_a_retreat()
    client.choose("retreat")
    assert "cartagena-log-drew-card" in keys(client.log)

    while client.table["curtain"] is None:
        verbs = [choice["action"][0] for choice in client.table["choices"]]
        client.choose("end" if "end" in verbs else "play")
    assert "cartagena-log-drew-card" not in keys(client.table["log"])
    assert "cartagena-log-drew-card" not in keys(client.log)
    assert "cartagena-log-drew" in keys(client.log)


def test_only_the_person_the_curtain_waits_for_can_lift_it(client: Client) -> None:
    table = client.start("jamaica", "human", "human")
    for seat in (1 - table["curtain"], -1, 7):
        assert "error-not-your-turn" == client.refused("lift", revision=0, seat=seat)[0]
    assert "error-stale" == client.refused("lift", revision=1, seat=table["curtain"])[0]

    assert client.told("frame", frame="wide:620")["viewer"] is None


def test_lifting_the_curtain_shows_the_moves_since_the_last_look(client: Client) -> None:
    client.start("jamaica", "human", "human")
    seat = client.table["curtain"]
    client.lift()
    client.choose("play")
    client.choose("end")
    since = client.table["position"]
    client.lift()
    client.choose("play")
    client.choose("end")
    table = client.lift()

    assert seat == table["viewer"]
    assert list(range(since + 1, table["position"] + 1)) == [
        frame["position"] for frame in table["scenes"]
    ]


def test_the_screen_stays_with_whoever_has_it_while_bots_play(client: Client) -> None:
    client.start_with(0, "jamaica", "human", "deckhand", "human")
    client.lift()
    client.choose("play")
    table = client.choose("end")
    assert ([1], 0, None) == (table["acting"], table["viewer"], table["curtain"])

    table = client.let_bots_play()
    assert ([2], None, 2) == (table["acting"], table["viewer"], table["curtain"])


def test_a_loaded_game_begins_with_the_curtain(client: Client) -> None:
    client.start("jamaica", "human", "human")
    client.lift()
    client.choose("play")
    save = client.save
    table = client.load(save)

    assert (None, table["acting"][0]) == (table["viewer"], table["curtain"])


def test_past_moments_are_shown_as_the_viewer_could_see_them(client: Client) -> None:
    client.start("jamaica", "human", "human")
    save = client.save
    behind = [client.told("show", position=p) for p in range(client.table["position"] + 1)]
    client.load(redealt(save, {0, 1}))

    assert behind == [client.told("show", position=p) for p in range(client.table["position"] + 1)]
    client.lift()
    assert behind != [client.told("show", position=p) for p in range(client.table["position"] + 1)]


def test_looking_back_changes_nothing(client: Client) -> None:
    client.start("tortuga", "human", "sailor")
    before = client.told("frame", frame="wide:620")
    for position in range(before["position"] + 1):
        shown = client.told("show", position=position)["shown"]
        assert position == shown["position"]

    assert before == client.told("frame", frame="wide:620")


@pytest.mark.parametrize("position", [-1, 10_000])
def test_there_is_no_moment_before_the_first_or_after_the_last(
    client: Client, position: int
) -> None:
    client.start("tortuga", "human", "sailor")

    assert ("error-command", None) == client.refused("show", position=position)


@pytest.mark.parametrize("variant", CLOSED)
def test_a_bot_is_asked_with_its_own_view_and_without_the_seed(
    client: Client, variant: str
) -> None:
    client.start_with(1, variant, "human", "sailor")
    save = client.save
    question = client.consult()

    told = {
        "game",
        "seats",
        "seat",
        "purpose",
        "level",
        "view",
        "choices",
        "taken",
        "decisions",
        "limited",
        "row",
        "seed",
        "revision",
    }
    assert told == set(question)
    assert (1, "sailor") == (question["seat"], question["level"])
    assert question["view"]["hands"][0] is None
    assert "reef" not in json.dumps(question)
    assert client.table["choices"] == []
    client.load(redealt(save, {0}))
    assert question == client.consult()
    client.load(redealt(save, {1}))
    assert question != client.consult()
