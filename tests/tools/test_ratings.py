"""What the lobby says of the levels is what the arena found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from freebooters import catalog
from tools.ratings import ratings

LEVELS = ["deckhand", "sailor", "commodore"]
RATINGS = {"deckhand": 0, "sailor": 300, "commodore": 500}


def regatta(*unrated: dict[str, Any], rules_version: int = 2) -> dict[str, Any]:
    """The facts of the game."""
    wind = {"name": "wind", "choices": ["fair", "foul"], "default": "fair", "rated": True}
    return {"id": "regatta", "rules_version": rules_version, "options": [wind, *unrated]}


def met(one: str, many: str, share: float) -> dict[str, Any]:
    numbers = {"games": 40, "moves": 900, "wins": 40 * share}
    return {"one": one, "many": many, **numbers, "share": share, "low": 0.1, "high": 0.9}


def arena(*pairings: dict[str, Any], ladder: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    table = {"options": {"wind": "fair"}, "seats": 3, "ratings": RATINGS, "pairings": [*pairings]}
    game = {"rules": 2, "ratings": RATINGS, "ladder": [*ladder], "settings": [table]}
    return {"levels": LEVELS, "games": {"regatta": game}}


def test_a_level_is_shown_against_the_next_weaker_one_it_met() -> None:
    found = ratings(
        arena(
            met("commodore", "deckhand", 0.9),
            met("sailor", "deckhand", 0.7),
            met("commodore", "sailor", 0.8),
            met("sailor", "commodore", 0.2),
        ),
        [regatta()],
    )
    (table,) = found["games"]["regatta"]

    assert ({"wind": "fair"}, 3) == (table["options"], table["seats"])
    assert {
        "deckhand": {"rating": 0},
        "sailor": {
            "rating": 300,
            "against": "deckhand",
            "games": 40,
            "share": 0.7,
            "low": 0.1,
            "high": 0.9,
        },
        "commodore": {
            "rating": 500,
            "against": "sailor",
            "games": 40,
            "share": 0.8,
            "low": 0.1,
            "high": 0.9,
        },
    } == table["levels"]


def test_a_level_that_never_played_is_left_out() -> None:
    found = ratings(arena(met("sailor", "deckhand", 0.7)), [regatta()])

    assert ["deckhand", "sailor"] == list(found["games"]["regatta"][0]["levels"])


def test_a_level_without_a_rating_is_left_out_and_a_table_without_any() -> None:
    found = arena(met("sailor", "deckhand", 0.7), met("commodore", "navigator", 0.6))
    found["levels"] = ["deckhand", "sailor", "navigator", "commodore"]
    (table,) = found["games"]["regatta"]["settings"]
    table["ratings"] = {"deckhand": 0, "sailor": 300}
    assert {"deckhand", "sailor"} == ratings(found, [regatta()])["games"]["regatta"][0][
        "levels"
    ].keys()

    table["ratings"] = {}
    assert {"games": {"regatta": []}} == ratings(found, [regatta()])


def test_a_table_of_ratings_tells_options_that_are_not_rated_as_they_were_played() -> None:
    moon = {"name": "moon", "choices": [False, True], "default": False, "rated": False}
    found = arena(met("sailor", "deckhand", 0.7))
    usual = ratings(found, [regatta(moon)])["games"]["regatta"]
    found["games"]["regatta"]["settings"][0]["options"]["moon"] = True
    chosen = ratings(found, [regatta(moon)])["games"]["regatta"]

    assert [{"wind": "fair", "moon": False}] == [table["options"] for table in usual]
    assert [{"wind": "fair", "moon": True}] == [table["options"] for table in chosen]


def test_all_settings_together_come_last() -> None:
    rung = {"level": "sailor", "below": "deckhand", "games": 80, "share": 0.75}
    found = ratings(
        arena(met("sailor", "deckhand", 0.7), ladder=({**rung, "low": 0.6, "high": 0.8},)),
        [regatta()],
    )
    pooled = found["games"]["regatta"][-1]

    assert (None, 2) == (pooled["options"], pooled["seats"])
    assert 80 == pooled["levels"]["sailor"]["games"]


def test_games_played_by_other_rules_give_no_ratings() -> None:
    assert {"games": {}} == ratings(
        arena(met("sailor", "deckhand", 0.7)), [regatta(rules_version=3)]
    )


def test_the_built_page_has_a_table_for_whatever_the_arena_played(dist: Path) -> None:
    shown = json.loads((dist / "rooms" / "ratings.json").read_text(encoding="utf-8"))["games"]

    assert set(shown) <= set(catalog.games())
    for tables in shown.values():
        for table in tables:
            assert 0 == next(iter(table["levels"].values()))["rating"]
