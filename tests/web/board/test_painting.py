"""What the board paints, when, and how large."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.board.table import (
    CELLS,
    CHOICES,
    TABLE,
    Json,
    Table,
    choice,
    drag,
    node,
    pickable,
    scene,
)

pytestmark = pytest.mark.e2e


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
FOCUS = (10, 80, 194, 255)
GLOW = (242, 182, 50, 255)
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


def test_where_the_system_chooses_the_colours_things_keep_theirs(table: Table) -> None:
    table.page.emulate_media(forced_colors="active", color_scheme="dark")
    table.page.evaluate("table.stage.setTheme()")
    table.lay(scene(node("a", 300, 300, skin="blue"), node("b", 700, 300, skin="red")))
    painted(table, 300, 300, BLUE)
    painted(table, 700, 300, RED)


def test_the_ring_around_what_has_the_focus_leaves_its_number_free(table: Table) -> None:
    table.lay(scene(pickable("one", 300, 300)), choices=[choice("it", "one")])
    table.page.evaluate("table.stage.number()")
    table.page.keyboard.press("Tab")
    expect(table.button("one")).to_be_focused()
    painted(table, 275, 256, FOCUS)
    painted(table, 295, 256, GLOW)


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


def test_words_are_measured_once_until_other_letters_come(table: Table) -> None:
    def words(x: float) -> Json:
        return scene(node("a", x, 300, 200, 24, kind="text", text="Sixteen men"))

    def measured() -> int:
        table.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        )
        count: int = table.page.evaluate("measured")
        return count

    table.page.evaluate("""() => {
      const { measureText } = CanvasRenderingContext2D.prototype;
      window.measured = 0;
      CanvasRenderingContext2D.prototype.measureText = function (text) {
        window.measured += 1;
        return measureText.call(this, text);
      };
    }""")
    table.lay(words(300))
    once = measured()
    assert once > 0
    table.lay(words(600))
    assert measured() == once
    table.page.evaluate("document.fonts.dispatchEvent(new Event('loadingdone'))")
    assert measured() == 2 * once


def words(name: str, x: float, y: float, text: str) -> Json:
    return node(name, x, y, 200, 24, kind="text", text=text)


NOTES_WORDS = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  window.written = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...how) {
    window.written.push(text);
    return fillText.call(this, text, ...how);
  };
}"""


def test_a_scene_that_was_not_on_the_board_yet_does_not_come_before_what_replaces_it(
    table: Table,
) -> None:
    table.page.evaluate(NOTES_WORDS)
    first = scene(words("name", 300, 300, "Nobody yet"))
    second = scene(words("name", 300, 300, "Somebody"), pickable("a", 300, 400, skin="blue"))
    table.page.evaluate(
        """([first, second]) => {
          void table.show("first", [first], { animate: false });
          void table.show("second", [second], { animate: false });
        }""",
        [first, second],
    )
    painted(table, 300, 400, BLUE)
    assert set(table.page.evaluate("window.written")) == {"Somebody"}
    table.offer([choice("it", "a")])
    table.button("a").click()
    expect(table.heard.filter(has_text="sent it")).to_be_attached()


def test_pictures_of_the_first_scene_are_made_once_as_large_as_they_are_shown(table: Table) -> None:
    table.page.evaluate("""() => {
      const { createElement } = document;
      window.made = 0;
      document.createElement = (name, ...how) => {
        window.made += Number(name === "canvas");
        return createElement.call(document, name, ...how);
      };
    }""")
    table.lay(scene(node("a", 300, 300, skin="blue"), node("b", 600, 300, skin="red")))
    painted(table, 300, 300, BLUE)
    assert table.page.evaluate("window.made") == 2


def test_what_stays_as_it_is_is_not_painted_again(table: Table) -> None:
    table.page.evaluate(NOTES_WORDS)
    still, under = words("far", 800, 100, "Far away"), words("near", 300, 300, "Near by")
    table.lay(scene(still, under, node("a", 300, 400, skin="blue")))
    painted(table, 300, 400, BLUE)
    table.page.evaluate("window.written.length = 0")
    table.lay(scene(still, under, node("a", 300, 330, skin="blue")))
    painted(table, 300, 340, BLUE)
    assert table.page.evaluate("window.written") == ["Near by"]


CROWD = [
    node("sea", 500, 320, 900, 560, skin="board"),
    node("way", 0, 0, 6, 0, kind="path", points=[100, 100, 400, 500, 800, 120], skin="line"),
    node("light", 600, 300, 120, 120, kind="glow", skin="glow"),
    node("lit", 250, 250, 90, 60, state=["lit"]),
    node("raised", 420, 330, 90, 130, state=["chosen"], skin="gold", z=2),
    node("on it", 420, 330, 40, 40, state=["chosen"], skin="blue", z=3),
    node("turned", 520, 360, 140, 50, turn=30, skin="red", z=1),
    words("name", 480, 400, "Sixteen men on the dead man's chest"),
    words("title", 0, 60, "A title without a width")
    | {"at": [40, 40], "size": [0, 30], "align": "left"},
]


UNSEEN = 24
"""Of 255, as where pictures of the page are compared; so much the browser's arithmetic may differ on sharp
edges where a turned picture or a curve is cut.
"""

DIFFERENCE = """async () => {
  const canvas = document.querySelector("#host canvas");
  const painted = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const sheet = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    sheet.drawImage(canvas, 0, 0);
    return sheet.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const inParts = await painted();
  document.fonts.dispatchEvent(new Event("loadingdone"));
  const whole = await painted();
  const found = { most: 0, left: canvas.width, top: canvas.height, right: 0, bottom: 0 };
  for (const [at, value] of whole.entries()) {
    const apart = Math.abs(value - inParts[at]);
    if (apart === 0) continue;
    const [x, y] = [(at >> 2) % canvas.width, Math.floor((at >> 2) / canvas.width)];
    found.most = Math.max(found.most, apart);
    found.left = Math.min(found.left, x);
    found.top = Math.min(found.top, y);
    found.right = Math.max(found.right, x);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}"""
"""Where the floor differs from one that is painted all over, and by how much at most."""


def test_a_table_painted_in_parts_is_the_same_as_one_painted_whole(table: Table) -> None:
    table.page.evaluate("table.stage.setSpeed('off')")
    table.lay(scene(*CROWD))
    for gone in range(1, len(CROWD)):
        moved = node("moved", 150 + 60 * gone, 320, 110, 70, skin="card", z=gone % 4)
        table.lay(scene(*CROWD[:gone], *CROWD[gone + 1 :], moved))
        found = table.page.evaluate(DIFFERENCE)
        assert found["most"] <= UNSEEN, (CROWD[gone]["id"], found)


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
    table.show(*frames(800, 200, 800), scene(pickable("late", 700, 400)), animate=True)
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
