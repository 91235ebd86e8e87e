"""A club evening: drawn, handed out, played, handed in and collected."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from freebooters.app.contest.contest import Contest
from freebooters.engine.crockford import grouped
from tests.app.client import Client
from tests.app.test_contests import contest_of, finish_contest, take_part
from tests.e2e import ways
from tests.e2e.person import LONG, Person
from tests.e2e.together import Elsewhere
from tests.e2e.twin import Twin
from tests.words import Words

WORDS = Words("en")
WORD = "anchor"


@cache
def played(name: str, seed: int) -> tuple[str, str, str]:
    """A finished game of the contest: its save, its result, and the code to type."""
    with pytest.MonkeyPatch.context() as patch:
        client = Client(patch)
        take_part(client, contest(), 0, WORD, name=name)
        finish_contest(client, seed)
        handed = client.told("hand_in", text=client.save)
        return client.save, handed["result"], handed["typed"]


@cache
def contest() -> Contest:
    return contest_of("mutiny")


def takes_part(page: Page) -> Person:
    """Types the code of the contest, and sits down at its deal: the twin has the same cards."""
    page.goto("#/club")
    page.get_by_label(WORDS.plain("contest-code-typed")).fill(contest().code, timeout=LONG)
    page.get_by_role("button", name=WORDS.plain("contest-open")).click()
    page.get_by_label(WORDS.plain("contest-name")).fill("Mia")
    page.get_by_label(WORDS.plain("contest-word"), exact=True).fill(WORD)
    page.get_by_role("button", name=WORDS.plain("contest-play")).click()
    seats = page.locator(".rail-name")
    expect(seats.filter(has_text="Mia")).to_be_visible(timeout=LONG)
    with pytest.MonkeyPatch.context() as patch:
        client = Client(patch)
        take_part(client, contest(), 0, WORD, crew=seats.all_inner_texts())
        person = Person(page, Twin.of(client.save))
    person.sees_prompt()
    return person


def plays_to_the_result(page: Page) -> None:
    """A whole deal, and what comes of it: the same as natively."""
    person = takes_part(page)
    person.plays(Person.clicks)
    handed = person.twin._do({"do": "hand_in", "text": person.twin.save()})
    page.get_by_role("link", name=WORDS.plain("club-result")).click(timeout=LONG)
    expect(page.get_by_text(handed["typed"])).to_be_visible(timeout=LONG)
    link = page.get_by_label(WORDS.plain("contest-result-link"))
    expect(link).to_have_value(re.compile(re.escape(f"#/result/{handed['result']}") + "$"))


def collects(page: Page) -> None:
    """Goes to the organiser's page of the contest and says the word."""
    page.goto(f"#/collect/{contest().code.lower()}")
    word = page.get_by_label(WORDS.plain("contest-word"))
    word.fill(WORD.upper(), timeout=LONG)
    word.press("Tab")


def pastes(page: Page, text: str) -> None:
    page.get_by_label(WORDS.plain("contest-paste")).fill(text)
    page.get_by_role("button", name=WORDS.plain("contest-add"), exact=True).click()


@pytest.mark.same_page
def test_an_evening_is_drawn_and_whoever_has_the_link_plays(
    page: Page, elsewhere: Elsewhere
) -> None:
    ways.to_home(page)
    page.get_by_role("link", name=WORDS.plain("club-title")).click()
    page.get_by_label(WORDS.plain("contest-game"), exact=True).select_option("mutiny", timeout=LONG)
    page.get_by_label(WORDS.plain("contest-title")).fill("Class 7b")
    page.get_by_label(WORDS.plain("contest-word-new")).fill(WORD)
    page.get_by_role("button", name=WORDS.plain("contest-draw")).click()
    expect(page.get_by_role("heading", name="Class 7b")).to_be_visible(timeout=LONG)
    link = page.get_by_label(WORDS.plain("contest-deal-link")).input_value()

    friend = elsewhere().new_page()
    friend.goto(link)
    begins = friend.get_by_role("button", name=WORDS.plain("contest-play"))
    begins.click(timeout=LONG)
    expect(friend.get_by_text(WORDS.plain("contest-name-missing"))).to_be_visible()
    friend.get_by_label(WORDS.plain("contest-name")).fill("Zoë")
    begins.click()
    expect(friend.get_by_text(WORDS.plain("contest-word-missing"))).to_be_visible()
    friend.get_by_label(WORDS.plain("contest-word"), exact=True).fill(WORD)
    begins.click()
    title = Words("en", "mutiny").plain("mutiny-title")
    expect(friend.get_by_role("heading", level=1, name=title)).to_be_visible(timeout=LONG)
    expect(friend.get_by_role("region", name="Players")).to_contain_text("Zoë", timeout=LONG)

    page.goto("#/club")
    expect(page.get_by_role("link", name="Class 7b")).to_be_visible(timeout=LONG)


