/** What an address says of a contest, and its table as a file. */

import assert from "node:assert/strict";
import test from "node:test";

import { aboutIn, aboutText, startOf } from "../../../web/model/contest.js";
import { csv, decimalSign } from "../../../web/model/contest-csv.js";
import { hash, parse } from "../../../web/page/router.js";

const NONE = { title: "", word: "", kept: [] };

test("an address holds title, word and results, and always ends in a letter or digit", () => {
  for (let length = 0; length < 50; length += 1) {
    const about = { title: "7b é🏴".slice(0, 4) + "x".repeat(length), word: "Ahoi", kept: ["code.AB-_", "CODE Mia"] };
    const text = aboutText(about);
    assert.match(text ?? "", /^[\w-]*[A-Za-z0-9]$/);
    assert.deepEqual(aboutIn(text), about);
    const route = { screen: /** @type {const} */ ("collect"), code: "50r3wkb2rq8b", about: text };
    assert.deepEqual(parse(hash(route)), route);
  }
});

test("nothing to say is said by nothing, and what nobody has written says nothing", () => {
  assert.equal(aboutText({}), null);
  assert.deepEqual(aboutIn(null), NONE);
  assert.deepEqual(aboutIn("="), NONE);
});

test("who takes part sits where the deal says, with bots of one level around", () => {
  const contest = {
    ok: /** @type {const} */ (true),
    code: "50r3wkb2rq8b",
    shown: "50R3-WKB2-RQ8B",
    game: "mutiny",
    options: {},
    seats: 3,
    level: "sailor",
    worded: true,
    places: [2, 0],
  };
  const start = startOf(contest, { number: 0, tries: 2, word: "ahoy", name: "Mia" });
  assert.deepEqual(start.seats.map(({ who }) => who), ["sailor", "sailor", "human"]);
  assert.equal(start.seats[2]?.name, "Mia");
  assert.deepEqual(start.contest, { code: "50r3wkb2rq8b", number: 0, tries: 2, word: "ahoy" });
});

test("cells that a program would take for a formula, or that hold its signs, are guarded", () => {
  const rows = [["name", "points"], ["=1+1", 1.5], ["+x", null], ["-y", 0], ["@z", 2], ['a "b", c; d', 3]];
  assert.equal(
    csv(rows, "."),
    "\ufeffname,points\r\n'=1+1,1.5\r\n'+x,\r\n'-y,0\r\n'@z,2\r\n\"a \"\"b\"\", c; d\",3\r\n",
  );
});

test("where numbers have a comma, cells are parted by semicolons", () => {
  assert.equal(csv([["a", 1.5]], ","), "\ufeffa;1,5\r\n");
  assert.deepEqual(["en", "de", "fr", "nl"].map(decimalSign), [".", ",", ",", ","]);
});
