/**
 * The player: brings scenes to the screen one after another, lets things come to rest under new
 * marks, and runs the one animation loop, only while something changes.
 */
type Play = Sequence & {
  begun: number | null;
  total: number;
  motions: Motion[];
  fading: ReadonlySet<Node>;
  onEnd: () => void;
};

import { nextTask } from "../../kit/next-task.js";
import { pause } from "../../kit/timeout.js";
import { arrowTo, freeAround, withNumbers, wordsIn } from "../canvas/arrow.js";
import { layTrails } from "../canvas/trails.js";
import { motion, motionsOf } from "./motions.js";
import { plan } from "./plan.js";
import { sequence } from "./sequence.js";
import { glide, lookAt, lookOf } from "./tween.js";
import type { Move, Node } from "../../types/engine.js";
import type { Laid } from "../canvas/lay.js";
import type { Rect } from "../canvas/geometry.js";
import type { Item } from "../canvas/paint.js";
import type { Screen } from "../canvas/surface.js";
import type { LaidTrails } from "../canvas/trails.js";
import type { Marking } from "../pointing/marks.js";
import type { Sequence } from "./sequence.js";
import type { Look, Motion } from "./tween.js";

/** Milliseconds at normal pace. */
const HOLD = 170;
const SETTLE = 150;
/** Milliseconds for each unit that a dropped thing has to move back. */
const RETURN = 0.3;
/** How long marks pulse, in milliseconds; anything that moves for longer distracts (WCAG 2.2.2). */
const PULSE_FOR = 4500;
const SPRITES_AT_MOST = 800;

const UNMARKED: Marking = { marks: new Map(), lifts: new Map(), points: new Set() };

/** A scene that is still to be made, and is asked for shortly before its turn; null: it does not come. */
type Later = () => Promise<Laid | null>;

export class ScenePlayer {
  #screen: Screen;
  #pace: () => number;
  #onScene: (laid: Laid) => void;

  /** The scene on the table, or being moved to. */
  laid: Laid | null = null;
  /** The scene that will stand in the end. */
  goal: Laid | null = null;
  /** Scenes are being shown: marks wait until the last one is at rest. */
  isShowing = false;
  marking: Marking = UNMARKED;
  ghosts: Item[] = [];
  /** What has moved, the oldest first. */
  moves: Move[] = [];
  /** The numbers of what can be pressed, by the things that bear them. */
  numbers: ReadonlyMap<Node, number> = new Map();
  over: Node | null = null;
  focus: Node | null = null;
  /** In somebody's hand: where they are is theirs to say. */
  held: Set<Item> = new Set();

  #play: Play | null = null;
  #turn = 0;
  /** Ends the pause between two scenes. */
  #hurry = () => {};
  #frame = 0;
  #isStale = true;
  #now = 0;
  #markedAt = 0;
  #trails: { of: unknown[]; laid: LaidTrails } = { of: [], laid: { trails: [], kept: [], letters: 0 } };
  /** They are to be laid out again. */
  #areDue = false;

  /** `onScene`: another scene comes to the table, or is to be the first there. */
  constructor(screen: Screen, pace: () => number, onScene: (laid: Laid) => void) {
    this.#screen = screen;
    this.#pace = pace;
    this.#onScene = onScene;
  }

