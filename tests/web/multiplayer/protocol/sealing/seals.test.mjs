import assert from "node:assert/strict";
import { test } from "node:test";

import { GuestRecord } from "../../../../../web/multiplayer/protocol/audit/guest-record.js";
import { RemoteEngine } from "../../../../../web/multiplayer/protocol/seats/remote-engine.js";
import { Choice, Round, sealOf } from "../../../../../web/multiplayer/protocol/sealing/seals.js";

const NONCE = "00112233445566778899aabbccddeeff";
const kept = { start: 15, seat: 1, text: '{"do":"act","action":["bid","é",3]}', nonce: NONCE };

test("a seal is what the engine makes of the same choice", () => {
  const digest = sealOf(15, 1, [["bid", "é", 3]], NONCE);
  // from engine/sealing.py
  assert.equal(digest, "05e1e557cd4b15704e1fb0bf5c026b2c75e056bd95a875b4a7c62af8d6f2b52b");
  assert.equal(new Choice(1, kept).seal, digest);
});

test("everybody seals before anybody opens", () => {
  const round = new Round();
  round.take(15, 0);
  assert.ok(round.seal(1, 15, 0, new Choice(1, kept).seal));
  assert.ok(!round.has([1, 2]));
  assert.ok(!round.opens(1, kept.text, NONCE));
  assert.ok(round.seal(2, 15, 0, "b"));
  assert.ok(round.has([1, 2]));
  round.close({ 0: "a", ...round.of([1, 2]) });
  assert.deepEqual(round.all, { 0: "a", 1: new Choice(1, kept).seal, 2: "b" });
  assert.ok(round.binds(1));
  assert.ok(round.opens(1, kept.text, NONCE));
  assert.ok(round.binds(1), "until it was carried out");
  round.open(1, { 1: "those of a round before" });
  assert.ok(round.binds(1));
  round.open(1, round.all);
  assert.ok(!round.binds(1));
});

test("who seals before the host's page has heard of the round need not do so again", () => {
  const round = new Round();
  round.take(15, 0);
  assert.ok(!round.seal(1, 30, 0, "a"));
  assert.ok(!round.seal(2, 30, 0, "b"));
  assert.ok(!round.seal(2, 30, 0, ""));
  assert.ok(!round.seal(3, 7, 0, "late"));
  round.take(30, 0);
  assert.deepEqual([...round.seals], [[1, "a"]]);
  round.take(45, 0);
  round.take(30, 0);
  assert.deepEqual([...round.seals], []);
});

test("what is sealed can be changed until all have sealed something", () => {
  const round = new Round();
  round.take(15, 0);
  round.seal(1, 15, 0, "a");
  assert.ok(round.seal(1, 15, 0, ""));
  assert.ok(!round.has([1]));
  assert.ok(round.seal(1, 15, 0, "b"));
  round.close(round.of([1]));
  assert.ok(!round.seal(1, 15, 0, "c"));
  assert.ok(!round.seal(1, 15, 0, ""));
  assert.deepEqual(round.all, { 1: "b" });
});

test("nothing but what was sealed can be opened", () => {
  const round = new Round();
  round.take(15, 0);
  round.seal(1, 15, 0, new Choice(1, kept).seal);
  round.close(round.of([1]));
  for (const text of ["", "{", "null", "3", '{"do":"act","action":["bid","é",4]}'])
    assert.ok(!round.opens(1, text, NONCE), text);
  assert.ok(!round.opens(1, kept.text, "ff"));
  assert.ok(!round.opens(2, kept.text, NONCE));
});

test("who is no longer waited for seals nothing, and another round begins anew", () => {
  const round = new Round();
  round.take(15, 0);
  assert.ok(!round.seal(1, 14, 0, "a"));
  assert.ok(!round.seal(1, "15", 0, "a"));
  round.seal(1, 15, 0, "a");
  round.seal(2, 15, 0, "b");
  round.close({ 2: "c", ...round.of([1]) });
  assert.deepEqual(round.all, { 1: "a", 2: "c" });
  round.take(30, 0);
  assert.equal(round.all, null);
  assert.ok(!round.has([1]));
});

/** @returns {[RemoteEngine, Record<string, any>[]]} and what it sends */
function engine() {
  /** @type {Record<string, any>[]} */
  const sent = [];
  const made = new RemoteEngine((message) => sent.push(message), new GuestRecord(null, () => {}));
  made.note({ round: 15, viewer: 1, undone: 0 });
  return [made, sent];
}

/** @type {any} */
const ACT = { do: "act", revision: 3, seat: 1, action: ["bid", 2] };

test("a guest tells the seal alone, and the choice once everybody's seal is there", async () => {
  const [far, sent] = engine();
  const answer = far.ask(ACT);
  assert.deepEqual(Object.keys(sent[0] ?? {}), ["t", "round", "undone", "seal"]);
  assert.ok(!JSON.stringify(sent).includes("bid"));
  far.open({ t: "sealed", round: 15, undone: 0, seals: { 1: "other" } });
  assert.equal(sent.length, 1);
  far.open({ t: "sealed", round: 15, undone: 0, seals: { 0: "x", 1: sent[0]?.seal } });
  const { id, nonce, t, text } = sent[1] ?? {};
  assert.equal(t, "open");
  assert.equal(sealOf(15, 1, [ACT.action], nonce), sent[0]?.seal);
  assert.deepEqual(JSON.parse(text), ACT);
  far.answer(id, { ok: true });
  assert.deepEqual(await answer, { ok: true });
});

