import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { toText } from "../../../../web/kit/base64.js";
import { checksum } from "../../../../web/kit/checksum.js";
import { changedLines, edited, editsBetween } from "../../../../web/features/workshop/line-edits.js";
import { rulesFile, rulesInFile } from "../../../../web/features/workshop/rules-file.js";
import { LONGEST_LINK, rulesIn, rulesLink } from "../../../../web/features/workshop/rules-link.js";
import { deflated } from "../../../../web/multiplayer/protocol/links/deflate.js";

/** Numbers from 0 to 1 that are the same each time. */
function random(seed) {
  let state = seed + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const RACE = readFileSync(new URL("../../../../py/freebooters/small/race.py", import.meta.url), "utf-8");
const READY = new Map([["race", RACE]]);

const mine = (text) => ({ base: "race", name: "Storm", text });
const wrong = (message) => ({ message });
const linked = async (payload, base = "race") => {
  const body = await deflated(new TextEncoder().encode(typeof payload === "string" ? payload : JSON.stringify(payload)));
  const sum = checksum(base, body);
  return `${base}.${toText(Uint8Array.from([sum >> 8, sum & 255, ...body]))}`;
};

/** A text with some lines gone, some new and some others. */
function scrambled(text, chance, share) {
  return text
    .split("\n")
    .flatMap((line) => {
      if (chance() > share) return [line];
      const kind = Math.floor(chance() * 3);
      return kind === 0 ? [] : kind === 1 ? [line, `é ${chance()} 🏴`] : [`${line} # ${chance()}`];
    })
    .join("\n");
}

test("random edits make the text they were taken from", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const chance = random(seed);
    const [before, after] = [scrambled(RACE, chance, 0.2), scrambled(RACE, chance, chance())];
    assert.equal(edited(before, editsBetween(before, after)), after);
  }
});

test("edits of empty texts, and of ends without a line break", () => {
  for (const [before, after] of [["", "a"], ["a", ""], ["a\nb", "a\nb\n"], ["", ""], ["a\n", "a\na\n"]])
    assert.equal(edited(before, editsBetween(before, after)), after);
});

test("edits of another text are refused", () => {
  assert.equal(edited("a\n", [[3, 1, ""]]), null);
  assert.equal(edited("a\nb\n", [[1, 1, ""], [0, 1, ""]]), null);
});

test("lines that were changed are numbered as they stand now", () => {
  assert.deepEqual(changedLines("a\nb\nc\nd\n", "a\nB\nc\nx\nd\n"), [2, 4]);
  assert.deepEqual(changedLines("a\nb\nc\n", "a\nc\n"), [2], "where one is missing");
});

test("a link brings back what was changed, and is short", async () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const chance = random(seed);
    const rules = mine(scrambled(RACE, chance, chance() * 0.8));
    assert.deepEqual(await rulesIn(await rulesLink(rules, RACE), READY), rules);
  }
  const number = await rulesLink(mine(RACE.replace("LENGTH = 30", "LENGTH = 12")), RACE);
  assert.ok(number.length < 150, `${number.length}`);
});

test("a text with more than two fifths of its lines changed goes as a whole", async () => {
  const rules = mine(RACE.replaceAll("  ", "   "));
  const other = new Map([["race", "something else\n"]]);
  assert.deepEqual(await rulesIn(await rulesLink(rules, RACE), other), rules);
});

test("every wrong letter is refused, and every missing one", async () => {
  const link = await rulesLink(mine(RACE.replace("LENGTH = 30", "LENGTH = 12")), RACE);
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
  for (let at = 0; at < link.length; at += 1) {
    for (const letter of letters)
      if (letter !== link[at])
        await assert.rejects(rulesIn(link.slice(0, at) + letter + link.slice(at + 1), READY), wrong("damaged"));
    await assert.rejects(rulesIn(link.slice(0, at), READY), wrong("damaged"));
  }
});

test("a link of a newer page, of a game that is not here, and of another version of a game say so", async () => {
  await assert.rejects(rulesIn(await linked([2, "x", { then: 1 }]), READY), wrong("newer"));
  await assert.rejects(rulesIn(await linked([1, "x", ""], "chess"), READY), wrong("newer"));
  const link = await rulesLink(mine(RACE.replace("LENGTH = 30", "LENGTH = 12")), RACE);
  const later = (text) => new Map([["race", text]]);
  await assert.rejects(rulesIn(link, later(`# a new first line\n${RACE}`)), wrong("base"));
  await assert.rejects(rulesIn(link, later("")), wrong("base"));
});

test("what unpacks to too much is refused before it is there", async () => {
  await assert.rejects(rulesIn(await linked(`[1,"${"x".repeat(3_000_000)}",""]`), READY), wrong("damaged"));
});

test("whatever else stands in a link is refused", async () => {
  const wrongs = [
    ...["", "{}", "[1]", "nonsense", "null"],
    ...[[0, "x", ""], [1, 5, ""], [1, "x".repeat(200), ""], [1, "x"], [1, "x", 5], [1, "x", {}], [1, "x", "", ""]],
    ...[[1, "x", [1]], [1, "x", [1, [[-1, 0, ""]]]], [1, "x", [1, [[0, 0]]]], [1, "x", [1, [[0, 0, 5]]]]],
  ];
  for (const payload of wrongs) await assert.rejects(rulesIn(await linked(payload), READY), wrong("damaged"));
  const broken = Uint8Array.from([0x22, 0xff, 0x22]);
  const body = await deflated(broken);
  const sum = checksum("race", body);
  const link = `race.${toText(Uint8Array.from([sum >> 8, sum & 255, ...body]))}`;
  await assert.rejects(rulesIn(link, READY), wrong("damaged"), "no UTF-8");
});

test("what is too long for a link has none", async () => {
  const chance = random(1);
  const noise = Array.from({ length: 3000 }, () => chance().toString(36)).join("\n");
  assert.equal(await rulesLink(mine(noise), RACE), null);
  assert.ok(LONGEST_LINK <= 16_000);
});

test("a file brings back a game with its seed", async () => {
  const rules = { ...mine(RACE), seed: "abc" };
  assert.deepEqual(await rulesInFile(new File([rulesFile(rules)], "x.json"), ["race"]), rules);
});

test("files of other things, of newer pages and damaged ones say so", async () => {
  const file = (text) => new File([text], "x.json");
  const rules = { ...mine(RACE), seed: "abc" };
  const other = (change) => file(JSON.stringify({ ...JSON.parse(rulesFile(rules)), ...change }));
  await assert.rejects(rulesInFile(file("hello"), ["race"]), wrong("foreign"));
  await assert.rejects(rulesInFile(file('{"format": "freebooters"}'), ["race"]), wrong("foreign"));
  await assert.rejects(rulesInFile(other({ version: 2 }), ["race"]), wrong("newer"));
  await assert.rejects(rulesInFile(other({ base: "chess" }), ["race"]), wrong("newer"));
  await assert.rejects(rulesInFile(other({ text: { "race.py": "" } }), ["race"]), wrong("damaged"));
  await assert.rejects(rulesInFile(other({ seed: 5 }), ["race"]), wrong("damaged"));
  await assert.rejects(rulesInFile(other({ name: "x".repeat(300_000) }), ["race"]), wrong("large"));
});
