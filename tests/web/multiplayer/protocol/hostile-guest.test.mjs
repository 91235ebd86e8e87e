// What a changed page at a guest tries with sealed choices and with what everybody is asked. The others see
// who is shut out, lose nothing, go on, and find nothing wrong at the end.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { Identity } from "../../../../web/multiplayer/protocol/keys/identity.js";
import { freshNonce, sealOf } from "../../../../web/multiplayer/protocol/sealing/seals.js";
import { signed } from "../../../../web/multiplayer/protocol/talk/signed-votes.js";
import { toText } from "../../../../web/multiplayer/protocol/bytes.js";
import { dealt, finds, gone, played } from "../../audited.mjs";
import { Device } from "../../gathering.mjs";
import { Asked } from "../../simulated.mjs";

const engine = new Asked();
after(() => engine.end());

const LONG = "A".repeat(70_000);

/** Whether every field is broken in every way, and every game played to its end. */
const IS_LONG = Boolean(process.env.LONG_SWEEPS);

/** Ann deals and Ben is a guest, both honest; Cleo's page is changed. */
class Table {
  /** @param {number} number of the game */
  async begin(number) {
    this.game = await dealt(engine, number, () => true);
    this.table = this.game.table;
    this.changes(this.cleo);
    this.ben.guest.addEventListener("change", () => this.ofCleo.add(this.ben.guest.seats[2].presence));
    return this;
  }

  /** That page of Cleo's says nothing by itself. @param {Device} device */
  changes({ guest }) {
    guest.vote = () => {};
    guest.addEventListener("ballot", ({ detail }) => (this.asked = { ...detail }));
  }

  /** How Ben has seen her since. @type {Set<string>} */
  ofCleo = new Set();

  get dealer() {
    return this.table.dealer;
  }

  get host() {
    return this.table.host;
  }

  get ben() {
    return this.table.devices.get(1);
  }

  get cleo() {
    return this.table.devices.get(2);
  }

  /** What the changed page says, whatever it likes, over the link that it has. */
  async says(...messages) {
    this.ofCleo.clear();
    this.link = this.cleo.guest.link;
    for (const message of messages) this.cleo.guest.send(message);
    await this.table.quiet();
  }

  /** Until Ben and Cleo choose at the same time. */
  async round() {
    const isIt = () => {
      const { acting, round } = this.dealer.table;
      return round !== null && [1, 2].every((seat) => acting.includes(seat)) && this.cleo.table.choices.length > 1;
    };
    await played(this.game, 0, isIt);
    const { dealer } = this;
    assert.ok(!dealer.table.over, "there is no such round");
    const { round, undone } = dealer.table;
    const { choices } = this.cleo.table;
    Object.assign(this, { start: round, undone, position: dealer.table.position });
    [this.one, this.other] = choices.map(({ action }) => action);
    assert.ok(this.other);
    this.nonce = freshNonce();
  }

  /** A command of Cleo's. */
  command(action, name = "act") {
    return JSON.stringify({ do: name, revision: this.cleo.table.revision, seat: 2, action });
  }

  seal(action, nonce = this.nonce) {
    return { t: "seal", round: this.start, undone: this.undone, seal: sealOf(this.start, 2, [action], nonce) };
  }

  open(action, nonce = this.nonce, name = "act") {
    return { t: "open", id: 900, text: this.command(action, name), nonce };
  }

  /** Cleo seals that, and all others choose. */
  async sealed(action) {
    this.opensNothing(this.cleo);
    await this.says(this.seal(action));
    await this.others();
    assert.ok(this.seals?.[2], "all seals were told");
  }

  /** @param {Device} device */
  opensNothing({ guest }) {
    guest.engine.open = ({ seals }) => (this.seals = seals);
  }

  /** Ann and Ben do what is theirs to do, as long as there is something. */
  async others() {
    for (let still = 0; still < 3; ) {
      const able = [this.dealer, this.ben].filter(({ canAct }) => canAct);
      still = able.length > 0 ? 0 : still + 1;
      for (const each of able) void each.act("others");
      await this.table.quiet();
    }
  }

