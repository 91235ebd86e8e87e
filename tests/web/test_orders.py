"""What is asked and what can be done keep to their place under the board, or beside it: whatever a person
picks, in every room and language, nothing lies over what can be pressed on the board.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from freebooters.engine.messages import Message
from freebooters.stage import Choice
from tests.contract.journeys import SEEDS, travel
from tests.contract.rooms import LANGUAGES, SETTINGS, Setting, is_plainest_or_fullest
from tests.web.own_document import shows
from tests.words import Words
from tools.layout import ROOT
from tools.server import PageServer

pytestmark = pytest.mark.e2e

SCREENS = [(360, 640), (390, 844), (844, 390), (1280, 800)]
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume", "Ann"]
EVERY = 4
"""Of the moments of a game so many are passed over."""
LONGEST = 3
"""Of as many buttons with most letters so many are looked at."""

_SHEETS = re.findall(
    r'<link rel="stylesheet" href="[^"]+\.css" />', (ROOT / "index.html").read_text("utf-8")
)
PAGE = f"""<!doctype html><html lang="en"><meta charset="utf-8" />{"".join(_SHEETS)}
<body data-screen="table"><main id="main"><div class="table">
  <section class="rail"><div class="rail-seats"><div class="rail-seat">Ann</div></div></section>
  <p class="goal">Goal</p>
  <div class="board"></div>
  <section class="orders"><div class="orders-body">
    <div class="orders-words">
      <span class="orders-sign"><svg class="emblem"></svg></span>
      <div><p class="prompt"></p><p class="gain"></p></div>
    </div>
    <div class="orders-buttons"></div>
  </div></section>
  <div class="tools"><button class="tool">Hint</button></div>
</div></main></body></html>"""
"""A table without its scripts, as `ActionBar` and `Prompt` build what is asked."""

MEASURED = """(asked) => {
  const [orders, body, words, buttons, prompt, gain] =
    [".orders", ".orders-body", ".orders-words", ".orders-buttons", ".prompt", ".gain"]
      .map((part) => document.querySelector(part));
  const box = orders.getBoundingClientRect();
  const reaches = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom);
  };
  const isShown = (part) => part.clientHeight > 30;
  const hidden = (part) => part.scrollHeight - part.clientHeight;
  const button = ({ shown, icon }) => {
    const one = document.createElement("button");
    one.className = "button choice";
    if (icon) one.append(Object.assign(document.createElement("img"), { className: "sprite" }));
    one.append(Object.assign(document.createElement("span"), { textContent: shown }));
    return one;
  };
  return asked.map(({ said, brings, choices }) => {
    orders.classList.add("is-picking");
    prompt.textContent = said;
    gain.textContent = brings;
    buttons.replaceChildren(...choices.map(button));
    return {
      over: Math.max(reaches(body), ...[...buttons.children].map(reaches)),
      cut: [...buttons.children].some((one) => one.scrollWidth > one.clientWidth + 1),
      hidden: brings ? 0 : Math.max(...[body, words].filter(isShown).map(hidden)),
    };
  });
}"""
"""Of each question: how far anything reaches beyond its place, whether a button's words are cut, and how
many pixels of what is asked have to be scrolled to.
"""


class Question(NamedTuple):
    """What is asked, and what can be chosen once something was picked."""

    prompt: Message
    choices: tuple[Choice, ...]


@cache
def questions(folder: str) -> Sequence[Question]:
    """Those of random games, the plainest and the fullest."""
    found = {
        str([question.prompt, *map(_shown, question.choices)]): question
        for setting in SETTINGS[folder]
        if is_plainest_or_fullest(setting)
        for question in _asked(setting)
    }
    return [*found.values()]


def _asked(setting: Setting) -> Iterator[Question]:
    journey, paint = travel(setting, SEEDS[1]), setting.game.paint
    for moment in journey.moments[::EVERY]:
        for seat in moment.seats_acting[:1]:
            view = journey.rules.view(moment.state, seat)
            if paint.arrangement(view, seat) is not None:
                continue
            legal = journey.rules.legal(moment.state, seat)
            choices = [paint.choice(view, seat, action) for action in legal]
            prompt = paint.prompt(view, seat)
            for pick in {pick for choice in choices for pick in choice.picks}:
                yield Question(prompt, tuple(each for each in choices if pick in each.picks))


def _shown(choice: Choice) -> Message:
    return choice.short or choice.label


def told(question: Question, words: Words) -> Iterator[dict[str, Any]]:
    """The question, and in its place what the choice with the most words would bring."""

    def text(message: Message | None) -> str:
        return "" if message is None else words.text(message.as_json(), NAMES)

    choices = [{"shown": text(_shown(each)), "icon": each.icon} for each in question.choices]
    brought = max(
        ((text(each.label), text(each.gain)) for each in question.choices),
        key=lambda each: len("".join(each)),
    )
    yield {"said": text(question.prompt), "brings": "", "choices": choices}
    yield {"said": brought[0], "brings": brought[1], "choices": choices}


def longest(asked: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of as many buttons those with most letters, in what is said or on the buttons."""
    by_count = defaultdict(list)
    for each in asked:
        by_count[len(each["choices"])].append(each)
    measures = (
        lambda each: len(each["said"] + each["brings"]),
        lambda each: sum(len(choice["shown"]) for choice in each["choices"]),
    )
    return [
        each
        for group in by_count.values()
        for measure in measures
        for each in sorted(group, key=measure)[-LONGEST:]
    ]


