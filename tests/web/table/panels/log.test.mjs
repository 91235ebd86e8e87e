/** What the log shows of lines that tell the same several times in a row. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Watch } from "../../../../web/components/watch.js";

/** As much of an element as the log needs. */
class Element extends EventTarget {
  tag;
  attributes = new Map();
  children = [];
  parentElement = null;
  text = "";
  classes = new Set();
  classList = { toggle: (name, isOn) => this.classes[isOn ? "add" : "delete"](name) };
  constructor(tag) {
    super();
    this.tag = tag;
  }
  get childNodes() {
    return this.children;
  }
  get lastElementChild() {
    return this.children.at(-1);
  }
  get textContent() {
    return this.text + this.children.map(({ textContent }) => textContent).join("");
  }
  set textContent(text) {
    this.text = text;
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  setAttribute(name, value) {
    if (name === "class") for (const each of value.split(" ")) this.classes.add(each);
    else this.attributes.set(name, value);
  }
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  append(...children) {
    for (const child of children.map((each) => (typeof each === "string" ? text(each) : each)))
      this.children.push(Object.assign(child, { parentElement: this }));
  }
  prepend(child) {
    child.remove();
    this.children.unshift(Object.assign(child, { parentElement: this }));
  }
  replaceChildren(...children) {
    this.children = [];
    this.append(...children);
  }
  remove() {
    const beside = this.parentElement?.children ?? [];
    if (beside.includes(this)) beside.splice(beside.indexOf(this), 1);
  }
  get all() {
    return this.children.flatMap((child) => [child, ...child.all]);
  }
  querySelectorAll(selector) {
    const [, isClass, name] = /^(\.|\[)([\w-]+)/.exec(selector.split(", ").at(-1));
    return this.all.filter((each) => (isClass === "." ? each.classes.has(name) : each.hasAttribute(name)));
  }
  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  closest() {
    return this.parentElement;
  }
  focus() {
    document.activeElement = this;
  }
  scrollIntoView() {}
}

const text = (told) => Object.assign(new Element("#text"), { text: told });
document.createElement = document.createElementNS = (_, tag = _) => new Element(tag);
globalThis.requestAnimationFrame = () => {};
globalThis.ResizeObserver = class {
  observe() {}
};
const { LogPanel } = await import("../../../../web/table/panels/log.js");

const SAID = { draw: "Ann draws a card.", play: "Ann plays.", fire: "Ann fires!" };
const line = (position, key, more = {}) => ({ position, seat: 1, message: { key }, head: false, ...more });

/** The log of a table at which these lines were told, after so many entries of set-up. */
function log(lines, { setup = 0, insights = [], sayings = new Map() } = {}) {
  const watch = new Watch();
  const words = {
    reader: () => null,
    say: ({ key }) => SAID[key] ?? key,
    t: (key, { told, count } = {}) => (key === "log-times" ? `${told}, ${count} times.` : `${key} ${count}`),
  };
  const playback = { lines, told: lines.length, toldLines: lines, trails: { since: 0, moves: [] } };
  const session = {
    isOver: false,
    looking: null,
    playback,
    sayings,
    table: { seats: [{ colour: "red" }, { colour: "blue" }], viewer: 0, setup, insights },
    watch: (read, show) => watch.add(read, show),
    when() {},
    signal: new AbortController().signal,
  };
  const looks = [];
  const app = { words, preferences: { on() {}, addEventListener() {} }, speech: { stop() {} } };
  const panel = new LogPanel(app, session, {}, (position) => looks.push(position));
  const tell = (told = lines) => {
    Object.assign(playback, { lines: told, toldLines: told, told: told.length });
    watch.look();
  };
  tell();
  const shown = () => panel.list.children.filter(({ classes }) => !classes.has("is-told-below"));
  const press = (key) => panel.list.dispatchEvent(Object.assign(new Event("keydown"), { key }));
  return { panel, session, looks, tell, shown, press, told: () => shown().map((each) => each.textContent) };
}

test("what is told several times in a row stands there once, with how often", () => {
  const table = log([line(1, "play"), line(2, "draw")]);
  table.tell([...table.session.playback.lines, line(3, "draw"), line(3, "draw")]);
  assert.deepEqual(["Ann plays.", "Ann draws a card, 3 times."], table.told());
  table.tell(table.session.playback.lines.slice(0, 2));
  assert.deepEqual(["Ann plays.", "Ann draws a card."], table.told());
});

test("whoever is at a line that is told again stays at it", () => {
  const table = log([line(1, "play"), line(2, "draw")]);
  table.shown()[1].querySelector(".log-line").focus();
  table.tell([...table.session.playback.lines, line(3, "draw"), line(4, "play")]);
  assert.equal(table.shown()[1].querySelector(".log-line"), document.activeElement);
});

test("lines that differ, of other seats, or of which more is told stand by themselves", () => {
  const sayings = new Map([[6, { seat: 1, motive: { key: "for luck" } }]]);
  const lines = [
    line(1, "draw"),
    line(2, "draw", { seat: 0 }),
    line(3, "fire"),
    line(3, "fire"),
    line(4, "draw"),
    line(5, "draw"),
    line(6, "draw"),
  ];
  assert.equal(7, log(lines, { insights: [4], sayings }).shown().length);
});

test("the first of them begins a turn as before", () => {
  const { shown } = log([line(1, "play"), line(2, "draw", { head: true }), line(3, "draw")]);
  assert.equal("h3", shown()[1].children[0].tag);
});

test("each of them can be looked at, and the one line is marked for all", () => {
  const { looks, panel, session, press, shown, tell } = log([
    line(1, "play"),
    line(2, "draw"),
    line(3, "draw"),
    line(4, "play"),
  ]);
  const [, both] = shown().map((each) => each.querySelector(".log-line"));
  panel.onLook = (position) => {
    looks.push(position);
    session.looking = position;
    tell();
  };
  both.focus();
  both.dispatchEvent(new Event("click"));
  press("ArrowLeft");
  assert.equal(both, document.activeElement);
  assert.equal("step", both.getAttribute("aria-current"));
  press("ArrowLeft");
  press("ArrowRight");
  assert.equal(both, document.activeElement);
  assert.deepEqual([3, 2, 1, 2], looks);
});

test("lines of the set-up are counted as they stand there", () => {
  const lines = [1, 2, 3, 4].map((position) => line(position, `set-up ${position}.`));
  const { panel, told } = log([...lines, line(5, "set-up 4."), line(6, "play")].with(3, line(4, "set-up 4.")), {
    setup: 5,
  });
  assert.equal("log-setup 4", panel.fold.textContent);
  assert.equal(5, told().length);
});
