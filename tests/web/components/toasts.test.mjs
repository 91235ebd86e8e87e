import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as notices need. */
class Element extends EventTarget {
  children = [];
  classList = { toggle() {} };
  setAttribute() {}
  append(...children) {
    this.children.push(...children);
  }
  replaceChildren(...children) {
    this.children = children;
  }
  contains(other) {
    return this === other || this.children.some((each) => each === other || each.contains?.(other));
  }
}

document.createElement = document.createElementNS = () => new Element();
globalThis.window = globalThis;
const { Toasts } = await import("../../../web/components/toasts.js");
const { RefusalNotice } = await import("../../../web/table/chrome/refusal-notice.js");

/** Notices, and how many are shown. */
function begun(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const toasts = new Toasts(() => "close");
  return { toasts, shown: () => toasts.element.children.length, tick: (time) => t.mock.timers.tick(time) };
}

test("a notice goes by itself, later where something can be pressed", (t) => {
  const { toasts, shown, tick } = begun(t);
  toasts.show("words");
  tick(7000);
  assert.equal(shown(), 0);
  toasts.show("words", { label: "again", act() {} });
  tick(19_999);
  assert.equal(shown(), 1);
  tick(1);
  assert.equal(shown(), 0);
});

test("who has shown a notice takes away that one, and not the next", (t) => {
  const { toasts, shown } = begun(t);
  const withdraw = toasts.show("one");
  const next = toasts.show("two");
  withdraw();
  assert.equal(shown(), 1);
  next();
  assert.equal(shown(), 0);
});

test("what a table has refused is not told any longer than one is there, nor is what it refuses later", (t) => {
  const { toasts, shown } = begun(t);
  const closing = new AbortController();
  let look;
  const refusal = { message: { key: "no" }, rule: "KA-2" };
  const session = { refusal, signal: closing.signal, table: {}, when: (_, act) => (look = act) };
  const words = { say: ({ key }) => key, t: (key) => key };
  new RefusalNotice({ toasts, words }, session, () => {});

  look();
  assert.equal(shown(), 1);
  closing.abort();
  assert.equal(shown(), 0);
  look();
  assert.equal(shown(), 0);
});

test("a page that is left takes away its own notice, and not the next", (t) => {
  const { toasts, shown } = begun(t);
  const closing = new AbortController();
  toasts.show("here", null, closing.signal);
  toasts.show("there");
  closing.abort();
  assert.equal(shown(), 1);
});
