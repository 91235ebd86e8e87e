"""Starting: readable before Python is up, and honest in words when something will not start."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from freebooters import catalog
from tests.e2e import ways
from tests.e2e.haste import UNSTORED
from tests.e2e.last_table import LOOKS_FOR_TABLE
from tests.e2e.person import LONG, Person, chair
from tools.budget import budget

ALONE = [chair("Anne"), chair("Bart", "sailor")]
SETTING = {"variant": "tortuga"}
STORED = """Object.defineProperty(ServiceWorkerContainer.prototype, "controller", {
  value: { postMessage() {} },
})"""
"""The page takes itself for one that came from its store: no line is too slow for the snapshot."""

SNAPSHOT = "runtime/snapshot.bin"
"""Asked for only over a fast line."""

SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries())
    if (!hadRecentInput) window.shift += value;
}).observe({ type: "layout-shift", buffered: true });
"""

pytestmark = pytest.mark.fresh


@pytest.fixture
def page(page: Page) -> Page:
    """A first visit that does not come to storing the page."""
    page.add_init_script(UNSTORED)
    return page


def holds_the_program(page: Page) -> list[Route]:
    """Keeps the runtime's program back; what is in the list afterwards waits to go on."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/pyodide.asm.wasm", hold)
    return held


def holds_the_scripts(page: Page) -> list[Route]:
    """Keeps back what makes the page work; what is in the list afterwards waits to go on."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for program in ("app", "main"):
        page.route(f"**/web/{program}.js", hold)
    return held


def test_the_shell_is_readable_before_anything_runs(page: Page, complaints: list[str]) -> None:
    page.route("**/*.js", lambda route: route.abort())
    page.route("**/*.mjs", lambda route: route.abort())
    page.goto("")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Cartagena").first).to_be_visible()
    complaints.clear()  # the browser reports the scripts that were stopped


def test_progress_is_shown_while_python_comes(page: Page) -> None:
    held = holds_the_program(page)
    page.goto("")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text("Downloading the game engine")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)


_PAINTED = """() => {
  const canvas = document.querySelector(".stage canvas");
  if (!canvas?.width || !canvas.height) return false;
  const { width, height } = canvas;
  const brush = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  brush.drawImage(canvas, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  return data.filter((value, at) => at % 4 === 3 && value > 0).length > (width * height) / 3;
}"""


def test_the_board_stands_while_the_engine_comes(page: Page) -> None:
    held = holds_the_program(page)
    ways.undealt(page)
    page.goto("")
    page.get_by_role("button", name="Play now Cartagena").click()
    board = page.get_by_role("region", name="The table of Cartagena")
    page.wait_for_function(_PAINTED)
    expect(board.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("textbox")).to_be_hidden()  # nothing can be noted yet

    for route in held:
        route.continue_()
    expect(page.get_by_role("progressbar", name="Getting ready")).to_be_hidden(timeout=LONG)
    expect(board.get_by_role("button").nth(1)).to_be_visible()  # pirates, and a card at least


def test_a_game_that_begins_or_goes_on_is_decided_before_the_engine_comes(page: Page) -> None:
    held = holds_the_program(page)
    page.goto("")
    page.get_by_role("button", name="Play now Cartagena").click()
    board = page.get_by_role("region", name="The table of Cartagena")
    expect(board.get_by_role("button").nth(1)).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_hidden()
    page.keyboard.press("n")
    expect(board.get_by_role("button").first).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator(".explanation")).to_be_visible()
    page.keyboard.press("Escape")

    decides_and_is_let_aboard(page, held, again=True)
    page.evaluate(LOOKS_FOR_TABLE)
    page.wait_for_function("() => window.isKept", timeout=LONG)
    held.clear()
    page.reload()
    expect(board.get_by_role("button").nth(1)).to_be_visible(timeout=LONG)
    expect(page.get_by_role("progressbar")).to_be_hidden()
    decides_and_is_let_aboard(page, held)
    expect(page.get_by_text("another table than the one you saw")).to_have_count(0)

    page.goto("#/learn/cartagena")
    page.reload()
    coach = page.get_by_role("region", name="The coach")
    expect(coach.get_by_text("Choose a skull card")).to_be_visible(timeout=LONG)
    kept = coach.get_by_text("Your choice is kept.")
    for _ in range(3):
        if not kept.is_visible():
            page.keyboard.press("1")
    expect(kept).to_be_visible()


