"""The rules page: the game in short first, pictures of real tables, one variant, what is in the box."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from freebooters import games
from tests.e2e.person import Person, chair, on_a_small_phone, sideways
from tests.e2e.ways import to_lobby, to_rules
from tests.words import Words

WORDS = Words("en", "cartagena")
ALONE = [chair("Anne"), chair("Bart", "sailor")]

_READ = """(canvas) => {
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext("2d", { willReadFrequently: true });
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  const brightness = data.reduce((sum, value) => sum + value, 0) / data.length;
  return { colours: new Set(new Uint32Array(data.buffer)).size, brightness };
}"""
_MANY = 200
"""Colours that only a picture has."""


def sees_painted(canvas: Locator) -> None:
    """Brings a picture into sight and waits until it is one."""
    canvas.scroll_into_view_if_needed()
    _comes(lambda: canvas.evaluate(_READ)["colours"] > _MANY, canvas.page)


def _comes(holds: Callable[[], bool], page: Page) -> None:
    """Waits for what a canvas shows, of which the page itself says nothing."""
    for _ in range(200):
        if holds():
            return
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("the canvas does not show it")


@pytest.mark.parametrize(
    "game",
    # That each can be drawn is a promise of every room: tests/contract/test_10_figures.py.
    [
        pytest.param(game, marks=[] if game == "meuterer" else [pytest.mark.slow])
        for game in sorted(games())
    ],
)
@pytest.mark.same_page
def test_every_picture_of_the_rules_is_painted_and_has_its_caption(page: Page, game: str) -> None:
    page.goto(f"#/rules/{game}")
    pictures = page.get_by_role("img").and_(page.locator(".figure-parts"))
    expect(pictures.first).to_be_visible()

    for picture in pictures.all():
        for canvas in picture.locator("canvas").all():
            sees_painted(canvas)
        expect(picture).to_have_accessible_name(picture.locator("xpath=../figcaption").inner_text())
    assert sideways(page) == 0


@pytest.mark.fresh
def test_rules_are_read_without_python(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("#/rules/cartagena")
    sees_painted(page.locator(".figure canvas").first)

    assert [] == page.workers
    assert [] == [url for url in asked if "/runtime/" in url]
    assert 1 == sum(url.endswith("/figures.json") for url in asked)


@pytest.mark.same_page
def test_pictures_take_the_colours_of_the_theme(page: Page) -> None:
    page.goto("#/rules/cartagena")
    canvas = page.locator(".figure canvas").first
    sees_painted(canvas)
    light = canvas.evaluate(_READ)["brightness"]
    page.emulate_media(color_scheme="dark")

    _comes(lambda: canvas.evaluate(_READ)["brightness"] < light - 5, page)


@pytest.mark.same_page
def test_the_game_in_short_comes_first_then_the_contents_then_all_rules(page: Page) -> None:
    to_rules(page, "cartagena")
    chapters = [WORDS.plain(f"rules-{name}") for name in ("short", "contents", "all")]

    expect(page.get_by_role("heading", level=2)).to_have_text(chapters)
    link = page.get_by_role("link", name=WORDS.plain("cartagena-rule-ca-9.title"), exact=True)
    link.click()
    heading = page.get_by_role("heading", name=WORDS.plain("cartagena-rule-ca-9.title") + " CA-9")
    expect(heading).to_be_in_viewport()
    expect(page.locator("[data-rule='ca-9']")).to_be_focused()


@pytest.mark.same_page
def test_only_the_rules_of_the_chosen_variant_are_shown(page: Page) -> None:
    to_rules(page, "cartagena")
    row = page.get_by_role("heading", name=WORDS.plain("cartagena-rule-ca-7.title") + " CA-7")
    drawing = page.get_by_text(WORDS.plain("cartagena-figure-row"))
    jungle = page.get_by_text("thirty spaces, and every crew has four pirates")
    expect(row).to_be_visible()
    expect(drawing.first).to_be_visible()
    expect(jungle).to_have_count(0)

    chooser = page.get_by_label(WORDS.plain("cartagena-option-variant"), exact=True)
    chooser.select_option(WORDS.plain("cartagena-option-variant-basic"))

    expect(jungle).to_be_visible()
    expect(row).to_have_count(0)
    expect(drawing).to_have_count(0)
    expect(page.get_by_text(WORDS.plain("cartagena-figure-way-basic"))).to_be_visible()


@pytest.mark.same_page
def test_the_rules_are_those_that_the_lobby_remembers(page: Page) -> None:
    to_lobby(page, "cartagena")
    jamaica = WORDS.plain("cartagena-option-variant-jamaica")
    page.get_by_role("radio", name=jamaica, exact=True).check()
    page.get_by_role("main").get_by_role("link", name=WORDS.plain("home-rules")).click()

    chooser = page.get_by_label(WORDS.plain("cartagena-option-variant"), exact=True)
    expect(chooser).to_have_value("jamaica")
    expect(page.get_by_role("heading", name="CA-7")).to_have_count(0)


@pytest.mark.same_page
def test_a_link_to_a_rule_of_another_variant_shows_it_and_says_so(page: Page) -> None:
    to_rules(page, "cartagena")
    chooser = page.get_by_label(WORDS.plain("cartagena-option-variant"), exact=True)
    chooser.select_option(WORDS.plain("cartagena-option-variant-advanced"))
    page.goto("#/rules/cartagena/ca-7")

    heading = page.get_by_role("heading", name=WORDS.plain("cartagena-rule-ca-7.title") + " CA-7")
    expect(heading).to_be_in_viewport()
    note = WORDS.plain("rules-switched", variant=WORDS.plain("cartagena-option-variant-tortuga"))
    expect(page.get_by_text(note)).to_be_visible()
    expect(chooser).to_have_value("tortuga")


@on_a_small_phone
@pytest.mark.same_page
def test_beside_the_board_stand_the_rules_of_the_match(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", {"variant": "jamaica"}, ALONE, "beside")
    person.sees_prompt()
    page.get_by_role("button", name=WORDS.plain("table-rules"), exact=True).click()

    expect(page.get_by_role("heading", name=WORDS.plain("rules-short"))).to_be_visible()
    expect(page.get_by_role("heading", name="CA-7")).to_have_count(0)
    expect(page.get_by_label(WORDS.plain("cartagena-option-variant"), exact=True)).to_have_count(0)
    sees_painted(page.locator(".panel-rules .figure canvas").first)
    page.get_by_role("link", name=WORDS.plain("cartagena-rule-ca-9.title"), exact=True).click()
    heading = page.get_by_role("heading", name=WORDS.plain("cartagena-rule-ca-9.title") + " CA-9")
    expect(heading).to_be_in_viewport()


@pytest.mark.same_page
def test_the_rules_tell_published_from_ours(page: Page) -> None:
    words = Words("en")
    for game, lists in {"cartagena": 1, "caribbean": 2, "mutiny": 2, "meuterer": 1}.items():
        to_lobby(page, game)
        page.get_by_role("main").get_by_role("link", name=words.plain("home-rules")).click()
        box = page.locator("section", has=page.get_by_role("heading", name="What is in the box"))

        expect(page.get_by_role("heading", level=3).last).to_have_text("What is in the box")
        expect(box.get_by_text(words.plain("rules-ours"))).to_have_count(lists - 1)
        expect(box.get_by_role("list")).to_have_count(lists)
        expect(page.get_by_text(words.plain("rules-ruling")).first).to_be_visible()
