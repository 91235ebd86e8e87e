"""What is said around Cartagena's table: the goal, prompts, facts, the sheet."""

from __future__ import annotations

import pytest

from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.stage import WIDE
from tests.games.cartagena.played import (
    PAINT,
    RULES,
    changed,
    choices_of,
    example_view,
    moments,
    played,
)
from tests.games.cartagena.states import go, position, view
from tests.words import LANGUAGES, Words

NAMES = ["Anne", "Bart", "Calico", "Drake", "Edward"]
languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_what_the_page_says_has_room_there(language: str) -> None:
    words = Words(language, "cartagena")
    for variant in VARIANTS:
        for moment in (*played(variant, 3)[:8], *moments(variant, 3, 30)):
            for seat in (None, 0):
                goal = PAINT.goal(moment.view(seat), seat)
                assert len(words.text(goal.as_json(), NAMES)) <= 60
            if moment.acting is None:
                continue
            prompt = PAINT.prompt(moment.view(moment.acting), moment.acting)
            assert len(words.text(prompt.as_json(), NAMES)) <= 92
            for choice in choices_of(moment, WIDE):
                assert choice.short is not None
                assert len(words.text(choice.short.as_json(), NAMES)) <= 16


def test_the_prompt_offers_what_can_be_done() -> None:
    view = example_view()
    assert "both" == PAINT.prompt(view, 1).args["way"]
    nobody = {"positions": ((0,) * 6,) * 3}
    assert "play" == PAINT.prompt(changed(view, **nobody), 1).args["way"]
    empty = {"hand_sizes": (0, 0, 0), "known": ((), (), ())}
    assert "retreat" == PAINT.prompt(changed(view, **empty), 1).args["way"]


def test_the_sheet_tells_who_got_how_far_and_why_it_is_over() -> None:
    first = next(m for m in played("basic", 2) if m.acting is not None)
    assert PAINT.sheet(first.view(None)) is None
    last = played("basic", 2)[-1]
    view = last.view(None)
    sheet = PAINT.sheet(view)
    assert sheet is not None
    assert sheet.why is not None
    assert view.winner == sheet.rows[0].seat == sheet.why.args["winner"].seat  # type: ignore[union-attr]
    assert "4/4" == sheet.rows[0].values[-1]
    ranks = dict(enumerate(RULES.ranks(last.state)))
    assert [1, 2] == [ranks[row.seat] for row in sheet.rows]


def test_all_who_came_as_near_as_the_second_are_counted() -> None:
    men = [[37, 1], [37] * 5 + [34], [37, 1], [37, 0]]
    s = position("tortuga", men, ["", "key"], turn=1)
    go(s, ("play", "key", 34))
    sheet = PAINT.sheet(view(s))
    assert sheet is not None
    assert sheet.why is not None

    assert (2, 1) == (sheet.why.args["rivals"], sheet.why.args["count"])


def test_what_stands_beside_a_name_is_short_and_the_moves_left_are_told() -> None:
    view = example_view()
    assert [fact.value for fact in PAINT.facts(view, 1)] == [2, 1, ""]
    assert "cartagena-fact-moves" == PAINT.facts(view, 1)[-1].message.key
    assert [fact.value for fact in PAINT.facts(view, 0)] == [0, 0]


def test_prompts_fit_what_can_be_done() -> None:
    view = example_view()
    assert "cartagena-prompt-first" == PAINT.prompt(view, 1).key
    stuck = {"positions": ((0,) * 6,) * 3, "hand_sizes": (0, 0, 0), "known": ((), (), ())}
    assert "cartagena-prompt-draw" == PAINT.prompt(changed(view, **stuck), 1).key
    empty = {"row": (), "pile_size": 0, "discards": {"skull": 0}}
    assert "cartagena-prompt-pass" == PAINT.prompt(changed(view, **stuck, **empty), 1).key
    assert "cartagena-prompt-move" == PAINT.prompt(changed(view, moves_left=2), 1).key
    later = changed(view, **stuck, moves_left=1)
    assert {"when": "move"} == PAINT.prompt(later, 1).args
    assert "cartagena-prompt-end" == PAINT.prompt(changed(later, **empty), 1).key
