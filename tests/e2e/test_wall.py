"""The wall around rules of others: what these try in the worker reaches nothing, and the page stays at work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Dialog, Error, Page, Worker, expect

from tests.e2e import ways
from tests.e2e.haste import UNSTORED
from tests.e2e.host import Host, serving
from tests.e2e.person import LONG
from tests.e2e.test_workshop import WORDS, begins, button, rules_typed, says
from tests.e2e.walls import (
    BARE,
    RACE,
    ROOT,
    SETS_BAIT,
    STARTS,
    Sources,
    Wall,
    answering,
    attacks_by_rules,
    attempts,
    changed,
    framed,
    leaks,
    serve,
    through,
    tried,
)
from tools.layout import WORKSHOP

OUTSIDE = {
    *("ask the host", "ask the host without reading", "ask the host the old way"),
    *("read the database", "list databases", "list caches", "read the caches"),
    *("open the folder", "see the locks", "speak to other tabs", "speak to the page"),
}
"""What goes through in a worker of the page's own, and does harm."""

LAYS = "(text) => wall.lay(text)"
LONGEST_PAUSE = """async (text) => {
  let isLaid = false;
  const laid = wall.lay(text).finally(() => (isLaid = true));
  let [last, worst] = [performance.now(), 0];
  while (!isLaid) {
    await new Promise((resolve) => setTimeout(resolve));
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }
  return [worst, await laid];
}"""
"""How long the page does nothing else at most until the flood is over."""


