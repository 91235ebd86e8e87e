// Devices of friends in a world of its own: time passes only when it is let, chance comes from a seed, and
// nothing happens before all that follows from what happened last has been done. So a run can be repeated
// to the letter.

import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

import { Link } from "../../web/multiplayer/protocol/links/link.js";
import { Air } from "./air.mjs";
import { Engine, Gathering, chance } from "./gathering.mjs";

/** Steps after which what does not come counts as never coming. */
const PATIENCE = 6000;

/** Milliseconds that pass with each step. */
const STEP = 40;

const real = { setImmediate };

/** All links, whose promises tell whether something is being said or read. @type {Set<Link>} */
const links = new Set();

for (const name of ["offer", "answer"]) {
  const usual = Link.prototype[name];
  Link.prototype[name] = function (...given) {
    links.add(this);
    return usual.apply(this, given);
  };
}

/** What takes real time, ciphers and the engine: one thing after the other, in the order of asking. */
const slow = { work: Promise.resolve() };

/** @template T @param {() => Promise<T>} act @returns {Promise<T>} */
function inTurn(act) {
  const done = slow.work.then(act);
  slow.work = done.catch(() => {});
  return done;
}

const { subtle } = crypto;
for (const name of ["encrypt", "decrypt", "digest", "importKey"]) {
  const usual = subtle[name].bind(subtle);
  const value = (...given) => inTurn(() => usual(...given));
  Object.defineProperty(subtle, name, { value, configurable: true });
}

/** Deflates or inflates at once, as far as streams are used for that. */
class Through {
  /** @param {(bytes: Uint8Array) => Uint8Array} turn */
  constructor(turn) {
    const parts = [];
    let isDone = false;
    const read = async () => {
      if (isDone) return { done: true, value: undefined };
      isDone = true;
      return { done: false, value: new Uint8Array(turn(Buffer.concat(parts))) };
    };
    const write = async (bytes) => void parts.push(bytes);
    this.writable = { getWriter: () => ({ write, close: async () => {} }) };
    this.readable = { getReader: () => ({ read, cancel: async () => {} }) };
  }
}

/** Timers that are over when time is let pass. */
class Clock {
  constructor() {
    this.now = 0;
    this.made = 0;
    /** @type {Map<number, {at: number, every: number | null, act: () => void}>} */
    this.timers = new Map();
  }

  add(act, after, every) {
    this.made += 1;
    this.timers.set(this.made, { at: this.now + Math.max(1, after), every, act });
    return this.made;
  }

  /** @param {number} time in milliseconds */
  pass(time) {
    const until = this.now + time;
    for (;;) {
      const [next] = [...this.timers].sort(([one, { at }], [other, { at: then }]) => at - then || one - other);
      if (!next || next[1].at > until) break;
      const [id, timer] = next;
      this.now = timer.at;
      if (timer.every === null) this.timers.delete(id);
      else timer.at += timer.every;
      timer.act();
    }
    this.now = until;
  }
}

let clock = new Clock();
/** @type {() => number} */
let random = chance(0);

Object.assign(globalThis, {
  CompressionStream: class extends Through {
    constructor() {
      super(deflateRawSync);
    }
  },
  DecompressionStream: class extends Through {
    constructor() {
      super(inflateRawSync);
    }
  },
  setTimeout: (act, after = 0, ...given) => clock.add(() => act(...given), after, null),
  setInterval: (act, every) => clock.add(act, every, every),
  clearTimeout: (id) => void clock.timers.delete(id),
  clearInterval: (id) => void clock.timers.delete(id),
});
performance.now = () => clock.now;
Object.defineProperty(crypto, "getRandomValues", {
  configurable: true,
  value: (bytes) => bytes.map((_, at) => (bytes[at] = Math.floor(random() * 256))),
});

/** The engine, asked in turn. */
export class Asked extends Engine {
  ask(command) {
    return inTurn(() => super.ask(command));
  }
}

/** An air that notes each frame that is said in it. */
class Noted extends Air {
  constructor() {
    super();
    /** @type {string[]} */
    this.log = [];
  }

  said(name, frame) {
    this.log.push(`${clock.now} ${name} ${createHash("sha256").update(frame).digest("hex").slice(0, 16)}`);
  }
}

/** A table in such a world. */
export class Simulated extends Gathering {
  /** A world that begins anew, of which nothing is left of the one before. */
  static of(engine, setup, seed, number) {
    clock = new Clock();
    random = chance(number);
    links.clear();
    return new Simulated(new Noted(), engine, setup, seed);
  }

  /** What would change while something is still being done. */
  #pulse() {
    const { host } = this;
    const meshes = [...this.devices.values()].map(({ guest }) => guest.mesh.work);
    return [
      ...[...links].flatMap(({ sending, reading }) => [sending, reading]),
      ...[host.matchServer.work, host.meshHost.work, slow.work, ...meshes],
    ];
  }

  /** Resolves when all is done that follows from what has happened. */
  async settled() {
    for (let still = 0; still < 2; ) {
      const before = this.#pulse();
      await Promise.all(before);
      await new Promise((resolve) => real.setImmediate(resolve));
      const after = this.#pulse();
      const isSame = before.length === after.length && before.every((each, at) => each === after[at]);
      still = isSame && this.engine.waiting.length === 0 ? still + 1 : 0;
    }
    for (const link of links) if (link.state === "dead") links.delete(link);
  }

  /** One frame comes through, chosen by chance, and a while passes. @param {number} [most] that can be chosen */
  async step(most = Infinity) {
    for (const way of this.air.ways) way.held = Math.max(0, way.held - 1);
    const open = this.air.open.slice(0, most);
    open[Math.floor(this.random() * open.length)]?.step();
    clock.pass(STEP);
    await this.settled();
  }

  async quiet() {
    await this.settled();
    for (let still = 0; still < 3; still += 1) {
      for (const way of this.air.ways) way.held = 0;
      if (this.air.open.length > 0) still = 0;
      await this.step();
    }
  }

  async until(isSo) {
    await this.settled();
    for (let left = PATIENCE; !isSo(); left -= 1) {
      if (left === 0) throw new Error(`in vain: ${isSo}`);
      await this.step();
    }
  }
}