  /** Cleo is shut out, Ben sees that, and nothing else came of it. Ben’s page may have helped her back. */
  async isShutOut(why, tried = "") {
    await this.table.quiet();
    assert.equal(this.link.why, why, tried);
    assert.ok(this.ofCleo.has("gone"), tried);
    await this.isUnharmed();
  }

  /**
   * One attempt after the other: for each Cleo is shut out, and comes back with her changed page.
   * @param {Iterable<[string, () => object[] | Promise<object[]>]>} attempts what is tried, and what is said then
   */
  async isShutOutForEach(why, attempts) {
    for (const [what, messages] of attempts) {
      await this.says(...(await messages()));
      await this.isShutOut(why, what);
      await this.comesBackChanged();
    }
  }

  async isUnharmed() {
    const { ben, host, table } = this;
    assert.equal(host.presence(1), "here");
    assert.equal(ben.guest.state, "here");
    assert.deepEqual(ben.refusals, []);
    assert.deepEqual(await table.difference(1), []);
  }

  /** What Cleo has done, by the log. */
  async hers() {
    await this.table.quiet();
    return JSON.parse(engine.saved).log.slice(this.start).filter(([seat]) => seat === 2).map(([, ...action]) => action);
  }

  /** Cleo comes with an honest page, which may know what was sealed. */
  async comesBack(action = null) {
    const kept = action ? [{ start: this.start, seat: 2, text: this.command(action), nonce: this.nonce }] : [];
    await this.#returns(kept, ({ guest }) => guest.addEventListener("ballot", ({ detail }) => guest.vote(detail.id, false)));
  }

  /** Cleo comes with a changed page again. */
  async comesBackChanged() {
    await this.#returns([], (device) => {
      this.changes(device);
      this.opensNothing(device);
    });
  }

  async #returns(kept, prepare) {
    const { guest } = this.cleo;
    // The page of before does not try to come back too.
    guest.connect = (link) => void link.close("page");
    guest.leave();
    await this.table.until(() => this.host.presence(2) === "gone");
    const device = new Device(guest.identity, null, kept);
    prepare(device);
    await this.table.come(2, device);
    await this.table.until(() => device.table && !device.guest.isBack);
  }

  /** Somebody at the device that deals plays for Cleo. */
  async isReplaced() {
    const { dealer } = this;
    const { revision } = dealer.table;
    dealer.take(await engine.ask({ do: "sit", revision, seat: 2, name: "Cleo", who: "human" }));
    this.table.devices.delete(2);
    const { act } = dealer;
    dealer.act = async (seed) => {
      const { curtain, revision: now } = dealer.table;
      if (curtain !== null) dealer.take(await engine.ask({ do: "lift", revision: now, seat: curtain }));
      return act.call(dealer, seed);
    };
    Object.defineProperty(dealer, "canAct", { get: () => !dealer.isBusy && dealer.table.acting.some((seat) => seat !== 1) && !dealer.table.over });
  }

  /** The others go on, and nothing is missing. */
  async goesOn() {
    const { position } = this.dealer.table;
    await played(this.game, 0, () => this.dealer.table.position > position + 9);
    await this.isUnharmed();
    await gone(this.table);
  }

  /** The others go on, in the long sweeps to the end: where what was tried leaves nothing to be checked then. */
  async goesOnForLong() {
    await (IS_LONG ? this.ends() : this.goesOn());
  }

  /** The game comes to its end, and neither Ann nor Ben finds anything; nor does Cleo, if she has noted all. */
  async ends(isWhole = true) {
    await played(this.game, 0);
    const { text } = await engine.ask({ do: "disclose" });
    for (const company of [this.host, this.ben.guest]) assert.equal((await finds(engine, company, text)).wrong, null);
    if (isWhole) assert.equal((await finds(engine, this.cleo.guest, text)).wrong, null);
    await gone(this.table);
  }
}

/** A game that is short, and in which both soon choose at the same time. */
const GAME = 410;

