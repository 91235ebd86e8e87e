"""The stage in a browser: what it paints, what its buttons say, what pointers and keys do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, Route, expect

from tests.e2e.devices import Device, Devices

pytestmark = pytest.mark.e2e

PAGE = Path(__file__).with_name("stage.html")

Json = dict[str, Any]


def node(name: str, x: float, y: float, w: float = 80, h: float = 80, **rest: Any) -> Json:
    names = {"label": rest["pick"]} if "pick" in rest else {}
    return {
        "id": name,
        "kind": "box",
        "at": [x, y],
        "size": [w, h],
        "skin": "card",
        **names,
        **rest,
    }


def pickable(token: str, x: float, y: float, w: float = 80, h: float = 80, **rest: Any) -> Json:
    return node(token, x, y, w, h, pick=token, **rest)


def scene(*nodes: Json, height: float = 640) -> Json:
    return {"height": height, "nodes": list(nodes), "label": "the table"}


def choice(name: str, *picks: str, target: str | None = None) -> Json:
    label = {"key": name}
    return {
        "action": [name],
        "label": label,
        "picks": picks,
        "target": target,
        "ghost": [],
        "gain": None,
    }


CELLS = [pickable(f"cell {n}", 100 + 100 * n, 100) for n in range(1, 8)]
MEN = [
    pickable("man 1", 200, 110, 30, 40, z=2),
    pickable("man 2", 400, 110, 30, 40, z=2),
]
HAND = [pickable(f"card {n}", 300 + 45 * n, 500, 70, 100, z=n) for n in range(1, 6)]
TABLE = scene(*CELLS, *MEN, *HAND)
CHOICES = [
    choice("near", "card 1", "man 1", target="cell 3"),
    choice("far", "card 2", "man 1", target="cell 5"),
    choice("other", "card 2", "man 2", target="cell 6"),
]


class Table:
    """The page of the tests, and the hands and eyes of the one who sits at it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard = page.get_by_role("list", name="heard").get_by_role("listitem")

    def show(self, *frames: Json, name: str = "it", animate: bool = False) -> None:
        """Begins a show; `stands` waits for its end."""
        self.page.evaluate(
            "([name, frames, animate]) => void table.show(name, frames, { animate })",
            [name, frames, animate],
        )

    def stands(self, name: str = "it") -> None:
        expect(self.heard.filter(has_text=f"stands {name}")).to_have_count(1)

    def lay(self, *frames: Json, choices: list[Json] | None = None) -> None:
        self.show(*frames)
        self.stands()
        if choices is not None:
            self.offer(choices)
        self.page.evaluate("document.querySelector('ol').replaceChildren()")

    def offer(self, choices: list[Json]) -> None:
        self.page.evaluate("choices => table.offer(choices)", choices)

    def button(self, name: str) -> Locator:
        """What can be used, or what stands beside the table."""
        return self.page.get_by_role("button", name=name, exact=True)

    def item(self, name: str) -> Locator:
        """What lies on the table and cannot be used."""
        return self.page.get_by_role("listitem", name=name, exact=True)

    def thing(self, name: str) -> Locator:
        return self.button(name).or_(self.item(name))

    def middle(self, name: str) -> tuple[float, float]:
        box = self.thing(name).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def words(self) -> list[str]:
        """What was told, hovering aside."""
        return [line for line in self.heard.all_inner_texts() if not line.startswith("hover")]

    def hears(self, *words: str) -> None:
        said = self.heard.filter(has_not_text="hover")
        expect(said).to_have_text(list(words))


@pytest.fixture(scope="session")
def devices(browser: Browser, unbundled: str) -> Devices:
    """One for all tests with a pointer and one for those with a finger: nothing is stored there."""
    return Devices(browser, unbundled)


@pytest.fixture
def table(devices: Devices, unbundled: str, complaints: list[str]) -> Iterator[Table]:
    yield from opened(devices.such({}, complaints), unbundled, complaints)


def opened(device: Device, unbundled: str, complaints: list[str]) -> Iterator[Table]:
    """A table on a page of its own; no complaint of it is passed over."""

    def answer(route: Route) -> None:
        route.fulfill(body=PAGE.read_text(encoding="utf-8"), content_type="text/html")

    page = device.context.new_page()
    page.route("**/stage.html", answer)
    page.goto(f"{unbundled}stage.html")
    yield Table(page)
    page.close()
    device.context.cookies()  # answers after every event that came before
    assert complaints == []


# Buttons


def test_what_can_be_used_is_a_button_and_comes_first_and_the_rest_is_a_list(table: Table) -> None:
    sign = node("sign", 900, 600, label="a sign")
    table.lay(scene(*CELLS, *MEN, *HAND, sign), choices=CHOICES)
    group = table.page.get_by_role("region", name="the table")
    expect(group).to_match_aria_snapshot(
        '- toolbar "table-usable":\n'
        + "".join(f'  - button "{name}"\n' for name in ("man 1", "man 2", "card 1", "card 2"))
        + '- list "table-rest":\n'
        + "".join(f'  - listitem "cell {n}"\n' for n in range(1, 8))
        + "".join(f'  - listitem "card {n}"\n' for n in range(3, 6))
        + '  - listitem "a sign"\n'
    )
    expect(group.get_by_role("button", disabled=True)).to_have_count(0)


