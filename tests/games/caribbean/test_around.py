"""What is said around Caribbean's table: prompts, choices, the sheet."""

from __future__ import annotations

import pytest

from freebooters.games.caribbean.rules.chart import INDEX
from freebooters.games.caribbean.rules.components import LAST_ROUND, RAID, VALUES
from freebooters.games.caribbean.table import CaribbeanPainter
from tests.contract.journeys import travel
from tests.contract.rooms import SETTINGS
from tests.games.caribbean.states import RULES, do, table, under_way
from tests.words import LANGUAGES, ROOT, Words

PAINT = CaribbeanPainter()
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume"]
LONGEST = {"goal": 49, "prompt": 92, "short": 16}


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_short_choices_keep_to_their_room(language: str) -> None:
    words = Words(language, "caribbean")
    too_long = set()
    for setting in SETTINGS["caribbean"]:
        journey = travel(setting, 0)
        for moment in journey.moments:
            for seat in moment.seats_acting:
                view = journey.rules.view(moment.state, seat)
                said = [("prompt", PAINT.prompt(view, seat))]
                said.append(("prompt", PAINT.waiting(view, moment.seats_acting)))
                choices = (
                    PAINT.choice(view, seat, act) for act in journey.rules.legal(moment.state, seat)
                )
                said += [("short", choice.short) for choice in choices if choice.short]
                for kind, message in said:
                    text = words.text(message.as_json(), NAMES)
                    if len(text) > LONGEST[kind]:
                        too_long.add(text)

    assert set() == too_long


@pytest.mark.parametrize(
    ("language", "one", "all_three"),
    [
        (
            "en",
            "Esperanza is laying bids.",
            "Bartholomew, Esperanza and Wessel-Jan are laying bids.",
        ),
        ("fr", "Esperanza pose ses", "Bartholomew, Esperanza et Wessel-Jan posent leurs"),
        ("de", "Esperanza legt", "Bartholomew, Esperanza und Wessel-Jan legen"),
        ("nl", "Esperanza legt", "Bartholomew, Esperanza en Wessel-Jan leggen"),
    ],
)
def test_whoever_watches_reads_who_is_still_laying_bids(
    language: str, one: str, all_three: str
) -> None:
    words, view = Words(language, "caribbean"), RULES.view(table(3), None)

    for seats, begins in ([1], one), ([0, 1, 2], all_three):
        said = words.text(PAINT.waiting(view, seats).as_json(), NAMES)
        assert said.startswith(begins)


def test_the_prompt_offers_only_what_there_is() -> None:
    words = Words("en", "caribbean")

    def prompt(area: str) -> str:
        s = under_way(2, ports=["NAS"], ships={"arriba": area})
        return words.text(PAINT.prompt(RULES.view(s, 0), 0).as_json(), NAMES)

    assert "load the chest" in prompt("NAS")
    assert "chest" not in prompt("g4")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [5, LAST_ROUND])
@pytest.mark.parametrize("richest", [30_000, 41_000])
def test_the_goal_has_room_on_one_line_of_the_smallest_phone(
    language: str, number: int, richest: int
) -> None:
    s = table(3, money=[39_000, richest, 0])
    s.round = number
    words = Words(language, "caribbean")
    goals = [PAINT.goal(RULES.view(s, viewer), viewer).as_json() for viewer in (0, None)]

    told = [words.text(goal, NAMES) for goal in goals]

    assert [] == [text for text in told if len(text) > LONGEST["goal"]]


@pytest.mark.parametrize(
    ("number", "richest", "says"),
    [
        (5, 30_000, "At 41,000 the richest wins; you have 3,000"),
        (5, 41_000, "41,000 reached: last round; you have 3,000"),
        (30, 30_000, "Last round: the richest wins; you have 3,000"),
        (30, 41_000, "41,000 reached: last round; you have 3,000"),
    ],
)
def test_the_goal_says_when_this_round_is_the_last(number: int, richest: int, says: str) -> None:
    s = table(3, money=[3_000, richest, 0])
    s.round = number
    goals = [PAINT.goal(RULES.view(s, viewer), viewer).as_json() for viewer in (0, None)]
    words = Words("en", "caribbean")

    assert says == words.text(goals[0], NAMES)
    assert "richest" in words.text(goals[1], NAMES)
    assert "you" not in words.text(goals[1], NAMES)


def test_the_sheet_counts_raids_and_chests_brought_home() -> None:
    s = under_way(5, ships={"arriba": "NAS"}, ports=["NAS"])
    assert PAINT.sheet(RULES.view(s, 0)) is None
    do(s, 0, ("load",))

    sheet = PAINT.sheet(RULES.view(s, 0))

    assert sheet is not None
    assert [(0, (2000, 0, 2000)), (1, (0, 0, 0))] == [(row.seat, row.values) for row in sheet.rows]
    assert RULES.view(s, 0).gains == (((0, None),),)
    assert RAID == 2000


def test_the_marks_beside_names_keep_their_colours_where_ink_is_as_pale_as_what_is_on_them() -> (
    None
):
    art = ROOT / "py/freebooters/games/caribbean/art"
    for mark in ("asked", "check"):
        assert "currentColor" not in (art / f"{mark}.svg").read_text(encoding="utf-8")


def test_the_sheet_tells_each_round_and_every_chest_that_came_home_in_it() -> None:
    s = under_way(5, ships={"arriba": "NAS"}, ports=["NAS"])
    do(s, 0, ("load",))
    s.hold[0], s.at[0] = INDEX["NAS"], INDEX["h6"]
    do(s, 0, ("secure",))
    s.gains = (*s.gains, ())

    sheet = PAINT.sheet(RULES.view(s, 1))

    assert sheet is not None
    (only,) = sheet.rounds
    home = VALUES[INDEX["NAS"]]
    assert only.number == 1
    assert only.parts[1].value == ""
    assert only.parts[0].value == home + RAID
    assert [("caribbean/chest", RAID), ("caribbean/hideout", home)] == [
        (fact.icon, fact.value) for fact in only.parts[0].facts
    ]
