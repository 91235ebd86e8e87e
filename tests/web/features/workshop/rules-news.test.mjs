import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as news need. */
class Thing {
  childNodes = [];
  textContent = "";
  setAttribute() {}
  addEventListener() {}
  append() {}
  replaceChildren(...children) {
    this.textContent = children.map((each) => each.textContent ?? each).join("");
  }
}

globalThis.document = { ...globalThis.document, createElement: () => new Thing(), createElementNS: () => new Thing() };

const { rulesNews } = await import("../../../../web/features/workshop/rules-news.js");

const words = {
  t: (key, args = {}) => [key, ...Object.values(args).map((each) => each?.key ?? each)].join(" "),
  say: ({ key }) => key,
};
const FAULT = { line: 3, column: 1, message: { key: "colon" } };
const FINDING = { promise: 7, message: { key: "endless" }, log: [], moves: [], setting: { seats: 2, options: {} } };

function heard(isForeign = false) {
  const remedies = { goTo: () => {}, goOn: () => {}, show: () => {} };
  const screen = new AbortController();
  const news = rulesNews({ words }, isForeign, remedies, screen.signal);
  screen.abort(); // nothing waits to be said when the test is over
  let said = "";
  news.voice.tell = (text) => (said = text);
  /** What is said after something was done; "": nothing new. */
  const after = (act) => {
    said = "";
    act(news);
    return said;
  };
  return { after, news };
}

const FAILED = "workshop-fault-line 3 colon workshop-still";

test("a fault that stays is said once, another one again", () => {
  const { after } = heard();
  assert.equal(after((news) => news.fail(FAULT, true)), FAILED);
  assert.equal(after((news) => news.fail(FAULT, true)), "");
  assert.equal(after((news) => news.fail({ ...FAULT, line: 4 }, true)), FAILED.replace("3", "4"));
  after((news) => news.mend());
  assert.equal(after((news) => news.fail({ ...FAULT, line: 4 }, true)), FAILED.replace("3", "4"));
});

test("that the table stands is said again after a fault, and not after every change", () => {
  const { after } = heard();
  const dealt = (news) => news.deal({ kept: 2, of: 2 });
  assert.equal(after(dealt), "workshop-dealt 2");
  assert.equal(after(dealt), "");
  after((news) => news.fail(FAULT, true));
  after((news) => news.mend());
  assert.equal(after(dealt), "workshop-dealt 2");
  assert.equal(after((news) => news.deal({ kept: 1, of: 2 })), "workshop-dealt-some 1 2");
});

test("that promises hold is said once, whatever the number of games, and what is broken with its sentence", () => {
  const { after, news } = heard();
  assert.equal(after(() => news.hold(6)), "workshop-hold 6");
  after(() => news.examine());
  assert.equal(after(() => news.hold(5)), "");
  assert.equal(after(() => news.find(FINDING)), "workshop-broken workshop-promise 7 endless");
  assert.equal(after(() => news.find({ ...FINDING, promise: 2 })), "", "the others can be read");
  news.forget();
  assert.equal(after(() => news.find(FINDING)), "", "of a change after which the same is broken");
  assert.equal(after(() => news.hold(6)), "", "as it does not hold");
  news.forget();
  assert.equal(after(() => news.hold(6)), "workshop-hold 6");
});

test("what is said of somebody else's game is said by that game", () => {
  const { after } = heard(true);
  assert.equal(after((news) => news.hold(6)), "workshop-itself workshop-hold 6");
  assert.match(after((news) => news.find(FINDING)), /^workshop-itself workshop-broken/);
});
