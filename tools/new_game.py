"""Makes a new game as a copy of the template room and its tests, a small one as a copy of one file, or of what
the rules workshop has saved.
"""

from __future__ import annotations

import json
import keyword
import re
import shutil
from collections.abc import Container, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from string import ascii_uppercase

from tools.steps import Failure, files

__all__ = ["game_from_workshop", "new_game", "new_plain_game", "rule_letters"]

_TEMPLATE = "_blank"
_FORM = re.compile(r"[a-z][a-z0-9]{1,23}")
_RULE_ID = re.compile(r"\bBL(?=-)|(?<=-rule-)bl(?=-\d)|(?<=\btest_)bl(?=_\d)")
"""The letters of the template's rule ids, as they occur in code, messages and tests: BL-1,
blank-rule-bl-1, test_bl_1.
"""
_RULE_MESSAGE = re.compile(r"^[a-z0-9]+-rule-([a-z]+)-\d", re.MULTILINE)
_SINCE = re.compile(r'DayTable\("[0-9-]{10}"')
_LETTERS = re.compile(r"""["']([A-Z]{2})-\d""")
"""The letters of a small game's rule ids, as its rules name them."""
_PAGE_WORDS = "web/words/en.ftl"
_HOMES = ("py/freebooters/games", "tests/games")
_SMALL = "py/freebooters/small"
_TRUTHS = "tests/small/truths"
_WORDS_OF_TABLES = "plain"


def new_game(root: Path, game_id: str) -> list[Path]:
    """Makes the room and the tests of a new game and returns the files made. Raises `Failure`
    before making any.

    An id has 2 to 24 characters a-z and 0-9 and begins with a letter: it names a module and a
    folder of the built page, begins every message's key and none of the page's own, and is part of
    the page's address.
    """
    _check(root, game_id)
    moves = [(root / home / _TEMPLATE, root / home / game_id) for home in _HOMES]
    for template, room in moves:
        if not template.is_dir():
            raise Failure(f"There is no template {template}.")
        if room.exists():
            raise Failure(f"{room} exists already.")
    letters = rule_letters(game_id, _taken_letters(root))
    return [file for template, room in moves for file in _copies(template, room, game_id, letters)]


def new_plain_game(root: Path, game_id: str) -> list[Path]:
    """Makes the one file of a new small game and returns it. Raises `Failure` before. An id is as that of
    a game with a room.
    """
    _check(root, game_id)
    made = root / _SMALL / f"{game_id}.py"
    text = (root / _SMALL / f"{_TEMPLATE}.py").read_text(encoding="utf-8")
    made.write_text(renamed(text, game_id, ""), encoding="utf-8", newline="\n")
    return [made]


def game_from_workshop(root: Path, file: Path, game_id: str) -> list[Path]:
    """Makes a small game of a file that the rules workshop has saved, with the words of the game that it comes
    from and what their truth is found out by, where that has some, and returns the files made. Raises
    `Failure` before making any. An id is as that of a game with a room.
    """
    _check(root, game_id)
    base, title, text = _saved(file)
    found = _LETTERS.search(text)
    ids = (found[1] if found else "", rule_letters(game_id, _taken_letters(root)))
    home = root / _SMALL
    words = (home / "words" / base).glob("*.ftl")
    made = {home / f"{game_id}.py": _as_its_own(text, base, game_id, ids)} | {
        home / "words" / game_id / page.name: _titled(
            _worded_as(page.read_text(encoding="utf-8"), base, game_id, ids), game_id, title
        )
        for page in words
    }
    truths = root / _TRUTHS / f"{base}.py"
    if truths.is_file():
        text = truths.read_text(encoding="utf-8")
        made[root / _TRUTHS / f"{game_id}.py"] = re.sub(rf'"{base}-', f'"{game_id}-', text)
    for target, content in made.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, encoding="utf-8", newline="\n")
    return [*made]


def _saved(file: Path) -> tuple[str, str, str]:
    """Of such a file the game that it comes from, its own name, "" for none, and its rules."""
    try:
        held = json.loads(file.read_text(encoding="utf-8"))
        base, title, text = str(held["base"]), str(held["name"]), held["text"]
        fits = held["freebooters"] == "workshop" and held["version"] == 1 and _FORM.fullmatch(base)
        if fits and isinstance(text, str):
            return base, title, text
    except (OSError, ValueError, LookupError, TypeError):
        pass
    raise Failure(f"{file} holds no rules that the workshop has saved.")