def test_nothing_is_said_to_be_usable_where_nothing_is(table: Table) -> None:
    table.lay(TABLE)
    expect(table.page.get_by_role("toolbar")).to_have_count(0)
    expect(table.page.get_by_role("list", name="table-rest")).to_be_attached()


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
    items = table.page.get_by_role("list", name="table-rest").get_by_role("listitem")
    expect(items).to_have_text(["a rope", "a cask", "a cask"])


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
          live: new Set(["man 1", "man 2"]), told: new Map([["man 2", { key: "gold" }]]) })"""
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
    things = group.get_by_role("button").or_(group.get_by_role("listitem")).all()
    assert len(things) == len([*CELLS, *MEN, *HAND])
    for thing in things:
        box = thing.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 23.9


# Keys


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


def test_the_focus_stays_where_it_is_and_is_silent_while_nothing_can_be_pressed(
    table: Table,
) -> None:
    table.lay(TABLE, choices=CHOICES)
    table.thing("card 2").focus()
    table.offer([])
    table.lay(scene(*CELLS, *MEN, node("next", 500, 500, label="the next card")), choices=[])
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


# Pointers


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


def drag(table: Table, name: str, x: float, y: float) -> None:
    mouse = table.page.mouse
    mouse.move(*table.middle(name))
    mouse.down()
    mouse.move(x, y, steps=6)


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


class Finger:
    def __init__(self, session: CDPSession) -> None:
        self.session = session

    def _do(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._do("touchStart", start)
        for step in range(1, 11):
            at = [a + (b - a) * step / 10 for a, b in zip(start, end, strict=True)]
            self._do("touchMove", (at[0], at[1]))
        self._do("touchEnd")

    def tap(self, x: float, y: float) -> None:
        self._do("touchStart", (x, y))
        self._do("touchEnd")


@pytest.fixture
def touched(devices: Devices, unbundled: str, complaints: list[str]) -> Iterator[Table]:
    phone = {"viewport": {"width": 390, "height": 700}, "has_touch": True, "is_mobile": True}
    yield from opened(devices.such(phone, complaints), unbundled, complaints)


@pytest.fixture
def finger(touched: Table) -> Finger:
    return Finger(touched.page.context.new_cdp_session(touched.page))


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


# What is seen


def painted(table: Table, x: float, y: float, rgba: tuple[int, int, int, int]) -> None:
    """Waits until a place has a colour, give or take the sheen."""
    table.page.wait_for_function(
        """([x, y, rgba]) => {
          const sheet = new OffscreenCanvas(1, 1).getContext("2d");
          for (const canvas of document.querySelectorAll("#host canvas")) {
            const scale = canvas.width / 1000;
            sheet.drawImage(canvas, x * scale, y * scale, 1, 1, 0, 0, 1, 1);
          }
          const found = [...sheet.getImageData(0, 0, 1, 1).data];
          return found.every((value, index) => Math.abs(value - rgba[index]) <= 12);
        }""",
        arg=[x, y, list(rgba)],
    )


BLUE = (44, 98, 173, 255)
RED = (184, 53, 43, 255)
NOTHING = (0, 0, 0, 0)


def test_a_scene_is_painted_in_the_themes_colours(table: Table) -> None:
    table.lay(scene(node("a", 300, 300, skin="blue")))
    painted(table, 300, 300, BLUE)
    painted(table, 600, 300, NOTHING)


def test_a_seats_token_is_the_colour_it_chose(table: Table) -> None:
    table.page.evaluate("table.stage.setSeats([{ name: 'A', colour: 'red', shape: 'circle' }])")
    table.lay(scene(node("a", 300, 300, skin="seat-0")))
    painted(table, 300, 300, RED)
    table.page.evaluate("table.stage.setSeats([{ name: 'A', colour: 'blue', shape: 'square' }])")
    painted(table, 300, 300, BLUE)


def test_another_theme_repaints_the_scene(table: Table) -> None:
    table.lay(scene(node("a", 300, 300, skin="blue")))
    table.page.evaluate(
        "document.documentElement.style.setProperty('--t-blue', 'rgb(184, 53, 43)')"
    )
    table.page.evaluate("table.stage.setTheme()")
    painted(table, 300, 300, RED)


def test_a_moved_thing_arrives(table: Table) -> None:
    table.lay(scene(node("a", 300, 300, skin="blue")))
    table.show(scene(node("a", 700, 300, skin="blue")), animate=True)
    table.stands()
    painted(table, 700, 300, BLUE)
    painted(table, 300, 300, NOTHING)


def test_a_thing_let_go_over_nothing_is_back_in_its_place(table: Table) -> None:
    table.lay(scene(pickable("a", 300, 300, skin="blue")), choices=[choice("go", "a", "b")])
    drag(table, "a", 900, 500)
    table.page.mouse.up()
    painted(table, 300, 300, BLUE)
    painted(table, 700, 390, NOTHING)


def test_pictures_are_painted_when_they_come(table: Table) -> None:
    sprite = node("a", 300, 300, 200, 200, kind="sprite", skin="cartagena/skull")
    table.lay(scene(sprite))
    # The forehead of the skull: bone.
    painted(table, 300, 230, (243, 231, 201, 255))


def test_a_picture_that_cannot_be_had_is_marked_and_told(
    table: Table, complaints: list[str]
) -> None:
    missing = node("a", 300, 300, 200, 200, kind="sprite", skin="cartagena/nothing")
    table.lay(scene(missing, node("b", 700, 300, skin="blue")))
    painted(table, 700, 300, BLUE)
    table.page.context.cookies()
    assert any("sprite cartagena/nothing" in each for each in complaints), complaints
    complaints.clear()


def test_canvases_are_hidden_from_assistive_technology(table: Table) -> None:
    hidden = table.page.locator("#host canvas")
    assert [each.get_attribute("aria-hidden") for each in hidden.all()] == ["true", "true"]


# Time


def frames(*places: float) -> list[Json]:
    return [scene(node("a", x, 300, skin="blue"), *CELLS) for x in places]


def test_scenes_are_shown_one_after_another_and_the_last_stands(table: Table) -> None:
    table.lay(*frames(200))
    table.show(*frames(400, 800), animate=True)
    table.stands()
    painted(table, 800, 300, BLUE)


def test_a_newer_show_ends_a_running_one(table: Table) -> None:
    table.lay(*frames(200))
    table.page.evaluate("table.stage.setSpeed('slow')")
    table.show(*frames(800, 200, 800), name="older", animate=True)
    table.show(*frames(500), name="newer", animate=False)
    table.stands("older")
    table.stands("newer")
    painted(table, 500, 300, BLUE)


def test_buttons_belong_to_the_last_scene_from_the_start(table: Table) -> None:
    table.lay(*frames(200))
    table.page.evaluate("table.stage.setSpeed('slow')")
    table.show(scene(pickable("late", 700, 400)), animate=True)
    table.thing("late").dispatch_event("click")
    table.hears("press late", "stands it")


def test_a_tap_ends_what_moves_and_presses_nothing_idle(table: Table) -> None:
    table.lay(*frames(200))
    table.page.evaluate("table.stage.setSpeed('slow')")
    table.show(*frames(800, 200, 800), animate=True)
    table.page.mouse.click(*table.middle("cell 2"))
    table.hears("stands it")
    painted(table, 800, 300, BLUE)


def test_with_reduced_motion_the_last_scene_is_shown_at_once(table: Table) -> None:
    table.page.emulate_media(reduced_motion="reduce")
    table.lay(*frames(200))
    table.page.evaluate("table.stage.setSpeed('slow')")
    table.page.evaluate(
        """async (frames) => {
          const shown = table.show("still", frames, { animate: true });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          window.isStanding = document.querySelector("ol").textContent.includes("stands still");
          await shown;
        }""",
        frames(400, 800, 200, 800),
    )
    assert table.page.evaluate("isStanding") is True
    painted(table, 800, 300, BLUE)


def test_a_still_table_asks_for_no_frames(table: Table) -> None:
    table.page.emulate_media(reduced_motion="reduce")
    table.lay(TABLE, choices=CHOICES)
    asked = table.page.evaluate(
        """async () => {
          const real = window.requestAnimationFrame;
          const wait = () => new Promise((resolve) => real.call(window, resolve));
          for (let frame = 0; frame < 5; frame += 1) await wait();
          let asked = 0;
          window.requestAnimationFrame = (then) => ((asked += 1), real.call(window, then));
          for (let frame = 0; frame < 10; frame += 1) await wait();
          window.requestAnimationFrame = real;
          return asked;
        }"""
    )
    assert asked == 0


def test_another_shape_of_screen_asks_for_another_frame(table: Table) -> None:
    table.lay(TABLE)
    assert table.page.evaluate("table.stage.frame").startswith("wide")
    table.page.add_style_tag(content="#host { height: 150vw }")
    table.hears("frame narrow:1500")
    assert table.page.evaluate("table.stage.frame") == "narrow:1500"


def test_buttons_and_pictures_follow_the_size_of_their_host(table: Table) -> None:
    table.lay(scene(pickable("a", 300, 300, skin="blue")))
    table.page.set_viewport_size({"width": 640, "height": 600})
    painted(table, 300, 300, BLUE)
    expect(table.thing("a")).to_have_css("left", "166.4px")
    table.thing("a").click(force=True)
    table.hears("frame short:640", "press a")


def test_a_destroyed_stage_leaves_nothing(table: Table) -> None:
    table.lay(TABLE)
    table.page.evaluate("table.stage.destroy()")
    expect(table.page.locator("#host *")).to_have_count(0)
