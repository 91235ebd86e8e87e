"""A game in a frame of another page: the code for it, and what the frame shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from freebooters import catalog
from freebooters.app.chairs import chairs_from
from freebooters.app.sharing import Shared, link_to
from freebooters.engine import saves
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from tests.e2e import ways
from tests.e2e.haste import UNSTORED
from tests.e2e.person import LONG
from tests.saves.kept import old_saves
from tools.server import PageServer

RACERS = [
    {"who": "human", "name": "Anne", "colour": "red"},
    {"who": "sailor", "name": "Bart", "colour": "blue"},
]


def ended(game: Game[Any, Any], *, chance: Random) -> Match:
    """A match of two that is over, played by chance."""
    match = Match(game, 2, {}, seed="embed")
    while not match.over:
        (seat,) = match.to_act
        match.act(seat, chance.choice(match.legal(seat)))
    return match


def link_of(save: str) -> str:
    """By which that finished game is watched, with names."""
    saved = saves.read(save)
    chairs = chairs_from(saved.table["chairs"])
    return link_to(Shared(catalog.restore(saved), chairs), names=True)


@pytest.fixture(scope="module")
def save() -> str:
    """A finished game of Cartagena."""
    return finished()


def finished() -> str:
    return next(old.text for old in old_saves() if old.name == "jamaica")


@pytest.fixture(scope="module")
def link(save: str) -> str:
    return link_of(save)


@pytest.fixture
def elsewhere(tmp_path: Path, homes: list[str]) -> Iterator[Path]:
    """A page of another origin; its address is in the file `address`."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    with PageServer(folder, policy=lambda _: {}) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        homes.append(server.address)
        (folder / "address").write_text(server.address)
        yield folder
        server.shutdown()


@pytest.mark.fresh
@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_another_page_shows_a_game_by_the_code_it_is_given_and_it_plays_by_itself(
    page: Page, context: BrowserContext, elsewhere: Path, tmp_path: Path, save: str
) -> None:
    context.add_init_script(UNSTORED)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    file = tmp_path / "finished.json"
    file.write_text(save, "utf-8")
    ways.to_file(page, file)
    page.get_by_role("button", name="Share", exact=True).click(timeout=LONG)
    page.get_by_role("button", name="Copy embed code").click(timeout=LONG)
    expect(page.get_by_text("The code is copied")).to_be_visible()
    code = str(page.evaluate("navigator.clipboard.readText()"))
    assert code.startswith("<iframe ")
    (elsewhere / "index.html").write_text(f"<!doctype html><p>A page</p>{code}", "utf-8")

    other = context.new_page()
    other.goto((elsewhere / "address").read_text())
    frame = other.frame_locator("iframe")
    moments = frame.get_by_role("slider", name="Moment of the game")
    expect(moments).to_be_visible(timeout=LONG)
    begun = moments.input_value()
    expect(moments).not_to_have_value(begun, timeout=LONG)
    expect(frame.get_by_text(re.compile("^Anne plays "))).to_be_visible(timeout=LONG)
    seats = frame.get_by_role("region", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(2)
    expect(seats.first).to_contain_text("Anne")
    expect(seats.first).to_contain_text(re.compile("card"))
    frame.get_by_role("button", name="Pause").click()
    expect(frame.get_by_role("button", name="Play", exact=True)).to_be_visible()
    with context.expect_page() as opening:
        frame.get_by_role("link", name="Open in Freebooters").click()
    expect(opening.value.get_by_role("button", name="Play on from here")).to_be_visible(
        timeout=LONG
    )


@pytest.mark.fresh
def test_nothing_but_the_frames_document_can_be_framed(
    page: Page, elsewhere: Path, site: str, link: str, complaints: list[str]
) -> None:
    frames = f'<iframe src="{site}#/watch/{link}"></iframe><iframe src="{site}embed.html#{link}">'
    (elsewhere / "index.html").write_text(f"<!doctype html>{frames}</iframe>", "utf-8")
    page.goto((elsewhere / "address").read_text())
    shown = page.frame_locator("iframe >> nth=1")
    expect(shown.get_by_role("slider", name="Moment of the game")).to_be_visible(timeout=LONG)
    refused = page.frame_locator("iframe >> nth=0")
    expect(refused.get_by_role("slider", name="Moment of the game")).to_have_count(0)
    complaints.clear()  # the browser reports what it refused


def test_the_frame_shows_a_small_game_too(page: Page) -> None:
    race = ended(catalog.game("race"), chance=Random("1"))
    page.goto(f"embed.html#{link_to(Shared(race, chairs_from(RACERS)), names=True)}")
    expect(page.get_by_role("heading", name="Race to Tortuga")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible(timeout=LONG)


def test_a_frame_with_a_broken_link_says_so(page: Page) -> None:
    page.goto("embed.html#cartagena.AAAA")
    expect(page.get_by_text("The link is incomplete or mistyped.")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("link", name="Open in Freebooters")).to_be_hidden()


def test_changed_rules_are_not_opened_in_a_frame_of_another_page(
    page: Page, context: BrowserContext
) -> None:
    page.goto("embed.html#/workshop/race")
    expect(page.get_by_text("Changed rules are not opened within another page.")).to_be_visible(
        timeout=LONG
    )
    assert [page.main_frame] == page.frames
    with context.expect_page() as opening:
        page.get_by_role("link", name="Open in Freebooters").click()
    expect(opening.value.get_by_role("textbox", name="Rules of")).to_be_visible(timeout=LONG)
    opening.value.close()


@pytest.mark.same_page
def test_a_link_that_is_pasted_among_the_saved_games_is_watched(page: Page, link: str) -> None:
    ways.to_saves(page)
    field = page.get_by_role("textbox", name="Link to a game")
    field.fill("what is this?")
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_text("The link is incomplete or mistyped.")).to_be_visible()
    field.fill(f"https://somewhere.example/freebooters/#/watch/{link}")
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible(timeout=LONG)
