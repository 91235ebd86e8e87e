"""A deal is sealed while it is played, opened when it is over, and can be played again by bots."""

from __future__ import annotations

import hashlib
import json
from random import Random

import pytest

from freebooters.app import bridge
from tests.app.client import Client, Json, chair
from tests.app.test_branching import WHEN, play


def finished(client: Client, *, seed: str | None = None, day: str | None = None) -> Json:
    client.told(
        "start",
        game="cartagena",
        seats=[
            {"name": "Anne", "colour": "red", "who": "human"},
            {"name": "", "colour": "blue", "who": "deckhand"},
        ],
        options={"variant": "basic"},
        seed=seed,
        day=day,
        frame="wide:620",
    )
    return client.table


def test_the_seal_stands_from_the_start_and_is_the_hash_of_what_is_opened(client: Client) -> None:
    seal = finished(client)["seal"]
    assert "error" in client.ask("check"), "nothing is opened before the end"
    play(client)

    checked = client.told("check")

    assert seal == client.table["seal"]
    assert seal == hashlib.sha256(checked["deal"].encode()).hexdigest()
    assert client.table["seed"] == json.loads(checked["deal"])["seed"]
    assert (0, None) == (checked["since"], checked["wrong"])
    assert checked["drawn"] > 10


def test_a_forged_seed_does_not_fit_the_seal_nor_the_log(client: Client) -> None:
    finished(client, seed="honest")
    play(client)
    client.load(client.save.replace('"seed":"honest"', '"seed":"forged"'))

    checked = client.told("check")

    assert client.table["seal"] != hashlib.sha256(checked["deal"].encode()).hexdigest()
    assert checked["wrong"] is not None


def test_a_branch_is_a_deal_of_its_own_whose_seed_decides_from_there_on(client: Client) -> None:
    before = finished(client)["seal"]
    play(client)
    position = next(at for at in range(20, 40) if branchable(client, at))
    text = client.told("branch", position=position, when=WHEN)["text"]
    client.load(text)
    assert before != client.table["seal"]
    play(client)

    checked = client.told("check")

    assert (position, None) == (checked["since"], checked["wrong"])
    assert client.table["seal"] == hashlib.sha256(checked["deal"].encode()).hexdigest()


def branchable(client: Client, position: int) -> bool:
    shown: Json = client.told("show", position=position)["shown"]
    return bool(shown["branch"] == position)


def test_what_was_practised_or_played_on_from_elsewhere_does_not_count(client: Client) -> None:
    assert finished(client, seed="practice")["counts"]
    while client.table["undo"] is None or client.table["undo"]["free"]:
        play(client, moves=1)
        assert not client.table["over"]
    client.told("undo", revision=client.table["revision"])
    assert not client.table["counts"]
    client.load(client.save)
    assert not client.table["counts"], "also when it is loaded again"

    finished(client)
    client.told("sit", revision=client.table["revision"], seat=1, name="", who="sailor")
    assert not client.table["counts"]


def test_a_deal_that_was_watched_before_does_not_count(client: Client) -> None:
    chairs = [chair(0, "human"), chair(1, "deckhand")]
    start = {"game": "cartagena", "seats": chairs, "options": {"variant": "tortuga"}, "seed": "sea"}
    for seen, counts in ((None, True), (False, True), (True, False)):
        assert counts is client.told("start", **start, seen=seen, frame="wide:620")["counts"]
    client.load(client.save)
    assert client.table["counts"] is False


def test_in_the_deal_of_the_day_nothing_can_be_taken_back_for_practice(client: Client) -> None:
    finished(client, day="2026-11-26", seed="day")
    assert "2026-11-26" == client.table["day"]
    rng = Random(1)
    while not client.table["over"]:
        play(client, moves=1, seed=str(rng.random()))
        assert client.table["undo"] is None or client.table["undo"]["free"]
    assert client.table["counts"]
    client.load(client.save)
    assert "2026-11-26" == client.table["day"]


def test_the_outcome_tells_turns_and_the_value_that_decides(client: Client) -> None:
    assert None is finished(client)["outcome"]
    play(client)

    outcome = client.table["outcome"]

    assert client.table["ranks"] == outcome["ranks"]
    assert all(turns > 3 for turns in outcome["turns"])
    assert {
        row["seat"]: row["values"][-1] for row in client.table["scenes"][-1]["sheet"]["rows"]
    } == dict(enumerate(outcome["scores"]))
    assert client.table["scenes"][-1]["sheet"]["columns"][-1] == outcome["unit"]


def rerun(
    client: Client, who: str, milliseconds: float, played: list[int] | None = None
) -> list[Json]:
    question = client.told("rerun", seat=0, who=who, played=played)["think"]
    bridge.think(json.dumps(question))
    steps: list[Json] = []
    while not steps or not steps[-1]["done"]:
        steps.append(json.loads(bridge.step(milliseconds)))
    return steps


def test_bots_play_a_deal_again_alike_however_it_is_sliced(client: Client) -> None:
    finished(client, seed="rerun")
    assert "error" in client.ask("rerun", seat=0, who="sailor"), "only when it is over"
    play(client)

    (whole,), slices = rerun(client, "sailor", 600_000), rerun(client, "sailor", 0)

    assert whole == slices[-1]
    assert len(slices) > 20
    turns = [step["turns"] for step in slices]
    assert sorted(turns) == turns
    assert whole["turns"] == whole["outcome"]["turns"][0] > 0
    assert all(0 <= step["progress"] < 1 and step["outcome"] is None for step in slices[:-1])
    assert rerun(client, "deckhand", 600_000)[-1]["outcome"] != whole["outcome"]


def test_a_run_that_was_broken_off_goes_on_from_there(client: Client) -> None:
    finished(client, seed="rerun")
    play(client)
    whole = rerun(client, "sailor", 0)
    half = whole[len(whole) // 2]
    rest = rerun(client, "sailor", 0, half["played"])

    assert 0 < half["turns"] < whole[-1]["turns"]
    assert rest[0]["turns"] >= half["turns"]
    assert len(rest) < len(whole)
    assert whole[-1] == rest[-1]
    assert whole[-1] == rerun(client, "sailor", 600_000, [0, 10_000])[-1]


@pytest.mark.parametrize("fields", [{"seat": 2, "who": "sailor"}, {"seat": 0, "who": "human"}])
def test_a_rerun_needs_a_seat_and_levels_alone(client: Client, fields: Json) -> None:
    finished(client)
    play(client)

    assert "error" in client.ask("rerun", **fields)
