"""The page on the device: only whole and right, of one version, in every tab; and it heals."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.host import SIGN_IN, Host, by_first_keeper, release, serving
from tests.e2e.person import LONG, Person, chair
from tools.offline import prepare_offline

TWO = [chair("Anne"), chair("Bart")]
OLD_TITLE = "Pirate board games, one click away"
NEW_TITLE = "Pirate board games, two clicks away"


@pytest.fixture
def host(dist: Path, tmp_path: Path, homes: list[str]) -> Iterator[Host]:
    with serving(Host(dist, tmp_path / "host"), homes) as host:
        yield host


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], host: Host) -> dict[str, Any]:
    return {**browser_context_args, "base_url": host.address}


@pytest.fixture
def new(dist: Path, tmp_path: Path) -> Path:
    """The next version: other words."""
    return release(
        dist,
        tmp_path / "new",
        home_title=(OLD_TITLE, NEW_TITLE),
        table_menu=("Menu", "Galley"),
    )


def is_stored(page: Page) -> None:
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)


def title(page: Page, text: str) -> Locator:
    return page.get_by_role("heading", level=1, name=text)


def test_a_network_s_own_page_in_place_of_a_file_is_named_and_not_stored(
    page: Page, context: BrowserContext, host: Host, dist: Path, complaints: list[str]
) -> None:
    host.answers("runtime/pyodide-lock.json", SIGN_IN)
    page.goto("")
    expect(page.get_by_role("alert")).to_contain_text(
        "pyodide-lock.json is not the file", timeout=LONG
    )

    host.uploads(dist, "runtime/pyodide-lock.json")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)

    page.reload()
    is_stored(page)
    context.set_offline(True)
    page.reload()
    is_stored(page)
    # The page reports each way to start that it has tried, the last one perhaps after it has said so.
    complaints[:] = [each for each in complaints if "error-file" not in each]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["runtime/pyodide-lock.json", "web/app.js"])
def test_what_the_first_release_stored_wrongly_is_replaced_at_the_next_visit(
    page: Page, host: Host, dist: Path, new: Path, complaints: list[str], name: str
) -> None:
    by_first_keeper(host.root)
    host.answers(name, SIGN_IN)
    page.route(f"**/{name}", lambda route: route.fulfill(path=dist / name))
    page.goto("")
    is_stored(page)
    page.unroute(f"**/{name}")
    host.uploads(dist, name)
    page.reload()
    expect(page.get_by_text("Ready to play")).to_be_hidden()

    host.uploads(new)
    page.goto("")

    expect(title(page, NEW_TITLE)).to_be_visible(timeout=LONG)
    is_stored(page)
    complaints.clear()  # the browser reports the script that was none


def test_a_version_is_taken_only_when_it_is_whole_and_then_by_every_tab(
    page: Page, context: BrowserContext, host: Host, new: Path
) -> None:
    page.goto("")
    is_stored(page)
    host.uploads(new, "sw.js")
    words = f"{host.address}web/words/en.ftl"

    with context.expect_event("requestfinished", lambda request: request.url == words):
        page.reload()
    is_stored(page)
    expect(title(page, OLD_TITLE)).to_be_visible()
    context.set_offline(True)
    page.reload()
    is_stored(page)
    expect(title(page, OLD_TITLE)).to_be_visible()

    context.set_offline(False)
    other = context.new_page()
    person = Person.sits_down(other, "cartagena", {"variant": "tortuga"}, TWO, "tabs")
    person.plays(Person.clicks, moves=1)
    expect(other.get_by_role("button", name="Menu")).to_be_visible()
    host.uploads(new)
    page.reload()
    page.get_by_role("button", name="Use it now").click(timeout=LONG)
    expect(title(page, NEW_TITLE)).to_be_visible(timeout=LONG)
    is_stored(page)
    expect(other.get_by_role("button", name="Galley")).to_be_visible(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()


def test_of_a_new_version_only_what_changed_is_fetched_and_the_next_start_has_it(
    page: Page, context: BrowserContext, host: Host, new: Path, tmp_path: Path
) -> None:
    page.goto("")
    is_stored(page)
    host.uploads(new)
    host.asked.clear()

    page.reload()
    expect(page.get_by_role("button", name="Use it now")).to_be_visible(timeout=LONG)
    assert {"sw.js", "index.html", "embed.html", "web/words/en.ftl"} == set(host.asked)
    expect(title(page, OLD_TITLE)).to_be_visible()

    page.close()
    page = context.new_page()
    page.goto("")
    expect(title(page, NEW_TITLE)).to_be_visible(timeout=LONG)
    is_stored(page)
    assert {"sw.js", "index.html", "embed.html", "web/words/en.ftl"} == set(host.asked)

    other_headers = shutil.copytree(new, tmp_path / "other headers")
    with (other_headers / "_headers").open("a") as headers:
        headers.write("/more/*\n  X-More: yes\n")
    prepare_offline(other_headers)
    host.uploads(other_headers)
    page.reload()
    expect(page.get_by_role("button", name="Use it now")).to_be_visible(timeout=LONG)
    assert {"runtime/pyodide.asm.wasm", "web/art/logo.svg"} < set(host.asked)


@pytest.mark.slow
def test_a_tab_of_a_first_visit_does_not_get_files_of_another_version(
    page: Page, context: BrowserContext, host: Host, new: Path
) -> None:
    host.answers("sw.js", SIGN_IN)
    page.goto("")
    expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)
    expect(title(page, OLD_TITLE)).to_be_visible()
    host.uploads(new)

    other = context.new_page()
    other.goto("")

    is_stored(other)
    expect(title(page, NEW_TITLE)).to_be_visible(timeout=LONG)
    is_stored(page)


def test_the_new_version_waits_for_tabs_that_are_not_ready(
    page: Page, context: BrowserContext, host: Host, new: Path
) -> None:
    page.goto("")
    is_stored(page)
    unsaved = context.new_page()
    unsaved.add_init_script("IDBFactory.prototype.open = () => { throw new Error('no room') }")
    person = Person.sits_down(unsaved, "cartagena", {"variant": "tortuga"}, TWO, "unsaved")
    person.plays(Person.clicks, moves=1)
    host.uploads(new)
    page.reload()
    use = page.get_by_role("button", name="Use it now")

    use.click()
    expect(page.get_by_text("is not stored on this device")).to_be_visible(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    unsaved.close()
    mute = context.new_page()
    mute.goto("web/art/logo.svg")
    use.click()
    expect(page.get_by_text("another tab that does not answer")).to_be_visible(timeout=LONG)
    expect(title(page, OLD_TITLE)).to_be_visible()
    mute.close()
    use.click()
    expect(title(page, NEW_TITLE)).to_be_visible(timeout=LONG)


UNPACKED = "runtime/snapshot.bin?unpacked"
SIZE_OF = """async (name) => {
  const [store] = await caches.keys();
  const stored = await (await caches.open(store)).match(name);
  return stored && (await stored.arrayBuffer()).byteLength > 10_000_000;
}"""
DAMAGE = """async ([name, content]) => {
  const [store] = await caches.keys();
  await (await caches.open(store)).put(name, new Response(content));
}"""


def test_a_stored_file_that_is_damaged_is_fetched_again(
    page: Page, host: Host, complaints: list[str]
) -> None:
    page.goto("")
    is_stored(page)

    page.evaluate(DAMAGE, ["runtime/package.bin", "not a zip"])
    page.reload()
    is_stored(page)

    page.evaluate(DAMAGE, [UNPACKED, "not a memory"])
    page.reload()
    is_stored(page)
    page.wait_for_function(SIZE_OF, arg=UNPACKED)

    page.evaluate(DAMAGE, ["web/app.js", "not a script"])
    page.reload()
    expect(page.get_by_text("Ready to play")).to_be_hidden()
    page.reload()
    is_stored(page)
    complaints.clear()  # the browser reports what was wrong
