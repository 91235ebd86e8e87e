"""What is heard and felt at a table, as far as a page can be asked: what starts to sound, and when."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair

ALONE = [chair("Anne"), chair("Bart", "sailor")]
TORTUGA = {"variant": "tortuga"}

_LISTEN = """
window.heard = [];
window.felt = [];
for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...args) {
    window.heard.push(this.frequency?.value ?? 0);
    return start.apply(this, args);
  };
}
Navigator.prototype.vibrate = (length) => window.felt.push(length) > 0;
"""
"""Notes the pitch of what starts to sound, 0 for noise, and how long the device is felt."""

BELL = 620


def heard(page: Page) -> list[float]:
    return list(page.evaluate("window.heard.splice(0)"))


def hears(page: Page, pitch: float | None = None) -> list[float]:
    """What is heard as soon as anything is, or what has that pitch: the first sound comes a frame late."""
    page.wait_for_function(
        "(pitch) => pitch === null ? window.heard.length : window.heard.includes(pitch)", arg=pitch
    )
    return heard(page)


def feels(page: Page) -> None:
    """Waits until the device has been felt."""
    page.wait_for_function("() => window.felt.length")


def sits_down_and_listens(page: Page, seed: str) -> Person:
    page.add_init_script(_LISTEN)
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, seed)
    person.sees_prompt()
    return person


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_moves_are_heard_and_one_s_turn_is_heard_and_felt(page: Page) -> None:
    page.add_init_script(_LISTEN)
    person = Person.sets_up(page, "cartagena", TORTUGA, ALONE, "sounds")
    person.sees_prompt()
    hears(page)
    page.evaluate("window.felt.splice(0)")

    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    assert BELL not in hears(page), (
        "wood is set down, or a card is drawn; it still is the same turn"
    )

    person.plays(Person.clicks, moves=3)
    person.sees_prompt()
    hears(page, BELL)
    feels(page)


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_one_press_silences_the_table_and_the_next_visit_remembers(page: Page) -> None:
    person = sits_down_and_listens(page, "mute")
    switch = page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    heard(page)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    assert [] == heard(page)

    page.reload()
    person.sees_prompt()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("m")
    expect(switch).to_have_attribute("aria-pressed", "true")
    person.plays(Person.clicks, moves=1)
    hears(page)


def test_where_motion_is_reduced_sounds_are_off_until_they_are_wanted(page: Page) -> None:
    person = sits_down_and_listens(page, "calm")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    assert [] == heard(page)

    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.get_by_role("button", name="Sounds")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Sounds").check()
    hears(page)  # whoever switches them on hears one
    volume = page.get_by_role("slider", name="Volume")
    volume.press("Home")
    page.get_by_role("button", name="Close").click()
    page.set_viewport_size({"width": 1280, "height": 800})
    person.sees_prompt()
    heard(page)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    assert [] == heard(page), "at volume nought"

    ways.to_settings(page)
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("0", timeout=LONG)


_SPEAK = """
window.said = [];
window.cut = 0;
const voices = [{ lang: "en-GB", name: "Reader", localService: true, default: true }];
SpeechSynthesis.prototype.getVoices = () => voices;
SpeechSynthesis.prototype.speak = (spoken) => {
  window.said.push(spoken.text);
  if (!window.isSlow) spoken.dispatchEvent(new Event("end"));
};
SpeechSynthesis.prototype.cancel = () => { window.cut += 1; };
window.SpeechSynthesisUtterance = class extends EventTarget {
  constructor(text) {
    super();
    this.text = text;
  }
};
"""
"""A device with a voice for English, which notes what it says; a slow one never comes to an end."""


def test_moves_are_read_aloud_as_the_log_tells_them_until_the_table_is_left(page: Page) -> None:
    page.add_init_script(_SPEAK)
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "aloud")
    person.sees_prompt()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Read moves aloud").check()
    page.keyboard.press("Escape")
    page.evaluate("window.said.splice(0)")
    before = page.locator("ol.log > li").count()

    person.plays(Person.clicks, moves=4)
    person.sees_prompt()
    lines = page.locator("ol.log .log-line").all_inner_texts()[before:]
    page.wait_for_function("(count) => window.said.join(' ').split('.').length > count", arg=2)
    said = page.evaluate("window.said")
    assert " ".join(said).startswith(lines[0].removesuffix("."))
    assert len(said) == len(set(said))

    page.evaluate("window.isSlow = true")
    person.plays(Person.clicks, moves=1)
    page.wait_for_function("(count) => window.said.length > count", arg=len(said))
    page.goto("#/settings")
    page.wait_for_function("() => window.cut === 1")
