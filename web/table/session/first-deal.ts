/**
 * What stands in for the engine while that is not there yet: a beginning that the build has dealt is
 * told in its place. `rooms/<id>/deals/<kind>.bin` is how the first one differs from the room's empty
 * board, `<place>-<kind>.bin` how one differs from that. Once the engine is there it begins with the
 * same deal; what was asked meanwhile is asked then.
 */

import { BASE } from "../../kit/base-url.js";
import { changed, isAlike } from "../../kit/change.js";
import { isLost } from "../../engine/client.js";
import { tableParts } from "../../board/canvas/scene-parts.js";
import { nearestFrame } from "../../board/canvas/fit.js";
import { firstSetup } from "../../model/setup.js";
import { request } from "../../net/files.js";
import { inflate } from "../../net/gunzip.js";
import type { Crash, Explanation, Failure, FrameName, Remark, Table, Thinkable } from "../../types/engine.js";
import type { Answer, Answering, AskCommand, Room, Thoughtful } from "../../types/page.js";

type StartCommand = Extract<AskCommand, { do: "start" }>;

/** A beginning as the build has dealt it. */
interface Beginning {
  table: Omit<Table, "seats">;
  /** By the id of a node. */
  explained: Record<string, Explanation>;
  /** What the coach says first. */
  remark: Remark | null;
}

/** A beginning that is told in the engine's place. */
interface Standing {
  table: Table;
  known: Pick<Beginning, "explained" | "remark">;
  /** That the engine is told once it is there. */
  start: StartCommand;
}

/** What was asked of a table that is not the engine's. */
const OTHER = { ok: false, error: { key: "error-first-deal" }, rule: null } as const;

/** Commands that would change another table than the one that was seen. */
const DEEDS = new Set(["act", "acts"]);

export class FirstDeal implements Answering {
  declare engine: Answering;
  declare rooms: Room[];
  declare signal: AbortSignal;
  /** Null: the engine is asked itself. */
  standing: Standing | null = null;
  /** Takes the engine's table once it is there; `isSame`: it is the one that was told. */
  take: (table: Table, isSame: boolean) => void = () => {};
  /** Tells why the engine has not begun. */
  fail: (answer: Failure | Crash) => void = () => {};
  /** Resolves when the engine has dealt. */
  #joining: Promise<boolean> | null = null;

  /** `signal`: ends with the table for which it stands in. */
  constructor(engine: Answering, rooms: Room[], signal: AbortSignal) {
    this.engine = engine;
    this.rooms = rooms;
    this.signal = signal;
  }

  get report() {
    return this.engine.report;
  }

  get ready() {
    return !this.isEarly && this.engine.ready;
  }

  get isEarly() {
    return this.standing !== null;
  }

  get isWanted() {
    return this.engine.isWanted;
  }

  /** Nothing of this game before the engine has dealt it. */
  get saved() {
    return this.isEarly ? "" : this.engine.saved;
  }

  start() {
    this.engine.start();
  }

  want() {
    this.engine.want();
  }

  /** Resolves when the engine is there, with the game. */
  async up() {
    await this.#joining;
    await this.engine.up();
  }

  addEventListener(...what: Parameters<EventTarget["addEventListener"]>) {
    this.engine.addEventListener(...what);
  }

  removeEventListener(...what: Parameters<EventTarget["removeEventListener"]>) {
    this.engine.removeEventListener(...what);
  }

  dispatchEvent(event: Event) {
    return this.engine.dispatchEvent(event);
  }

  async ask<D extends AskCommand["do"]>(
    command: Extract<AskCommand, { do: D }>,
  ): Promise<Answer<D>> {
    const told = this.standing ? this.#known(command) : await this.#dealt(command);
    if (told) return told as Answer<D>;
    // What was asked of the table that stood here is not done at another one.
    const isSame = this.isEarly ? await this.#joining : true;
    if (!isSame && DEEDS.has(command.do)) return OTHER;
    return this.engine.ask(command);
  }

  /** The bots think once the engine is there. */
  late(pool: Thoughtful): Thoughtful {
    return new LateBots(this, pool);
  }

