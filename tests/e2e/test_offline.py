"""The page on the device: only whole and right, of one version, in every tab; and it heals. Where all of
it is thrown away while a game is open, the open page has the game.

Tests of new versions share a device: what one of them ends with is the version that the next begins
with, so that only the first of them pays for a first visit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e import ways
from tests.e2e.host import SIGN_IN, Host, by_first_keeper, release, serving
from tests.e2e.person import LONG, Person, chair
from tests.e2e.test_embed import finished, link_of
from tests.e2e.test_rules import sees_painted
from tests.e2e.test_small import plays_a_trick_card
from tools.offline import prepare_offline

TWO = [chair("Anne"), chair("Bart")]
ALONE = [chair("Anne"), chair("Bart", "sailor")]
OLD_TITLE = "Pirate board games, one click away"
NEW_TITLE = "Pirate board games, two clicks away"


@dataclass(frozen=True)
class Version:
    """One of the page: where its files are, and two words of it that no other version has."""

    folder: Path
    title: str = OLD_TITLE
    menu: str = "Menu"


class Harbour(Host):
    """A host of one version after the other."""

    def __init__(self, dist: Path, folder: Path) -> None:
        super().__init__(dist, folder / "host")
        self._dist = dist
        self._folder = folder
        self._made = 0
        self.now = Version(dist)

    def makes(self) -> Version:
        """The next version, which is not handed out yet."""
        self._made += 1
        new = Version(
            self._folder / f"version {self._made}",
            f"Pirate board games, {self._made + 1} clicks away",
            f"Galley {self._made}",
        )
        words = {"home_title": (OLD_TITLE, new.title), "table_menu": ("Menu", new.menu)}
        release(self._dist, new.folder, **words)
        return new

    def hands_out(self, version: Version) -> None:
        """That version and no other."""
        self.now = version
        self.uploads(version.folder)


@pytest.fixture(scope="module")
def only_harbour(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with serving(Harbour(dist, tmp_path_factory.mktemp("harbour")), []) as harbour:
        yield harbour


@pytest.fixture
def harbour(only_harbour: Harbour) -> Harbour:
    """It hands out one version as a whole."""
    only_harbour.hands_out(only_harbour.now)
    return only_harbour


@pytest.fixture
def host(dist: Path, tmp_path: Path, homes: list[str]) -> Iterator[Host]:
    with serving(Host(dist, tmp_path / "host"), homes) as host:
        yield host


@pytest.fixture
def browser_context_args(
    browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> dict[str, Any]:
    name = "host" if "host" in request.fixturenames else "harbour"
    host: Host = request.getfixturevalue(name)
    return {**browser_context_args, "base_url": host.address}


@pytest.fixture
def new(dist: Path, tmp_path: Path) -> Path:
    """The next version: other words."""
    return release(dist, tmp_path / "new", home_title=(OLD_TITLE, NEW_TITLE))


def is_stored(page: Page) -> None:
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)


def title(page: Page, text: str) -> Locator:
    return page.get_by_role("heading", level=1, name=text, exact=True)


def knows(page: Page, version: Version) -> None:
    """The page is open, and all of that version is stored."""
    page.goto("")
    is_stored(page)
    expect(title(page, version.title)).to_be_visible()


@pytest.mark.slow  # under Node in every run: net/download.test.mjs, net/service-worker.test.mjs
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
    page: Page, harbour: Harbour, complaints: list[str]
) -> None:
    knows(page, harbour.now)

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


def test_without_a_network_small_games_pictures_of_rules_and_the_frames_document_are_there(
    page: Page, context: BrowserContext, harbour: Harbour
) -> None:
    knows(page, harbour.now)
    context.set_offline(True)
    page.reload()
    is_stored(page)
    ways.to_rules(page, "mutiny")
    sees_painted(page.locator(".figure canvas").first)
    plays_a_trick_card(page)

    page.goto(f"embed.html#{link_of(finished())}")
    moments = page.get_by_role("slider", name="Moment of the game")
    expect(moments).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_version_is_taken_only_when_it_is_whole_and_then_by_every_tab_once_all_are_ready(
    page: Page, context: BrowserContext, harbour: Harbour
) -> None:
    old, new = harbour.now, harbour.makes()
    knows(page, old)
    harbour.uploads(new.folder, "sw.js")
    words = f"{harbour.address}web/words/en.ftl"

    with context.expect_event("requestfinished", lambda request: request.url == words):
        page.reload()
    is_stored(page)
    expect(title(page, old.title)).to_be_visible()
    context.set_offline(True)
    page.reload()
    is_stored(page)
    expect(title(page, old.title)).to_be_visible()

    context.set_offline(False)
    other = context.new_page()
    person = Person.sits_down(other, "cartagena", {"variant": "tortuga"}, TWO, "tabs")
    person.plays(Person.clicks, moves=1)
    expect(other.get_by_role("button", name=old.menu, exact=True)).to_be_visible()
    unsaved = context.new_page()
    unsaved.add_init_script("IDBFactory.prototype.open = () => { throw new Error('no room') }")
    stuck = Person.sits_down(unsaved, "cartagena", {"variant": "tortuga"}, TWO, "unsaved")
    stuck.plays(Person.clicks, moves=1)
    stuck.sees_prompt()
    harbour.asked.clear()  # before, as a page that starts late looks for what is new as well
    harbour.hands_out(new)
    page.reload()
    use = page.get_by_role("button", name="Use it now")
    expect(use).to_be_visible(timeout=LONG)
    changed = {"sw.js", "index.html", "embed.html", "web/words/en.ftl"}
    assert changed == set(harbour.asked), "only what changed is fetched"
    expect(title(page, old.title)).to_be_visible()

    use.click()
    expect(page.get_by_text("is not stored on this device")).to_be_visible(timeout=LONG)
    stuck.plays(Person.clicks, moves=1)
    unsaved.close()
    mute = context.new_page()
    mute.goto("web/art/logo.svg")
    use.click()
    expect(page.get_by_text("another tab that does not answer")).to_be_visible(timeout=LONG)
    expect(title(page, old.title)).to_be_visible()
    mute.close()
    use.click()
    expect(title(page, new.title)).to_be_visible(timeout=LONG)
    is_stored(page)
    other.bring_to_front()
    expect(other.get_by_role("button", name=new.menu, exact=True)).to_be_visible(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()


def test_the_next_start_has_the_new_version_all_of_which_is_fetched_if_its_headers_are_others(
    page: Page, context: BrowserContext, harbour: Harbour
) -> None:
    old, new = harbour.now, harbour.makes()
    knows(page, old)
    with (new.folder / "_headers").open("a") as headers:
        headers.write("/more/*\n  X-More: yes\n")
    prepare_offline(new.folder)
    harbour.hands_out(new)
    harbour.asked.clear()

    page.reload()
    expect(page.get_by_role("button", name="Use it now")).to_be_visible(timeout=LONG)
    expect(title(page, old.title)).to_be_visible()
    assert {"runtime/pyodide.asm.wasm", "web/art/logo.svg", "web/words/en.ftl"} < {*harbour.asked}
    harbour.asked.clear()

    page.close()
    page = context.new_page()
    knows(page, new)
    assert {*harbour.asked} <= {"sw.js"}, "the next start has it already"


_DELETE = """() => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase("freebooters");
  request.onsuccess = resolve;
  request.onerror = reject;
})"""


def in_the_settings(page: Page) -> None:
    """Somebody clears the site's data in the browser's settings."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()


