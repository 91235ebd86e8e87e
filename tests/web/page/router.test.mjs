import assert from "node:assert/strict";
import { test } from "node:test";

import { toText } from "../../../web/multiplayer/protocol/bytes.js";
import { embedCode, hash, isGuests, neededRooms, needsEngine, parse } from "../../../web/page/router.js";

const ROUTES = [
  [{ screen: "home" }, "#/"],
  [{ screen: "saves" }, "#/saves"],
  [{ screen: "settings" }, "#/settings"],
  [{ screen: "credits" }, "#/credits"],
  [{ screen: "lobby", game: "cartagena" }, "#/cartagena"],
  [{ screen: "table", save: "a1b2" }, "#/table/a1b2"],
  [{ screen: "puzzles" }, "#/puzzles"],
  [{ screen: "puzzle", game: "cartagena", puzzle: null }, "#/puzzles/cartagena"],
  [{ screen: "puzzle", game: "cartagena", puzzle: "0a1b" }, "#/puzzles/cartagena/0a1b"],
  [{ screen: "day", day: null }, "#/day"],
  [{ screen: "day", day: "2026-11-27" }, "#/day/2026-11-27"],
  [{ screen: "watch", link: "cartagena.a-_B9" }, "#/watch/cartagena.a-_B9"],
  [{ screen: "watch", link: "race2.a-_B9" }, "#/watch/race2.a-_B9"],
  [{ screen: "shared", shared: null }, "#/shared"],
  [{ screen: "shared", shared: "0a1b-2c" }, "#/shared/0a1b-2c"],
  [{ screen: "demo", game: null }, "#/demo"],
  [{ screen: "demo", game: "cartagena" }, "#/demo/cartagena"],
  [{ screen: "rules", game: "cartagena", rule: null }, "#/rules/cartagena"],
  [{ screen: "rules", game: "cartagena", rule: "ca-4" }, "#/rules/cartagena/ca-4"],
];

for (const [route, address] of ROUTES) {
  test(`${address} is a screen's address, there and back`, () => {
    assert.deepEqual(parse(address), route);
    assert.equal(hash(route), address);
  });
}

test("no hash at all is home", () => {
  assert.deepEqual(parse(""), { screen: "home" });
  assert.deepEqual(parse("#"), { screen: "home" });
});

for (const [address, text] of [
  ["#/table", "#/table"],
  ["#/rules/", "#/rules/"],
  ["#/rules/cartagena.", "#/rules/cartagena."],
  ["#/cartagena&fbclid=x", "#/cartagena&fbclid=x"],
  ["#/table/a%20b", "#/table/a%20b"],
  ["#%2Fwatch%2Fmutiny.x", "#%2Fwatch%2Fmutiny.x"],
  ["#/watch/mutiny", "#/watch/mutiny"],
  ["#/_cartagena_", "#/_cartagena_"],
  ["?utm_source=a%23/mutiny", "%23/mutiny"],
])
  test(`${address} was damaged on its way`, () => {
    const { hash: behind, search } = new URL(address, "https://x.example/");
    assert.deepEqual(parse(behind, search), { screen: "damaged", text });
  });

test("what is to be counted before a link does not matter", () => {
  assert.deepEqual(parse("#/mutiny", "?fbclid=a%23b"), { screen: "lobby", game: "mutiny" });
  assert.deepEqual(parse("", "?fbclid=ab"), { screen: "home" });
});

test("the screens of another device’s table are known as such, also by a damaged link", () => {
  for (const address of ["#/join/AbC", "#/reply/AbC", "#/join/AbC.", "#%2Freply%2FAbC"]) assert.ok(isGuests(parse(address)), address);
  for (const address of ["", "#/cartagena", "#/cartagena."]) assert.ok(!isGuests(parse(address)), address);
});

test("at another device’s table the words of its game are needed alone, anywhere else those of all", () => {
  const invitation = toText(Uint8Array.of(17, ...Array(17).fill(0), 2, 103, 111));
  assert.deepEqual(neededRooms(parse(`#/join/${invitation}`)), ["go"]);
  assert.deepEqual(neededRooms(parse("#/reply/AbC")), []);
  for (const address of ["", "#/cartagena", "#/settings", "#main"]) assert.equal(neededRooms(parse(address)), null);
});

test("a hash that is not ours names no screen", () => {
  assert.equal(parse("#main"), null);
});

test("the engine starts with the screens on which somebody plays, or bots do", () => {
  const needing = ROUTES.filter(([, address]) => needsEngine(parse(address)));
  const screens = needing.map(([{ screen }]) => screen);
  assert.deepEqual([...new Set(screens)].sort(), ["day", "demo", "home", "lobby", "puzzle", "table", "watch"]);
});

test("the code for a frame is markup whatever the address and the title are", () => {
  const code = embedCode('https://x.example/a"b/?q=1&r', "mutiny.AbC", 'La "Mutinerie" <b>');
  assert.match(code, /^<iframe src="https:\/\/x\.example\/a%22b\/embed\.html#mutiny\.AbC" /);
  assert.match(code, /title="La &quot;Mutinerie&quot; &lt;b>"/);
});

const LIMITS = {
  watch: [16_000, (letters) => `cartagena.${"A".repeat(letters - 10)}`],
  join: [1000, (letters) => "A".repeat(letters)],
  reply: [1000, (letters) => "A".repeat(letters)],
  learn: [200, (letters) => "a".repeat(letters)],
  puzzles: [200, (letters) => "a".repeat(letters)],
  table: [200, (letters) => "a".repeat(letters)],
  toString: [200, (letters) => "a".repeat(letters)],
};

for (const [screen, [most, text]] of Object.entries(LIMITS)) {
  test(`an address of ${screen} that is too long says so, and by how much`, () => {
    const long = { screen: "long", found: most + 1, most };
    assert.deepEqual(parse(`#/${screen}/${text(most + 1)}`), long);
    assert.notEqual(parse(`#/${screen}/${text(most)}`).screen, "long");
  });
}

test("the second thing an address names can be too long as well", () => {
  assert.equal("long", parse(`#/puzzles/cartagena/${"a".repeat(201)}`).screen);
  assert.equal("long", parse(`#/${"a".repeat(201)}`).screen);
});
