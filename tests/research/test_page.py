"""The sessions of docs/research.md do what they say."""

from __future__ import annotations

import doctest

from tests.docs.test_examples import RESEARCH, examples


def test_the_examples_of_the_page_for_researchers_run() -> None:
    test = doctest.DocTestParser().get_doctest(examples(RESEARCH), {}, "research", "research", 0)
    result = doctest.DocTestRunner().run(test)

    assert result.attempted > 20
    assert result.failed == 0