  /**
   * Resolves when the last scene is at rest, or a newer call has replaced this one. `scenes`: at
   * least one, of which the last is there; each other one that is not is asked for when the one before it
   * begins. `onBegin`: takes the place of each that begins to be shown. `stays`: milliseconds at
   * normal pace for which each stays, also where nothing moves; without it only the last is shown there.
   */
  async show(
    scenes: (Laid | Later)[],
    animate: boolean,
    onBegin: (at: number) => void = () => {},
    stays?: number,
  ) {
    // What has not been on the board yet need not come there before what takes its place.
    if (this.laid) this.finish();
    else this.#hurry();
    const turn = ++this.#turn;
    const goal = scenes[scenes.length - 1];
    if (!goal || typeof goal === "function") throw new Error("a show needs a scene");
    this.goal = goal;
    this.isShowing = true;
    // Pictures are made as large as they will be shown.
    if (!this.laid) this.#onScene(goal);
    const there = scenes.filter((scene) => typeof scene !== "function");
    for (const { items } of there) this.#screen.prepare(items);
    // What moves is found in a task of its own.
    if (animate && this.laid) await nextTask();
    if (this.#screen.sprites.isPending()) {
      await this.#wait(SPRITES_AT_MOST, this.#screen.sprites.settled());
    }
    if (turn !== this.#turn) return;
    for (const { items } of there) if (!this.#screen.isReady(items)) await this.#screen.makeReady(items);
    if (turn !== this.#turn) return;
    const isShown = animate && this.laid !== null && !document.hidden;
    const isMoving = isShown && this.#pace() > 0;
    const first = isMoving || (isShown && stays !== undefined) ? 0 : scenes.length - 1;
    let next = this.#coming(scenes[first], turn);
    for (let at = first; at < scenes.length; at += 1) {
      if (at > first) await this.#wait((stays ?? HOLD) * (this.#pace() || 1));
      if (turn !== this.#turn) return;
      const laid = await next;
      if (turn !== this.#turn) return;
      next = this.#coming(scenes[at + 1], turn);
      if (!laid) continue;
      onBegin(at);
      await this.#moveTo(laid, isMoving ? this.#pace() : 0);
      if (turn !== this.#turn) return;
    }
    this.#stand();
  }

  /** One of them, ready to be shown; nothing if it does not come, or there are no more. */
  #coming(scene: Laid | Later | undefined, turn: number) {
    return typeof scene === "function" ? this.#later(scene, turn) : scene;
  }

  async #later(scene: Later, turn: number) {
    const laid = await scene();
    if (!laid || turn !== this.#turn) return null;
    const { sprites } = this.#screen;
    this.#screen.prepare(laid.items);
    // What hurries the scene before it does not hurry its pictures.
    if (sprites.isPending()) await Promise.race([sprites.settled(), pause(SPRITES_AT_MOST)]);
    if (turn === this.#turn && !this.#screen.isReady(laid.items)) await this.#screen.makeReady(laid.items);
    return laid;
  }

  /** Jumps to the last scene if scenes are being shown. Returns whether they were. */
  finish() {
    const wasShowing = this.isShowing;
    this.#turn += 1;
    if (wasShowing && this.goal && this.laid !== this.goal) {
      this.laid = this.goal;
      this.#onScene(this.goal);
    }
    if (wasShowing) this.#stand();
    this.#hurry();
    return wasShowing;
  }

  async #moveTo(laid: Laid, pace: number): Promise<void> {
    const before = this.laid;
    this.#rest();
    this.laid = laid;
    this.#onScene(laid);
    this.held.clear();
    this.stale();
    if (!before || pace === 0 || before.scene.height !== laid.scene.height) return;
    const start = (node: Node) => before.itemOf.get(node)?.look ?? lookOf(node);
    const { motions, total } = motionsOf(plan(before.scene, laid.scene), pace, start);
    if (motions.length === 0) return;
    await (new Promise((resolve) => {
        this.#hurry = resolve;
        this.#begin(motions, total, before, new Set(), resolve);
      }) as Promise<void>);
  }

  /** The last scene has come: marks may show. */
  #stand() {
    this.isShowing = false;
    this.#rest();
    for (const item of this.laid?.items ?? []) item.look = lookOf(item.node);
    this.held.clear();
    this.settle(UNMARKED);
  }

  /**
   * Brings things from where they are to where they rest under the present marks. `before`: the
   * marks until now.
   */
  settle(before: Marking) {
    const { laid } = this;
    this.stale();
    if (!laid || this.isShowing) return;
    this.#rest();
    const fading = new Set<Node>();
    const motions: Motion[] = [];
    const pace = document.hidden ? 0 : this.#pace();
    for (const item of laid.items) {
      if (this.held.has(item)) continue;
      const rest = this.restOf(item);
      const mark = this.marking.marks.get(item.node);
      const isNew = mark !== undefined && before.marks.get(item.node) !== mark;
      if (isNew) fading.add(item.node);
      if (isNew || !isSame(item.look, rest)) motions.push(returning(item, rest, pace));
      item.look = rest;
    }
    if (motions.length === 0 || pace === 0) return;
    const total = Math.max(...motions.map(({ duration }) => duration));
    this.#begin(motions, total, laid, fading, () => {});
  }

  /** The marks are new: they pulse for a while. */
  pulse() {
    this.#markedAt = performance.now();
  }

  restOf({ node }: Item): Look {
    const look = lookOf(node);
    look.lift = Math.max(look.lift, this.marking.lifts.get(node) ?? 0);
    return look;
  }

  #begin(
    motions: Motion[],
    total: number,
    before: Laid,
    fading: ReadonlySet<Node>,
    onEnd: () => void,
  ) {
    const { laid } = this;
    if (!laid) return;
    const itemOf = (node: Node) => laid.itemOf.get(node) ?? before.itemOf.get(node);
    const { marks } = this.isShowing ? UNMARKED : this.marking;
    const pixel = 1 / this.#screen.fit().scale;
    const order = sequence(laid.items, motions, itemOf, (node) => marks.has(node), pixel);
    this.#play = { ...order, begun: null, total, motions, fading, onEnd };
    this.stale();
  }

  /** Stops the motions where they are now, without calling `onEnd`. */
  #rest() {
    const play = this.#play;
    if (!play) return;
    const time = play.begun === null ? 0 : this.#now - play.begun;
    for (const { item, motion: way } of play.front) {
      if (way && way.half !== "first") lookAt(way, time, (item.look = { ...item.look }));
    }
    this.#play = null;
  }

  // The loop

  /** Everything must be painted anew. */
  stale() {
    this.#isStale = true;
    this.wake();
  }

  /** The front must be painted anew. */
  wake() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  /** Paints at once: after the canvases have lost what they showed. */
  repaint() {
    this.#isStale = true;
    this.#paint(this.#now);
  }

  #tick(now: number) {
    this.#frame = 0;
    this.#now = now;
    const play = this.#play;
    if (play && play.begun === null) play.begun = now;
    if (play && play.begun !== null && now - play.begun >= play.total) {
      this.#play = null;
      this.#isStale = true;
      play.onEnd();
    }
    this.#paint(now);
    if (this.#play || this.#pulseAt(now) !== null) this.wake();
  }

  #paint(now: number) {
    const { laid } = this;
    if (!laid) return;
    const play = this.#play;
    const { marks, points } = this.isShowing ? UNMARKED : this.marking;
    const time = play?.begun == null ? 0 : now - play.begun;
    const appeared = play ? glide(Math.min(1, time / play.total)) : 1;
    const strength = (node: Node) => (play?.fading.has(node) ? appeared : 1);
    if (this.#isStale) {
      const floor = play ? play.floor : laid.items;
      this.#screen.paintFloor(floor, marks, strength, this.held, (item) => this.restOf(item));
      this.#isStale = false;
    }
    this.#screen.paintFront({
      trails: this.#trailsOn(laid),
      entries: play ? play.front : [],
      time,
      held: this.held,
      ghosts: this.isShowing ? [] : this.ghosts.map((item) => this.#ghost(laid, item)),
      marks,
      points,
      numbers: this.isShowing ? new Map() : this.numbers,
      strength,
      lookOf: (node) => laid.itemOf.get(node)?.look ?? null,
      roundOf: (look) => {
        const round = withNumbers(rectOf(look), wordsIn(laid.items));
        return { ...look, w: round.w, h: round.h, x: round.x + round.w / 2, y: round.y + round.h / 2 };
      },
      arrowOf: (look) => (reach) => arrowTo(rectOf(look), reach, wordsIn(laid.items), laid.scene.height),
      freeOf: (look) => (most) => freeAround(rectOf(look), most, wordsIn(laid.items)),
      pulse: this.#pulseAt(now),
      over: this.isShowing ? null : this.over,
      focus: this.focus,
    });
  }