def decides_and_is_let_aboard(page: Page, held: list[Route], *, again: bool = False) -> None:
    """Decides before the engine is there; ends when that has carried it out. `again`: the page is loaded
    again meanwhile.
    """
    kept = page.get_by_text("Your choice is kept. Your crew is coming aboard: ")
    for _ in range(3):
        if not kept.is_visible():
            page.keyboard.press("1")
    expect(kept).to_be_visible()
    if again:
        held.clear()
        page.reload()
        expect(kept).to_be_visible(timeout=LONG)
    assert held
    for route in held:
        route.continue_()
    expect(kept).to_be_hidden(timeout=LONG)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled(timeout=LONG)


def test_a_missing_runtime_is_reported_and_can_be_tried_again(
    page: Page, complaints: list[str]
) -> None:
    page.route("**/runtime/**", lambda route: route.abort())
    page.goto("")
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible(timeout=LONG)
    page.unroute("**/runtime/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)
    complaints.clear()  # the browser reports the requests that were stopped


LACKS = {
    "page-without-programs": "WebAssembly",
    "worker-without-memory": "not enough memory",
    "no-worker": "Something keeps this page from starting its game engine",
    "no-storage": "does not let us store games",
}
"""By what an address asks the page to do without: what it says."""
WITHOUT = """
const inWorkers = (text) => {
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => address(new Blob([text, blob], { type: blob.type }));
};
({
  "page-without-programs": () => delete globalThis.WebAssembly,
  "worker-without-memory": () => inWorkers(`
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (program, imports) => {
      if (imports?.env) throw new RangeError("Out of memory: Cannot allocate Wasm memory");
      return instantiate(program, imports);
    };
  `),
  "no-worker": () => delete globalThis.Worker,
  "no-storage": () => Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
})[location.search.slice(1)]?.();
"""


def test_the_page_says_at_once_what_is_missing(page: Page, complaints: list[str]) -> None:
    page.add_init_script(WITHOUT)
    for lack, words in LACKS.items():
        page.goto(f"?{lack}")
        expect(page.get_by_role("main").get_by_text(words)).to_be_visible(timeout=LONG)
    complaints.clear()  # the runtime warns of the memory


def test_a_wrong_mime_type_does_not_keep_the_page_waiting_for_ever(
    page: Page, complaints: list[str]
) -> None:
    def mistyped(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "text/plain"})

    page.route("**/pyodide.asm.wasm", mistyped)
    page.goto("")
    started = page.get_by_text("Ready to play").or_(page.get_by_role("alert"))
    expect(started.first).to_be_visible(timeout=2 * LONG)
    complaints.clear()  # the runtime warns of the type


@pytest.mark.parametrize(
    "content", [pytest.param("", marks=pytest.mark.slow), "<!doctype html>sign in"]
)
def test_a_wrong_snapshot_makes_the_start_slower_and_no_more(
    page: Page, complaints: list[str], content: str
) -> None:
    page.add_init_script(STORED)
    page.route("**/runtime/snapshot.bin", lambda route: route.fulfill(body=content))
    person = Person.sits_down(page, "cartagena", SETTING, ALONE, "snapshot")
    person.sees_prompt()
    assert any("now more slowly (compiled)" in each for each in complaints)
    complaints.clear()


def test_a_game_from_the_snapshot_needs_no_library(page: Page, complaints: list[str]) -> None:
    page.add_init_script(STORED)
    page.route("**/runtime/stdlib.bin", lambda route: route.abort())
    person = Person.sits_down(page, "cartagena", SETTING, ALONE, "library")
    person.plays(Person.clicks, moves=3)
    person.sees_prompt()
    assert not any("more slowly" in each for each in complaints)
    complaints.clear()  # the browser reports the request that was stopped


@pytest.mark.slow  # that the wheel does is looked at in every run, natively
def test_without_the_compiled_files_micropip_installs_the_wheel(
    page: Page, complaints: list[str]
) -> None:
    wheels: list[str] = []
    page.on("request", lambda request: wheels.append(request.url))
    for name in ("snapshot.bin", "stdlib.bin", "package.bin"):
        page.route(f"**/runtime/{name}", lambda route: route.abort())
    person = Person.sets_up(page, "cartagena", SETTING, ALONE, "wheel")
    person.plays(Person.clicks, moves=1)
    assert any(url.endswith(".whl") and "freebooters-" in url for url in wheels)
    complaints.clear()  # the browser reports the requests that were stopped


