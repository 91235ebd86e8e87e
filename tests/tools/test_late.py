"""The page starts without what comes late, says when it misses it, and has it once it is lent."""

from __future__ import annotations

import json
import sys
from fnmatch import fnmatchcase
from pathlib import Path

from tools.layout import PACKAGE
from tools.steps import run
from tools.wheel import LATE, NOT_IN_THE_PAGE

_SCRIPT = """\
import json, sys
from freebooters.app import bridge

def ask(**command):
    return json.loads(bridge.handle(json.dumps(command)))

chairs = [{"name": "", "colour": colour, "who": "friend"} for colour in ("red", "blue")]
table = ask(do="start", game="cartagena", seats=chairs, options={"variant": "basic"}, frame="wide:620")
letter = {"do": "write_letter", "seat": 1, "since": 0}
before, misses = ask(**letter), [bridge.missed(), bridge.missed()]
bridge.lend(sys.argv[1])
after = ask(**letter)
agreed = {"game": "cartagena", "rules": 2, "seats": chairs, "options": table["options"], "seat": 1}
read = ask(do="read_letter", **agreed, seal=table["seal"], letter=after["letter"], before=[], frame="wide:620")
print(json.dumps([before, misses, bridge.missed(), read["choices"] == [], read["viewer"]]))
"""


def is_among(name: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def test_letters_are_missed_first_and_can_be_read_once_they_are_lent(tmp_path: Path) -> None:
    for file in (*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.json")):
        name = file.relative_to(PACKAGE.parent).as_posix()
        for folder, wanted in (
            ("late", is_among(name, LATE)),
            ("early", not is_among(name, NOT_IN_THE_PAGE)),
        ):
            if wanted:
                copy = tmp_path / folder / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())
    command = [sys.executable, "-c", _SCRIPT, str(tmp_path / "late")]
    told = run(command, env={"PYTHONPATH": str(tmp_path / "early")})
    before, misses, still, waits, viewer = json.loads(told)

    assert "error-command" == before["error"]["key"]
    assert [True, False] == misses
    assert not still
    assert isinstance(waits, bool)
    assert 1 == viewer
