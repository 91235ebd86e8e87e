"""Lessons at the table: a deed is matched before it is done, and nothing leads astray."""

from __future__ import annotations

import pytest

from freebooters import catalog
from freebooters.app import bridge
from tests.app.client import Client, Json

LESSONS = [(game.info.id, each.id) for game in catalog.games().values() for each in game.lessons]


def learn(client: Client, game: str, lesson: str, place: int = 0) -> Json:
    return client.told("learn", game=game, lesson=lesson, place=place, frame="wide:620")


def demonstrate(client: Client) -> Json:
    return client.told("demonstrate", revision=client.table["revision"])


def scene(client: Client) -> Json:
    """The table as it stands, with nothing on the way."""
    found: Json = client.told("frame", frame="wide:620")["scenes"][-1]["scene"]
    return found


def finish(client: Client, game: str, lesson: str) -> Json:
    learn(client, game, lesson)
    while client.table["lesson"]["say"] is not None:
        demonstrate(client)
    return client.table


def test_the_catalog_tells_every_lesson(client: Client) -> None:
    games = {game["id"]: game["lessons"] for game in client.told("catalog")["games"]}

    assert LESSONS == [(game, lesson["id"]) for game in games for lesson in games[game]]
    assert {"id": "there-and-back", "steps": 6, "next": None} == games["cartagena"][0]


def test_what_is_wanted_is_done_with_what_follows_it(client: Client) -> None:
    learn(client, "cartagena", "there-and-back", 2)
    before = client.table["position"]

    table = client.act(["retreat", 12], seat=0)

    assert 3 == table["lesson"]["place"]
    assert "cartagena-lesson-there-and-back-back-done" == table["lesson"]["done"]["key"]
    assert [0] == table["acting"]
    assert {1} == {
        entry["seat"] for entry in table["log"]["lines"] if entry["position"] > before + 2
    }
    assert len(table["scenes"]) >= 4


def test_a_lesson_tells_which_legal_actions_do_what_is_asked(client: Client) -> None:
    lesson = learn(client, "cartagena", "there-and-back", 3)["lesson"]
    assert [["play", "key", 0], ["play", "key", 4]] == sorted(lesson["wanted"])

    assert [] == finish(client, "cartagena", "there-and-back")["lesson"]["wanted"]


def test_a_legal_deed_that_is_not_wanted_is_answered_and_changes_nothing(client: Client) -> None:
    before = learn(client, "cartagena", "there-and-back", 1)

    first = client.act(["end"], seat=0)
    table = client.act(["play", "hat", 0], seat=0)

    assert (
        "cartagena-lesson-there-and-back-leapfrog-else-3"
        == (first["lesson"]["answer"]["message"]["key"])
    )
    assert "CA-2" == first["lesson"]["answer"]["rule"]
    assert 2 == table["lesson"]["missed"]
    assert (before["position"], before["revision"]) == (table["position"], table["revision"])
    assert before["scenes"][-1] == table["scenes"][-1]


def test_what_is_not_legal_is_refused_as_ever(client: Client) -> None:
    learn(client, "cartagena", "there-and-back")

    revision = client.table["revision"]
    assert (
        "CA-3" == client.refused("act", revision=revision, seat=0, action=["play", "skull", 7])[1]
    )
    assert ("error-stale", None) == client.refused(
        "act", revision=revision + 1, seat=0, action=["play", "skull", 0]
    )
    assert ("error-not-your-turn", None) == client.refused(
        "act", revision=revision, seat=1, action=["play", "skull", 0]
    )


def test_the_others_never_think_and_nothing_is_stored(client: Client) -> None:
    table = learn(client, "caribbean", "theft")

    assert [1, 0] == [table["acting"].count(0), len(table["insights"])]
    assert ["human", "scripted", "scripted"] == [seat["who"] for seat in table["seats"]]
    while client.table["lesson"]["say"] is not None:
        assert client.table["think"] is None
        demonstrate(client)
    assert bridge.save() is None


def test_bids_laid_out_together_are_one_deed(client: Client) -> None:
    table = learn(client, "caribbean", "bids")
    places = [place["action"] for place in table["arrangement"]["places"]]
    revision = table["revision"]
    low = [[*place, item] for place, item in zip(places, [0, 2, 4, 5, -1, 1], strict=True)]
    good = [[*place, item] for place, item in zip(places, [5, 0, 4, 3, -1, 1], strict=True)]

    answer = client.told("acts", revision=revision, seat=0, actions=low)["lesson"]["answer"]
    table = client.told("acts", revision=revision, seat=0, actions=good)

    assert "caribbean-lesson-bids-lay-else-1" == answer["message"]["key"]
    assert 1 == table["lesson"]["place"]


