import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as a dialog needs. */
class Element extends EventTarget {
  children = [];
  append() {}
  querySelector() {
    return this;
  }
  replaceChildren(...children) {
    this.children = children;
  }
  select() {
    Element.selected = this.children;
  }
  setAttribute() {}
  showModal() {}
}

document.createElement = document.createElementNS = () => new Element();
document.body = new Element();
const { copy, hand } = await import("../../../web/components/share.ts");

/** What becomes of a text where another program ends with that error; null: it takes it. */
async function handed(refusal) {
  const copied = [];
  const shown = [];
  const share = async () => {
    if (refusal) throw new DOMException("no", refusal);
  };
  const clipboard = { writeText: async (text) => void copied.push(text) };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { share, clipboard } });
  const app = { words: { t: (key) => key }, toasts: { show: (text) => shown.push(text) } };
  const isOut = await hand(app, "text");
  return { isOut, copied, shown };
}

test("a text that another program takes is out, one that the reader has thought better of is not", async () => {
  assert.deepEqual(await handed(null), { isOut: true, copied: [], shown: [] });
  assert.deepEqual(await handed("AbortError"), { isOut: false, copied: [], shown: [] });
});

test("a text that may not be handed over is copied", async () => {
  assert.deepEqual(await handed("NotAllowedError"), { isOut: true, copied: ["text"], shown: ["day-copied"] });
});

test("a text that may not even be copied is shown, selected, to be copied by hand", async () => {
  const clipboard = { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { clipboard } });
  const shown = [];

  await copy({ words: { t: (key) => key }, toasts: { show: (text) => shown.push(text) } }, "text", "done");

  assert.deepEqual(Element.selected, ["text"]);
  assert.deepEqual(shown, []);
});
