"""What those who listen are told of the board's changes: much as one, late while others act."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.board.table import MEN, WAITS, Json, Table, choice, node, scene

pytestmark = pytest.mark.e2e

_COUNTS = """() => {
  window.told = [];
  const region = document.querySelector("[role=region]");
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, attributeName } of records) {
      const isAnew = ({ addedNodes }) => [...addedNodes].some((each) => each.contains(target));
      if (records.some(isAnew)) continue;
      const nodes = [...addedNodes, ...removedNodes].map((each) => each.ariaLabel);
      told.push(...(type === "attributes" ? [attributeName] : nodes));
    }
  }).observe(region, {
    subtree: true, childList: true, attributes: true,
    attributeFilter: ["aria-label", "aria-disabled", "aria-pressed", "aria-description"],
  });
}"""
"""Notes what changes, without what is in something that comes."""

_BRINGS = """(word) => table.stage.setMarks({
  live: new Set(["man 1", "man 2"]),
  told: new Map([["man 1", { label: word, gain: null }]]),
})"""


def _signs(word: str, count: int = 6) -> list[Json]:
    return [node(f"sign {n}", 100 * n, 300, label=f"{word} {n}") for n in range(1, count + 1)]


def _told(table: Table) -> list[str]:
    told: list[str] = table.page.evaluate("told.splice(0)")
    return told


def test_much_that_is_other_is_told_as_the_toolbar_gone_and_come(table: Table) -> None:
    table.lay(scene(*MEN, *_signs("before", 7)), choices=[choice("it", "man 1")])
    sign = table.item("before 1").element_handle()
    table.page.evaluate(_COUNTS)
    table.show(scene(*MEN, *_signs("after", 7)))
    expect(table.item("after 7")).to_be_attached()
    assert _told(table) == ["table-usable"] * 2
    assert sign.is_visible()
    assert sign.get_attribute("aria-label") == "after 1"


def test_a_few_other_things_are_told_one_by_one(table: Table) -> None:
    table.lay(scene(*MEN, *_signs("before", 6)), choices=[choice("it", "man 1")])
    table.page.evaluate(_COUNTS)
    table.show(scene(*MEN, *_signs("after", 6)))
    expect(table.item("after 6")).to_be_attached()
    assert _told(table) == ["aria-label"] * 6


def test_of_the_toolbar_that_the_focus_is_in_the_rest_alone_goes_and_comes(table: Table) -> None:
    table.lay(scene(*MEN, *_signs("before", 7)), choices=[choice("it", "man 1")])
    table.button("man 1").focus()
    table.page.evaluate(_COUNTS)
    table.show(scene(*MEN, *_signs("after", 7)))
    expect(table.item("after 7")).to_be_attached()
    assert _told(table) == ["table-rest"] * 2
    expect(table.button("man 1")).to_be_focused()


def test_what_the_focus_is_in_stays(table: Table) -> None:
    table.lay(scene(*MEN, *_signs("before", 7)), choices=[choice("it", "man 1")])
    table.item("before 2").focus()
    table.page.evaluate(_COUNTS)
    table.show(scene(*MEN, *_signs("after", 7)))
    expect(table.item("after 2")).to_be_focused()
    assert _told(table) == ["aria-label"] * 7


def test_what_a_press_brings_on_the_thing_with_the_focus_is_told_after_all_else(
    table: Table,
) -> None:
    table.lay(scene(*MEN, *_signs("before")))
    table.page.evaluate(_BRINGS, "gold")
    man = table.button("man 1")
    expect(man).to_have_accessible_description("gold")
    man.focus()
    table.page.evaluate(_COUNTS)
    table.page.evaluate(_BRINGS, "silver")
    table.show(scene(*MEN, *_signs("after")))
    expect(table.item("after 6")).to_be_attached()
    assert _told(table) == ["aria-label"] * 6
    expect(man).to_have_accessible_description("silver")
    table.page.evaluate(_BRINGS, "salt")
    table.button("man 2").focus()
    assert man.get_attribute("aria-description") == "salt"


def test_what_others_do_is_told_late_and_at_once_to_whoever_does_anything(table: Table) -> None:
    table.lay(scene(*MEN, *_signs("before")), choices=[choice("it", "man 1")])
    table.page.evaluate(WAITS)
    table.show(scene(*MEN, *_signs("after")))
    table.stands()
    expect(table.item("before 1")).to_be_attached()
    table.page.keyboard.press("Shift")
    expect(table.item("after 1")).to_be_attached()
    expect(table.item("before 1")).to_have_count(0)


def test_what_others_have_done_is_told_at_once_when_one_can_act(table: Table) -> None:
    table.lay(scene(*MEN, *_signs("before")), choices=[choice("it", "man 1")])
    table.page.evaluate(WAITS)
    table.show(scene(*MEN, *_signs("after")))
    table.stands()
    table.offer([choice("it", "man 2")])
    assert table.item("after 1").count() == 1
    assert table.button("man 2").count() == 1


def test_what_others_do_is_told_in_a_while_to_whoever_only_listens(table: Table) -> None:
    table.lay(scene(*MEN, *_signs("before")), choices=[choice("it", "man 1")])
    table.page.evaluate(WAITS)
    table.show(scene(*MEN, *_signs("after")))
    expect(table.item("after 1")).to_be_attached(timeout=20_000)


def test_what_somebody_asks_to_see_is_told_at_once_while_others_act(table: Table) -> None:
    table.lay(scene(*MEN, *_signs("before")), choices=[choice("it", "man 1")])
    table.page.evaluate(WAITS)
    table.page.evaluate("table.stage.lookAt({ x: 0, y: 0, w: 1000, h: 200 })")
    assert table.item("before 1").count() == 0
    table.page.evaluate("table.stage.lookAt(null)")
    assert table.item("before 1").count() == 1
