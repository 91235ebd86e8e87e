import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

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
const { Watch } = await import("../../../../web/components/watch.js");
const { UnsavedNotice } = await import("../../../../web/table/chrome/unsaved-notice.js");

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());
/** Long enough for what is not stored to be told. */
const wait = () => mock.timers.tick(10_000);

/** A table's notice, and what it goes by. */
function noticed(trouble = null) {
  const words = { t: (key) => key };
  const autosave = { trouble, isOfferable: false, offered: 0, offer: () => (autosave.offered += 1) };
  const saves = Object.assign(new EventTarget(), { disk: { isShut: false, isSilent: false } });
  const watch = new Watch();
  const session = {
    autosave,
    signal: new AbortController().signal,
    when: (read, act) => watch.when(read, act),
    watch: (read, show) => watch.add(() => [words.t, ...read()], show),
    changed: () => watch.look(),
  };
  const notice = new UnsavedNotice({ words, saves }, session);
  const button = () => notice.element.childNodes.find(({ tag }) => tag === "button");
  return { notice, saves, words, autosave, button, session };
}

test("a game that could not be stored before its table has read it is offered as a file once it has", () => {
  const { notice, saves, autosave, button, session } = noticed();
  autosave.trouble = "table-unsaved";
  saves.dispatchEvent(new Event("change"));
  wait();
  assert.match(notice.element.text, /table-unsaved/);
  assert.equal(button(), undefined);

  autosave.isOfferable = true;
  session.changed();
  button().dispatchEvent(new Event("click"));
  assert.equal(autosave.offered, 1);
});

test("the notice is renewed where something is new only, and keeps its place when the game is stored", () => {
  const { notice, saves, words, autosave, button, session } = noticed();
  Object.assign(autosave, { trouble: "table-unsaved", isOfferable: true });
  session.changed();
  wait();
  const shown = button();
  session.changed();
  assert.equal(button(), shown);

  words.t = (key) => `fr-${key}`;
  session.changed();
  assert.match(notice.element.text, /fr-table-unsaved/);

  autosave.trouble = null;
  saves.dispatchEvent(new Event("change"));
  assert.match(notice.element.text, /fr-table-stored/);
  assert.ok(button(), "the board would become larger without it");
});

test("the move after all is stored again gives the board its room back, but not time after time", () => {
  const { notice, saves, autosave, session } = noticed();
  const moves = (trouble) => {
    session.table = { position: (session.table?.position ?? 0) + 1 };
    session.changed();
    autosave.trouble = trouble;
    saves.dispatchEvent(new Event("change"));
    wait();
  };
  moves("table-unsaved");
  moves("table-unsaved");
  assert.match(notice.element.text, /table-unsaved/);
  autosave.trouble = null;
  saves.dispatchEvent(new Event("change"));
  assert.match(notice.element.text, /table-stored/);
  moves(null);
  assert.deepEqual(notice.element.childNodes, []);

  moves("table-unsaved");
  moves(null);
  moves(null);
  assert.match(notice.element.text, /table-stored/);
});

test("a disk that is slow only is not told of", () => {
  const { notice, saves, autosave, session } = noticed();
  const change = (trouble) => {
    autosave.trouble = trouble;
    saves.dispatchEvent(new Event("change"));
  };
  for (let move = 0; move < 9; move += 1) {
    change("table-unsaved");
    saves.disk = { isShut: move > 3, isSilent: move > 3 }; // some do not answer in time, but do
    mock.timers.tick(9000);
    change(null);
    wait();
  }
  session.changed();
  assert.deepEqual(notice.element.childNodes, []);
  change("table-unsaved");
  wait();
  assert.match(notice.element.text, /table-unsaved/);
});

test("what could not be stored before there was a table is told at it", () => {
  const { notice } = noticed("table-unsaved");
  wait();
  assert.match(notice.element.text, /table-unsaved/);
});

test("a disk that refuses is told of sooner than one that may be slow", () => {
  const { notice, saves, autosave } = noticed();
  saves.disk = { isShut: true, isSilent: false };
  autosave.trouble = "table-unsaved";
  saves.dispatchEvent(new Event("change"));
  mock.timers.tick(2000);
  assert.match(notice.element.text, /table-unsaved/);
});
