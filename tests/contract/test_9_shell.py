"""Promise 9, the shell: every message the page and the engine ask for is there, and no other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from freebooters.app.chairs import COLOURS
from freebooters.bots.levels import LEVELS
from tests.contract.rooms import PACKAGE, ROOT
from tests.contract.words import SHELL, WORKSHOP, plain, read
from tools.scripts import scripts

PYTHON = ("*.py", "app/**/*.py", "bots/**/*.py", "engine/**/*.py", "kit/**/*.py", "stage/**/*.py")

BUILT: dict[str, tuple[str, ...]] = {
    # How a key is put together in JavaScript, and with what.
    "colour-${": COLOURS,
    "contest-column-${": (
        *("deal", "place", "name", "rank", "score", "points", "most", "turns"),
        *("try", "checked", "luck", "play", "result", "deals"),
    ),
    "crew-${": tuple(LEVELS),
    "join-online-${": ("connecting", "waiting", "answered", "stuck"),
    "join-trouble-${": ("network", "isolated", "browser", "mobile", "hand", "late"),
    "warn-${": ("off", "big", "clear"),
    "level-${": tuple(LEVELS),
    "offer-${": ("dropped", "opened", "shared"),
    "missing-${": ("day", "game", "lesson", "puzzle", "rule", "save"),
    "luck-${": ("luck", "play", "others", "rest", "unsure"),
    "online-${": ("connecting", "open"),
    "online-learns-${": ("relay", "stun", "turn"),
    "post-fault-${": ("cut", "altered", "older", "newer", "none"),
    "post-file-${": ("none", "damaged", "newer"),
    "post-found-${": ("older", "otherwise", "whole", "moved", "none"),
    "post-taken-${": (
        *("played", "part", "agreed", "again", "differs", "late", "ahead", "illegal"),
        *("refused", "whole"),
    ),
    "presence-${": ("vacant", "invited", "here", "away", "gone"),
    "record-against-${": ("human", "mixed"),
    "reply-${": ("taken", "void", "nobody"),
    "say-${": (
        *("ahoy", "luck", "well", "thanks", "oops", "ouch"),
        *("haha", "hm", "moment", "go", "never", "arr"),
    ),
    "settings-spacing-${": ("normal", "wide"),
    "settings-speed-${": ("slow", "normal", "fast", "off"),
    "settings-theme-${": ("system", "light", "dark", "contrast"),
    "shape-${": ("circle", "square", "triangle", "diamond", "star"),
    "shell-stage-${": ("download", "unpack", "start", "install"),
    "workshop-wrong-${": ("damaged", "newer", "base", "foreign", "large"),
    "trial-${": ("same", "best", "better", "worse", "close", "unknown"),
}
SUMMARIES = frozenset(
    f"summary-{how}-{cause}"
    for how in ("won", "lost")
    for cause in ("mistake", "turn", "luck", "play", "others", "stroke", "steps")
    if (how, cause) != ("won", "mistake")
)
"""How `app/analysis/summary.py` puts keys together; `summary-luck` is part of several of them."""
HINTED = (
    *("contest-title", "contest-word-new"),
    *(
        "missing-canvas",
        "missing-day",
        "missing-disk",
        "missing-game",
        "missing-lesson",
        "missing-newer",
    ),
    *("missing-part", "missing-puzzle", "missing-rest", "missing-rule", "missing-save"),
)
"""Keys that are asked for again with `-hint`."""
IN_THE_SINGLE_FILE = {"home-promise-file"}
"""Keys of elements that are others there: `tools/single.py`."""


@cache
def _scripts() -> str:
    files = scripts()
    assert len(files) > 20
    return "\n".join(path.read_text("utf-8") for path in files)


class _Page(HTMLParser):
    """The elements of the page that are told a message, and their English text."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()
        self.texts: dict[str, str] = {}
        self._open: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.keys |= {value for name, value in attrs if name.startswith("data-words") and value}
        self._open.append((tag, given.get("data-words")))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        key = self._open[-1][1] if self._open else None
        if key:
            self.texts[key] = f"{self.texts.get(key, '')} {data}"


@cache
def _page() -> _Page:
    page = _Page()
    page.feed((ROOT / "index.html").read_text("utf-8"))
    return page


