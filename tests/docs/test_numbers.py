"""The numbers that README and docs tell of the project are what the build wrote and the sources say.

What was measured once is not compared: the section of such a number tells the day.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

from freebooters import catalog
from freebooters.bots.levels import LEVELS
from freebooters.cli.words import LANGUAGES
from freebooters.engine.contract import MOST_CHOICES
from freebooters.promises import scenes
from tests.contract.test_9_words import LONGEST_GOAL
from tests.docs.test_examples import PAGES, ROOT, name
from tools.budget import Visit, budget, first_visit
from tools.bundle import Weight, weight

Number = int | float

_CLOSE = 0.05
"""By such a part a number may differ from the true one: nobody has to change it with every file."""

_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9}
_WORDS |= {"ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15}
_WORDS |= {"sixteen": 16, "hundred": 100}
_DIGITS = r"\d[\d,]*(?:\.\d+)?"
_NUMBER = rf"(?:{_DIGITS}|{'|'.join(_WORDS)})"
_DAY = re.compile(r"\b\d{1,2} [A-Z][a-z]+ 20\d\d\b|\b20\d\d-\d\d-\d\d\b")
_COUNTED = re.compile(
    rf"\b{_DIGITS}[ \u00a0](?:MB|kB|KiB|kilobytes|(?:static )?files|requests|lines|pictures|tests)\b"
)
_SECTION = re.compile(r"^(?=#)", re.MULTILINE)

_MEASURED = (
    "arena.md",
    "balance.md",
    "benchmarks.md",
    "opponents.md",
    "protocol.md",
    "CHANGELOG.md",
)
"""Pages of measurements, of what has changed, and one that is made from the sources as a whole."""
_NO_COUNTS = {"400 lines": "docs/style.md"}
"""A rule for people, which nothing is counted by."""


@dataclass(frozen=True)
class World:
    """What is true."""

    page: Path
    single: Path

    @cached_property
    def own(self) -> Weight:
        return weight(self.page)

    @cached_property
    def whole(self) -> Weight:
        return weight(self.page, forms=True)

    @cached_property
    def visit(self) -> Visit:
        return first_visit(self.page, budget())

    @property
    def one_file(self) -> float:
        return self.single.stat().st_size / 1e6

    @property
    def moves(self) -> tuple[int, int]:
        """The fewest and the most random moves a second of any setting, by the benchmarks, to the
        next hundred thousand.
        """
        text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
        table = text.partition("| setting | moves/s |")[2].partition("\n\n")[0]
        rates = [int(rate.replace(",", "")) for rate in re.findall(r"seats \| ([\d,]+) /", table)]
        return round(min(rates), -5), round(max(rates), -5)


def visited(world: World) -> Sequence[Number]:
    sizes = world.visit.sizes
    return [sizes[encoding] / 1e6 for encoding in ("", "gzip", "br")]


def lines_of(*path: str) -> int:
    return len(ROOT.joinpath(*path).read_text(encoding="utf-8").splitlines())


def frame(_: World) -> Sequence[Number]:
    """How many KiB of a message a link sends at once."""
    source = ROOT / "web" / "multiplayer" / "protocol" / "links" / "frames.ts"
    found = re.search(r"^const FRAME = (\d+) \* 1024;", source.read_text("utf-8"), re.MULTILINE)
    assert found
    return [int(found[1])]


def pictures(_: World) -> Sequence[Number]:
    kept = [*ROOT.glob("tests/games/*/pictures/*.png"), *ROOT.glob("tests/pictures/kept/*.png")]
    return [len(kept)]


CLAIMS: Mapping[str, Mapping[str, Callable[[World], Sequence[Number]]]] = {
    "README.md": {
        "some # static files of # MB with": lambda world: [world.own.count, world.own.megabytes],
        "beside them, some # of # MB": lambda world: [world.whole.count, world.whole.megabytes],
        "as one file of # MB": lambda world: [world.one_file],
        "# games are on board": lambda _: [len(catalog.games())],
        "There are # levels": lambda _: [len(LEVELS)],
        "at # to # random moves a second": lambda world: world.moves,
    },
    "docs/hosting.md": {
        "transfers # MB as the files are, # MB with gzip and # MB with brotli": visited,
        "`freebooters.html`, # MB, the whole page": lambda world: [world.one_file],
    },
    "docs/contract.md": {
        "more than a # legal actions at once": lambda _: [MOST_CHOICES],
        "at most # nodes and # kilobytes": lambda _: [scenes.MOST_NODES, scenes.MOST_BYTES / 1000],
        "on one line of at most # letters": lambda _: [LONGEST_GOAL],
    },
    "docs/testing.md": {"compares # pictures with the page": pictures},
    "docs/together.md": {
        "some # lines that need nothing else": lambda _: [lines_of("tools", "relay.py")],
        "deflated frames of at most # KiB": frame,
    },
}
"""Per page its sentences with numbers for `#`, and the numbers that are true."""


@pytest.fixture(scope="module")
def world(dist: Path, single: Path) -> World:
    return World(dist, single)


def text(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def pattern(claim: str) -> re.Pattern[str]:
    return re.compile(re.escape(claim).replace(r"\#", f"({_NUMBER})"), re.IGNORECASE)


def number(said: str) -> float:
    word = said.lower()
    return float(_WORDS[word] if word in _WORDS else said.replace(",", ""))


def sections(document: str) -> Iterator[tuple[str, int]]:
    """The sections of a document, each with the place where it begins."""
    place = 0
    for section in _SECTION.split(text(document)):
        yield section, place
        place += len(section)


CURRENT = [name(page) for page in PAGES if page.name not in _MEASURED and "adr" not in page.parts]


@pytest.mark.parametrize(
    ("document", "claim"),
    [(document, claim) for document, claims in CLAIMS.items() for claim in claims],
)
def test_a_number_of_the_documents_is_the_true_one(document: str, claim: str, world: World) -> None:
    found = pattern(claim).search(text(document))
    assert found, f"{document} says no longer: {claim}"
    said, true = [number(each) for each in found.groups()], CLAIMS[document][claim](world)

    assert said == pytest.approx(true, rel=_CLOSE), f"{document}: {found[0]}"


@pytest.mark.parametrize("document", CURRENT)
def test_a_count_or_size_is_compared_or_tells_when_it_was_measured(document: str) -> None:
    whole = text(document)
    compared = [
        range(*found.span())
        for claim in CLAIMS.get(document, ())
        for found in pattern(claim).finditer(whole)
    ]
    for section, start in sections(document):
        if _DAY.search(section):
            continue
        for found in _COUNTED.finditer(section):
            known = any(start + found.start() in claim for claim in compared)

            assert known or _NO_COUNTS.get(found[0]) == document, f"{document}: {found[0]}"


@pytest.mark.parametrize("document", CURRENT)
def test_everybody_says_the_same_number_of_languages(document: str) -> None:
    for said in re.findall(rf"\b({_NUMBER}) languages\b", text(document), re.IGNORECASE):
        assert len(LANGUAGES) == number(said)


def test_the_pages_that_tell_numbers_are_looked_at() -> None:
    assert set(CLAIMS) <= set(CURRENT)
    assert 3 < sum(bool(_COUNTED.search(text(document))) for document in CURRENT)