test("a guest chooses again", async () => {
  const [far, sent] = engine();
  const first = far.ask(ACT);
  far.withdraw();
  assert.equal(sent[1]?.seal, "");
  assert.equal(far.sealed, null);
  assert.ok(far.isWithdrawn(/** @type {any} */ (await first)));
  void far.ask({ ...ACT, action: ["bid", 5] });
  assert.notEqual(sent[2]?.seal, sent[0]?.seal);
  far.open({ t: "sealed", round: 15, undone: 0, seals: { 1: sent[2]?.seal } });
  assert.deepEqual(JSON.parse(sent[3]?.text).action, ["bid", 5]);
});

test("who withdraws too late is bound", async () => {
  const [far, sent] = engine();
  void far.ask(ACT);
  far.withdraw();
  /** @type {unknown[]} */
  const tables = [];
  far.addEventListener("table", (event) => tables.push(/** @type {CustomEvent} */ (event).detail));
  far.open({ t: "sealed", round: 15, undone: 0, seals: { 1: sent[0]?.seal } });
  assert.equal(sent[2]?.t, "open");
  far.answer(sent[2]?.id, { ok: true, game: "x" });
  assert.deepEqual(tables, [{ ok: true, game: "x" }]);
});

test("a page that was loaded again opens what it had sealed", () => {
  const [far, sent] = engine();
  far.takeUp([kept]);
  far.note({ round: 15, viewer: 1, undone: 0 });
  far.repeat();
  assert.equal(sent[0]?.seal, new Choice(1, kept).seal);
  far.open({ t: "sealed", round: 15, undone: 0, seals: { 1: sent[0]?.seal } });
  assert.equal(sent[1]?.text, kept.text);
});

test("a guest that is told all seals twice opens once, and once more over another link", () => {
  const [far, sent] = engine();
  far.takeUp([kept]);
  const all = { t: "sealed", round: 15, undone: 0, seals: { 1: new Choice(1, kept).seal } };
  const opened = () => sent.filter(({ t }) => t === "open").length;
  for (let time = 0; time < 2; time += 1) far.open(all);
  assert.equal(opened(), 1);
  far.repeat();
  for (let time = 0; time < 2; time += 1) far.open(all);
  assert.equal(opened(), 2);
});

test("once all seals were told, a round that is begun anew is sealed anew", async () => {
  const round = new Round();
  round.take(15, 0);
  round.seal(1, 15, 0, "a");
  assert.ok(!round.take(15, 1));
  assert.deepEqual([...round.seals], [[1, "a"]]);
  round.close(round.of([1]));
  assert.ok(!round.seal(1, 15, 2, "b"));
  assert.ok(round.take(15, 2));
  assert.equal(round.all, null);
  assert.deepEqual([...round.seals], [[1, "b"]]);

  const [far, sent] = engine();
  const answer = far.ask(ACT);
  far.open({ t: "sealed", round: 15, undone: 0, seals: { 1: sent[0]?.seal } });
  assert.equal(sent[1]?.t, "open");
  far.note({ round: 15, viewer: 1, undone: 1 });
  assert.equal(far.sealed, null);
  assert.ok(far.isWithdrawn(/** @type {any} */ (await answer)));
  void far.ask(ACT);
  assert.notEqual(sent[2]?.seal, sent[0]?.seal);
  far.open({ t: "sealed", round: 15, undone: 0, seals: { 1: sent[2]?.seal } });
  assert.equal(sent.length, 3);
});

test("another round leaves nothing sealed", async () => {
  const [far] = engine();
  const answer = far.ask(ACT);
  far.note({ round: 30, viewer: 1, undone: 0 });
  assert.equal(far.sealed, null);
  assert.ok(far.isWithdrawn(/** @type {any} */ (await answer)));
});

test("where nobody else chooses nothing is sealed", () => {
  const [far, sent] = engine();
  far.note({ round: null, viewer: 1, undone: 0 });
  void far.ask(ACT);
  assert.equal(sent[0]?.t, "ask");
});

test("what a screen has asked for that is there no more, the present one is told", async () => {
  const [far, sent] = engine();
  far.note({ round: null, viewer: 1, undone: 0 });
  /** @type {any[]} */
  const heard = [];
  far.addEventListener("table", (event) => heard.push(/** @type {CustomEvent} */ (event).detail));
  const [table, hint] = [{ ok: true, mark: "m" }, { ok: true }];
  const answer = (/** @type {number} */ at, /** @type {object} */ told) =>
    far.answer(sent[at]?.id, told);
  void far.ask(ACT);
  answer(0, table);
  assert.deepEqual(heard, []);
  void far.ask(ACT);
  void far.ask(/** @type {any} */ ({ do: "hint" }));
  far.sitting += 1;
  answer(1, table);
  answer(2, hint);
  assert.deepEqual(heard, [table]);
});