  /** What the beginning tells of its things, and what the coach says first. */
  #known(command: AskCommand) {
    const { explained, remark = null } = this.standing?.known ?? {};
    if (command.do === "remark")
      return command.told.length === 0 && command.refused === null ? { ok: true, remark } : null;
    const explanation = command.do === "explain" && explained?.[command.node];
    return explanation ? { ok: true, explanation } : null;
  }

  /** A beginning in place of the engine's, if it has one for this start and comes sooner. */
  async #dealt(command: AskCommand) {
    if (command.do !== "start" || this.engine.ready || !("DecompressionStream" in globalThis)) return null;
    const room = this.rooms.find(({ id }) => id === command.game);
    if (!room || !isFirst(room, command)) return null;
    const here = this.engine.up().then(() => null);
    const found = await Promise.race([here, drawn(room, command).catch(() => null)]);
    if (!found || this.signal.aborted) return null;
    this.standing = found;
    this.#joining = this.#join(found);
    return structuredClone(found.table);
  }

  /** Has the engine begin with the same deal; whether it tells the same table. */
  async #join({ start, table }: Standing): Promise<boolean> {
    for (;;) {
      await this.engine.up();
      if (this.signal.aborted) return false;
      const answer = await this.engine.ask(start);
      if (!answer.ok && "error" in answer && isLost(answer)) continue;
      this.standing = null;
      const isSame = isAlike(answer, table);
      if (this.signal.aborted) return false;
      if (answer.ok) this.take(answer, isSame);
      else this.fail(answer);
      return isSame;
    }
  }
}

/** Bots that are asked before the engine can pass on the question. */
class LateBots implements Thoughtful {
  declare deal: FirstDeal;
  declare pool: Thoughtful;
  /** How often everything was cancelled. */
  cancelled = 0;

  constructor(deal: FirstDeal, pool: Thoughtful) {
    this.deal = deal;
    this.pool = pool;
  }

  get trouble() {
    return this.pool.trouble;
  }

  async prepare() {
    await this.deal.up();
    return this.pool.prepare();
  }

  async think(
    command: Thinkable,
    ...how: Parameters<Thoughtful["think"]> extends [unknown, ...infer Rest] ? Rest : never
  ) {
    const { cancelled, deal } = this;
    if (deal.isEarly) await deal.up();
    return cancelled === this.cancelled ? this.pool.think(command, ...how) : null;
  }

  cancel() {
    this.cancelled += 1;
    this.pool.cancel();
  }

  now() {
    this.pool.now();
  }
}

/** Whether the game begins as the page offers it first. */
function isFirst(room: Room, { day, frame, options, seats, seed, shares }: StartCommand) {
  const usual = firstSetup(room);
  return (
    (room.deals?.length ?? 0) > 0 &&
    seed === null &&
    !day &&
    !shares &&
    frame.split(":").length === 2 &&
    isAlike({ options, seats }, { options: usual.options, seats: usual.seats })
  );
}

/** One of the beginnings, by chance; null: there is none for that room on the screen. */
async function drawn({ id, deals = [] }: Room, command: StartCommand): Promise<Standing | null> {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  const frame = nearestFrame(command.frame, FRAMES);
  if (!frame) return null;
  const kind = frame.split(":")[0];
  const own = async (place: number) => ({ place, change: await read(`rooms/${id}/deals/${place}-${kind}.bin`) });
  const [{ boards }, first, { place, change }] = await Promise.all([
    tableParts(id),
    read(`rooms/${id}/deals/${kind}.bin`),
    own(chance % deals.length).catch(() => own(chance % STORED)),
  ]);
  const empty = { table: { scenes: [{ scene: boards[frame] }] } };
  const { table, ...known } = changed(changed(empty, first), change) as Beginning;
  const start = { ...command, seed: `first ${deals[place]}`, frame };
  return { table: { ...table, seats: command.seats } as Table, known, start };
}

/** What the build has written there. */
async function read(name: string): Promise<unknown> {
  const response = await request(new URL(name, BASE));
  if (!response.ok) throw new Error(name);
  return JSON.parse(new TextDecoder().decode(await inflate(await response.arrayBuffer())));
}

/** So many of the beginnings, the first ones, are stored for play without a network. */
const STORED = 2;

/** The frames for which the build has dealt. */
const FRAMES: FrameName[] = ["wide:660", "narrow:1160", "short:520"];
