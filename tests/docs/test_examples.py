"""The examples of the documentation do what they say, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import freebooters
import freebooters.trials.interval

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RESEARCH = ROOT / "docs" / "research.md"
"""Its examples need libraries of their own: tests/research runs them."""
FOLDER_PAGES = sorted([*(ROOT / "py").rglob("README.md"), *(ROOT / "tests").glob("*/README.md")])
BLOCK = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def examples(page: Path) -> str:
    """All Python sessions of a page, one after the other."""
    return "\n".join(BLOCK.findall(page.read_text(encoding="utf-8")))


def anchors(page: Path) -> set[str]:
    """The fragments a page's headings can be reached by."""
    kept = (
        re.sub(r"[^\w\s-]", "", heading.lower())
        for heading in HEADING.findall(page.read_text("utf-8"))
    )
    return {heading.strip().replace(" ", "-") for heading in kept}


def test_the_pages_with_examples_are_known() -> None:
    expected = ["README.md", "docs/contract.md", "docs/research.md"]

    assert expected == [name(page) for page in PAGES if examples(page)]


@pytest.mark.parametrize(
    "file", [page for page in PAGES if examples(page) and page != RESEARCH], ids=name
)
def test_the_examples_of_a_page_run(file: Path) -> None:
    test = doctest.DocTestParser().get_doctest(examples(file), {}, name(file), name(file), 0)
    result = doctest.DocTestRunner().run(test)

    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("module", [freebooters, freebooters.trials.interval])
def test_the_examples_of_a_docstring_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]

    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("file", [*PAGES, *FOLDER_PAGES], ids=name)
def test_links_within_the_project_lead_somewhere(file: Path) -> None:
    for link in LINK.findall(file.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        path, _, fragment = link.partition("#")
        target = (file.parent / path).resolve() if path else file

        assert target.exists(), link
        assert not fragment or fragment in anchors(target), link
