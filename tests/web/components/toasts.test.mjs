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
