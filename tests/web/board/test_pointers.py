"""The stage by mouse and finger: taps and drags."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.board.table import CHOICES, TABLE, Finger, Table, choice, drag, pickable, scene

pytestmark = pytest.mark.e2e


def test_a_tap_acts_when_the_pointer_is_let_go_and_not_if_it_went_away(table: Table) -> None:
    table.lay(TABLE)
    mouse = table.page.mouse
    mouse.move(*table.middle("cell 2"))
    mouse.down()
    mouse.move(*table.middle("cell 4"))
    mouse.up()
    mouse.move(*table.middle("cell 3"))
    mouse.down()
    assert table.words() == []
    mouse.up()
    table.hears("press cell 3")


def test_a_tap_on_nothing_cancels(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.page.mouse.click(30, 300)
    table.hears("cancel")


def test_a_live_thing_can_be_dragged_to_its_target(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    drag(table, "man 2", *table.middle("cell 6"))
    expect(table.button("cell 6")).to_be_attached()
    table.page.mouse.up()
    table.hears("drag man 2", "drop man 2 cell 6", "sent other")


def test_a_live_thing_can_be_dropped_on_another(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    drag(table, "card 1", *table.middle("man 1"))
    table.page.mouse.up()
    table.hears("drag card 1", "drop card 1 man 1", "sent near")


def test_a_thing_dropped_on_nothing_goes_back(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    drag(table, "man 2", 500, 300)
    table.page.mouse.up()
    table.hears("drag man 2", "drag ")


def test_escape_ends_a_drag(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    drag(table, "man 2", *table.middle("cell 6"))
    table.page.keyboard.press("Escape")
    table.page.mouse.up()
    table.hears("drag man 2", "drag ")


def test_an_idle_thing_cannot_be_dragged(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    drag(table, "cell 2", *table.middle("cell 6"))
    table.page.mouse.up()
    table.hears()


def test_a_finger_on_a_live_thing_drags_it_and_scrolls_nothing(
    touched: Table, finger: Finger
) -> None:
    touched.lay(TABLE, choices=CHOICES)
    finger.drag(touched.middle("card 1"), touched.middle("man 1"))
    touched.hears("drag card 1", "drop card 1 man 1", "sent near")
    assert touched.page.evaluate("scrollY") == 0


def test_a_finger_anywhere_else_scrolls_the_page(touched: Table, finger: Finger) -> None:
    touched.lay(TABLE, choices=CHOICES)
    x, y = touched.middle("cell 4")
    finger.drag((x, y + 60), (x, y - 30))
    touched.page.wait_for_function("scrollY > 20")
    touched.hears()


def test_a_finger_beside_a_small_live_thing_means_it(touched: Table, finger: Finger) -> None:
    touched.lay(scene(pickable("pin", 500, 300, 10, 10)), choices=[choice("pull", "pin")])
    x, y = touched.middle("pin")
    finger.tap(x + 17, y - 15)
    touched.hears("press pin", "sent pull")
    finger.tap(x + 40, y)
    touched.hears("press pin", "sent pull", "cancel")