def _as_its_own(text: str, base: str, game_id: str, ids: tuple[str, str]) -> str:
    """Rules under another name, where code names the game: what is said of it stays."""
    old, new = ids
    text = re.sub(rf"""(["']){base}\1""", rf"\g<1>{game_id}\g<1>", text)
    text = re.sub(rf"\b{base.capitalize()}(?=[A-Z])", game_id.capitalize(), text)
    return re.sub(rf"""(["']){old}(?=-\d)""", rf"\g<1>{new}", text) if old else text


def _worded_as(text: str, base: str, game_id: str, ids: tuple[str, str]) -> str:
    old, new = (letters.lower() for letters in ids)
    text = re.sub(rf"^{base}-", f"{game_id}-", text, flags=re.MULTILINE)
    text = text.replace(f"# Rule: {ids[0]}-", f"# Rule: {ids[1]}-")
    return re.sub(rf"^{game_id}-rule-{old}-", f"{game_id}-rule-{new}-", text, flags=re.MULTILINE)


def _titled(text: str, game_id: str, title: str) -> str:
    said = re.sub(r"[{}\s]+", " ", title).strip()
    if not said:
        return text
    return re.sub(
        f"^{game_id}-title = .*$", lambda _: f"{game_id}-title = {said}", text, flags=re.MULTILINE
    )


def _check(root: Path, game_id: str) -> None:
    """Raises `Failure` if that cannot name a new game."""
    if not _FORM.fullmatch(game_id) or keyword.iskeyword(game_id) or game_id == "blank":
        raise Failure(
            f"{game_id!r} cannot name a game: 2 to 24 of a-z and 0-9, beginning with a letter."
        )
    words = (root / _PAGE_WORDS).read_text(encoding="utf-8")
    if game_id == _WORDS_OF_TABLES or re.search(f"^{game_id}-", words, re.MULTILINE):
        raise Failure(
            f"{game_id!r} cannot name a game: messages of the page itself begin with {game_id}-."
        )
    for taken in (root / _SMALL / f"{game_id}.py", root / _HOMES[0] / game_id):
        if taken.exists():
            raise Failure(f"{taken} exists already.")


def rule_letters(game_id: str, taken: Container[str]) -> str:
    """Two letters for the ids of the game's rules, SK for skullduggery: the first letter of its
    name and the next one that gives a pair no other game uses.
    """
    first, *rest = (letter for letter in game_id.upper() + ascii_uppercase if letter.isalpha())
    return next(pair for letter in rest if (pair := first + letter) not in taken)


def renamed(text: str, game_id: str, letters: str) -> str:
    """The text with the template's name and rule ids, in all their forms, replaced by the game's."""
    text = _RULE_ID.sub(lambda id_: letters if id_[0].isupper() else letters.lower(), text)
    for old, new in (
        ("_blank", game_id),
        ("blank", game_id),
        ("Blank", game_id.capitalize()),
        ("BLANK", game_id.upper()),
    ):
        text = text.replace(old, new)
    return text


def _tomorrow() -> str:
    """The date from which a new game takes part in the deal of the day: past deals must not change."""
    return (datetime.now(UTC).date() + timedelta(days=1)).isoformat()


def _taken_letters(root: Path) -> set[str]:
    """The letters of all games' rule ids, the templates' among them."""
    pages = (*(root / _HOMES[0]).glob("*/words/en.ftl"), *(root / _SMALL).glob("words/*/en.ftl"))
    return {
        letters.upper()
        for page in pages
        for letters in _RULE_MESSAGE.findall(page.read_text(encoding="utf-8"))
    }


def _copies(template: Path, room: Path, game_id: str, letters: str) -> Iterator[Path]:
    for file in files(template):
        target = room / renamed(file.relative_to(template).as_posix(), game_id, letters)
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            text = renamed(file.read_text(encoding="utf-8"), game_id, letters)
            text = _SINCE.sub(f'DayTable("{_tomorrow()}"', text)
            target.write_text(text, encoding="utf-8", newline="\n")
        except UnicodeDecodeError:
            shutil.copyfile(file, target)
        yield target
