import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as the toolbar needs. */
class Element extends EventTarget {
  hidden = false;
  attributes = {};
  childNodes = [];
  classList = { add() {} };

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  replaceChildren(...children) {
    this.childNodes = children;
  }

  get lastElementChild() {
    return this.childNodes.at(-1);
  }
}

document.createElement = document.createElementNS = () => new Element();
const { Watch } = await import("../../../../web/components/watch.js");
const { Toolbar } = await import("../../../../web/table/chrome/toolbar.js");

/** Which of hint, going back and replay are there, at a table where these sit. */
function shown(...who) {
  const app = { words: { t: (key) => key }, preferences: { values: { letters: true } } };
  const watch = new Watch();
  const session = {
    table: { seats: who.map((each) => ({ who: each })), undo: null },
    playback: { isPresent: true },
    hintRequest: { isOffered: false, hint: null },
    selection: { picked: new Set() },
    turnReplay: { isOffered: false },
    isAtHand: true,
    watch: (read, show) => watch.add(read, show),
  };
  const { back, hint, replay } = new Toolbar(app, session);
  return [hint, back, replay].map(({ hidden }) => !hidden);
}

test("hints and going back are there where somebody plays, used or not", () => {
  assert.deepEqual(shown("human", "friend"), [true, true, true]);
});

test("a device at which nobody plays offers neither", () => {
  assert.deepEqual(shown("friend", "sailor"), [false, false, true]);
});