@pytest.fixture(scope="module")
def table(browser: Browser, workshop: PageServer) -> Iterator[Page]:
    page = browser.new_page()
    shows(page, workshop, PAGE)
    yield page
    page.close()


@pytest.mark.parametrize("folder", sorted({*SETTINGS} - {"secret", "_blank"}))
def test_what_can_be_chosen_never_lies_over_the_board(table: Page, folder: str) -> None:
    wrong = []
    for language in LANGUAGES:
        words = Words(language, folder)
        asked = longest([each for one in questions(folder) for each in told(one, words)])
        assert asked
        for width, height in SCREENS:
            table.set_viewport_size({"width": width, "height": height})
            wrong += [
                (language, width, height, found, each)
                for found, each in zip(table.evaluate(MEASURED, asked), asked, strict=True)
                if found["over"] > 1 or found["cut"] or found["hidden"] > 1
            ]

    assert [] == wrong


COACHED = """([prompt, choice]) => {
  const coach = Object.assign(document.createElement("section"), { className: "coach" });
  const body = document.querySelector(".orders-body");
  body.prepend(coach);
  document.querySelector(".prompt").textContent = prompt;
  document.querySelector(".gain").textContent = "";
  const button = Object.assign(document.createElement("button"), { className: "button choice" });
  button.textContent = choice;
  document.querySelector(".orders-buttons").replaceChildren(...(choice ? [button] : []));
  const boxes = [".orders", ".orders-words", choice ? ".button" : ".orders"];
  const [orders, words, last] = boxes.map((one) => document.querySelector(one).getBoundingClientRect());
  coach.remove();
  const end = choice ? last.top : orders.bottom;
  return [words.top - orders.top, end - words.bottom, choice ? orders.bottom - last.bottom : 0];
}"""
"""How much is free over what is asked, under it down to the buttons, and under these, while the coach of
a first game is silent.
"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
@pytest.mark.parametrize("choice", ["Drop anchor", ""])
def test_the_room_of_a_silent_coach_lies_around_what_is_asked(
    table: Page, size: tuple[int, int], choice: str
) -> None:
    table.set_viewport_size({"width": size[0], "height": size[1]})
    over, under, below = table.evaluate(COACHED, ["You sail Arriba, 3 steps left.", choice])

    assert over == pytest.approx(under, abs=6)
    assert below < 8, "buttons stay where a finger is"


TAUGHT = """() => {
  const prompt = document.querySelector(".prompt");
  const told = prompt.cloneNode();
  told.setAttribute("aria-hidden", "true");
  prompt.after(told);
  document.querySelector(".table").classList.add("is-learning");
  prompt.textContent = told.textContent = "Play a card, or pass";
  const widths = [prompt, told].map((one) => one.getBoundingClientRect().width);
  document.querySelector(".table").classList.remove("is-learning");
  told.remove();
  return widths;
}"""
"""How wide is what is asked in a lesson, and what is told there of what a choice would bring."""


def test_a_lesson_asks_in_the_coach_s_words_alone(table: Page) -> None:
    table.set_viewport_size({"width": 1280, "height": 800})
    asked, told = table.evaluate(TAUGHT)

    assert asked <= 1
    assert told > 50