@pytest.fixture(scope="module")
def sources(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Sources:
    return Sources(tmp_path_factory.mktemp("wall"))


@pytest.fixture(scope="module")
def script(sources: Sources) -> str:
    return sources.bundled("sandbox.js")


@pytest.fixture
def host(dist: Path, homes: list[str], tmp_path: Path, script: str) -> Iterator[Host]:
    host = Host(dist, tmp_path / "page")
    host.answers(ROOT, script)
    with serving(host, homes):
        yield host


@pytest.fixture
def browser_context_args(
    browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> dict[str, Any]:
    if "host" not in request.fixturenames:
        return browser_context_args
    host: Host = request.getfixturevalue("host")
    return {**browser_context_args, "base_url": host.address}


def opens_a_wall(page: Page) -> None:
    """Behind it alone an engine runs: the page is at a screen that wants none, and is not stored."""
    page.add_init_script(UNSTORED)
    page.goto("#/settings")
    page.evaluate(STARTS)


def forgets(page: Page, complaints: list[str]) -> None:
    """What was refused is complained of, until the page is gone."""
    page.close()
    page.context.cookies()  # answers after every event that came before
    complaints.clear()


def walled_off(page: Page) -> Worker:
    """The worker behind the wall, once it is ready; others start meanwhile."""
    before = {*page.workers}
    page.evaluate(STARTS)
    (worker,) = [
        each for each in page.workers if each not in before and each.url.startswith("data:")
    ]
    return worker


def test_nothing_reaches_out_of_the_wall_and_all_of_it_does_without_one(
    page: Page, host: Host, complaints: list[str]
) -> None:
    page.add_init_script(UNSTORED)
    page.goto("")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(SETS_BAIT)
    page.wait_for_function("() => freebooters.engine === undefined")
    worker = walled_off(page)

    told = tried(worker, "wall.js", host)

    assert through(told) == set(), told
    assert leaks(host) == set()
    assert page.evaluate("heard") == 0
    assert page.evaluate(LAYS, RACE)["ok"]

    naked = next(each for each in page.workers if each.url.startswith("blob:"))
    assert through(tried(naked, "wall.js", host)) >= OUTSIDE
    assert page.evaluate("heard") == 1
    assert leaks(host)
    forgets(page, complaints)


UNCHECKED = ('if (self.origin !== "null" || self.parent === self)', "if (false)")
"""The frame's script as it would be if it did not ask where it is."""
SAME_ORIGIN = "allow-scripts allow-same-origin"
NO_POLICY = dict.fromkeys(
    (
        *("default-src", "base-uri", "form-action", "script-src", "worker-src", "connect-src"),
        *("require-trusted-types-for", "trusted-types"),
    )
)
WITHOUT_A_WALL = Wall(
    NO_POLICY,
    {},
    SAME_ORIGIN,
    (
        UNCHECKED,
        (
            "`data:text/javascript;charset=utf-8,${encodeURIComponent(script)}`",
            'URL.createObjectURL(new Blob([script], { type: "text/javascript" }))',
        ),
    ),
)


def stands_no_wall(host: Host, sources: Sources) -> None:
    """Neither around the frame's document, nor in what the page asks of it."""
    serve(host, sources, WITHOUT_A_WALL, WORKSHOP)
    host.answers(ROOT, sources.bundled("sandbox.js", (('"allow-scripts"', f'"{SAME_ORIGIN}"'),)))


REACHED = {
    *("fetch", "opaque", "xhr", "database", "databases", "caches", "folder", "locks", "tabs"),
    *("page", "report", "text"),
}
"""What rules reach where there is no wall; and what they ask the host."""
ASKED = {f"leak-{name}" for name in ("events", "fetch", "font", "nested", "opaque", "xhr")}


def test_rules_that_reach_for_everything_get_hold_of_nothing(
    page: Page, host: Host, complaints: list[str]
) -> None:
    opens_a_wall(page)
    page.evaluate(SETS_BAIT)

    assert attacks_by_rules(page, host) == set()
    assert leaks(host) == set()
    assert page.evaluate("heard") == 0
    big = page.evaluate(LAYS, changed("x = []\nwhile True: x.append(bytearray(10**7))"))["fault"]
    assert (big["message"]["key"], big["line"]) == ("workshop-fault-memory", 16)
    assert page.evaluate(LAYS, RACE)["ok"]
    forgets(page, complaints)


MUCH = "x = [bytearray(10**7) for _ in range(40)]\ndel x\nLENGTH = 12"
"""Rules that need 400 MB for a moment."""


@pytest.mark.slow
@pytest.mark.parametrize("bound", [True, False], ids=["as it is", "without a bound"])
def test_rules_get_no_more_memory_than_the_worker_lets_them_have(
    page: Page, host: Host, sources: Sources, complaints: list[str], bound: bool
) -> None:
    gaps = () if bound else (("limitMemory();", ""),)
    host.answers("runtime/workshop.mjs", sources.bundled("bench-worker.js", gaps))
    opens_a_wall(page)

    laid = page.evaluate(LAYS, changed(MUCH))

    assert laid["ok"] is not bound
    assert not bound or laid["fault"]["message"]["key"] == "workshop-fault-memory"
    forgets(page, complaints)


@pytest.mark.slow
def test_the_same_rules_get_hold_of_all_of_it_without_a_wall(
    page: Page, host: Host, sources: Sources, complaints: list[str]
) -> None:
    stands_no_wall(host, sources)
    gaps = (
        ("await isWalledOff()", "true"),
        ("delete scope[name]", "void name"),
    )
    host.answers("runtime/workshop.mjs", sources.bundled("bench-worker.js", gaps))
    opens_a_wall(page)
    page.evaluate(SETS_BAIT)

    assert attacks_by_rules(page, host) >= REACHED
    assert leaks(host) >= ASKED
    forgets(page, complaints)


def test_the_wall_stands_without_a_network(page: Page, context: BrowserContext) -> None:
    ways.to_home(page)
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
    context.set_offline(True)

    assert rules_typed(page) == set()
    context.set_offline(False)


@pytest.mark.slow
def test_without_a_network_and_without_headers_it_is_told_soon_that_no_wall_comes(
    page: Page, context: BrowserContext, host: Host, complaints: list[str]
) -> None:
    host.sends[WORKSHOP] = {}
    page.goto("")
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
    context.set_offline(True)
    page.goto("#/workshop/race")
    expect(page.get_by_text(WORDS.plain("workshop-starting"))).to_be_visible()

    expect(page.get_by_text("go online").first).to_be_visible(timeout=8000)
    context.set_offline(False)
    forgets(page, complaints)


@pytest.mark.slow
def test_what_was_ended_starts_again_with_what_was_done_in_it(page: Page) -> None:
    """By a text that ends its worker when it is laid there a second time."""
    text = begins(page)
    text.fill(
        changed(
            "import sys\nsys.laid = getattr(sys, 'laid', 0) + 1\n"
            "if sys.laid == 2: sum(iter(int, 1))\nLENGTH = 12"
        )
    )
    says(page, "workshop-dealt", moves=0)
    page.get_by_role("button", name="Anchor").first.click(timeout=LONG)
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_be_enabled(timeout=LONG)
    text.fill(f"{text.input_value()}#")
    says(page, "workshop-lost")

    button(page, "workshop-again").click()

    says(page, "workshop-dealt", moves=1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["counts without end", "closes its worker"])
def test_what_was_ended_is_dealt_again_by_the_next_change_with_all_that_was_written(
    page: Page, name: str
) -> None:
    text = begins(page)
    text.fill(changed(f"MINE = 1\n{ENDS[name]}\nLENGTH = 12"))
    says(page, "workshop-lost")
    expect(text).to_have_value(re.compile("^MINE = 1$", re.MULTILINE))

    text.fill(text.input_value().replace("sum(iter(int, 1))", "").replace("js.close()", ""))
    says(page, "workshop-dealt", moves=0)
    page.get_by_role("button", name="Anchor").first.click(timeout=LONG)
    page.reload()
    expect(text).to_have_value(re.compile("^MINE = 1$", re.MULTILINE))


# In the frame's own document


def watched(page: Page) -> list[str]:
    """What a document may set off beside the page, as it comes."""
    seen: list[str] = []

    def answers(dialog: Dialog) -> None:
        seen.append("dialog")
        dialog.accept()

    page.on("popup", lambda _: seen.append("popup"))
    page.on("download", lambda _: seen.append("download"))
    page.on("dialog", answers)
    return seen


MOVES = ("submit a form", "lead the page elsewhere", "lead itself elsewhere")
"""Attempts with which a document goes away."""


def test_the_frames_own_document_reaches_nothing_either(
    page: Page, host: Host, sources: Sources, complaints: list[str]
) -> None:
    address = serve(host, sources, Wall())
    seen = watched(page)
    page.goto(BARE)
    page.evaluate(SETS_BAIT)
    assert framed(page, address, Wall()) == 1
    document = page.frames[1]

    told = tried(document, "wall-document.js", host)
    assert through(told) == set(), told
    for name in MOVES:
        tried(document, "wall-document.js", host, [name])
    assert leaks(host) == set()
    assert seen == []
    assert page.url == f"{host.address}{BARE}"
    forgets(page, complaints)


# Nothing of it is there for nothing


@dataclass(frozen=True)
class Gap:
    """An attempt that one part of the wall stops by itself: what else stops it is missing in both. `file`: where
    the attempt is written down.
    """

    attempt: str
    without: Wall
    wall: Wall = field(default_factory=Wall)
    file: str = "wall-document.js"


WORKER = "wall.js"
NO_HEADERS: dict[str, str] = {}
ANYTHING = "* blob: data: 'unsafe-inline' 'wasm-unsafe-eval'"


def token(attempt: str, name: str, **others: Any) -> Gap:
    """A token that the frame's sandbox does not have."""
    tokens = f"allow-scripts {name}"
    return Gap(attempt, Wall(sent={}, tokens=tokens, **others), Wall(sent={}, **others))


def directive(attempt: str, name: str, value: str | None = None, **how: Any) -> Gap:
    """A directive that is missing, or that is more open."""
    others = how.pop("policy", {})
    open_ = Wall({**others, name: value}, **how.get("wall", {}))
    return Gap(attempt, open_, Wall(others, **how.get("wall", {})), how.get("file", Gap.file))


GAPS = {
    "default-src": directive("ask for a picture", "default-src"),
    "default-src in the worker": directive("ask for a font", "default-src", file=WORKER),
    "base-uri": directive("move its base", "base-uri"),
    "form-action": directive(
        "submit a form", "form-action", wall={"sent": {}, "tokens": "allow-scripts allow-forms"}
    ),
    "require-trusted-types-for": directive("write markup", "require-trusted-types-for"),
    "trusted-types": directive("make a policy of its own", "trusted-types"),
    "trusted-types in the worker": directive(
        "make a policy of its own", "trusted-types", file=WORKER
    ),
    "script-src": directive("import from the host", "script-src", ANYTHING, file=WORKER),
    "script-src in a blob": directive(
        "import what imports from the host", "script-src", ANYTHING, file=WORKER
    ),
    "script-src in a worker's worker": directive(
        "import in a worker of its own",
        "script-src",
        ANYTHING,
        policy={"require-trusted-types-for": None},
        file=WORKER,
    ),
    "worker-src": directive("work in a worker of a blob", "worker-src", "data: blob:", file=WORKER),
    "connect-src": directive(
        "ask the host without reading", "connect-src", policy={"default-src": None}, file=WORKER
    ),
    "connect-src in a worker's worker": directive(
        "ask in a worker of its own", "connect-src", policy={"default-src": None}, file=WORKER
    ),
    "connect-src in the document": directive(
        "leave a word with the host", "connect-src", policy={"default-src": None}
    ),
    "the header sandbox": Gap(
        "read the page",
        Wall(sent={}, tokens=None, edits=(UNCHECKED,)),
        Wall(tokens=None, edits=(UNCHECKED,)),
    ),
    "frame-src of the page": Gap("lead itself elsewhere", Wall(page=False)),
    "the question where it is": Gap(
        "answer", Wall(sent={}, tokens=None, edits=(UNCHECKED,)), Wall(sent={}, tokens=None)
    ),
    "allow-scripts": Gap("answer", Wall(sent={}), Wall(sent={}, tokens="")),
    "allow-same-origin": token("read what the page keeps", "allow-same-origin", edits=(UNCHECKED,)),
    "allow-forms": token("submit a form", "allow-forms", policy={"form-action": None}),
    "allow-popups": token("open a window", "allow-popups"),
    "allow-modals": token("ask a question", "allow-modals"),
    "allow-downloads": token("save a file", "allow-downloads"),
    "allow-top-navigation": token("lead the page elsewhere", "allow-top-navigation"),
}


def gets_through(page: Page, host: Host, sources: Sources, wall: Wall, gap: Gap) -> bool:
    """Whether the attempt of a gap gets through a wall, as it says, as the host sees it, or as the page does."""
    seen = watched(page)
    host.asked.clear()
    address = serve(host, sources, wall)
    page.goto(BARE)
    page.evaluate(SETS_BAIT)
    names = [gap.attempt]
    if gap.attempt == "answer":
        patience = 8000 if wall is gap.without else 700
        return framed(page, address, wall, patience=patience) is not None
    if gap.file == WORKER:
        told = framed(page, address, wall, attempts(WORKER, host, names)) or {}
    else:
        framed(page, address, wall)
        told = tried(page.frames[1], gap.file, host, names)
    return bool(through(told) | leaks(host)) or bool(seen)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.slow) for name in GAPS if name != "connect-src"]
    + ["connect-src"],
)
def test_each_part_of_the_wall_stops_something_by_itself(
    page: Page, host: Host, sources: Sources, complaints: list[str], name: str
) -> None:
    gap = GAPS[name]

    assert not gets_through(page, host, sources, gap.wall, gap)
    assert gets_through(page, host, sources, gap.without, gap)
    forgets(page, complaints)


