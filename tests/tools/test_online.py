"""Games across the internet, as a page is built: what `together.json` may say, and the policy it gives."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.layout import MEET, PAGE, TOGETHER, UNBUNDLED
from tools.steps import Failure
from tools.together import relays, write_together


def chosen(folder: Path, said: object) -> Path:
    file = folder / "chosen.json"
    file.write_text(json.dumps(said), encoding="utf-8")
    return file


def test_as_shipped_no_server_is_named() -> None:
    assert TOGETHER.parent == PAGE.parent
    assert {"relays": [], "stun": [], "turn": []} == json.loads(TOGETHER.read_text("utf-8"))


@pytest.mark.usefixtures("dist")
def test_relays_that_are_named_are_all_that_may_be_asked(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    for folder in ("web", "lib"):
        (page / folder).symlink_to(UNBUNDLED / folder)
    names = ["wss://b.example/nostr", "wss://a.example:8443", "wss://b.example"]
    said = {"relays": names, "stun": ["stun:c.example"], "turn": [{"url": "turn:d.example"}]}
    write_together(page, chosen(tmp_path, said))

    document = (page / MEET).read_text("utf-8")
    assert "; connect-src wss://a.example:8443 wss://b.example; " in document
    assert "c.example" not in document
    assert said == json.loads((page / TOGETHER.name).read_text("utf-8"))


@pytest.mark.parametrize(
    "said",
    [
        [],
        {"relay": []},
        {"relays": "wss://a.example"},
        {"relays": [7]},
        {"relays": ["https://a.example"]},
        {"relays": ["wss://a.example; script-src *"]},
        {"relays": ["wss://a.example'"]},
        {"stun": ["turn:a.example"]},
        {"turn": ["turn:a.example"]},
        {"turn": [{"username": "me"}]},
    ],
    ids=str,
)
def test_what_the_page_could_not_read_is_refused(tmp_path: Path, said: object) -> None:
    with pytest.raises(Failure, match=r"chosen\.json"):
        relays(chosen(tmp_path, said))


def test_a_file_that_is_not_there_or_no_json_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "chosen.json"
    with pytest.raises(Failure, match=r"chosen\.json"):
        relays(file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(Failure, match=r"chosen\.json"):
        relays(file)
