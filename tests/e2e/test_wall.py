"""The wall around rules of others: what these try in the worker reaches nothing, and the page stays at work."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect

from freebooters import small
from tests.e2e.host import Host, serving
from tools.layout import UNBUNDLED
from tools.pack import bundled

pytestmark = pytest.mark.fresh

BAIT = "bait"
ATTACK = Path(__file__).with_name("wall.js").read_text(encoding="utf-8")
RACE = (Path(str(small.__file__)).parent / "race.py").read_text(encoding="utf-8")
NUMBER = "LENGTH = 30"

INSIDE = {"speak to other tabs"}
"""What goes through behind the wall: to tabs of an origin that is nobody's."""
OUTSIDE = {
    *("ask the host", "ask the host without reading", "ask the host the old way"),
    *("read the database", "list databases", "list caches", "read the caches"),
    *("open the folder", "see the locks", "speak to other tabs", "speak to the page"),
}
"""What goes through in a worker of the page's own, and does harm."""

SETS_BAIT = f"""async () => {{
  await new Promise((resolve) => {{ indexedDB.open("{BAIT}").onsuccess = resolve; }});
  await (await caches.open("{BAIT}")).put("{BAIT}", new Response("secret"));
  localStorage.{BAIT} = "secret";
  self.heard = 0;
  new BroadcastChannel("{BAIT}").onmessage = () => {{ self.heard += 1; }};
}}"""

STARTS = """async () => {
  const { Sandbox } = await import("./wall-under-test.js");
  const wall = new Sandbox();
  const lay = (text, more = {}) =>
    wall.lay({ name: "race", texts: { "race.py": text }, seed: "reef", log: null, frame: "wide:620", ...more });
  self.wall = { engine: wall, lay, events: [] };
  wall.addEventListener("lost", () => self.wall.events.push("lost"));
  await wall.up();
}"""

LAYS = "(text) => wall.lay(text)"
LONGEST_PAUSE = """async (text) => {
  const laid = wall.lay(text);
  const began = performance.now();
  let [last, worst] = [began, 0];
  while (performance.now() - began < 2500) {
    await new Promise((resolve) => setTimeout(resolve));
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }
  await laid;
  return worst;
}"""


@pytest.fixture(scope="module")
def script(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    target = tmp_path_factory.mktemp("wall") / "sandbox.js"
    return bundled(UNBUNDLED / "web" / "workshop" / "sandbox.js", target).read_text("utf-8")


@pytest.fixture
def host(dist: Path, homes: list[str], tmp_path: Path, script: str) -> Iterator[Host]:
    host = Host(dist, tmp_path / "page")
    host.answers("wall-under-test.js", script)
    with serving(host, homes):
        yield host


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], host: Host) -> dict[str, Any]:
    return {**browser_context_args, "base_url": host.address}


def changed(new: str) -> str:
    return RACE.replace(NUMBER, new)


def walled_off(page: Page) -> Worker:
    """The worker behind the wall, once it is ready; others start meanwhile."""
    before = {*page.workers}
    page.evaluate(STARTS)
    (worker,) = [
        each for each in page.workers if each not in before and each.url.startswith("data:")
    ]
    return worker


def attacked(worker: Worker, host: Host) -> dict[str, str]:
    names = f'const HOST = "{host.address}"; const BAIT = "{BAIT}";'
    told: dict[str, str] = worker.evaluate(f"async () => {{ {names} {ATTACK} }}")
    return told


def through(told: dict[str, str]) -> set[str]:
    return {name for name, said in told.items() if said == "got through"}


def leaks(host: Host) -> list[str]:
    return [name for name in host.asked if "leak" in name]


def test_nothing_reaches_out_of_the_wall_and_all_of_it_does_without_one(
    page: Page, host: Host, complaints: list[str]
) -> None:
    page.goto("")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(SETS_BAIT)
    page.wait_for_function("() => freebooters.engine === undefined")
    worker = walled_off(page)

    told = attacked(worker, host)

    assert through(told) == INSIDE, told
    assert leaks(host) == []
    assert page.evaluate("heard") == 0
    assert page.evaluate(LAYS, RACE)["ok"]

    naked = next(each for each in page.workers if each.url.startswith("blob:"))
    assert through(attacked(naked, host)) >= OUTSIDE
    assert page.evaluate("heard") == 1
    assert leaks(host)
    complaints.clear()


def test_what_hangs_or_floods_is_ended_and_a_good_text_is_dealt_then(
    page: Page, complaints: list[str]
) -> None:
    page.goto("")
    walled_off(page)
    first = page.evaluate(LAYS, RACE)
    assert first["ok"]

    endless = page.evaluate(LAYS, changed("while True: pass"))["fault"]
    assert (endless["message"]["key"], endless["line"]) == ("workshop-fault-endless", 15)
    big = page.evaluate(LAYS, changed("x = []\nwhile True: x.append(bytearray(10**7))"))["fault"]
    assert big["message"]["key"] == "workshop-fault-memory"
    assert page.evaluate("wall.events") == []
    flood = "import js\nwhile True: js.dispatchEvent(js.ErrorEvent.new('error'))"
    assert page.evaluate(LONGEST_PAUSE, changed(flood)) < 1000
    stuck = "import js\njs.Atomics.wait(js.Int32Array.new(js.SharedArrayBuffer.new(4)), 0, 0)"
    hang = stuck if page.evaluate("crossOriginIsolated") else "sum(iter(int, 1))"
    assert page.evaluate(LAYS, changed(hang))["fault"]["message"]["key"] == "workshop-fault-stopped"
    assert page.evaluate("wall.events") == ["lost"]

    again = page.evaluate(LAYS, RACE)
    assert again == first
    complaints.clear()


def test_the_document_does_nothing_for_whoever_frames_it_without_a_sandbox(
    page: Page, dist: Path, complaints: list[str]
) -> None:
    """Also where a host sends no headers, which would put it in one."""
    document = dist / "workshop.html"
    page.route("**/workshop.html", lambda route: route.fulfill(path=document))
    page.goto("")
    answered = page.evaluate(
        """async () => {
          const frame = document.createElement("iframe");
          frame.src = "workshop.html";
          document.body.append(frame);
          await new Promise((resolve) => { frame.onload = resolve; });
          const { port1, port2 } = new MessageChannel();
          let answered = false;
          port1.onmessage = () => { answered = true; };
          frame.contentWindow.postMessage({ boot: {}, script: "postMessage({ ready: true })" }, "*", [port2]);
          await new Promise((resolve) => setTimeout(resolve, 500));
          return answered;
        }"""
    )

    assert not answered
    complaints.clear()
