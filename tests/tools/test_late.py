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
from hashlib import sha256
from freebooters.app import bridge

def ask(**command):
    return json.loads(bridge.handle(json.dumps(command)))

options, frame = {"variant": "basic"}, "wide:620"
chairs = [{"name": "", "colour": colour, "who": "friend"} for colour in ("red", "blue")]
drawn = [[seat, sha256(f"{seat}/{seat % 10:032}".encode()).hexdigest(), f"{seat % 10:032}"] for seat in (-1, 0, 1)]
begin = dict(do="start", game="cartagena", seats=chairs, options=options, shares=drawn, letters=500, frame=frame)
before, misses = ask(**begin), [bridge.missed(), bridge.missed()]
bridge.lend(sys.argv[1])
after = ask(**begin)
(seat,) = after["acting"]
terms = ask(do="invite", game="cartagena", seats=chairs, options=options, seat=seat)["terms"]
kept = ask(do="accept", game="cartagena", terms=terms, share="0" * 32, commitment="0" * 64, name="")["kept"]
plain = ask(do="letters")["friends"][seat]["plain"]
read = ask(do="open_letter", kept=kept, number=1, plain=plain, frame=frame)["table"]
print(json.dumps([before, misses, bridge.missed(), read["choices"] == [], read["viewer"] == seat]))
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
    assert not waits
    assert viewer
