import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as a popover needs. */
class Element extends EventTarget {
  attributes = new Map();
  children = [];
  childNodes = [];
  dataset = {};
  textContent = "";
  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  append(...children) {
    this.children.push(...children);
  }
  replaceChildren(...children) {
    this.children = children;
  }
  contains(element) {
    return this.children.includes(element);
  }
  focus() {
    document.activeElement = this;
  }
}

document.createElement = document.createElementNS = () => new Element();
const { Popover } = await import("../../../../web/table/panels/popover.js");
const { setTelling } = await import("../../../../web/components/telling.js");

const named = ({ words }) => [words.getAttribute("role"), words.getAttribute("aria-label")];

test("words that have the focus are a group with all of them as its name, and a paragraph again without it", () => {
  const popover = new Popover();
  setTelling(popover.words, false); // somebody else says them
  popover.say("Solved!", "answer");
  popover.read();
  assert.equal(popover.words, document.activeElement);
  assert.deepEqual(["group", "Solved!"], named(popover));
  popover.say("It is your move.", "say");
  assert.deepEqual(["group", "It is your move."], named(popover));
  popover.words.dispatchEvent(new Event("blur"));
  assert.deepEqual([null, null], named(popover));
});

test("words that say themselves when they come stay what they are", () => {
  const popover = new Popover();
  popover.say("Solved!", "answer");
  popover.read();
  assert.equal(popover.words, document.activeElement);
  assert.deepEqual([null, null], named(popover));
});

test("whoever has pressed a button that goes is at the words", () => {
  const popover = new Popover();
  const button = new Element();
  popover.say("Which?", "say", [button]);
  button.focus();
  popover.say("Solved!", "answer");
  assert.equal(popover.words, document.activeElement);
});