def test_each_of_several_things_laid_out_has_words_and_points_and_so_has_the_end(
    client: Client,
) -> None:
    lesson = learn(client, "caribbean", "bids")["lesson"]
    said = [part["say"]["key"] for part in lesson["parts"]]

    assert [lesson["say"]["key"], "caribbean-lesson-bids-lay-say-2"] == said[:2]
    assert "caribbean-lesson-bids-lay-say-all" == said[-1]
    assert lesson["point"] == lesson["parts"][0]["point"]
    assert ["ship-bravo", "ship-caribic"] == [part["point"][0] for part in lesson["parts"][1:3]]
    assert [] == learn(client, "caribbean", "bids", 1)["lesson"]["parts"]


def test_undo_goes_back_one_step(client: Client) -> None:
    learn(client, "meuterer", "mutiny")
    scenes = [scene(client)]
    for _ in range(2):
        demonstrate(client)
        scenes.append(scene(client))

    for place in (1, 0):
        assert place == client.undo()["lesson"]["place"]
        assert scenes[place] == scene(client)
    assert client.table["undo"] is None


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_taken_up_at_any_step(client: Client, game: str, lesson: str) -> None:
    steps = learn(client, game, lesson)["lesson"]["steps"]
    for place in range(1, steps):
        demonstrate(client)
        played = scene(client)
        assert place == learn(client, game, lesson, place)["lesson"]["place"]
        assert played == scene(client)


def test_after_the_last_step_nothing_is_asked_until_one_plays_on(client: Client) -> None:
    table = finish(client, "cartagena", "there-and-back")

    assert ([], None, []) == (table["choices"], table["arrangement"], table["lesson"]["point"])
    assert "cartagena-lesson-there-and-back-on" == table["lesson"]["on"]["key"]
    assert (
        "error-not-your-turn"
        == client.refused("act", revision=table["revision"], seat=0, action=["end"])[0]
    )

    table = client.told("play_on", revision=table["revision"], who="deckhand")

    assert table["lesson"] is None
    assert ["human", "deckhand"] == [seat["who"] for seat in table["seats"]]
    assert '"scripted"' not in client.save
    while not client.let_bots_play()["over"]:
        client.act(client.table["choices"][0]["action"])


def test_only_a_lesson_at_its_end_that_is_no_finished_game_is_played_on(client: Client) -> None:
    revision = learn(client, "mutiny", "duels")["revision"]
    assert ("error-command", None) == client.refused("play_on", revision=revision, who="sailor")
    revision = finish(client, "mutiny", "duels")["revision"]
    assert ("error-command", None) == client.refused("play_on", revision=revision, who="scripted")
    revision = finish(client, "cartagena", "cast-off")["revision"]
    assert ("error-command", None) == client.refused("play_on", revision=revision, who="sailor")


@pytest.mark.parametrize(
    ("game", "lesson", "place"),
    [("cartagena", "no", 0), ("cartagena", "cast-off", 4), ("cartagena", "cast-off", -1)],
)
def test_there_is_no_other_lesson_and_no_other_step(
    client: Client, game: str, lesson: str, place: int
) -> None:
    assert ("error-command", None) == client.refused(
        "learn", game=game, lesson=lesson, place=place, frame="wide:620"
    )


def test_a_lesson_may_be_opened_at_its_end(client: Client) -> None:
    lesson = learn(client, "cartagena", "cast-off", 3)["lesson"]

    assert "cartagena-lesson-cast-off-on" == lesson["on"]["key"]
    assert [] == lesson["orders"] == lesson["point"]


def test_what_is_a_button_only_is_pointed_at_by_its_action(client: Client) -> None:
    steps = catalog.game("meuterer").lessons[0].steps
    place = next(n for n, step in enumerate(steps) if "order:pass" in step.point)
    lesson = learn(client, "meuterer", catalog.game("meuterer").lessons[0].id, place)["lesson"]

    assert [["pass"]] == lesson["orders"]
    assert "order:pass" not in lesson["point"]


def test_what_does_not_matter_in_a_step_steps_back_on_its_last_scene(client: Client) -> None:
    first = catalog.game("meuterer").lessons[0]
    places = {bool(step.aside): place for place, step in enumerate(first.steps)}
    assert {True, False} == set(places)
    for steps_back, place in places.items():
        table = learn(client, "meuterer", first.id, place)
        nodes = {node["id"]: node for node in table["scenes"][-1]["scene"]["nodes"]}

        assert steps_back == ("dim" in nodes["tile-eisfelsen"].get("state", ()))
        assert "dim" not in nodes["tile-hochland"].get("state", ())
        assert "dim" not in nodes["island-hochland"].get("state", ())


def test_no_seat_changes_hands_in_a_lesson_and_none_is_consulted(client: Client) -> None:
    revision = learn(client, "cartagena", "there-and-back")["revision"]

    assert ("error-command", None) == client.refused(
        "sit", revision=revision, seat=1, name="", who="sailor"
    )
    assert "error-not-your-turn" == client.refused("consult", revision=revision, seat=0)[0]
