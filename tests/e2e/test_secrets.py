"""Nothing hidden from whoever looks reaches the page's main thread, but in the text it stores."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.app.client import redealt
from tests.e2e.devices import Device
from tests.e2e.person import LONG, Person, beginning, chair
from tests.e2e.twin import Twin
from tests.e2e.wire import Wire

CANARY = "5eaf00d5eaf00d5eaf00d5eaf00d5ea5"
CLOSED = {"variant": "jamaica"}


def test_a_bots_question_and_thoughts_do_not_reach_the_main_thread(page: Page) -> None:
    wire = Wire(page)
    people = [chair("Anne"), chair("Bart", "sailor"), chair("Carl", "helmsman")]
    person = Person.sits_down(page, "cartagena", CLOSED, people, CANARY)
    person.plays(Person.clicks, moves=3)
    person.sees_prompt()

    rest = wire.rest()
    thoughts = [message for message in rest if "step" in message]
    assert CANARY in wire.saves()[-1]
    assert CANARY not in json.dumps(rest)
    assert {(True, None)} == {(message["ok"], message["step"]) for message in thoughts}
    assert {("id", "progress")} == {tuple(each) for each in rest if "progress" in each}
    for word in ("view", "prospects", "worth"):
        assert f'"{word}"' not in json.dumps(rest)


@pytest.mark.slow  # of all that the engine answers in every run: tests/app/test_secrets.py
def test_answers_at_a_shared_screen_do_not_depend_on_what_the_others_hold(
    known_device: Device, tmp_path: Path
) -> None:
    people = [chair("Anne"), chair("Bart"), chair("Carl")]
    twin = Twin(beginning("cartagena", CLOSED, people, CANARY, "wide:620"))
    twin.lift()
    seat, save = twin.table["viewer"], twin.save()
    others = {0, 1, 2} - {seat}
    told = []
    for text in (save, redealt(save, others)):
        known_device.closes()
        told.append(heard(known_device.opens(), text, twin, tmp_path))

    assert told[0] == told[1]
    assert any("step" in message for message in told[0].values())


def heard(page: Page, save: str, twin: Twin, folder: Path) -> dict[str, Any]:
    """What the page is told while somebody opens a save, takes the screen, asks for a hint, looks
    back and moves: of each kind and moment the last. How a thought grew hangs on the clock, how often
    the same moment was painted on when the page was laid out, and the service worker's version on
    whether it has come.
    """
    wire, words = Wire(page), twin.words
    file = folder / "save.json"
    file.write_text(save, encoding="utf-8")
    page.goto("#/settings")
    page.get_by_role("radio", name=words.plain("settings-speed-off"), exact=True).check()
    page.goto("#/saves")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=words.plain("saves-import")).click()
    chooser.value.set_files(file)
    name = twin.table["seats"][twin.table["viewer"]]["name"]
    page.get_by_role("button", name=words.plain("curtain-lift", name=name)).click(timeout=LONG)
    here = Person(page, twin)
    here.sees_prompt()
    page.get_by_role("button", name=words.plain("hint-button"), exact=True).click()
    chance = page.get_by_role("button", name=re.compile(words.plain("hint-chance")))
    expect(chance.first).to_be_visible(timeout=LONG)
    expect(page.get_by_text(words.plain("hint-thinks"))).to_be_hidden(timeout=LONG)
    page.get_by_role("button", name="Set-up:").click()
    page.locator("ol.log .log-line").first.click()
    page.get_by_role("button", name=words.plain("lookback-return")).click()
    lines = page.locator("ol.log > li")
    told = lines.count()
    here.clicks(twin.advise())
    expect(lines).to_have_count(told + 1, timeout=LONG)
    return {
        str([message.get(key) for key in ("position", "viewer")] + [*message]): message
        for message in wire.rest()
        if not {"stage", "progress", "port"} & {*message}
    }
