import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** As much of an element as a picture needs; its canvas cannot be painted on. */
class Element {
  style = {};
  children = [];
  clientWidth = 320;
  setAttribute() {}
  replaceChildren() {}
  append(child) {
    this.children.push(child);
  }
  querySelector() {
    return null;
  }
  getContext() {
    return null;
  }
}

document.createElement = () => new Element();
globalThis.window = { devicePixelRatio: 1 };

/** By their elements, what tells that they have come into sight. */
const sights = new Map();
globalThis.IntersectionObserver = class {
  constructor(tell) {
    this.tell = tell;
  }
  observe(element) {
    sights.set(element, () => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {}
};

const errors = [];
globalThis.reportError = (error) => errors.push(error.message);

const { thumbnail } = await import("../../../web/components/thumbnail.ts");

const settle = () => new Promise((resolve) => setTimeout(resolve));
const TOLD = { viewer: 0, seats: [], shown: { scene: { height: 620, nodes: [] } } };

/** What has been done about which game, and what is still open of it. */
const done = [];
const open = new Map();

/** One that ends when it is told to. */
const held = (what) => {
  done.push(what);
  return new Promise((resolve, reject) => open.set(what, { resolve, reject }));
};

/** The picture of a game, in sight. */
function picture(game, signal = new AbortController().signal) {
  const words = {
    tell: async () => {},
    naming: async (_, __, act) => {
      await held(`paint ${game}`);
      await act();
      done.push(`${game} stands`);
    },
  };
  const element = thumbnail({ words }, { id: "cartagena" }, () => held(`ask ${game}`), signal);
  sights.get(element)();
  return element;
}

beforeEach(() => {
  for (const kept of [errors, done]) kept.length = 0;
});

test("what is on all tables in sight is asked for at once, and what is told first is painted first", async () => {
  for (const game of ["one", "two", "three"]) picture(game);
  await settle();
  assert.deepEqual(done.splice(0), ["ask one", "ask two", "ask three"]);
  for (const game of ["two", "one", "three"]) open.get(`ask ${game}`).resolve(TOLD);
  await settle();
  // The names in a picture are those of one table at a time.
  assert.deepEqual(done.splice(0), ["paint two"]);
  for (const [game, next] of [["two", "one"], ["one", "three"]]) {
    open.get(`paint ${game}`).resolve();
    await settle();
    assert.deepEqual(done.splice(0), [`${game} stands`, `paint ${next}`]);
  }
  open.get("paint three").resolve();
  await settle();
  assert.deepEqual(done, ["three stands"]);
});

test("a table of which nothing is told, or which cannot be painted, keeps no other one from its picture", async () => {
  for (const game of ["one", "two", "three", "four"]) picture(game);
  open.get("ask one").reject(new Error("lost"));
  open.get("ask two").resolve(null);
  for (const game of ["three", "four"]) open.get(`ask ${game}`).resolve(TOLD);
  await settle();
  open.get("paint three").reject(new Error("torn"));
  await settle();
  assert.deepEqual(done.slice(4), ["paint three", "paint four"]);
  assert.deepEqual(errors, ["lost", "torn"]);
  open.get("paint four").resolve();
  await settle();
  assert.equal(done.at(-1), "four stands");
});

test("of a screen that was left no picture is painted any more", async () => {
  const screen = new AbortController();
  const pictures = ["one", "two"].map((game) => picture(game, screen.signal));
  for (const game of ["one", "two"]) open.get(`ask ${game}`).resolve(TOLD);
  await settle();
  screen.abort();
  open.get("paint one").resolve();
  await settle();
  assert.deepEqual(done, ["ask one", "ask two", "paint one", "one stands"]);
  assert.equal(pictures[1].children.length, 0);
});
