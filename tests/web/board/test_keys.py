"""The stage by keyboard: where the focus goes, what keys press, what is said meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.board.table import (
    CELLS,
    CHOICES,
    HAND,
    MEN,
    TABLE,
    WAITS,
    Table,
    choice,
    node,
    scene,
)

pytestmark = pytest.mark.e2e


def test_the_table_is_one_stop_for_the_tabulator_at_the_first_live_thing(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.page.keyboard.press("Tab")
    expect(table.thing("man 1")).to_be_focused()
    table.page.keyboard.press("Tab")
    expect(table.thing("after")).to_be_focused()


def test_arrows_walk_over_the_table_and_enter_and_space_press(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    keys = table.page.keyboard
    keys.press("Tab")
    for key, name in [
        ("ArrowRight", "cell 2"),
        ("ArrowDown", "card 1"),
        ("ArrowRight", "card 2"),
        ("Home", "man 1"),
        ("End", "card 5"),
        ("PageDown", "man 1"),
        ("PageDown", "man 2"),
        ("PageUp", "man 1"),
        ("PageUp", "card 2"),
    ]:
        keys.press(key)
        expect(table.thing(name)).to_be_focused()
    keys.press("Enter")
    keys.press("PageUp")
    keys.press("Space")
    table.hears("press card 2", "press man 2", "sent other")


def test_escape_cancels(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Escape")
    table.hears("press man 1", "cancel")
    expect(table.thing("man 1")).to_have_attribute("aria-pressed", "false")


def test_things_without_a_choice_can_be_pressed_by_keyboard(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    for key in ("Enter", "Space"):
        table.item("cell 1").focus()
        table.page.keyboard.press(key)
    table.hears("press cell 1", "press cell 1")


def held(table: Table) -> Locator:
    """What has the focus."""
    return table.page.locator(":focus")


def test_the_focus_stays_where_it_is_and_is_silent_while_others_act(
    table: Table,
) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.thing("card 2").focus()
    table.page.evaluate(WAITS)
    table.lay(scene(*CELLS, *MEN, node("next", 500, 500, label="the next card")))
    expect(table.item("the next card")).to_be_attached(timeout=20_000)
    expect(held(table)).to_have_accessible_name("card 2")
    expect(table.button("the table")).to_have_count(0)
    table.lay(TABLE, choices=CHOICES)
    expect(table.button("card 2")).to_be_focused()
    expect(table.button("card 2")).to_be_enabled()


def test_what_cannot_be_used_any_more_is_disabled_until_the_focus_leaves_it(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.thing("card 2").focus()
    table.lay(TABLE, choices=[choice("near", "man 1", "card 1")])
    expect(table.button("card 2")).to_be_focused()
    expect(table.button("card 2")).to_be_disabled()
    table.page.keyboard.press("PageDown")
    expect(table.button("man 1")).to_be_focused()
    expect(table.item("card 2")).to_be_attached()


def test_who_held_what_is_gone_is_at_the_table_and_goes_on_from_there(table: Table) -> None:
    for key, name in [("PageDown", "card 1"), ("ArrowLeft", "card 1"), ("ArrowUp", "man 2")]:
        table.lay(TABLE, choices=CHOICES)
        table.thing("card 2").focus()
        table.lay(scene(*CELLS, *MEN, HAND[0]), choices=[choice("near", "man 1", "card 1")])
        expect(held(table)).to_have_accessible_name("the table")
        table.page.keyboard.press("Enter")
        table.page.keyboard.press(key)
        expect(table.thing(name)).to_be_focused()
        expect(table.page.get_by_role("button", name="the table")).to_have_count(0)
    table.hears()


def test_who_holds_what_is_gone_when_all_is_over_is_at_the_table(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.thing("card 2").focus()
    table.offer([])
    table.lay(scene(node("treasure", 500, 300, label="the treasure")))
    expect(held(table)).to_have_accessible_name("the table")
    expect(table.button("card 2")).to_have_count(0)


def test_a_press_does_not_take_the_focus_away_for_a_moment(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.thing("card 1").focus()
    table.page.evaluate(
        "document.addEventListener('focusout', () => document.body.append('focus lost'))"
    )
    table.page.keyboard.press("Enter")
    expect(table.button("cell 3")).to_be_attached()
    expect(table.button("card 1")).to_be_focused()
    expect(table.page.get_by_text("focus lost")).to_have_count(0)


def test_a_focused_button_keeps_its_focus_through_a_new_scene(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.thing("card 2").focus()
    table.lay(scene(*HAND[1:], *MEN, *CELLS, HAND[0]))
    expect(table.thing("card 2")).to_be_focused()


def test_hovering_and_focus_report_the_token(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.page.mouse.move(*table.middle("cell 6"))
    table.page.mouse.move(500, 300)
    table.page.keyboard.press("Tab")
    expect(table.heard).to_have_text(["hover cell 6", "hover ", "hover man 1"])


def test_focus_given_back_to_whoever_uses_a_pointer_is_shown_once_a_key_is_pressed(
    table: Table,
) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.button("after").click()
    table.thing("man 1").focus()
    expect(table.heard).to_have_count(0)
    table.page.keyboard.press("Shift")
    expect(table.heard).to_have_text(["hover man 1"])