COMPILES = """
const program = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
return WebAssembly.compile(program).then(() => "compiled", () => "refused");
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("policy", "told"),
    [({}, "compiled"), ({"script-src": ANYTHING.replace(" 'wasm-unsafe-eval'", "")}, "refused")],
    ids=["as it is", "without wasm-unsafe-eval"],
)
def test_python_can_run_as_the_policy_lets_programs_be_compiled(
    page: Page,
    host: Host,
    sources: Sources,
    complaints: list[str],
    policy: dict[str, str | None],
    told: str,
) -> None:
    wall = Wall(policy)
    address = serve(host, sources, wall)
    page.goto(BARE)

    assert framed(page, address, wall, COMPILES) == told
    forgets(page, complaints)


# Messages of others


SPEAKS = """(script) => {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data.text);
    setTimeout(resolve, 700, null);
  });
  %s.postMessage({ boot: {}, script }, "*", [port2]);
  port1.postMessage({ id: 1, start: true });
  return answer;
}"""
"""Gives a frame a port and a script, as the page does."""
ADDS = """async (address) => {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = address;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
}"""
ONCE = (" || isGiven", "")
PARENT = ("source !== self.parent || ", "")


@pytest.mark.parametrize(
    "edits",
    [
        pytest.param((), id="as it is"),
        pytest.param((ONCE, PARENT), id="unasked", marks=pytest.mark.slow),
    ],
)
def test_the_document_listens_to_its_page_alone_and_once(
    page: Page,
    host: Host,
    sources: Sources,
    complaints: list[str],
    edits: tuple[tuple[str, str], ...],
) -> None:
    """Unasked, it would listen to anybody."""
    script = answering("return 2")
    wall = Wall(edits=edits)
    address = serve(host, sources, wall)
    page.goto(BARE)
    assert framed(page, address, wall) == 1
    again = page.evaluate(SPEAKS % "frames[0]", script)
    page.evaluate(ADDS, address)
    neighbour = page.frames[1].evaluate(SPEAKS % "parent.frames[1]", script)

    assert [again, neighbour] == (["2", "2"] if edits else [None, None])
    forgets(page, complaints)


@pytest.mark.slow
@pytest.mark.parametrize("sent", [None, {}], ids=["as it is", "without the header"])
def test_no_page_of_others_frames_the_document(
    page: Page, host: Host, sources: Sources, complaints: list[str], sent: dict[str, str] | None
) -> None:
    wall = Wall(sent=sent, page=False)
    address = serve(host, sources, wall)
    page.goto(f"{host.address.replace('127.0.0.1', 'localhost')}{BARE}")

    answer = framed(page, address, wall, patience=700 if sent is None else 20_000)
    assert answer == (None if sent is None else 1)
    forgets(page, complaints)


@pytest.mark.slow
def test_where_no_wall_stands_no_rules_are_run(
    page: Page, host: Host, sources: Sources, complaints: list[str]
) -> None:
    """The worker looks around before anything of others comes."""
    stands_no_wall(host, sources)
    with pytest.raises(Error, match="no-wall"):
        opens_a_wall(page)
    forgets(page, complaints)


# What floods, hangs, or goes away


FLOODS = {
    "errors": "js.dispatchEvent(js.ErrorEvent.new('error'))",
    "other tabs": "js.BroadcastChannel.new('bait').postMessage('x' * 10000)",
    "the console": "js.console.log('x' * 1000)",
    "what is printed": "print('x' * 1000)",
    "requests": "js.fetch('data:,x')",
    "texts to be run": "js.Function.new('1')",
    "workers": "js.Worker.new('data:text/javascript,1')",
    "timers": "js.setTimeout(js.Object, 0)",
    "messages": "js.postMessage('x' * 10000)",
}
"""What rules do without end; what is taken away from them ends them at once."""
ENDED = {"workshop-fault-endless", "workshop-fault-python"}


@pytest.mark.parametrize(
    "name",
    [
        "errors",
        *(pytest.param(name, marks=pytest.mark.slow) for name in FLOODS if name != "errors"),
    ],
)
def test_a_flood_does_not_reach_the_page_and_is_ended_with_its_line(
    page: Page, host: Host, complaints: list[str], name: str
) -> None:
    opens_a_wall(page)

    pause, laid = page.evaluate(
        LONGEST_PAUSE, changed(f"import js\nwhile True:\n    {FLOODS[name]}")
    )

    assert pause < 1000
    assert laid["fault"]["message"]["key"] in ENDED, laid
    assert laid["fault"]["line"] in (16, 17)
    assert page.evaluate(LAYS, RACE)["ok"]
    assert page.evaluate("wall.events") == []
    forgets(page, complaints)


ENDS = {
    "counts without end": "sum(iter(int, 1))",
    "closes its worker": "import js\njs.close()\nsum(iter(int, 1))",
    "waits for ever": "import js\n"
    "js.Atomics.wait(js.Int32Array.new(js.SharedArrayBuffer.new(4)), 0, 0)",
    "leaves a timer": "import js\nfrom pyodide.ffi import create_proxy\n"
    "js.setTimeout(create_proxy(lambda: sum(iter(int, 1))), 0)",
    "answers for the bench": "from freebooters.workshop.bench import Bench\n"
    """Bench.take = lambda *_: '{"ok": true, "kept": 0, "of": 0, "done": []}'""",
    "answers what is no JSON": "from freebooters.workshop.bench import Bench\n"
    "Bench.take = lambda *_: 'x'",
    "answers nothing": "from freebooters.workshop.bench import Bench\nBench.take = lambda *_: None",
    "answers without end": "from freebooters.workshop.bench import Bench\n"
    """Bench.take = lambda *_: '{"ok": false, "x": "' + 2_000_000 * "x" + '"}'""",
}
"""What rules do to what is around them."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.slow) for name in ENDS if name != "answers without end"]
    + ["answers without end"],
)
def test_after_whatever_rules_have_done_a_good_text_is_dealt(
    page: Page, host: Host, complaints: list[str], name: str
) -> None:
    opens_a_wall(page)
    first = page.evaluate(LAYS, RACE)

    page.evaluate(LAYS, changed(ENDS[name]))
    told = page.evaluate(LAYS, RACE)
    if not told["ok"]:
        assert told["fault"]["message"]["key"] in {"workshop-fault-stopped", "workshop-fault-table"}
        page.evaluate("wall.engine.stop()")

    assert page.evaluate(LAYS, RACE) == first
    forgets(page, complaints)