/** @param {string} what @param {(table: Table) => Promise<void>} tries */
function guest(what, tries) {
  test(`a guest that ${what}`, async () => tries(await new Table().begin(GAME)));
}

// What all choose at the same time

guest("opens something else than it sealed is shut out, and is still bound when it comes back", async (table) => {
  await table.round();
  await table.sealed(table.one);
  await table.says(table.open(table.other));
  await table.isShutOut("unsealed");
  await isStillBound(table);
  await table.ends();
});

/** An honest page opens what was sealed, and nothing else. @param {Table} table */
async function isStillBound(table) {
  await table.comesBack(table.one);
  await table.table.until(() => table.dealer.table.position > table.position);
  assert.deepEqual((await table.hers())[0], table.one);
}

guest("opens it in any other wrong way is shut out each time, and is still bound when it comes back", async (table) => {
  await table.round();
  const { engine: far } = table.ben.guest;
  const { open } = far;
  let bens = null;
  far.open = (message) => {
    bens = far.sealed?.kept;
    open.call(far, message);
  };
  await table.sealed(table.one);
  await table.isShutOutForEach("unsealed", [
    ["another nonce", () => [table.open(table.one, freshNonce())]],
    ["a nonce that is none", () => [table.open(table.one, "0/0")]],
    ["a command that chooses nothing", () => [table.open(table.one, table.nonce, "hint")]],
    ["a command that takes back", () => [table.open(table.one, table.nonce, "undo")]],
    ["no command", () => [{ ...table.open(table.one), text: "{" }]],
    ["what another seat has sealed", () => [{ ...table.open(table.one), text: bens.text, nonce: bens.nonce }]],
  ]);
  await isStillBound(table);
  await table.goesOn();
});

guest("opens before all have sealed something is shut out", async (table) => {
  await table.round();
  await table.says(table.seal(table.one), table.open(table.one));
  await table.isShutOut("unsealed");
  await table.comesBack();
  await table.goesOnForLong();
});

guest("seals what cannot be done does not get to choose once all the others have", async (table) => {
  await table.round();
  const illegal = ["no such thing"];
  await table.sealed(illegal);
  await table.says(table.open(illegal));
  assert.deepEqual(await table.hers(), []);
  await table.says({ t: "ask", id: 901, text: table.command(table.other) });
  assert.deepEqual(await table.hers(), [], "it is bound");
  await table.isUnharmed();
  await table.isReplaced();
  await table.ends(false);
});

guest("never opens keeps everybody waiting until somebody else has the seat", async (table) => {
  await table.round();
  await table.sealed(table.one);
  assert.deepEqual(await table.hers(), []);
  assert.deepEqual(table.ben.table.acting.includes(2), true, "Ben sees who is waited for");
  await table.isUnharmed();
  await table.isReplaced();
  await table.ends(false);
});

guest("seals what nothing could open is shut out each time", async (table) => {
  await table.round();
  const seals = ["x", "F".repeat(64), "0".repeat(63), "A".repeat(20_000)];
  await table.isShutOutForEach(
    "unsealed",
    seals.map((seal) => [`${seal.slice(0, 4)}… of ${seal.length} letters`, () => [{ ...table.seal(table.one), seal }]]),
  );
  await table.comesBack();
  await table.goesOn();
});

guest("seals twice is bound by what it sealed last, and by nothing later", async (table) => {
  await table.round();
  await table.says(table.seal(table.other));
  await table.sealed(table.one);
  await table.says(table.seal(table.other), { ...table.seal(table.one), seal: "" });
  assert.equal(table.host.presence(2), "here");
  assert.equal(table.seals[2], table.seal(table.one).seal);
  await table.says(table.open(table.other));
  await table.isShutOut("unsealed");
  await table.comesBack(table.one);
  await table.ends();
});

guest("opens twice does nothing the second time", async (table) => {
  await table.round();
  await table.sealed(table.one);
  await table.says(table.open(table.one), table.open(table.one));
  assert.deepEqual((await table.hers()).slice(0, 1), [table.one]);
  assert.ok((await table.hers()).length <= 1);
  await table.isUnharmed();
  await table.comesBack();
  await table.ends();
});

