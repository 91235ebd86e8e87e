"""The room a screen leaves for the table is known before the engine deals."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from freebooters.stage import FRAMES, Frame
from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair

SCREENS = [(1280, 800), (360, 640), (844, 390), (390, 844), (360, 560)]
ALONE = [chair("Anne"), chair("Bart", "sailor")]

LISTEN = """() => {
  window.asked = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const { do: order, frame } = JSON.parse(message.text ?? "{}");
    if (frame) window.asked.push(`${order} ${frame}`);
    return post.call(this, message, ...rest);
  };
}"""
"""Notes what the page has painted, and for which rooms."""

_REFUSED = """IDBFactory.prototype.open = () => {
  throw new DOMException("no", "UnknownError");
}"""


def listens(page: Page, screen: tuple[int, int]) -> None:
    """Makes the page as large as that, and has it note what it has painted."""
    width, height = screen
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(f"({LISTEN})()")


def painted_once(page: Page) -> str:
    """What the page has had painted as a game began, and for which room. What is at rest is kept, as it is;
    what comes after that, as a notice does, may change its room.
    """
    asked: list[str] = page.evaluate("window.asked")
    calm = next((at for at, order in enumerate(asked) if order.startswith("early ")), len(asked))
    once, *again = asked[:calm]
    assert (once, []) == (once, again)
    room = once.partition(" ")[2]
    assert asked[calm : calm + 1] in ([], [f"early {room}"])
    return once


@pytest.mark.parametrize(
    ("screen", "frame"),
    [
        pytest.param(screen, frame, id=str(frame), marks=[] if at == 0 else [pytest.mark.slow])
        for at, (screen, frame) in enumerate(zip(SCREENS, FRAMES, strict=True))
    ],
)
def test_a_table_is_painted_once_and_for_the_room_that_it_keeps(
    page: Page, screen: tuple[int, int], frame: Frame
) -> None:
    listens(page, screen)
    person = Person.sets_up(page, "cartagena", {"variant": "tortuga"}, ALONE, "frames")
    person.plays(Person.clicks, moves=1)
    assert f"start {frame}" == painted_once(page)


@pytest.mark.parametrize(
    ("width", "height"), [pytest.param(*SCREENS[0], marks=pytest.mark.slow), SCREENS[1]]
)
def test_a_first_game_has_the_room_that_its_coach_leaves(
    page: Page, width: int, height: int
) -> None:
    listens(page, (width, height))
    ways.undealt(page)
    page.goto("")
    page.get_by_role("button", name="Play now Cartagena").click()
    entries = page.locator("ol.log > li")
    entries.first.wait_for(state="attached", timeout=LONG)
    expect(page.get_by_role("region", name="The coach")).to_be_visible(timeout=LONG)

    assert painted_once(page).startswith("start ")


def test_what_is_not_stored_leaves_the_smallest_phone_an_upright_table(page: Page) -> None:
    listens(page, SCREENS[1])
    page.add_init_script(_REFUSED)
    page.goto("")
    page.get_by_role("button", name="Play now Cartagena").click()
    said = page.get_by_text("The last move is not stored.")
    expect(said).to_be_visible(timeout=LONG)
    expect(page.get_by_role("region", name="The coach")).to_be_visible(timeout=LONG)
    page.wait_for_function("window.asked.at(-1) === 'frame narrow:880'")

    assert page.evaluate("window.asked.every((each) => each.includes(' narrow:'))")
