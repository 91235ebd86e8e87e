"""What the board's buttons and items are and say, and what a press on them does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.board.table import (
    CELLS,
    CHOICES,
    HAND,
    MEN,
    TABLE,
    Table,
    choice,
    node,
    pickable,
    scene,
)

pytestmark = pytest.mark.e2e


def test_all_is_one_toolbar_with_buttons_for_what_can_be_used_first(table: Table) -> None:
    sign = node("sign", 900, 600, label="a sign")
    table.lay(scene(*CELLS, *MEN, *HAND, sign), choices=CHOICES)
    group = table.page.get_by_role("region", name="the table")
    expect(group).to_match_aria_snapshot(
        '- toolbar "table-usable":\n'
        + "".join(f'  - button "{name}"\n' for name in ("man 1", "man 2", "card 1", "card 2"))
        + '  - group "table-rest":\n'
        + "".join(f'    - img "cell {n}"\n' for n in range(1, 8))
        + "".join(f'    - img "card {n}"\n' for n in range(3, 6))
        + '    - img "a sign"\n'
    )
    expect(group.get_by_role("button", disabled=True)).to_have_count(0)


def test_nothing_is_said_to_be_usable_where_nothing_is(table: Table) -> None:
    table.lay(TABLE)
    expect(table.page.get_by_role("region").get_by_role("button")).to_have_count(0)
    expect(table.page.get_by_role("group", name="table-rest")).to_be_attached()


def test_what_several_nodes_on_each_other_show_is_told_once(table: Table) -> None:
    table.lay(
        scene(
            node("a", 200, 300, label="a cask"),
            node("b", 220, 300, label="a cask"),
            node("c", 400, 300, label="a cask"),
            node("d", 800, 300, label="a rope"),
            pickable("a rope", 800, 300),
        )
    )
    expect(table.page.get_by_role("group", name="table-rest")).to_match_aria_snapshot(
        '- group "table-rest":\n  - img "a rope"\n  - img "a cask"\n  - img "a cask"\n'
    )


def test_what_no_token_picks_can_be_walked_to_and_is_explained(table: Table) -> None:
    sign = node("sign", 345, 300, label="a sign", explain=True)
    table.lay(scene(*CELLS, sign, *HAND), choices=CHOICES)
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("ArrowUp")
    expect(table.item("a sign")).to_be_focused()
    table.page.keyboard.press("Enter")
    table.hears("explain sign")


def test_a_button_tells_what_a_press_on_it_brings(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    expect(table.button("man 1")).to_have_accessible_description("")
    table.page.evaluate(
        """table.stage.setMarks({
          live: new Set(["man 1", "man 2"]),
          told: new Map([["man 2", { label: { key: "gold" }, gain: null }]]) })"""
    )
    expect(table.button("man 2")).to_have_accessible_description("gold")
    expect(table.button("man 1")).to_have_accessible_description("")


def test_a_click_on_any_button_presses_its_own_token(table: Table) -> None:
    table.lay(TABLE)
    names = [each["pick"] for each in (*CELLS, *MEN, *HAND)]
    for name in names:
        table.thing(name).click(force=True)
    table.hears(*(f"press {name}" for name in names))


def test_a_thing_wholly_under_another_can_be_pressed_by_its_button(table: Table) -> None:
    table.lay(scene(pickable("under", 300, 300), pickable("over", 300, 300, 90, 90)))
    for name in ("under", "over"):
        table.thing(name).click(force=True)
    table.hears("press under", "press over")


def test_a_click_on_something_over_a_target_presses_the_target(table: Table) -> None:
    table.lay(
        TABLE, choices=[choice("step", "card 1", target="cell 1"), choice("x", "card 1", "y")]
    )
    table.thing("card 1").click()
    x, y = table.middle("man 1")
    table.page.mouse.click(x, y + 6)
    table.hears("press card 1", "press cell 1", "sent step")


def test_two_presses_send_a_choice(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.thing("card 2").click()
    table.thing("man 2").click()
    table.hears("press card 2", "press man 2", "sent other")


def test_buttons_tell_what_is_chosen_and_idle_things_are_none(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    expect(table.item("cell 3")).to_be_attached()
    expect(table.button("man 1")).to_have_attribute("aria-pressed", "false")
    table.button("man 1").click()
    expect(table.button("man 1")).to_have_attribute("aria-pressed", "true")
    expect(table.button("cell 3")).to_be_attached()
    expect(table.item("card 3")).to_be_attached()


def test_assistive_technology_presses_without_a_pointer(table: Table) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.thing("card 1").dispatch_event("click")
    table.thing("man 1").dispatch_event("click")
    table.hears("press card 1", "press man 1", "sent near")


def test_a_node_named_by_a_target_has_a_button_while_it_is_one(table: Table) -> None:
    table.lay(
        scene(node("port", 500, 300, label="the port"), *HAND),
        choices=[choice("sail", "card 1", "card 2", target="port")],
    )
    expect(table.button("the port")).to_have_count(0)
    table.thing("card 1").click()
    table.button("the port").click()
    table.hears("press card 1", "press port", "sent sail")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_no_button_is_smaller_than_a_target_may_be(table: Table, width: int) -> None:
    table.page.set_viewport_size({"width": width, "height": 700})
    table.lay(TABLE, choices=CHOICES)
    group = table.page.get_by_role("region")
    things = group.get_by_role("button").or_(group.get_by_role("img")).all()
    assert len(things) == len([*CELLS, *MEN, *HAND])
    for thing in things:
        box = thing.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 23.9