def _said_in_python() -> Iterator[tuple[Path, str, set[str]]]:
    """Every `say("key", name=...)`: file, key, names. Plain tables have words of their own, of which
    `tests/small/test_words.py` asks this.
    """
    for pattern in PYTHON:
        for path in sorted(set(PACKAGE.glob(pattern)) - set(PACKAGE.glob("kit/plain*.py"))):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == "say"
                    and isinstance(node.args[0], ast.Constant)
                ):
                    names = {keyword.arg or "" for keyword in node.keywords}
                    yield path, str(node.args[0].value), names


def _said_in_javascript() -> Iterator[tuple[str, set[str] | None]]:
    """Every `.t("key", {names})`: key, names; None where the arguments are not written out."""
    script = _scripts()
    for call in re.finditer(r"""\.t\(\s*["']([^"']+)["']\s*([,)])\s*""", script):
        if call[2] == ")":
            yield call[1], set()
        elif script[call.end()] == "{":
            yield call[1], _names_of_literal(script, call.end())
        else:
            yield call[1], None


def _names_of_literal(script: str, start: int) -> set[str]:
    """The names in the object literal that begins there."""
    depth, parts = 0, [""]
    for character in script[start:]:
        depth += (character in "{[(") - (character in "}])")
        if depth == 0:
            break
        if character == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += character
    parts[0] = parts[0][1:]
    return {part.split(":")[0].strip() for part in parts if part.strip()}


def _asked_for() -> set[str]:
    """Every key that is written out somewhere."""
    script = _scripts()
    written = set(re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""", script))
    built = {stem.rstrip("${") + end for stem, ends in BUILT.items() for end in ends}
    hinted = {f"{key}-hint" for key in HINTED}
    marked = _page().keys | IN_THE_SINGLE_FILE
    part = {"summary-luck"}
    return (
        written
        | built
        | hinted
        | marked
        | SUMMARIES
        | part
        | {key for _, key, _ in _said_in_python()}
    )


def test_everything_the_engine_says_has_words_for_what_it_gives() -> None:
    words, said = read(SHELL, "en"), list(_said_in_python())

    assert len(said) > 20
    assert [] == [(path.name, key) for path, key, _ in said if key not in words]
    assert [] == [
        (path.name, key, missing)
        for path, key, names in said
        if (missing := words[key].parts[""] - names)
    ]


def test_everything_the_page_says_has_words_for_what_it_gives() -> None:
    words, said = read(SHELL, "en"), list(_said_in_javascript())

    assert len(said) > 60
    assert [] == [key for key, _ in said if key not in words]
    assert [] == [
        (key, missing)
        for key, names in said
        if names is not None and (missing := words[key].parts[""] - names)
    ]


def test_every_message_written_as_data_is_there() -> None:
    words = read(SHELL, "en").keys() | read(WORKSHOP, "en").keys()
    # A message's key has a dash; a key of a device is a field of its own in what devices send.
    named = set(re.findall(r"""\bkey:\s*["']([^"'-]+-[^"']+)["']""", _scripts()))

    assert named
    assert set() == named - words


def test_everything_that_may_have_decided_a_game_has_words() -> None:
    assert set() == SUMMARIES - set(read(SHELL, "en"))


def test_every_attribute_asked_for_is_there() -> None:
    asked = re.findall(r"""\.attribute\(\s*["']([^"']+)["'],\s*["']([^"']+)["']""", _scripts())
    words = read(SHELL, "en")

    assert [] == [(key, name) for key, name in asked if name not in words[key].parts]


def test_the_static_page_has_words_for_every_element_it_marks() -> None:
    assert len(_page().keys) > 10
    assert set() == _page().keys - set(read(SHELL, "en"))


def test_the_static_page_reads_as_it_will_once_its_words_have_come() -> None:
    texts = {key: " ".join(text.split()) for key, text in _page().texts.items()}

    assert len(texts) > 8
    assert {key: plain(SHELL, key, "en") for key in texts} == texts


def test_no_message_of_the_shell_is_left_unused() -> None:
    assert set() == set(read(SHELL, "en")) - _asked_for()


@pytest.mark.parametrize("stem", BUILT)
def test_message_keys_composed_at_run_time_have_words(stem: str) -> None:
    words = read(SHELL, "en")

    assert f"`{stem}" in _scripts()
    assert set() == {stem.rstrip("${") + end for end in BUILT[stem]} - set(words)