guest("seals for other rounds, or when it has nothing to choose, holds up nobody", async (table) => {
  await table.round();
  const { seal } = table.seal(table.one);
  const rounds = [-1, 0, table.start - 1, table.start + 1, 2 ** 52];
  await table.says(...rounds.map((round) => ({ t: "seal", round, undone: table.undone, seal })));
  assert.ok(!table.ben.guest.engine.laid.includes(2), "she has sealed nothing in this round");
  await table.says(...[-1, 1, 2 ** 52].map((undone) => ({ t: "seal", round: table.start, undone, seal })));
  await table.isUnharmed();
  await table.comesBack();
  await table.goesOnForLong();
});

guest("seals and withdraws all the time is shut out, before others are told too much", async (table) => {
  await table.round();
  let told = 0;
  table.ben.guest.link.addEventListener("message", ({ detail }) => (told += Number(detail.t === "laid")));
  const withdrawn = { ...table.seal(table.one), seal: "" };
  await table.says(...Array(180).fill([table.seal(table.one), withdrawn]).flat());
  await table.isShutOut("flood");
  assert.ok(told < 60, `${told} times`);
  await table.comesBack();
  await table.goesOnForLong();
});

// What everybody is asked

/** Until that seat has done something. */
async function hasActed({ dealer, game }, seat) {
  const isSo = () => dealer.table.position > 8 && JSON.parse(engine.saved).log.some(([each]) => each === seat);
  await played(game, 0, isSo);
}

/** Until Ann has done something and asks whether she may take it back; Cleo's answer is what is tried. */
async function asks(table) {
  const { dealer, host } = table;
  await hasActed(table, 0);
  table.undone = dealer.table.undone;
  table.asked = null;
  host.wish();
  await table.table.until(() => table.asked);
  const { id, position, seat, undone } = table.asked;
  table.request = { table: toText(host.table), deal: dealer.table.seal, id, seat, undone, position };
}

/** @param {Table} table */
function vote(table, change = {}, { by = table.cleo.guest.identity, voter = 2, says = true, isFor = true } = {}) {
  const signature = signed(by, { ...table.request, ...change }, voter, says);
  return { t: "vote", id: table.request.id, isFor, signature };
}

/** @type {[string, (table: Table) => object][]} */
const NO_VOTES = [
  ["signs with another key", (table) => vote(table, {}, { by: new Identity() })],
  ["signs for another seat", (table) => vote(table, {}, { voter: 1 })],
  ["signs a no as a yes", (table) => vote(table, {}, { says: false })],
  ["signs a yes as a no", (table) => vote(table, {}, { isFor: false })],
  ["signs another question", (table) => vote(table, { id: "other" })],
  ["signs for another position", (table) => vote(table, { position: 0 })],
  ["signs for another deal", (table) => vote(table, { deal: "other" })],
  ["signs for another table", (table) => vote(table, { table: "other" })],
  ["does not sign", (table) => ({ ...vote(table), signature: "" })],
  ["signs a book", (table) => ({ ...vote(table), signature: "A".repeat(40_000) })],
];

guest("signs wrongly counts as against it and is shut out each time", async (table) => {
  await table.isShutOutForEach(
    "unsigned",
    NO_VOTES.map(([what, made]) => [
      what,
      async () => {
        if (table.request) assert.equal(table.dealer.table.undone, table.undone, "nothing was taken back");
        await asks(table);
        return [made(table)];
      },
    ]),
  );
  assert.equal(table.dealer.table.undone, table.undone);
  await table.comesBack();
  await table.goesOn();
});

