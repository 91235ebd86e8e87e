"""Every screen and all that opens on one, each with the way a person gets there from anywhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from freebooters.app.contest.contest import Contest
from freebooters.app.contest.results import result_text
from tests.app.test_contests import contest_of, played
from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair
from tests.e2e.together import begins
from tests.words import Words

__all__ = ["PASSING", "PLACES", "result", "table"]

ALONE = ("Anne", "sailor")


def home(page: Page) -> None:
    ways.to_home(page)
    expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)


def _unfolds(page: Page, *names: str) -> None:
    for name in names:
        page.locator("summary").filter(has_text=name).click()


def lobby(page: Page) -> None:
    ways.to_lobby(page, "cartagena")
    _unfolds(page, *(Words("en").plain(key) for key in ("warn-legend", "lobby-more")))


def table(page: Page) -> Person:
    person = Person.goes_on(page, "cartagena", {"variant": "tortuga"}, ALONE, 3)
    person.sees_prompt()
    person.thing(person.twin.advise().picks[0]).click()
    return person


def back_at_the_table(page: Page) -> None:
    """Where nothing lies over the one that is shown; at one of one's own from anywhere else."""
    if "#/table/" in page.url:
        page.keyboard.press("Escape")
    else:
        table(page)


def menu(page: Page) -> None:
    back_at_the_table(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    menu.get_by_text(Words("en").plain("seal-closed")).click()
    menu.get_by_role("radio", name=Words("en").plain("warn-clear")).check()


def hint(page: Page) -> None:
    back_at_the_table(page)
    page.keyboard.press("h")
    expect(page.get_by_text("Chance of winning, as a strong opponent")).to_be_visible(timeout=LONG)
    thinks = Words("en", "cartagena").plain("hint-thinks")
    expect(page.get_by_text(thinks)).to_be_hidden(timeout=LONG)  # until then it changes


def reasons(page: Page) -> None:
    back_at_the_table(page)
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name="Why? Sailor").last.click()
    expect(page.get_by_text("as this opponent saw it")).to_be_visible()


def analysis(page: Page) -> None:
    offered = page.get_by_role("dialog").get_by_role("button", name="Analysis")
    if offered.count() == 0:  # else a result is shown
        result(page)
    offered.click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_attached(timeout=LONG)
    page.get_by_text("All the numbers").click()


def rules_beside_the_board(page: Page) -> None:
    back_at_the_table(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="Rules of Cartagena")).to_be_visible()


def curtain(page: Page) -> None:
    chairs = [chair("Anne"), chair("Mary")]
    Person.sits_down(page, "cartagena", {"variant": "jamaica"}, chairs, "veil")
    expect(page.get_by_role("dialog")).to_be_visible(timeout=LONG)


def result(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", {"variant": "basic"}, ALONE, -1)
    person.plays(Person.clicks)
    person.sees_the_end()


def rules(page: Page) -> None:
    ways.to_rules(page, "cartagena")


def saves(page: Page) -> None:
    ways.to_saves(page)
    if page.get_by_role("link", name=Words("en").plain("saves-resume")).count() == 0:
        table(page)
        ways.to_saves(page)


def day(page: Page) -> None:
    ways.to_home(page)
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("heading", level=1, name="Deal of the day")).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()


def record(page: Page) -> None:
    ways.to_saves(page)
    kept = page.get_by_role("link", name="Your record")
    if kept.count() == 0:
        result(page)
        page.get_by_role("button", name="Another game").click()
        ways.to_saves(page)
    kept.click()
    expect(page.get_by_role("heading", level=2, name="Anne")).to_be_visible()


def invite(page: Page) -> None:
    chairs = [chair("Ann"), chair("Ben", "friend"), chair("Cid", "friend")]
    begins(page, "cartagena", {"variant": "tortuga"}, chairs)
    expect(page.get_by_role("img", name=Words("en").plain("invite-code"))).to_be_visible()


