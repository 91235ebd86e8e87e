import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { written } from "../../../web/components/text-field.js";
import { graphemesOf } from "../../../web/i18n/typed-text.js";

const WEB = new URL("../../../web/", import.meta.url);

/** As much of a field as is written in. */
class Field extends EventTarget {
  value = "";
  selectionStart = 0;
  setSelectionRange(start) {
    this.selectionStart = start;
  }
  /** Writes at the caret. `isComposing`: what is written may still change. */
  write(text, isComposing = false) {
    const { selectionStart: at, value } = this;
    this.value = value.slice(0, at) + text + value.slice(at);
    this.selectionStart = at + text.length;
    this.dispatchEvent(Object.assign(new Event("input"), { isComposing }));
  }
  press(key, more = {}) {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { key, isComposing: false, keyCode: 0, ...more });
    this.dispatchEvent(event);
    return event;
  }
}

function field(longest = 5) {
  const heard = [];
  const made = written(new Field(), longest);
  made.addEventListener("keydown", ({ key }) => heard.push(key));
  return { heard, made };
}

test("a key that ends a composition is heard by nobody else, and neither sends nor closes anything", () => {
  for (const how of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ["Enter", "Escape"]) {
      const { made, heard } = field();
      assert.ok(made.press(key, how).defaultPrevented);
      assert.deepEqual(heard, []);
      assert.ok(!made.press(key).defaultPrevented);
      assert.deepEqual(heard, [key]);
    }
});

test("what is written beyond the limit is not taken, wherever the caret is, and all else stays", () => {
  const { made } = field();
  made.write("abcde");
  made.setSelectionRange(2);
  made.write("xy");
  assert.deepEqual([made.value, made.selectionStart], ["abcde", 2]);
});

test("an emoji is written as a whole or not at all", () => {
  const { made } = field();
  made.write("abc👩🏽‍🚀");
  made.write("👨‍👩‍👧‍👦");
  made.write("👩🏽‍🚀");
  assert.equal(made.value, "abc👩🏽‍🚀👨‍👩‍👧‍👦");
  assert.equal(graphemesOf(made.value).length, 5);
});

test("a composition is not disturbed before it has ended", () => {
  const { made } = field();
  made.write("abcd");
  made.write("ni hao", true);
  assert.equal(made.value, "abcdni hao");
  made.dispatchEvent(new Event("compositionend"));
  assert.equal(made.value, "abcdn");
});

test("a book is cut at once", () => {
  const { made } = field(500);
  made.write("x".repeat(3_000_000));
  assert.equal(made.value.length, 500);
});

test("all fields in which people write are made in one place", () => {
  const scripts = readdirSync(WEB, { recursive: true }).filter(
    (name) => name.endsWith(".ts") && !name.includes("node_modules"),
  );
  assert.ok(scripts.length > 200);
  const makes = /make\(\s*"(?:input|textarea)",([^}]*)/g;
  const others = /readonly|type: "(?:checkbox|radio|range|file)"/;
  const found = scripts.filter((name) => {
    const text = readFileSync(new URL(name, WEB), "utf8");
    return [...text.matchAll(makes)].some(([, how]) => !others.test(how));
  });
  assert.deepEqual(found, ["components/text-field.ts"]);
});
