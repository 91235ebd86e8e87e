"""The sessions of docs/research.md do what they say."""

from __future__ import annotations

import doctest
import re

from freebooters import catalog
from freebooters.research.actions import ActionNumbers
from freebooters.research.vectors import DEFAULT_LENGTH
from tests.docs.test_examples import RESEARCH, examples


def test_the_examples_of_the_page_for_researchers_run() -> None:
    test = doctest.DocTestParser().get_doctest(examples(RESEARCH), {}, "research", "research", 0)
    result = doctest.DocTestRunner().run(test)

    assert result.attempted > 20
    assert result.failed == 0


def test_the_numbers_of_the_page_are_those_of_the_games() -> None:
    found = re.search(
        r"`Discrete\((\d+)\)` in Cartagena, (\d+) in Caribbean.*the ([\d,]+) elements",
        RESEARCH.read_text(encoding="utf-8"),
        re.DOTALL,
    )
    assert found
    games = [catalog.game(name) for name in ("cartagena", "caribbean")]
    quick = [ActionNumbers(game, game.info.quick.seats, game.info.quick.options) for game in games]

    assert [int(said.replace(",", "")) for said in found.groups()] == [
        *(numbers.size for numbers in quick),
        DEFAULT_LENGTH,
    ]
