"""Games across the internet, as a page is built: what `together.json` may say, the policy it gives, and
whether the servers that it names are there.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest

from tests.e2e.meeting import Relay, relaying
from tools import servers
from tools.events import is_signed, signed
from tools.layout import MEET, PAGE, ROOT, TOGETHER, UNBUNDLED
from tools.servers import NOT_REACHED, Trial, table, tried
from tools.steps import Failure
from tools.together import chosen, relays, write_together


def written(folder: Path, said: object) -> Path:
    file = folder / "chosen.json"
    file.write_text(json.dumps(said), encoding="utf-8")
    return file


def test_as_shipped_relays_of_several_hosts_and_stun_are_named_but_nothing_that_costs() -> None:
    assert TOGETHER.parent == PAGE.parent
    said = json.loads(TOGETHER.read_text("utf-8"))
    assert len({urlsplit(each).hostname for each in said["relays"]}) >= 4
    assert all(each.startswith("wss://") for each in said["relays"])
    assert len(said["stun"]) >= 1
    assert [] == said["turn"]


def test_every_server_that_is_named_as_shipped_has_its_line_in_the_documentation() -> None:
    said = json.loads(TOGETHER.read_text("utf-8"))
    listed = (ROOT / "docs" / "together.md").read_text("utf-8")
    assert [] == [url for url in (*said["relays"], *said["stun"]) if f"| `{url}` |" not in listed]


@pytest.mark.usefixtures("dist")
def test_the_finished_page_may_ask_the_relays_named_as_shipped_in_one_document_alone(
    dist: Path,
) -> None:
    assert TOGETHER.read_text("utf-8") == (dist / TOGETHER.name).read_text("utf-8")
    asking = [file.name for file in dist.glob("*.html") if "wss:" in file.read_text("utf-8")]
    assert [MEET] == asking


def test_a_host_may_name_no_server_or_others(tmp_path: Path) -> None:
    others = written(tmp_path, {"relays": ["wss://a.example"]})
    assert TOGETHER == chosen("default")
    assert [] == relays(chosen("none"))
    assert ["wss://a.example"] == relays(chosen(str(others)))
    with pytest.raises(Failure, match="nowhere"):
        chosen("nowhere")


@pytest.mark.usefixtures("dist")
def test_relays_that_are_named_are_all_that_may_be_asked(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    for folder in ("web", "lib"):
        (page / folder).symlink_to(UNBUNDLED / folder)
    names = ["wss://b.example/nostr", "wss://a.example:8443", "wss://b.example"]
    said = {"relays": names, "stun": ["stun:c.example"], "turn": [{"url": "turn:d.example"}]}
    write_together(page, written(tmp_path, said))

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
        {"relays": [f"wss://{number}.example" for number in range(9)]},
    ],
    ids=str,
)
def test_what_the_page_could_not_read_is_refused(tmp_path: Path, said: object) -> None:
    with pytest.raises(Failure, match=r"chosen\.json"):
        relays(written(tmp_path, said))


def test_a_file_that_is_not_there_or_no_json_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "chosen.json"
    with pytest.raises(Failure, match=r"chosen\.json"):
        relays(file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(Failure, match=r"chosen\.json"):
        relays(file)


def one(said: dict[str, object]) -> Trial:
    (trial,) = asyncio.run(tried(said))
    return trial


@pytest.fixture
def relay() -> Iterator[Relay]:
    with relaying() as there:
        yield there


def test_a_relay_that_passes_on_what_devices_say_works(relay: Relay) -> None:
    trial = one({"relays": [relay.address]})
    assert trial.works
    assert "accepts and passes on" == trial.found
    (event,) = relay.events
    assert (servers.KIND, "x") == (event["kind"], event["tags"][0][0])


def test_a_relay_that_takes_no_such_events_says_why(relay: Relay) -> None:
    relay.refuses = True
    trial = one({"relays": [relay.address]})
    assert not trial.works
    assert "refuses: blocked: by a test" == trial.found


def test_a_relay_that_says_nothing_or_nonsense_is_told_from_one_that_is_not_there(
    relay: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "_PATIENCE", 1.0)
    relay.answers = False
    assert "reached, but says nothing" == one({"relays": [relay.address]}).found
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert NOT_REACHED == one({"relays": [f"ws://127.0.0.1:{port}"]}).found
    assert NOT_REACHED == one({"relays": [f"ws://127.0.0.1:{port}"]}).found
    assert NOT_REACHED == one({"relays": ["wss://nowhere.invalid"]}).found


@contextmanager
def answering(head: bytes) -> Iterator[str]:
    """A server that answers one datagram with that, and what the request was known by; its address."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as server:
        server.bind(("127.0.0.1", 0))

        def answer() -> None:
            data, client = server.recvfrom(100)
            server.sendto(head + bytes(2) + data[4:20], client)

        thread = Thread(target=answer, daemon=True)
        thread.start()
        yield f"127.0.0.1:{server.getsockname()[1]}"
        thread.join()


def test_stun_and_turn_are_asked_for_ones_own_address_by_udp() -> None:
    with answering(bytes([1, 1])) as address:
        trial = one({"stun": [f"stun:{address}"]})
    assert trial.works, trial
    with answering(bytes([1, 1])) as address:
        assert one({"turn": [{"url": f"turn:{address}?transport=udp"}]}).works


def test_what_is_no_answer_of_stun_counts_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "_STUN_PATIENCE", 0.5)
    with answering(bytes([1, 17])) as address:
        assert NOT_REACHED == one({"stun": [f"stun:{address}"]}).found
    assert NOT_REACHED == one({"stun": ["stun:nowhere.invalid"]}).found
    assert NOT_REACHED == one({"stun": ["stun:127.0.0.1:port"]}).found
    assert not one({"stun": ["stuns:127.0.0.1"]}).works


def test_the_trials_are_one_line_each_and_what_a_server_says_can_be_shown() -> None:
    rows = table([Trial("wss://a.example", "relay", "accepts and passes on", 85)])
    assert "relay  wss://a.example  85 ms       accepts and passes on" == rows.splitlines()[1]
    assert "a?[31mb" == servers.shown(["a\x1b[31mb"])


def test_where_no_relay_or_no_stun_works_the_command_says_so(tmp_path: Path, relay: Relay) -> None:
    assert 0 == servers.main(written(tmp_path, {"relays": [relay.address, "ws://127.0.0.1:9"]}))
    assert 0 == servers.main(written(tmp_path, {}))
    none = {"relays": [relay.address], "stun": ["stun:nowhere.invalid"]}
    assert 1 == servers.main(written(tmp_path, none))


def test_an_event_is_signed_and_a_changed_one_is_not() -> None:
    event = signed(servers.KIND, [["x", "a"]], "é", 7)
    assert is_signed(event)
    assert not is_signed({**event, "content": "e"})
    other = signed(servers.KIND, [["x", "a"]], "é", 7)
    assert not is_signed({**event, "sig": other["sig"]})
