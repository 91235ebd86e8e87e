import assert from "node:assert/strict";
import { test } from "node:test";

import { embedCode, hash, inviteIn, linkIn, needsEngine, parse, replyIn, tooLong } from "../../../web/page/router.js";

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
  [{ screen: "watch", link: "cartagena.a-_B9" }, "#/watch/cartagena.a-_B9"],
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

test("half an address is home", () => {
  assert.deepEqual(parse("#/table"), { screen: "home" });
  assert.deepEqual(parse("#/rules/"), { screen: "home" });
});

test("a hash that is not ours names no screen", () => {
  assert.equal(parse("#main"), null);
});

test("names with odd characters survive the address", () => {
  const route = { screen: "table", save: "a/b é%" };
  assert.deepEqual(parse(hash(route)), route);
  assert.deepEqual(parse("#/table/%E0%A4%A"), { screen: "table", save: "%E0%A4%A" });
});

test("the engine starts with the screens on which somebody plays, or bots do", () => {
  const needing = ROUTES.filter(([, address]) => needsEngine(parse(address)));
  const screens = needing.map(([{ screen }]) => screen);
  assert.deepEqual([...new Set(screens)].sort(), ["demo", "home", "lobby", "puzzle", "table", "watch"]);
});

test("a link is found in what somebody pastes", () => {
  for (const text of ["mutiny.AbC-_9", " https://x.example/a/#/watch/mutiny.AbC-_9\n", "embed.html#mutiny.AbC-_9"])
    assert.equal("mutiny.AbC-_9", linkIn(text));
  for (const text of ["", "hello", "https://x.example/#/watch/", "a b.c d"]) assert.equal(null, linkIn(text));
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

test("what somebody pastes is found however long it is, and then said to be too long", () => {
  const [link, text] = [`mutiny.${"A".repeat(99_999)}`, "A".repeat(1001)];
  assert.equal(link, linkIn(`https://x.example/#/watch/${link}`));
  assert.equal(text, inviteIn(`https://x.example/#/join/${text}`));
  assert.equal(text, replyIn(`https://x.example/#/reply/${text}`));
  assert.deepEqual(tooLong("reply", text), {
    key: "error-link-too-long",
    args: { found: 1001, most: 1000 },
  });
  assert.deepEqual(tooLong("watch", link)?.args, { found: 100_006, most: 16_000 });
  assert.equal(null, tooLong("join", text.slice(1)));
});