def join(page: Page) -> None:
    shown = page.get_by_role("textbox", name=Words("en").plain("invite-link"), exact=True)
    if shown.count() == 0:  # else somebody is being invited
        invite(page)
    page.goto(shown.input_value())
    expect(page.get_by_label(Words("en").plain("join-name"))).to_be_visible()


@cache
def _result(name: str, seed: int) -> str:
    deal = _evening().deal(0, "")
    return result_text(deal, played(deal, seed), name, 1)


def _evening() -> Contest:
    return contest_of("mutiny", worded=False)


def club(page: Page) -> None:
    page.goto("#/club")
    expect(page.get_by_label(Words("en").plain("contest-game"), exact=True)).to_be_visible(
        timeout=LONG
    )


def evening(page: Page) -> None:
    """What its organiser has: some results, and what is handed out."""
    words = Words("en")
    results = [_result(name, seed) for seed, name in enumerate(("Mia", "Noah"))]
    page.goto(f"#/collect/{_evening().code.lower()}")
    page.get_by_label(words.plain("contest-paste")).fill(" ".join(results), timeout=LONG)
    page.get_by_role("button", name=words.plain("contest-add"), exact=True).click()
    done = words.plain("contest-progress", done=2, due=2)
    expect(page.get_by_text(done)).to_be_visible(timeout=LONG)


def deal(page: Page) -> None:
    page.goto(f"#/deal/{_evening().code.lower()}")
    expect(page.get_by_label(Words("en").plain("contest-name"), exact=True)).to_be_visible(
        timeout=LONG
    )


def settings(page: Page) -> None:
    ways.to_settings(page)
    page.get_by_role("radio", name=Words("en").plain("warn-big")).check()
    page.get_by_role("checkbox", name=Words("en").plain("settings-sound")).check()


PLACES: dict[str, Callable[[Page], Any]] = {
    "home": home,
    "lobby": lobby,
    "table": table,
    "menu": menu,
    "hint": hint,
    "reasons": reasons,
    "rules beside the board": rules_beside_the_board,
    "curtain": curtain,
    "result": result,
    "analysis": analysis,
    "rules": rules,
    "saves": saves,
    "day": day,
    "record": record,
    "invite": invite,
    "join": join,
    "club": club,
    "evening": evening,
    "deal": deal,
    "settings": settings,
    "credits": ways.to_credits,
}


def explanation(page: Page) -> None:
    table(page)
    page.keyboard.press("PageDown")
    page.keyboard.press("?")
    expect(page.locator(".explanation")).to_be_visible()


def keys(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator(".prompt").first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def refusal(page: Page) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("img", name="Boat").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_be_visible()


def scores(page: Page) -> None:
    page.get_by_role("button", name="Players", exact=True).first.click()
    expect(page.locator(".players")).to_be_visible()


def look_back(page: Page) -> None:
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name="Set-up:").click()
    page.locator(".log-line").first.click()
    expect(page.get_by_text("Looking back")).to_be_visible()


def following(page: Page) -> None:
    table(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Play here").click(timeout=LONG)
    expect(page.get_by_text("Open in another tab")).to_be_visible(timeout=LONG)


def demonstration(page: Page) -> None:
    page.goto("#/demo/cartagena")
    expect(page.locator("ol.log > li").nth(6)).to_be_attached(timeout=LONG)


def log_on_a_phone(page: Page) -> None:
    table(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("heading", name="Log")).to_be_visible()


def missing(page: Page) -> None:
    page.goto("#/rules/nothing")
    expect(page.get_by_role("heading", name="No such game")).to_be_visible()


PASSING: dict[str, Callable[[Page], Any]] = {
    "explanation": explanation,
    "keys": keys,
    "refusal": refusal,
    "scores": scores,
    "look back": look_back,
    "following": following,
    "demonstration": demonstration,
    "missing": missing,
    "log on a phone": log_on_a_phone,
}
"""What passes by on a screen, in the order in which one comes from one to the next."""