@pytest.mark.same_page
def test_a_bad_code_is_told_what_is_wrong_with_it(page: Page) -> None:
    page.goto("#/club")
    field = page.get_by_label(WORDS.plain("contest-code-typed"))
    field.fill("50R3-WKB2", timeout=LONG)
    page.get_by_role("button", name=WORDS.plain("contest-open")).click()
    expect(page.get_by_text(WORDS.plain("error-code-length", signs=12, found=8))).to_be_visible()
    field.fill(contest().code)
    page.get_by_role("button", name=WORDS.plain("contest-open")).click()
    expect(page.get_by_text(WORDS.plain("contest-everybody"))).to_be_visible()


@pytest.mark.same_page
def test_a_game_that_is_over_is_handed_in_as_link_and_code(page: Page) -> None:
    save, result, typed = played("Mia", 1)
    ways.to_home(page)
    ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": save.encode()})
    title = Words("en", "mutiny").plain("mutiny-title")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title, timeout=LONG)

    page.goto(f"#/deal/{contest().code.lower()}")
    shown = page.get_by_label(WORDS.plain("contest-result-link"))
    expect(shown).to_have_value(re.compile(re.escape(f"#/result/{result}") + "$"), timeout=LONG)
    expect(page.get_by_text(typed)).to_be_visible()


@pytest.mark.same_page
def test_results_are_collected_checked_and_written_into_a_file(page: Page) -> None:
    collects(page)
    (_, mia, _), (_, ben, _), (_, _, cas) = played("Mia", 1), played("=Ben", 2), played("Cas", 3)
    pastes(page, f"from Mia: https://a.example/#/result/{mia} and Ben\n{ben}, {mia}")
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(page.get_by_text(WORDS.plain("contest-news", count=2, twice=0))).to_be_visible()

    page.get_by_label(WORDS.plain("contest-claimer"), exact=True).fill("Cas")
    page.get_by_label(WORDS.plain("contest-claim"), exact=True).fill(cas.lower())
    page.get_by_role("button", name=WORDS.plain("contest-claim-add")).click()
    expect(rows).to_have_count(4)
    expect(page.get_by_text(WORDS.plain("contest-claimed"))).to_be_visible()
    pastes(page, f"#/result/{mia[:-1]}")
    expect(page.get_by_text(WORDS.plain("error-link-broken"))).to_be_visible()
    pastes(page, "nothing at all")
    expect(page.get_by_text(WORDS.plain("contest-nothing"))).to_be_visible()

    removing = page.get_by_role("button", name=f"{WORDS.plain('contest-remove')} Cas")
    removing.focus()
    expect(page.get_by_role("cell", name=WORDS.plain("contest-by-bots"), exact=True)).to_have_count(
        2, timeout=LONG
    )
    expect(removing).to_be_focused()  # and whoever reads a row goes on reading it
    with page.expect_download() as download:
        page.get_by_role("button", name=WORDS.plain("contest-csv")).click()
    text = Path(download.value.path()).read_bytes().decode()
    assert text.startswith("\ufeff")
    assert ",'=Ben," in text

    page.emulate_media(media="print")
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_label(WORDS.plain("contest-paste"))).to_be_hidden()
    expect(page.get_by_text(WORDS.plain("contest-hand-out"), exact=True)).to_be_hidden()
    page.emulate_media(media="screen")
    page.reload()
    expect(rows).to_have_count(4, timeout=LONG)