guest("answers twice, for others, or what is not asked, is heard once", async (table) => {
  // Ben takes his time.
  const { guest: ben } = table.ben;
  const { vote: answers } = ben;
  ben.vote = () => {};
  await asks(table);
  const no = vote(table, {}, { says: false, isFor: false });
  await table.says({ ...vote(table), id: "other" }, vote(table), no, vote(table), no);
  assert.equal(table.dealer.table.undone, table.undone);
  answers.call(ben, table.request.id, true);
  await table.table.until(() => table.dealer.table.undone > table.undone);
  await table.table.quiet();
  assert.equal(table.host.presence(2), "here");
  await table.isUnharmed();
  assert.deepEqual(JSON.parse(engine.saved).table.rewound[0].votes.map(([, , seat]) => seat).sort(), [1, 2]);
  await table.ends(false);
});

guest("uses its yes to an earlier question for a later one is shut out", async (table) => {
  await asks(table);
  const old = vote(table);
  await table.says(vote(table, {}, { says: false, isFor: false }));
  table.asked = null;
  table.host.wish();
  await table.table.until(() => table.asked);
  assert.notEqual(table.asked.id, table.request.id);
  await table.says({ ...old, id: table.asked.id });
  assert.equal(table.dealer.table.undone, table.undone);
  await table.isShutOut("unsigned");
  await table.comesBack();
  await table.ends();
});

guest("asks all the time does not keep asking everybody", async (table) => {
  let asked = 0;
  const { ben, cleo } = table;
  await hasActed(table, 2);
  ben.guest.link.addEventListener("message", ({ detail }) => (asked += Number(detail.t === "ballot")));
  // She says no herself, and so can ask at once again.
  delete cleo.guest.vote;
  for (let time = 0; time < 200; time += 1) await table.says({ t: "wish" });
  assert.ok(asked > 0 && asked < 8, `${asked} times`);
  await table.isUnharmed();
  await table.goesOnForLong();
});

guest("wants to take back alone what was opened, or what another has done, is refused", async (table) => {
  await table.round();
  await table.sealed(table.one);
  await table.says(table.open(table.one));
  await table.comesBack();
  const { position, undone } = table.dealer.table;
  const { revision } = table.cleo.table;
  for (const command of [
    { do: "undo", revision },
    { do: "undo", revision, seat: 2 },
    { do: "undo", revision, seat: 1, votes: [] },
    { do: "back", seat: 2 },
    { do: "seals", start: table.start, sealed: {} },
    { do: "sit", revision, seat: 1, name: "", who: "human" },
    { do: "far", seat: 1, text: "{}", nonce: null, base: null },
  ])
    await table.says({ t: "ask", id: 950, text: JSON.stringify(command) });
  assert.deepEqual([table.dealer.table.position, table.dealer.table.undone], [position, undone]);
  await table.isUnharmed();
  await table.goesOnForLong();
});

// What is no message

/** One that is right, of each kind. @type {Record<string, object>} */
const RIGHT = {
  seal: { round: 3, undone: 0, seal: "" },
  open: { id: 1, text: "{}", nonce: "" },
  vote: { id: "x", isFor: true, signature: "" },
  wish: {},
  ask: { id: 1, text: "{}" },
};

/** What is no such message. @param {string} t @param {object} right */
function wrongOnes(t, right) {
  const fields = Object.keys(right);
  const odd = [null, 1.5, [], {}, undefined, LONG];
  // Every run breaks each field in two of these ways, and in each way some field.
  const ways = (field) => odd.filter((_, way) => IS_LONG || way % 3 === field % 3);
  const wrong = [
    { t, ...right, seat: 1 },
    ...fields.flatMap((name, field) => ways(field).map((value) => ({ t, ...right, [name]: value }))),
    { t, ...right, extra: LONG },
  ];
  assert.ok(wrong.length > 1);
  return wrong;
}

guest("says what is no message is shut out after three", async (table) => {
  for (const [t, right] of Object.entries(RIGHT)) {
    const wrong = wrongOnes(t, right);
    const threes = Array.from({ length: Math.ceil(wrong.length / 3) }, (_, at) => wrong.slice(3 * at, 3 * at + 3));
    await table.isShutOutForEach(
      "unreadable",
      threes.map((three) => [`${t}: ${JSON.stringify(three).slice(0, 200)}`, () => [...three, { t, more: true }, { t, more: true }]]),
    );
  }
  await table.comesBack();
  await table.goesOn();
});