def test_a_first_visit_asks_only_for_what_its_budget_names(page: Page, site: str) -> None:
    limits = budget()
    asked: list[str] = []
    held = holds_the_program(page)  # once the engine has come, the rest follows
    page.on("request", lambda request: asked.append(request.url))
    page.goto("")
    page.get_by_role("button", name="Play now Cartagena").click()
    board = page.get_by_role("region", name="The table of Cartagena")
    expect(board.get_by_role("button").nth(1)).to_be_visible()
    decides_and_is_let_aboard(page, held)
    names = {url.removeprefix(site).partition("#")[0] for url in asked if url.startswith(site)}
    assert "runtime/pyodide.asm.wasm" in names
    allowed = {"", SNAPSHOT, *limits.visited}
    dealt = {name for name in names if name.startswith("rooms/cartagena/deals/")}
    assert len(dealt) == 2
    assert names - dealt <= allowed
    assert len(allowed - {""}) <= limits.visit["requests"]


@pytest.mark.parametrize(
    "size", [pytest.param((1280, 800), marks=pytest.mark.slow), (390, 844)], ids=str
)
def test_nothing_moves_when_the_scripts_arrive(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SHIFTS)
    held = holds_the_scripts(page)
    page.goto("", wait_until="commit")
    expect(page.get_by_role("heading", name="Cartagena")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_have_count(len(catalog.games()))
    for route in held:
        route.continue_()
    expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)
    assert page.evaluate("window.shift") <= 0.02
    # Nobody has to look for how to begin.
    expect(page.get_by_role("button", name="Play now").first).to_be_in_viewport(ratio=1)


def test_the_words_are_asked_for_once_and_before_the_scripts_arrive(page: Page) -> None:
    held: list[Route] = []
    asked: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.on("request", lambda request: asked.append(request.url))
    page.route("**/web/app.js", hold)
    with page.expect_request("**/rooms/mutiny/words/en.ftl"):
        page.goto("", wait_until="commit")
    expect(page.get_by_role("heading", name="Cartagena")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")
    words = [url for url in asked if url.endswith("en.ftl")]
    assert len(catalog.games()) + 1 == len(words) == len(set(words))


@pytest.mark.parametrize("which", ["site", pytest.param("unbundled", marks=pytest.mark.slow)])
def test_what_is_pressed_before_the_scripts_arrive_is_done_then(
    page: Page, homes: list[str], which: str, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue(which)
    homes.append(address)
    held = holds_the_scripts(page)
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now Caribbean").click()
    for route in held:
        route.continue_()
    expect(page.get_by_role("heading", level=1, name="Caribbean")).to_be_attached(timeout=LONG)
    expect(page.locator("body")).to_have_attribute("data-screen", "table")


def test_a_link_to_another_screen_does_not_show_the_home_page_first(page: Page) -> None:
    held = holds_the_scripts(page)
    page.goto("#/rules/cartagena", wait_until="commit")
    expect(page.get_by_role("link", name="Saved games")).to_be_visible()
    expect(page.locator("footer")).to_be_attached()  # all of the document is there
    expect(page.get_by_role("heading")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.get_by_role("heading", name="Rules of Cartagena")).to_be_visible()


def test_no_header_is_shown_where_a_table_comes(page: Page) -> None:
    holds_the_scripts(page)
    page.goto("#/demo", wait_until="commit")
    expect(page.locator("footer")).to_be_attached()
    expect(page.get_by_role("link")).to_have_text(["Skip to the content"])


def test_the_home_page_says_its_name_to_whoever_comes_back_to_it(page: Page) -> None:
    page.goto("#/settings")
    page.get_by_role("link", name="Freebooters").click()
    head = page.get_by_role("group", name="Pirate board games, one click away", exact=True)
    expect(head).to_be_focused()


def test_screens_without_play_start_no_engine_until_one_plays(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for screen in ("settings", "credits", "saves", "rules/cartagena"):
        page.goto(f"#/{screen}")
        page.reload()
        expect(page.locator("body")).to_have_attribute("data-screen", screen.split("/")[0])
    assert [] == page.workers
    assert [] == [url for url in asked if "/runtime/" in url]

    page.get_by_role("link", name="Freebooters").click()
    expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)


def test_saved_games_tell_nothing_of_a_start_for_which_nobody_has_asked(page: Page) -> None:
    page.clock.install()
    page.goto("#/saves")
    expect(page.locator("body")).to_have_attribute("data-screen", "saves")
    page.clock.run_for(1000)
    expect(page.get_by_role("progressbar")).to_be_hidden()