  /**
   * The trails as they lie. When something has changed that they depend on they are laid out again in a
   * task of their own, for the next frame: the one in which it changes has enough to paint.
   */
  #trailsOn(laid: Laid) {
    if (this.moves.length === 0) this.#layTrails(laid);
    else if (!this.#areDue && !this.#areLaidOn(laid)) {
      this.#areDue = true;
      void nextTask().then(() => this.#layDue());
    }
    return this.#trails.laid;
  }

  #layDue() {
    this.#areDue = false;
    if (!this.laid || this.#areLaidOn(this.laid)) return;
    this.#layTrails(this.laid);
    this.wake();
  }

  #areLaidOn(laid: Laid) {
    return this.#ground(laid).every((each, at) => each === this.#trails.of[at]);
  }

  #layTrails(laid: Laid) {
    const { marking, moves } = this;
    const { items, scene } = laid;
    const { scale } = this.#screen.fit();
    const keys = marking.marks.keys();
    this.#trails = { of: this.#ground(laid), laid: layTrails(moves, items, keys, 1 / scale, scene.height) };
  }

  /** All that trails depend on. */
  #ground({ items }: Laid) {
    return [items, this.marking, this.moves, this.#screen.fit().scale];
  }

  /** A preview, and where what it previews is now. */
  #ghost(laid: Laid, item: Item) {
    const { was } = item.node;
    const origin = was === undefined ? null : laid.items.find(({ node }) => node.id === was);
    return { from: origin?.look ?? null, item };
  }

  #pulseAt(now: number) {
    const { marks, points } = this.marking;
    if (this.isShowing || marks.size + points.size === 0 || this.#pace() === 0) return null;
    const time = now - this.#markedAt;
    return time >= 0 && time < PULSE_FOR ? time : null;
  }

  /** Waits for a time, or for some work or a hurry if that comes sooner. */
  #wait(time: number, work?: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, time);
      this.#hurry = end;
      void work?.then(end);
    });
  }

  destroy() {
    this.finish();
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
  }
}

function returning(item: Item, rest: Look, pace: number) {
  const away = Math.hypot(rest.x - item.look.x, rest.y - item.look.y);
  const duration = pace * (SETTLE + RETURN * away);
  // Even the lowest arc keeps a returning thing above everything else.
  return motion(item.node, item.look, rest, { duration, arc: away > 1 ? 1 : 0 });
}

function isSame(a: Look, b: Look) {
  return a.x === b.x && a.y === b.y && a.lift === b.lift && a.alpha === b.alpha;
}

function rectOf({ h, w, x, y }: Look): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}
