// Devices of friends at one table: the real host and guests over the air of a test, and the real engine
// in a process of its own. Screens are left out: a device does what a policy says.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after } from "node:test";

import { laid, actions as laidOut } from "../../web/board/pointing/arrange.js";
import { Guest } from "../../web/multiplayer/protocol/seats/guest.js";
import { Host } from "../../web/multiplayer/protocol/seats/host.js";
import { Identity } from "../../web/multiplayer/protocol/keys/identity.js";
import { GuestRecord } from "../../web/multiplayer/protocol/audit/guest-record.js";
import { Air } from "./air.mjs";

const SERVE = `
import sys
from freebooters.app.bridge import handle, save
for line in sys.stdin:
    print(handle(line), save() or "", sep="\\t", flush=True)
`;

/** Milliseconds after which what does not come counts as never coming. */
const PATIENCE = 60_000;

/** The engine, which answers one command after the other. */
export class Engine {
  constructor() {
    this.process = spawn(process.env.PYTHON ?? "python3", ["-c", SERVE], {
      env: { ...process.env, PYTHONPATH: new URL("../../py", import.meta.url).pathname },
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.waiting = [];
    this.saved = "";
    createInterface({ input: this.process.stdout }).on("line", (line) => {
      const [answer = "", saved = ""] = line.split("\t");
      if (saved) this.saved = saved;
      this.waiting.shift()?.(JSON.parse(answer));
    });
  }

  ask(command) {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.process.stdin.write(`${JSON.stringify(command)}\n`);
    });
  }

  end() {
    this.process.kill();
  }
}

/** Numbers from 0 to below 1, the same for the same seed. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** @param {string} text */
function digest(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619) >>> 0;
  return state;
}

/** What whoever looks at that table does; the same at the same moment. Null: nothing can be done. */
export function decided(table, seed) {
  const { arrangement, choices, position, revision, round, viewer: seat } = table;
  // Others may have chosen at the same time, which changes nothing that this seat is told.
  const moment = round === null ? `after ${position}` : `at ${round}`;
  const random = chance(digest(`${seed}/${moment}/${seat}/${JSON.stringify(choices.map(({ action }) => action))}`));
  if (arrangement) {
    const { items, places } = arrangement;
    const mixed = items.map(({ word }) => [random(), word]).sort(([one], [other]) => one - other);
    const wanted = places.map(({ action }, at) => [...action, mixed[at][1]]);
    return { do: "acts", revision, seat, actions: laidOut(arrangement, laid(arrangement, wanted)) };
  }
  const choice = choices[Math.floor(random() * choices.length)];
  return choice ? { do: "act", revision, seat, action: choice.action } : null;
}

/** Where two values differ. @returns {string[]} */
function differing(name, one, other) {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const isDeep = [one, other].every((each) => typeof each === "object" && each !== null);
  if (!isDeep) return [`${name}: ${JSON.stringify(one)} / ${JSON.stringify(other)}`];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => differing(`${name}.${key}`, one[key], other[key]));
}

/** A guest's device. */
export class Device {
  /** @param {Identity} [identity] */
  constructor(identity = new Identity(), kept = null, sealed = []) {
    this.guest = new Guest(identity, new GuestRecord(structuredClone(kept), () => {}));
    this.guest.engine.takeUp(sealed);
    this.guest.name = "Ben";
    this.table = null;
    this.isBusy = false;
    this.refusals = [];
    this.guest.addEventListener("begin", () => {
      this.table = this.guest.table;
    });
    this.guest.engine.addEventListener("table", ({ detail }) => (this.table = detail));
  }

  /** The same device, loaded again. */
  anew() {
    const { at, engine, hostKey, identity, guestRecord } = this.guest;
    const device = new Device(identity, guestRecord.noted, engine.guestChoices.kept);
    return Object.assign(device, { guest: Object.assign(device.guest, { at, hostKey }) });
  }

  get canAct() {
    const { guest, isBusy, table } = this;
    const isHere = guest.state === "here" && !guest.isBack && !guest.refusal;
    return isHere && !isBusy && !guest.engine.sealed && Boolean(table && decided(table, ""));
  }

  async act(seed) {
    this.isBusy = true;
    const answer = await this.guest.engine.ask(decided(this.table, seed));
    this.isBusy = false;
    if (answer.ok) this.table = answer;
    else this.refusals.push(answer);
  }
}

/** A device that deals, with its screen. */
export class Dealer {
  constructor(engine, setup, kept = null) {
    Object.assign(this, { engine, setup, table: null, isBusy: false });
    this.host = new Host(engine, "id", setup, kept);
    this.host.addEventListener("acted", () => void this.hear());
    this.host.addEventListener("taken", ({ detail }) => this.take(detail));
  }

