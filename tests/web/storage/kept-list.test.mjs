import assert from "node:assert/strict";
import { test } from "node:test";

import { Aside } from "../../../web/storage/aside.js";
import { joined, organised } from "../../../web/storage/contests.js";
import { LISTS } from "../../../web/storage/kept-lists.js";
import { PendingGames } from "../../../web/storage/pending-games.js";
import { aboutText } from "../../../web/model/contest.js";
import { hash } from "../../../web/page/router.js";
import { saveOf, storageOf } from "../kept.mjs";
import { chance, mutated } from "../mutated.mjs";

const MANY = process.env.LONG_SWEEPS ? 10_000 : 1_500;

const CHECKED = { strange: [[3, 1]], luck: 0.1, play: null };
const EVENING = { code: "abc", shown: "ABC", title: "Friday", word: "anchor", kept: ["abc.AbC"], checked: [["abc.AbC", CHECKED]] };
const TAKEN = { code: "abc", shown: "ABC", title: "Friday", word: "", name: "Mia", tries: [1, 0] };
const { options, seats } = saveOf();
const START = { id: "one", start: { game: "cartagena", seats, options, seed: null } };

/** Each list: something whole with another key, and how it is read, written and used. */
const SORTS = {
  contests: {
    of: (code) => ({ ...EVENING, code }),
    open: (storage) => organised(storage),
    use({ checked, code, ...about }) {
      new Map(checked).get(about.kept[0])?.strange.map(([entry]) => entry);
      hash({ screen: "collect", code, about: aboutText(about) });
    },
  },
  taking: {
    of: (code) => ({ ...TAKEN, code }),
    open: (storage) => joined(storage),
    use: ({ code, name, tries, title }) => [hash({ screen: "deal", code, about: aboutText({ title }) }), name.trim(), tries[0]],
  },
  waiting: {
    of: (id) => ({ ...START, id }),
    open: (storage) => {
      const games = new PendingGames(storage, storage);
      return { get all() { return games.waiting; }, put: ({ id, start }) => games.wait(id, start) };
    },
    use: ({ id, start }) => [hash({ screen: "invite", save: id }), start.seats.map(({ name }) => name.trim())],
  },
};

for (const [name, { of, open, use }] of Object.entries(SORTS)) {
  test(`whatever is wrong with one of “${name}”, the others are there, and it is used or set aside`, async () => {
    const random = chance(9);
    const counts = { used: 0, aside: 0 };
    use(of("one"));
    for (let round = 0; round < MANY; round += 1) {
      const text = JSON.stringify([of("one"), mutated(random, of("ill")), of("two")]);
      const storage = storageOf({ [`freebooters:${name}`]: text });
      const list = open(storage);
      const found = list.all;
      assert.deepEqual([found[0], found.at(-1)], [of("one"), of("two")], text);
      found.forEach(use);
      list.put(of("three"));
      assert.deepEqual(list.all, [of("three"), ...found]);
      const broken = await new Aside(storage, () => true, LISTS).broken();
      assert.deepEqual(broken.map(({ row }) => row.text), found.length < 3 ? [text] : []);
      counts[found.length < 3 ? "aside" : "used"] += 1;
    }
    assert.ok(Math.min(counts.used, counts.aside) > MANY / 50, JSON.stringify(counts));
  });

  test(`a text that is no list of “${name}” is set aside, and not written over where there is no room`, async () => {
    for (const text of ["{", "3", '"x"', '{"0":1}', "[3]"]) {
      const storage = storageOf({ [`freebooters:${name}`]: text });
      open(storage).put(of("one"));
      assert.deepEqual(open(storage).all, [of("one")]);
      const [broken] = await new Aside(storage, () => true, LISTS).broken();
      assert.equal(broken.row.text, text);

      const full = storageOf({ [`freebooters:${name}`]: text });
      const { setItem } = full;
      full.setItem = (key, value) => {
        if (key.startsWith("freebooters:aside:")) throw new Error("full");
        setItem(key, value);
      };
      open(full).put(of("one"));
      assert.equal(full.getItem(`freebooters:${name}`), text);
    }
  });
}

test("an evening that does not fit is not stored, and the others stay", () => {
  const storage = storageOf({});
  assert.ok(organised(storage).put(EVENING));
  assert.equal(organised(storage).put({ ...EVENING, code: "other", kept: [3] }), false);
  assert.deepEqual(organised(storage).all, [EVENING]);
  assert.equal(organised(null).put(EVENING), false);
});