def in_another_tab(page: Page) -> None:
    """Another tab deletes the games, all at once."""
    other = page.context.new_page()
    other.goto("#/settings")
    other.evaluate(_DELETE)
    other.close()


@pytest.mark.parametrize(
    "clears",
    [
        pytest.param([in_another_tab, in_the_settings, in_another_tab], id="by turns"),
        *(
            pytest.param([way] * 3, id=way.__name__, marks=pytest.mark.slow)
            for way in (in_the_settings, in_another_tab)
        ),
    ],
)
def test_an_open_game_outlives_what_this_device_keeps_of_it(
    page: Page, harbour: Harbour, clears: list[Callable[[Page], None]]
) -> None:
    """It comes last here, since what is stored of the page is gone as well."""
    at_the_table, after_a_move, back_at_the_table = clears
    knows(page, harbour.now)
    person = Person.sits_down(page, "cartagena", {"variant": "tortuga"}, ALONE, "cleared")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))

    at_the_table(page)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    after_a_move(page)
    ways.to_saves(page)
    page.get_by_role("link", name="Continue Cartagena").click(timeout=LONG)
    person.sees_prompt()
    back_at_the_table(page)
    ways.to_home(page)
    page.get_by_role("link", name="Continue").click(timeout=LONG)
    person.sees_prompt()
    assert loads == []
    page.reload()
    person.sees_prompt()
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
