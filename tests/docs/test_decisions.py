"""The list of decisions is complete, and calls each what its page calls it."""

from __future__ import annotations

import re

from tests.docs.test_examples import ROOT

FOLDER = ROOT / "docs" / "adr"
LIST = (FOLDER / "README.md").read_text(encoding="utf-8")
LINE = re.compile(r"^\* \[(\d{4})\]\((\1-[a-z0-9-]+\.md)\) (.+)$", re.MULTILINE)
PAGES = {page.name: page for page in FOLDER.glob("[0-9]*.md")}


def test_every_decision_is_listed_once_as_its_page_is_called() -> None:
    listed = [(file, f"# {number} {title}") for number, file, title in LINE.findall(LIST)]
    headings = {
        name: page.read_text(encoding="utf-8").partition("\n")[0] for name, page in PAGES.items()
    }

    assert len(listed) == LIST.count("](")
    assert sorted(headings.items()) == sorted(listed)


def test_every_number_up_to_the_last_is_a_decision_or_never_used() -> None:
    numbers = sorted(name[:4] for name in PAGES)
    (unused,) = re.findall(r"(\d{4}(?:, \d{4})*): never used", LIST)

    assert [f"{number:04d}" for number in range(1, int(numbers[-1]) + 1)] == sorted(
        [*numbers, *unused.split(", ")]
    )
