import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as the notice needs. */
class Element extends EventTarget {
  constructor(tag) {
    super();
    this.tag = tag;
    this.childNodes = [];
  }

  setAttribute() {}

  contains() {
    return false;
  }

  replaceChildren(...children) {
    this.childNodes = children;
  }

  isEqualNode(other) {
    return this.text === other.text;
  }

  get text() {
    return `${this.tag}(${this.childNodes.map((each) => each.text ?? each).join(" ")})`;
  }
}

document.createElement = document.createElementNS = (...names) => new Element(names.at(-1));
const { UnsavedNotice } = await import("../../../../web/table/chrome/unsaved-notice.js");

/** A table's notice, and what it goes by. */
function noticed() {
  const words = { t: (key) => key };
  const autosave = { trouble: null, isOfferable: false, offered: 0, offer: () => (autosave.offered += 1) };
  const saves = new EventTarget();
  const notice = new UnsavedNotice({ words, saves }, { autosave: autosave, signal: new AbortController().signal });
  const button = () => notice.element.childNodes.find(({ tag }) => tag === "button");
  return { notice, saves, words, autosave, button };
}

test("a game that could not be stored before its table has read it is offered as a file once it has", () => {
  const { notice, saves, autosave, button } = noticed();
  autosave.trouble = "table-unsaved";
  saves.dispatchEvent(new Event("change"));
  assert.match(notice.element.text, /table-unsaved/);
  assert.equal(button(), undefined);

  autosave.isOfferable = true;
  notice.show();
  button().dispatchEvent(new Event("click"));
  assert.equal(autosave.offered, 1);
});

test("the notice is renewed where something is new only, and goes when the game is stored", () => {
  const { notice, saves, words, autosave, button } = noticed();
  Object.assign(autosave, { trouble: "table-unsaved", isOfferable: true });
  notice.show();
  const shown = button();
  notice.show();
  assert.equal(button(), shown);

  words.t = (key) => `fr-${key}`;
  notice.show();
  assert.match(notice.element.text, /fr-table-unsaved/);

  autosave.trouble = null;
  saves.dispatchEvent(new Event("change"));
  assert.deepEqual(notice.element.childNodes, []);
});
