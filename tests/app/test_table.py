"""Playing at one table: what the page is told, and what it is refused."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import bridge
from freebooters.app.chairs import COLOURS
from freebooters.bots.levels import LEVELS
from tests.app.client import Client, chair

FIELDS = {
    "ok",
    "game",
    "revision",
    "mark",
    "number",
    "base",
    "position",
    "frame",
    "undone",
    "options",
    "post",
    "seed",
    "seal",
    "day",
    "contest",
    "counts",
    "outcome",
    "viewer",
    "all",
    "curtain",
    "open",
    "origin",
    "acting",
    "round",
    "over",
    "ranks",
    "seats",
    "scenes",
    "choices",
    "arrangement",
    "undo",
    "log",
    "think",
    "setup",
    "trails",
    "insights",
    "motive",
    "moment",
    "watched",
    "lesson",
}


def test_the_catalog_tells_every_game_s_facts(client: Client) -> None:
    answer = client.told("catalog")
    games = catalog.games()

    assert list(games) == [game["id"] for game in answer["games"]]
    assert list(LEVELS) == answer["levels"]
    assert list(COLOURS) == answer["colours"]
    info = answer["games"][list(games).index("cartagena")]
    assert ([2, 3, 4, 5], [f"CA-{n}" for n in range(1, 11)]) == (info["seats"], info["rules"])
    assert {"hidden": True, "chance": True, "simultaneous": False} == info["traits"]
    assert {"seats": 2, "options": {"variant": "tortuga"}} == info["quick"]
    assert [
        {
            "name": "variant",
            "kind": "choice",
            "choices": ["jamaica", "tortuga", "hispaniola", "basic", "advanced"],
            "default": None,
            "rated": True,
        }
    ] == info["options"]


def test_a_table_has_every_field_of_the_protocol(client: Client) -> None:
    table = client.start("tortuga", "human", "sailor")

    assert FIELDS == set(table)
    assert ("cartagena", {"variant": "tortuga"}) == (table["game"], table["options"])
    assert (0, 0, True, False) == (table["viewer"], table["revision"], table["open"], table["over"])
    assert (None, None) == (table["curtain"], table["ranks"])


def test_seats_are_told_with_name_colour_and_player(client: Client) -> None:
    table = client.start("tortuga", "human", "sailor", "deckhand")

    assert [chair(0, "human"), chair(1, "sailor"), chair(2, "deckhand")] == table["seats"]


def test_no_seed_and_an_empty_one_mean_a_fresh_one(client: Client) -> None:
    seeds = []
    for seed in ("", "", None, "reef"):
        client.start("basic", "human", "human", seed=seed)
        seeds.append(catalog.load(client.save).seed)

    assert 4 == len(set(seeds))
    assert ("reef", {32}) == (seeds[-1], {len(seed) for seed in seeds[:-1]})


def test_the_seed_is_told_when_the_game_is_over_and_not_before(client: Client) -> None:
    """It tells every card to come, also where all hands are open."""
    table = client.start("tortuga", "deckhand", "deckhand")
    told = []
    while not table["over"]:
        told.append(table["seed"])
        table = client.let_bot_move()

    assert ({None}, "reef") == ({*told}, table["seed"])


def test_the_text_to_save_is_given_once_after_each_change(client: Client) -> None:
    assert bridge.save() is None
    client.start("tortuga", "human", "human")
    assert client.save == bridge.save()
    client.told("frame", frame="narrow:1180")
    client.refused("undo", revision=0)
    assert bridge.save() is None
    client.choose("play")
    assert client.save == bridge.save()


def test_choices_are_the_legal_actions_of_whoever_looks_and_acts(client: Client) -> None:
    table = client.start("tortuga", "human", "human")
    match = catalog.load(client.save)
    seat = table["acting"][0]

    assert seat == table["viewer"]
    assert [list(action) for action in match.legal(seat)] == [
        choice["action"] for choice in table["choices"]
    ]


def test_a_seat_that_waits_is_offered_no_choices(client: Client) -> None:
    table = client.start_with(1, "jamaica", "human", "deckhand")

    assert [] == table["choices"]
    assert "table-prompt-wait" == table["scenes"][-1]["prompt"]["key"]


@pytest.mark.parametrize("who", ["human", "deckhand"])
def test_your_pirates_are_those_of_whoever_looks_also_while_a_bot_moves(
    client: Client, who: str
) -> None:
    table = client.start_with(1, "tortuga", who, "deckhand")
    nodes = table["scenes"][-1]["scene"]["nodes"]
    own = [node for node in nodes if node.get("label", {}).get("key") == "cartagena-node-own"]

    assert [1] == table["acting"]
    assert bool(own) == (who == "human")
    assert {"seat-0"} >= {node["tint"] for node in own if node["kind"] == "sprite"}


def test_an_action_is_shown_entry_by_entry(client: Client) -> None:
    client.start("tortuga", "human", "human")
    before = client.table["position"]
    table = client.choose("play")

    assert [before + 1] == [frame["position"] for frame in table["scenes"]]
    assert (before + 1, 1) == (table["position"], table["revision"])


def test_drawn_cards_are_shown_one_by_one(client: Client) -> None:
    client.start("jamaica", "human", "deckhand")
    client.play_until_a_retreat()
    before = client.table["position"]
    table = client.choose("retreat")

    assert len(table["scenes"]) >= 2
    assert list(range(before + 1, table["position"] + 1)) == [
        frame["position"] for frame in table["scenes"]
    ]


def test_an_action_for_another_revision_is_stale_and_changes_nothing(client: Client) -> None:
    client.start("tortuga", "human", "human")
    client.choose("play")
    save, action = client.save, client.table["choices"][0]["action"]
    seat = client.table["acting"][0]
    for revision in (0, 2, -1):
        assert ("error-stale", None) == client.refused(
            "act", revision=revision, seat=seat, action=action
        )

    assert save == client.save


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        (["end"], "cartagena-refuse-must-move", "CA-2"),
        (["retreat", 0], "cartagena-refuse-start-pirate", "CA-4"),
        (["draw"], "cartagena-refuse-draw-only", "CA-8"),
        (["dance", 3], "error-illegal", None),
    ],
)
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(
    client: Client, action: list[Any], key: str, rule: str | None
) -> None:
    table = client.start("tortuga", "human", "human")
    fields = {"revision": 0, "seat": table["acting"][0], "action": action}
    save = client.save

    assert (key, rule) == client.refused("act", **fields)
    assert save == client.save


def test_a_seat_out_of_turn_is_refused(client: Client) -> None:
    table = client.start("tortuga", "human", "human")
    action = table["choices"][0]["action"]
    for seat in (1 - table["acting"][0], -1, 5):
        fields = {"revision": 0, "seat": seat, "action": action}
        assert ("error-not-your-turn", None) == client.refused("act", **fields)


def test_the_other_frame_shows_the_same_moment(client: Client) -> None:
    wide = client.start("tortuga", "human", "human")
    tall = client.told("frame", frame="narrow:1180")

    assert [wide["position"]] == [frame["position"] for frame in tall["scenes"]]
    assert wide["scenes"][-1]["scene"] != tall["scenes"][-1]["scene"]
    painted = {"scenes", "log", "choices", "frame"}
    assert {key: wide[key] for key in FIELDS - painted} == {
        key: tall[key] for key in FIELDS - painted
    }
    for one, other in zip(wide["choices"], tall["choices"], strict=True):
        assert {**one, "ghost": []} == {**other, "ghost": []}
    assert tall["scenes"] == client.told("frame", frame="narrow:1180")["scenes"]


def test_why_says_which_rule_is_in_the_way(client: Client) -> None:
    table = client.start("tortuga", "human", "human")
    held = {choice["picks"][0] for choice in table["choices"]}
    missing = next(
        f"card:{symbol}"
        for symbol in ("bottle", "pistol", "hat", "skull", "dagger", "key")
        if f"card:{symbol}" not in held
    )
    refusal = client.told("why", picks=[missing, "pirate:0"])["refusal"]

    assert ("cartagena-refuse-no-card", "CA-3") == (refusal["message"]["key"], refusal["rule"])
    refusal = client.told("why", picks=["pirate:0", "retreat"])["refusal"]
    assert ("cartagena-refuse-start-pirate", "CA-4") == (
        refusal["message"]["key"],
        refusal["rule"],
    )


def test_what_tries_nothing_or_is_legal_is_answered_with_what_can_be_done(client: Client) -> None:
    table = client.start("tortuga", "human", "human")
    prompt = table["scenes"][-1]["prompt"]
    for picks in ([], ["boat"]):
        refusal = client.told("why", picks=picks)["refusal"]
        assert "table-useless" == refusal["message"]["key"]
        assert (prompt, None) == (refusal["message"]["args"]["prompt"], refusal["rule"])
    choice = table["choices"][0]
    refusal = client.told("why", picks=choice["picks"])["refusal"]
    assert "table-elsewhere" == refusal["message"]["key"]
    assert choice["label"] == refusal["message"]["args"]["label"]


def test_a_thing_that_is_never_of_use_is_refused_with_the_rule_that_tells_of_it(
    client: Client,
) -> None:
    seats = [chair(seat, "human") for seat in range(3)]
    client.told("start", game="mutiny", seats=seats, options={}, seed="why", frame="wide:620")
    client.lift()
    refusal = client.told("why", picks=["lifeboat"])["refusal"]

    assert ("table-useless", "MU-7") == (refusal["message"]["key"], refusal["rule"])


def test_why_is_only_answered_to_whoever_acts(client: Client) -> None:
    client.start("jamaica", "human", "human")

    assert ("error-not-your-turn", None) == client.refused("why", picks=["pirate:0"])


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ([chair(0, "human")], "error-seats"),
        ([chair(0, "human"), chair(0, "human")], "error-chair-colour"),
        ([chair(0, "human"), {**chair(1, "human"), "colour": "pink"}], "error-chair-colour"),
        ([chair(0, "human"), {**chair(1, "human"), "colour": None}], "error-chair-colour"),
        ([chair(0, "human"), chair(1, "admiral")], "error-chair-who"),
        ([chair(0, "human"), {**chair(1, "human"), "who": ["human"]}], "error-chair-who"),
        ([chair(0, "human"), {**chair(1, "human"), "name": "x" * 97}], "error-chair-name"),
        ([chair(0, "human"), {**chair(1, "human"), "name": 7}], "error-chair-name"),
        ([chair(0, "human"), None], "error-chair"),
    ],
)
def test_invalid_chairs_are_refused_and_the_old_table_stays(
    client: Client, seats: list[Any], key: str
) -> None:
    client.start("tortuga", "human", "human")
    save = client.save
    fields = {
        "game": "cartagena",
        "options": {"variant": "basic"},
        "seed": None,
        "frame": "wide:620",
    }

    assert (key, None) == client.refused("start", seats=seats, **fields)
    assert save == client.save


def test_unknown_games_and_options_are_refused_by_name(client: Client) -> None:
    seats = [chair(0, "human"), chair(1, "human")]
    rest: dict[str, Any] = {"seats": seats, "seed": None, "frame": "wide:620"}

    assert ("error-game", None) == client.refused("start", game="atlantis", options={}, **rest)
    assert ("error-option-missing", None) == client.refused(
        "start", game="cartagena", options={}, **rest
    )
    assert ("error-option", None) == client.refused(
        "start", game="cartagena", options={"variant": "moon"}, **rest
    )


@pytest.mark.parametrize(
    "variant",
    [
        *(pytest.param(variant, marks=pytest.mark.slow) for variant in ("tortuga", "hispaniola")),
        "basic",
    ],
)
def test_a_whole_game_against_bots(client: Client, variant: str) -> None:
    table = client.start(variant, "human", "deckhand", "sailor")
    revision = 0
    while not table["over"]:
        assert revision <= table["revision"]
        revision = table["revision"]
        assert table["position"] == table["scenes"][-1]["position"]
        assert (table["think"] is None) == (table["acting"] == [0])
        assert bool(table["choices"]) == (table["acting"] == [0])
        assert catalog.load(client.save).log[-1] is not None
        if table["think"] is not None:
            table = client.let_bots_play()
        else:
            actions = [choice["action"] for choice in table["choices"]]
            table = client.act(actions[revision % len(actions)])

    match = catalog.load(client.save)
    assert client.log == client.whole_log()
    assert match.over
    assert match.ranks == table["ranks"]
    assert 3 == len(table["scenes"][-1]["sheet"]["rows"])
    assert ([], None, []) == (table["acting"], table["think"], table["choices"])
    assert {"key": "table-prompt-over"} == table["scenes"][-1]["prompt"]
    assert "cartagena-log-won" == client.log[-1]["message"]["key"]


def test_bots_alone_play_before_a_spectator(client: Client) -> None:
    table = client.start("jamaica", "deckhand", "sailor")
    assert (None, None, []) == (table["viewer"], table["curtain"], table["choices"])

    assert client.let_bots_play()["over"]
    assert client.table["viewer"] is None


def test_log_lines_say_who_and_which_moment(client: Client) -> None:
    client.start("tortuga", "human", "human")
    seat, position = client.table["acting"][0], client.table["position"]
    client.choose("play")
    line = client.log[-1]

    assert (position + 1, seat) == (line["position"], line["seat"])
    assert {"seat": seat} == line["message"]["args"]["seat"]


def test_without_rounds_a_heading_stands_where_another_seat_begins(client: Client) -> None:
    client.start("tortuga", "human", "deckhand", "deckhand")
    for _ in range(6):
        client.let_bots_play()
        client.choose("play")
    whole = client.whole_log()

    seats = [line["seat"] for line in whole if line["head"]]
    assert len(seats) > 6
    assert all(one != other for one, other in pairwise(seats))
    told = [line for line in whole if line["seat"] is not None]
    assert [
        told[0],
        *(after for line, after in pairwise(told) if line["seat"] != after["seat"]),
    ] == [line for line in whole if line["head"]]


def test_a_heading_is_told_the_same_bit_by_bit(client: Client) -> None:
    client.start("tortuga", "human", "deckhand", "deckhand")
    client.let_bots_play()
    client.choose("play")
    client.let_bots_play()
    told = client.log

    assert client.whole_log() == told


@pytest.mark.parametrize("game", ["caribbean", "meuterer", "mutiny"])
def test_with_rounds_a_heading_stands_where_one_begins(client: Client, game: str) -> None:
    seats = [chair(seat, "deckhand") for seat in range(3)]
    options = catalog.game(game).info.usual_options
    client.told("start", game=game, seats=seats, options=options, seed="heads", frame="wide:620")
    for _ in range(36):
        client.let_bot_move()

    heads = {line["message"]["key"] for line in client.log if line["head"]}
    rounds = catalog.game(game).paint.rounds
    assert heads
    assert heads <= {f"{game}-log-{kind}" for kind in rounds}