def offers(page: Page, come: str, names: str, count: int = 1) -> None:
    """The page says what has come from outside, which is not kept yet."""
    said = WORDS.plain("contest-offered", **{"from": come}, count=count, names=names)
    expect(page.get_by_text(said)).to_be_visible(timeout=LONG)


@pytest.mark.same_page
def test_a_result_that_comes_as_a_link_is_kept_once_somebody_takes_it(page: Page) -> None:
    _, ben, _ = played("Ben", 2)
    page.goto(f"#/result/{ben}")
    word = page.get_by_label(WORDS.plain("contest-word"))
    word.fill(WORD, timeout=LONG)
    word.press("Tab")
    offers(page, "opened", "Ben")
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_role("button", name=WORDS.plain("offer-leave")).click()
    expect(page.get_by_role("button", name=WORDS.plain("offer-take"))).to_have_count(0)

    page.reload()
    offers(page, "opened", "Ben")
    page.get_by_role("button", name=WORDS.plain("offer-take")).click()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2)
    page.goto("#/club")
    page.get_by_role("link", name=grouped(contest().code)).click(timeout=LONG)
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2, timeout=LONG)


@pytest.mark.same_page
def test_files_of_results_are_dropped_and_a_false_claim_is_called_one(page: Page) -> None:
    collects(page)
    (_, ben, _), (_, _, cas) = played("Ben", 2), played("Cas", 3)
    page.get_by_label(WORDS.plain("contest-claimer"), exact=True).fill("Ben")
    page.get_by_label(WORDS.plain("contest-claim"), exact=True).fill(cas)
    page.get_by_role("button", name=WORDS.plain("contest-claim-add")).click()
    table = page.get_by_role("table")
    expect(table.get_by_role("rowheader")).to_have_text(["Ben"])
    expect(table.get_by_text(WORDS.plain("contest-claimed"))).to_be_visible()

    files = page.evaluate_handle(DROPPED, [f"results of Monday\n{ben}\n", played("Mia", 1)[1]])
    about = page.get_by_text(WORDS.plain("contest-collect-about"))
    about.dispatch_event("drop", {"dataTransfer": files})
    offers(page, "dropped", "Mia and Ben", 2)
    expect(table.get_by_role("row")).to_have_count(2)
    page.get_by_role("button", name=WORDS.plain("offer-take")).click()
    expect(table.get_by_role("row")).to_have_count(4)
    expect(table.get_by_text(WORDS.plain("contest-contradicted"))).to_be_visible()
    expect(table.get_by_text(WORDS.plain("contest-later"))).to_have_count(0)


DROPPED = """(texts) => {
  const data = new DataTransfer();
  for (const text of texts) data.items.add(new File([text], "results.txt"));
  return data;
}"""


@pytest.mark.slow  # every run plays a deal to its result natively: tests/app/test_contests.py
def test_a_deal_is_played_to_the_result_that_it_has_natively(page: Page) -> None:
    plays_to_the_result(page)


@pytest.mark.slow
def test_thirty_results_are_pasted_at_once_and_all_are_checked(page: Page) -> None:
    collects(page)
    results = "\n".join(played(f"Pupil {seed}", seed)[1] for seed in range(30))
    page.get_by_label(WORDS.plain("contest-claimer"), exact=True).fill("Cas")
    page.get_by_label(WORDS.plain("contest-claim"), exact=True).fill(played("Cas", 30)[2])
    pastes(page, results)
    # While the results are looked through.
    page.get_by_role("button", name=WORDS.plain("contest-claim-add")).click()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(32)
    done = WORDS.plain("contest-progress", done=30, due=30)
    expect(page.get_by_text(done)).to_be_visible(timeout=2 * LONG)