  /** @param {object} command that begins the match */
  async begin(command) {
    const table = await this.engine.ask({ ...command, frame: "wide:620" });
    if (!table.ok) throw new Error(JSON.stringify(table));
    this.table = table;
    this.host.seated(table.seats);
    this.host.begin();
    this.host.commitRounds.awaits(table);
  }

  take(table) {
    if (!table.ok) throw new Error(JSON.stringify(table));
    this.table = table;
    this.host.seated(table.seats);
    this.host.commitRounds.awaits(table);
    this.host.matchServer.share();
  }

  async hear() {
    if (this.isLeft) return;
    this.take(await this.engine.ask({ do: "news", seat: null, since: null, frame: "wide:620" }));
  }

  get canAct() {
    return !this.isBusy && Boolean(this.table && decided(this.table, ""));
  }

  async act(seed) {
    this.isBusy = true;
    const answer = await this.engine.ask(decided(this.table, seed));
    this.isBusy = false;
    if (answer.ok) this.take(answer);
    else await this.hear();
  }
}

/** An engine and the air of a file's tests, which end with them. */
export function surroundings() {
  const engine = new Engine();
  const air = new Air();
  after(() => {
    engine.end();
    air.end();
  });
  return { air, engine };
}

/** A table with its devices, and the air between them. */
export class Gathering {
  /** @param {Air} air @param {Engine} engine @param {object} setup @param {string} seed */
  constructor(air, engine, setup, seed) {
    Object.assign(this, { air, engine, setup, seed });
    this.dealer = new Dealer(engine, setup);
    /** By their seats. @type {Map<number, Device>} */
    this.devices = new Map();
    this.random = chance(digest(seed));
  }

  get host() {
    return this.dealer.host;
  }

  /** A device comes to a seat; its reply is carried. */
  async come(seat, device = new Device()) {
    this.devices.set(seat, device);
    const reply = await device.guest.answer(await this.host.admission.invite(seat));
    await this.host.admission.admit(reply);
    await this.until(() => device.guest.welcome && this.host.presence(seat) === "here" && device.guest.state === "here");
    return device;
  }

  /** Lets everything through until nothing more is said for a while. */
  async quiet() {
    for (let still = 0; still < 6; still += 1) {
      for (const way of this.air.ways) way.held = 0;
      const links = [...this.devices.values(), ...this.host.guests.values()].map(({ guest, link }) => (guest ?? { link }).link);
      const meshes = [...this.devices.values()].map(({ guest }) => guest.mesh);
      links.push(...meshes.flatMap(({ peers }) => [...peers.values()].map(({ link }) => link)));
      const works = [this.host.matchServer.work, this.host.meshHost.work, ...meshes.map(({ work }) => work)];
      await Promise.all([...works, ...links.flatMap((link) => [link?.sending, link?.reading])]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const isSaid = this.air.open.length > 0 || this.engine.waiting.length > 0;
      while (this.air.open.length > 0) this.air.open[0].step();
      if (isSaid) still = 0;
    }
  }

  /** Lets everything through until that is so. @param {() => unknown} isSo */
  async until(isSo) {
    const since = Date.now();
    while (!isSo()) {
      if (Date.now() - since > PATIENCE) throw new Error(`in vain: ${isSo}`);
      for (const way of this.air.ways) way.held = Math.max(0, way.held - 1);
      while (this.air.open.length > 0) this.air.open[0].step();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** How a device differs from what its seat should be shown; empty: it does not. @param {number} seat */
  async difference(seat) {
    const { table } = this.devices.get(seat);
    const { frame } = this.devices.get(seat).guest;
    const there = await this.engine.ask({ do: "news", seat, since: table?.mark ?? null, frame });
    // How it came to be so is told and painted once; the mark stands for all lines of the log.
    const told = ({ base, log, number, scenes, ...rest }) => {
      const { goal, prompt, seats } = scenes.at(-1) ?? {};
      return { ...rest, goal, prompt, facts: seats?.map(({ facts }) => facts) };
    };
    const [one, other] = [told(table ?? { scenes: [] }), told(there)];
    const names = Object.keys(other).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
    return names.flatMap((name) => differing(name, one[name], other[name]));
  }
}

/** Ann deals; Ben is at a device of his own. */
export const PAIR = {
  game: "cartagena",
  options: { variant: "tortuga" },
  seats: [
    { name: "Ann", colour: "red", who: "human" },
    { name: "Ben", colour: "blue", who: "friend" },
  ],
};

/** Ann and Ben at their table, which Ann has dealt. @param {Air} air @param {Engine} engine @param {string} seed */
export async function pair(air, engine, seed) {
  const gathering = new Gathering(air, engine, PAIR, seed);
  const ben = await gathering.come(1);
  await gathering.dealer.begin({ do: "start", ...PAIR, seed: "1" });
  await gathering.until(() => ben.table);
  return { ben, dealer: gathering.dealer, gathering, host: gathering.host };
}
