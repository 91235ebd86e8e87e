import assert from "node:assert/strict";
import { test } from "node:test";

import { Element } from "../../element.mjs";

/** As much of an element as the toolbar needs. */
class Part extends Element {
  hidden = false;
  childNodes = [];
  classList = { add() {} };

  replaceChildren(...children) {
    this.childNodes = children;
  }

  get lastElementChild() {
    return this.childNodes.at(-1);
  }
}

document.createElement = document.createElementNS = () => new Part();
const { Watch } = await import("../../../../web/components/watch.js");
const { Toolbar } = await import("../../../../web/table/chrome/toolbar.js");

/** The toolbar of a table where these sit, and what was done by it. */
function toolbar(who, { isLaid = false, undo = null } = {}) {
  const done = [];
  const app = { words: { t: (key) => key }, preferences: { values: { letters: true } } };
  const watch = new Watch();
  const session = {
    table: { seats: who.map((each) => ({ who: each })), undo },
    playback: { isPresent: true },
    hintRequest: { isOffered: false, hint: null },
    selection: { picked: new Set(), isLaid, giveUp: () => isLaid && done.push("laid") > 0 },
    undo: () => done.push("undo"),
    turnReplay: { isOffered: false },
    isAtHand: true,
    watch: (read, show) => watch.add(read, show),
  };
  return { bar: new Toolbar(app, session), done };
}

/** Which of hint, going back and replay are there, at a table where these sit. */
function shown(...who) {
  const { back, hint, replay } = toolbar(who).bar;
  return [hint, back, replay].map(({ hidden }) => !hidden);
}

test("hints and going back are there where somebody plays, used or not", () => {
  assert.deepEqual(shown("human", "friend"), [true, true, true]);
});

test("a device at which nobody plays offers neither", () => {
  assert.deepEqual(shown("friend", "sailor"), [false, false, true]);
});

test("going back takes back what is laid out before what was done, and is called so", () => {
  for (const [isLaid, undo, called, does] of [
    [true, null, "table-undo", "laid"],
    [true, { free: false }, "table-undo", "laid"],
    [false, { free: false }, "table-undo-practice", "undo"],
  ]) {
    const { bar, done } = toolbar(["human"], { isLaid, undo });
    assert.deepEqual([called, null], ["aria-label", "aria-disabled"].map((name) => bar.back.getAttribute(name)));
    bar.goBack();
    assert.deepEqual([does], done);
  }
  assert.equal("true", toolbar(["human"]).bar.back.getAttribute("aria-disabled"));
});
