"""Lessons in the browser: done as asked and otherwise, left, taken up, skipped, played on."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import cycle, islice

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from freebooters import catalog, games
from freebooters.engine.lessons import Step, is_wanted, sample
from tests.e2e import ways
from tests.e2e.person import LONG, Person, on_a_small_phone, sideways
from tests.e2e.twin import Move, Twin
from tests.words import Words

LESSONS = [(game.info.id, each.id) for game in catalog.games().values() for each in game.lessons]
FIRST = [(game.info.id, game.lessons[0].id) for game in catalog.games().values()]
BY_TOUCH = ("caribbean", "meuterer")
"""The rooms whose first lesson is done by touch in every run: things are laid out there, and most lie
about; in the others somebody leaves, skips, or uses keys.
"""


_CUT_OFF = """() => [...document.querySelectorAll(".orders-buttons .button")]
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  })
  .map((one) => one.textContent)"""
"""Buttons that reach beyond the screen."""

_BESIDE = """() => {
  const shown = [...document.querySelectorAll(".orders-body .button")].filter((one) => one.checkVisibility());
  const isTold = document.querySelector('.bubble[data-kind="done"] .bubble-more .button');
  return isTold ? shown.map((one) => one.textContent).slice(2) : [];
}"""
"""While it is told what a step has led to: buttons beside the way on and the end of the turn."""

_OVER_THE_HEAD = """() => {
  const { bottom } = document.querySelector(".bubble-ways").getBoundingClientRect();
  return [...document.querySelectorAll(".orders-buttons .button")]
    .filter((one) => one.getBoundingClientRect().top < bottom - 1)
    .map((one) => one.textContent);
}"""
"""Choices that lie over what one can do with the lesson."""


class Learner(Person):
    """Somebody in a lesson."""

    @classmethod
    def begins(
        cls, page: Page, game: str, lesson: str, place: int = 0, lang: str = "en"
    ) -> Learner:
        """Opens the lesson by its address."""
        page.goto(f"#/learn/{game}/{lesson}")
        return cls(page, Twin.learns(game, lesson, place, lang))

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=self.twin.words.plain("learn-coach"))

    @property
    def said(self) -> Locator:
        group = self.coach.get_by_role("group")  # while they have the focus
        return self.coach.get_by_role("paragraph").or_(group).last

    def presses(self, key: str) -> None:
        self.coach.get_by_role("button", name=self.twin.words.plain(key), exact=True).click()

    def hears(self, what: str) -> None:
        """Waits until the coach says what the twin's lesson has under that name; what it tells of
        the step before is read quickly.
        """
        text = self.twin.text(self.twin.table["lesson"][what])
        reads = self.coach.get_by_role("button", name=self.twin.words.plain("learn-go-on"))
        heard = self.said.filter(has_text=text)
        for _ in range(60):
            reads.or_(heard).first.wait_for(timeout=LONG)
            assert [] == self.page.evaluate(_BESIDE)
            if heard.count():
                break
            with suppress(Error):  # it may go on by itself
                reads.click(timeout=1000)
        expect(self.said).to_have_text(text, timeout=LONG)

    def sample(self, step: Step) -> Move:
        actions = [list(action) for action in sample(step)]
        return self.twin.layout_of(actions) if step.together else self.twin.move_of(actions[0])

    def does_steps(self, steps: tuple[Step, ...], how: str) -> None:
        for step in steps:
            self.hears("say")
            assert [] == self.page.evaluate(_CUT_OFF)
            move = self.sample(step)
            if move.picks and not move.laid:
                ready = self.thing(move.picks[0]).and_(self.page.locator(":enabled"))
                ready.wait_for(state="attached", timeout=LONG)
            getattr(self, how)(move)
            self.twin.act(move)

    def skips(self) -> None:
        """Skips all steps of Cartagena's first lesson."""
        for step in steps_of("cartagena", "there-and-back"):
            self.hears("say")
            self.presses("learn-skip")
            self.twin.act(self.sample(step))
        self.hears("on")


def steps_of(game: str, lesson: str) -> tuple[Step, ...]:
    return next(each.steps for each in catalog.game(game).lessons if each.id == lesson)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_to_its_end(page: Page, game: str, lesson: str) -> None:
    learner = Learner.begins(page, game, lesson)

    learner.does_steps(steps_of(game, lesson), "clicks")

    learner.hears("on")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(*each, marks=[] if each[0] in BY_TOUCH else [pytest.mark.slow])
        for each in FIRST
    ],
)
@on_a_small_phone
@pytest.mark.same_page
def test_the_first_lesson_by_touch(page: Page, game: str, lesson: str) -> None:
    ways.to_home(page)
    title = Words("en", game).plain(f"{game}-title")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title))
    card.get_by_role("link", name="Learn in three minutes").tap()
    learner = Learner(page, Twin.learns(game, lesson))

    learner.does_steps(steps_of(game, lesson), "taps")

    learner.hears("on")
    assert 0 == sideways(page)


@pytest.mark.parametrize(
    ("game", "lesson"),
    [FIRST[0], *(pytest.param(*each, marks=pytest.mark.slow) for each in FIRST[1:])],
)
@pytest.mark.same_page
def test_the_first_lesson_by_keyboard(page: Page, game: str, lesson: str) -> None:
    learner = Learner.begins(page, game, lesson)

    learner.does_steps(steps_of(game, lesson), "keys")

    learner.hears("on")


