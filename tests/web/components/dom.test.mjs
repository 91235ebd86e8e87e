import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.Text = class {};
globalThis.Element = class {};

const { renew, renewEach, restateEach } = await import("../../../web/components/dom.js");

/** A list without a document, which knows its children by what they say. */
function list() {
  const childNodes = [];
  const child = (text) => ({
    text,
    replaceWith: (newer) => childNodes.splice(childNodes.indexOf(newer.over), 1, newer),
    remove: () => childNodes.pop(),
  });
  const made = [];
  const element = {
    childNodes,
    append: (newer) => childNodes.push(newer),
    get lastChild() {
      return childNodes.at(-1);
    },
  };
  const state = (texts, isAnew = false) => {
    const children = texts.map((says, at) => ({
      says,
      makeOne: () => {
        made.push(says);
        return Object.assign(child(says), { over: childNodes[at] });
      },
    }));
    restateEach(element, children, isAnew);
    return [childNodes.map(({ text }) => text), made.splice(0)];
  };
  return state;
}

test("of a list only those are made that say another thing", () => {
  const state = list();
  assert.deepEqual(state(["a", "b"]), [["a", "b"], ["a", "b"]]);
  assert.deepEqual(state(["a", "c"]), [["a", "c"], ["c"]]);
  assert.deepEqual(state(["a", "c", "d"]), [["a", "c", "d"], ["d"]]);
  assert.deepEqual(state(["a"]), [["a"], []]);
  assert.deepEqual(state(["a", "c"]), [["a", "c"], ["c"]]);
});

test("in other colours all of a list are made anew", () => {
  const state = list();
  state(["a", "b"]);
  assert.deepEqual(state(["a", "b"], true), [["a", "b"], ["a", "b"]]);
});

test("what is pressed stays while it says the same, and is another element where it does not", () => {
  const childNodes = [];
  const element = { childNodes, append: (newer) => childNodes.push(newer) };
  const makeOne = (data) =>
    Object.assign(new Text(), {
      data,
      replaceWith(newer) {
        childNodes[childNodes.indexOf(this)] = newer;
      },
    });
  const state = (each, texts) => {
    each(element, texts.map((says) => ({ says, makeOne: () => makeOne(says) })), false);
    return [...childNodes];
  };
  const [pass, take] = state(renewEach, ["pass", "take"]);
  assert.equal(state(renewEach, ["pass", "steal"])[0], pass);
  assert.notEqual(childNodes[1], take);
  assert.equal(childNodes[1].data, "steal");
  // Where nothing listens, the same element says the other thing.
  assert.equal(state(restateEach, ["sail", "steal"])[0], pass);
});

/** A place whose children are alike where they say the same; nobody has the focus. */
function place(...children) {
  const element = {
    childNodes: children,
    contains: () => false,
    replaceChildren: (...newer) => (element.childNodes = newer),
  };
  return element;
}

const card = (says) => ({ says, isEqualNode: (other) => other.says === says });

test("what would be as it is stays while somebody may be pressing it", () => {
  globalThis.document = { activeElement: null };
  const [day, game] = [card("day"), card("game")];
  const home = place(day, game);

  renew(home, card("day"), false, card("game"));
  assert.deepEqual(home.childNodes, [day, game]);
  assert.equal(home.childNodes[0], day);

  const other = card("other game");
  renew(home, card("day"), other);
  assert.equal(home.childNodes[1], other);

  renew(home, card("day"));
  assert.equal(home.childNodes.length, 1);
});
