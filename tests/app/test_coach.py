"""The coach speaks to whoever has to act, and bots say aloud what everybody can tell."""

from __future__ import annotations

from tests.app.client import Client, Json


def remark(client: Client, *told: str, refused: str | None = None) -> object:
    revision = client.table["revision"]
    answer = client.told("remark", revision=revision, told=[*told], refused=refused)
    return answer["remark"]


def test_the_coach_makes_one_remark_and_each_only_once(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")

    assert {
        "id": "first-turn",
        "message": {"key": "cartagena-coach-first-turn"},
        "rule": "CA-2",
    } == remark(client)
    assert remark(client, "first-turn") is None


def test_the_coach_goes_by_what_has_happened_since_ones_last_move(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    client.choose("play")
    made = remark(client)
    assert isinstance(made, dict)
    assert "leap" == made["id"]

    client.load(client.save)
    assert made == remark(client)


def test_the_coach_answers_what_was_refused(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    made = remark(client, refused="CA-4")
    assert isinstance(made, dict)

    assert "no-retreat" == made["id"]
    assert remark(client, refused="CA-9") is None


def test_the_coach_speaks_to_nobody_but_whose_turn_it_is(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "deckhand")
    fields: Json = {"told": [], "refused": None}
    revision = client.table["revision"]

    assert "error-not-your-turn" == client.refused("remark", revision=revision, **fields)[0]
    assert "error-stale" == client.refused("remark", revision=revision + 1, **fields)[0]
    client.start_with(0, "jamaica", "human", "human")
    revision = client.table["revision"]
    assert "error-not-your-turn" == client.refused("remark", revision=revision, **fields)[0]
    client.lift()
    assert remark(client) is not None


def test_the_coach_is_silent_in_a_lesson(client: Client) -> None:
    client.told("learn", game="cartagena", lesson="there-and-back", place=0, frame="wide:620")
    revision = client.table["revision"]

    refused = client.refused("remark", revision=revision, told=[], refused=None)
    assert "error-not-your-turn" == refused[0]


def test_a_bot_says_why_it_moves_only_if_it_is_asked(client: Client) -> None:
    client.start("tortuga", "human", "deckhand", seed="aloud")
    told = []
    for _ in range(30):
        if client.table["think"] is None:
            client.choose(client.table["choices"][0]["action"][0])
            assert client.table["motive"] is None
            continue
        save = client.save
        assert client.let_bot_move()["motive"] is None
        client.load(save)
        told.append(client.let_bot_move(aloud=True)["motive"])

    assert any(told)
    assert {motive["key"].startswith("cartagena-reason-") for motive in told if motive} == {True}
