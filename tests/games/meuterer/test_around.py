"""What is said around the table of Meuterer: the goal, prompts, facts, the score sheet."""

from __future__ import annotations

import pytest

from freebooters.games.meuterer.rules.components import DRAWING, ROLES
from freebooters.games.meuterer.table import MeutererPainter
from tests.games.meuterer.journeys import journey
from tests.games.meuterer.states import RULES, phase_two, settle, table
from tests.words import LANGUAGES, Words

PAINT = MeutererPainter()
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume"]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_number = pytest.mark.parametrize("seats", [3, 4])


@every_number
@every_language
def test_what_is_said_around_the_table_is_short(seats: int, language: str) -> None:
    words = Words(language, "meuterer")

    def said(message: object) -> str:
        return words.text(message.as_json(), NAMES)  # type: ignore[attr-defined]

    for moment in journey(seats).moments:
        for seat in moment.seats_acting:
            view = RULES.view(moment.state, seat)
            assert len(said(PAINT.prompt(view, seat))) <= 92
            for action in RULES.legal(moment.state, seat):
                short = PAINT.choice(view, seat, action).short
                assert short is not None
                assert len(said(short)) <= 16, said(short)


@every_language
def test_whoever_takes_a_role_is_told_by_name_which_are_gone(language: str) -> None:
    words = Words(language, "meuterer")
    found = set()
    for moment in journey(4).moments:
        for seat in moment.seats_acting:
            view = RULES.view(moment.state, seat)
            prompt = PAINT.prompt(view, seat)
            if prompt.key != "meuterer-prompt-role":
                continue
            told = words.text(prompt.as_json(), NAMES)
            names = {role: words.plain(f"meuterer-{role}") for role in ROLES}
            gone = set(ROLES) - set(view.roles_left or ROLES)
            assert gone == {role for role, name in names.items() if name in told}, told
            found.add(len(gone))
    assert found == {0, 1, 2}


@every_number
def test_it_is_said_what_is_under_way_while_cards_come_to_the_hands(seats: int) -> None:
    said = {True: set[str](), False: set[str]()}
    for moment in journey(seats).moments:
        under_way = PAINT.meanwhile(RULES.view(moment.state, None))
        said[moment.state.phase == DRAWING].add(under_way.key if under_way else "")

    assert {True: {"meuterer-meanwhile-draw"}, False: {""}} == said


@every_number
def test_the_score_sheet_tells_where_all_points_come_from(seats: int) -> None:
    rows = 0
    for moment in journey(seats).moments:
        view = RULES.view(moment.state, None)
        sheet = PAINT.sheet(view)
        for row in sheet.rows if sheet else ():
            *sources, total = map(_number, row.values)
            assert total == sum(sources) == view.scores[row.seat]
            rows += 1
    assert rows


@every_number
def test_the_score_sheet_tells_round_by_round_what_everybody_was_and_got(seats: int) -> None:
    told = 0
    for moment in journey(seats).moments:
        view = RULES.view(moment.state, None)
        sheet = PAINT.sheet(view)
        rounds = sheet.rounds if sheet else ()
        assert len(rounds) in (view.round - 1, view.round)
        for each, (captain, pouch, roles, gains) in zip(rounds, view.past, strict=True):
            assert [pouch] == [fact.value for fact in each.facts]
            for seat, part in enumerate(each.parts):
                icons = [fact.icon for fact in part.facts]
                assert f"meuterer/{'hat' if seat == captain else roles[seat]}" in icons
                paid = [points for _, to, *_, points in gains if to == seat]
                assert _number(part.value) == sum(paid)
                assert sorted(paid) == sorted(
                    _number(fact.value) for fact in part.facts if fact.value != ""
                )
                told += bool(paid)
        if sheet and len(rounds) == view.round - 1 and not view.gains:
            sums = [
                sum(_number(each.parts[seat].value) for each in rounds) for seat in range(seats)
            ]
            assert list(view.scores) == sums
    assert told


def _number(shown: object) -> int:
    return int(str(shown).replace("−", "-"))  # noqa: RUF001


def test_the_sheet_says_who_won_and_by_what() -> None:
    s = table("", "", "", at_round=9, scores=[0, 10, 4])
    earned = (("ship", 1, "hochland", None, 6), ("sold", 1, "hochland", "wine", 4))
    s.past = ((1, 0, (-1, -1, -1), (*earned, ("sold", 2, "hochland", "wine", 4))),)
    phase_two(s, [""] * 3, {1: "boy", 2: "merchant"})
    settle(s)
    view = RULES.view(s, None)
    sheet = PAINT.sheet(view)
    assert view.winners == (1,)
    assert sheet is not None
    assert sheet.why is not None
    said = Words("en", "meuterer").text(sheet.why.as_json(), NAMES)

    assert said.startswith("Esperanza wins with 10 points, 6 more than Wessel-Jan: 6 for the ship")