@pytest.mark.same_page
def test_another_deed_is_answered_and_at_last_the_step_is_shown(page: Page) -> None:
    learner = Learner.begins(page, "meuterer", "captain")
    step = steps_of("meuterer", "captain")[0]
    learner.hears("say")
    others = [
        choice["action"]
        for choice in learner.twin.table["choices"]
        if not is_wanted(step, [tuple(choice["action"])])
    ]
    show = learner.coach.get_by_role("button", name="Show me")

    for action in islice(cycle(others), 3):
        expect(show).to_have_count(0)
        move = learner.twin.move_of(action)
        learner.clicks(move)
        learner.twin.act(move)
        answer = learner.twin.table["lesson"]["answer"]
        expect(learner.said).to_have_text(learner.twin.text(answer["message"]))
    answer = learner.twin.table["lesson"]["answer"]
    learner.coach.get_by_role("button", name=f"Rule {answer['rule']}").click()
    rule = page.locator(f'[data-rule="{answer["rule"].lower()}"]')
    expect(rule).to_be_focused()

    show.click()
    learner.twin.act(learner.sample(step))
    learner.hears("say")


@pytest.mark.same_page
def test_what_the_coach_speaks_of_has_the_focus_of_whoever_uses_keys(page: Page) -> None:
    learner = Learner.begins(page, "cartagena", "there-and-back")
    learner.hears("say")
    learner.walks_to(learner.twin.name_of("card:skull"))
    steps = steps_of("cartagena", "there-and-back")

    learner.does_steps(steps[:2], "keys")
    learner.hears("say")

    expect(learner.thing(learner.twin.name_of("pirate:12"))).to_be_focused()
    page.keyboard.press("Enter")
    choices = page.get_by_role("group", name=learner.twin.words.plain("table-actions"))
    expect(choices.get_by_role("button")).to_have_count(5)
    assert [] == page.evaluate(_OVER_THE_HEAD)


@pytest.mark.same_page
def test_a_lesson_is_taken_up_where_it_was_left_and_begun_again(page: Page) -> None:
    learner = Learner.begins(page, "caribbean", "haul")
    steps = steps_of("caribbean", "haul")
    learner.does_steps(steps[:2], "clicks")
    learner.hears("say")
    expect(learner.coach).to_contain_text(f"3 of {len(steps)}")

    page.reload()
    learner.twin = Twin.learns("caribbean", "haul", 2)
    learner.hears("say")
    page.get_by_role("button", name=learner.twin.words.plain("table-undo"), exact=True).click()
    learner.twin.undo()
    learner.hears("say")
    learner.presses("learn-again")
    learner.twin = Twin.learns("caribbean", "haul")
    learner.hears("say")

    learner.presses("learn-leave")
    expect(page.locator("body")).to_have_attribute("data-screen", "home")


@pytest.mark.same_page
def test_every_step_may_be_skipped_and_only_a_lesson_played_on_as_a_match_is_a_saved_game(
    page: Page,
) -> None:
    learner = Learner.begins(page, "cartagena", "there-and-back")
    learner.skips()
    ways.to_saves(page)
    expect(page.get_by_text("Cartagena")).to_have_count(0)
    page.go_back()
    page.go_back()
    learner.twin = Twin.learns("cartagena", "there-and-back")
    learner.skips()

    learner.presses("learn-play-on")

    expect(page.locator("body")).to_have_attribute("data-screen", "table")
    leave = page.get_by_role("button", name=learner.twin.words.plain("learn-leave"))
    expect(leave).to_have_count(0)
    hint = page.get_by_role("button", name=learner.twin.words.plain("hint-button"), exact=True)
    expect(hint).to_be_visible()
    learner.is_on_disk()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cartagena", timeout=LONG)
    ways.to_saves(page)
    expect(page.get_by_role("main").get_by_text("Cartagena").first).to_be_visible()


@pytest.mark.same_page
def test_one_lesson_leads_to_the_next_and_the_last_to_a_game(page: Page) -> None:
    learner = Learner.begins(page, "mutiny", "doors")
    for _ in steps_of("mutiny", "doors"):
        learner.hears("say")
        learner.presses("learn-skip")
        learner.twin.table = learner.twin._command("demonstrate")
    learner.hears("on")

    learner.presses("learn-next")
    learner.twin = Twin.learns("mutiny", "duels")
    learner.hears("say")


@pytest.mark.same_page
def test_an_address_without_a_lesson_says_so(page: Page) -> None:
    heading = page.get_by_role("heading", level=1)
    for address in ("#/learn/nobody", "#/learn/cartagena/nothing"):
        ways.to_home(page)
        page.goto(address)
        expect(heading).to_contain_text(re.compile("no such", re.IGNORECASE))


@pytest.mark.same_page
def test_every_lesson_is_to_be_found_beside_the_set_up(page: Page) -> None:
    for game in games():
        ways.to_lobby(page, game)
        listed = page.get_by_role("list", name="Learn by playing").get_by_role("link")
        expect(listed).to_have_count(len(catalog.game(game).lessons))
