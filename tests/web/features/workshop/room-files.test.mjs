import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { idOf, isFree, roomFiles, ruleLetters } from "../../../../web/features/workshop/room-files.js";
import { zip } from "../../../../web/features/workshop/zip.js";

const SMALL = new URL("../../../../py/freebooters/small/", import.meta.url);
const read = (name) => readFileSync(new URL(name, SMALL), "utf-8");
const TAKEN = { names: ["race", "cartagena", "lobby", "class"], letters: ["RT", "ST", "SO"] };

const room = (base, text, words = {}) =>
  roomFiles({ base, name: "Storm {at} sea", texts: { [`${base}.py`]: text } }, "storm", TAKEN, words);

test("ids are those that build.py takes", () => {
  assert.ok(isFree("storm2", TAKEN));
  for (const id of ["race", "lobby", "class", "", "x", "2storm", "Storm", "storm-at-sea", "x".repeat(25)])
    assert.ok(!isFree(id, TAKEN), id);
});

test("a name suggests an id", () => {
  assert.equal(idOf("Störm at 7 seas!"), "stormat7seas");
  assert.equal(idOf("7 seas"), "seas");
  assert.equal(idOf("海賊"), "");
  assert.ok(idOf("x".repeat(60)).length <= 24);
});

test("letters of rules are two that nobody has", () => {
  assert.equal(ruleLetters("storm", TAKEN), "SR");
  assert.equal(ruleLetters("s7", { names: [], letters: ["SA"] }), "SB");
});

test("a changed race is a file of its own name, with its words and rules", () => {
  const files = room("race", read("race.py").replace("LENGTH = 30", "LENGTH = 12"), { en: read("words/race/en.ftl") });
  assert.deepEqual(Object.keys(files), [
    "py/freebooters/small/storm.py",
    "py/freebooters/small/words/storm/en.ftl",
    "storm-README.md",
  ]);
  const [rules, words, about] = Object.values(files);
  assert.match(rules, /class StormRules\(OpenRules\[StormState\]\)/);
  assert.match(rules, /"storm",\n    StormRules\(\)/);
  assert.match(rules, /rule_ids=\("SR-1", "SR-2"/);
  assert.match(rules, /"storm": "stormed"/, "what it is called after is not touched");
  assert.match(rules, /^"""Race to Tortuga/, "nor what is said of it");
  assert.ok(!/"race"|RaceState|"RT-/.test(rules));
  assert.match(words, /^storm-title = Storm {2}at {2}sea$/m);
  assert.match(words, /^storm-rule-sr-1 = /m);
  assert.ok(!/^race-/m.test(words));
  assert.match(about, /freebooters check storm/);
});

test("a game without words of its own has none, and is told what is missing", () => {
  const files = room("blank", read("_blank.py"));
  assert.deepEqual(Object.keys(files), ["py/freebooters/small/storm.py", "storm-README.md"]);
  assert.match(files["py/freebooters/small/storm.py"], /"storm",\n    StormRules/);
  assert.match(files["storm-README.md"], /worded=True/);
});

test("a zip is the same each time, and holds what it says", async () => {
  const files = { "a/ü.txt": "grün\n", "b.txt": "" };
  const bytes = new Uint8Array(await zip(files).arrayBuffer());
  assert.deepEqual(bytes, new Uint8Array(await zip(files).arrayBuffer()));
  assert.equal(new TextDecoder().decode(bytes.slice(0, 2)), "PK");
});
