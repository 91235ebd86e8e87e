/**
 * The board: shows scenes, marks what can be pressed, and tells what was pressed, dropped or
 * hovered. Knows scenes and tokens; nothing of choices or games.
 */

import { watchPointer } from "./pointing/pointer.js";
import { createMirror } from "./mirror/accessible-mirror.js";
import { aimAt, isActive, spotsOf } from "./pointing/aim.js";
import { Coordinates } from "./pointing/coordinates.js";
import { watchDensity } from "./canvas/pixel-density.js";
import { createDrag } from "./pointing/drag.js";
import { entriesOf } from "./mirror/mirror-entries.js";
import { ExplainedThing } from "./pointing/explained-thing.js";
import { lettersOf, roomFor } from "./canvas/fit.js";
import { lay, ready, textsOf } from "./canvas/lay.js";
import { nextTask } from "../kit/next-task.js";
import { inTurn, marking } from "./pointing/marks.js";
import { ScenePlayer } from "./motion/scene-player.js";
import { createRoot } from "./canvas/root.js";
import { createScreen } from "./canvas/surface.js";
import { paceOf } from "./motion/tween.js";
import type {
  BoardOptions,
  FrameName,
  Marks,
  Move,
  Node,
  Scene,
  SeatLook,
  Shown,
  Speed,
} from "../types/engine.js";
import type { Rect } from "./canvas/geometry.js";
import type { Spot } from "./pointing/aim.js";
import type { Aimed } from "./pointing/pointer.js";

/** A moment that is asked for shortly before it is to be shown; null: it does not come. */
type Later = () => Promise<Scene | Shown | null>;

export class Board {
  #options: BoardOptions;
  #host: HTMLElement;
  #root: HTMLDivElement;
  #screen: ReturnType<typeof createScreen>;
  #player: ScenePlayer;
  #coordinates: Coordinates;
  #explaining: ExplainedThing;
  #mirror: ReturnType<typeof createMirror>;
  #drag: ReturnType<typeof createDrag>;
  #observer: ResizeObserver;
  #ending = new AbortController();
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #paper = matchMedia("print");

  #seats: SeatLook[] = [];
  #speed: Speed = "normal";
  #marks: Marks = {};
  #spots: Map<string, Spot> = new Map();
  /** Things that no token picks, by their mirror's key. */
  #things: Map<string, Node> = new Map();
  #size: { width: number; height: number; tall: number; dpr: number; part: Rect | null } = {
    width: 0,
    height: 0,
    tall: 1,
    dpr: 0,
    part: null,
  };

  /** Whether what can be pressed bears its number. */
  isNumbered = false;
  /** Id of the node pressed last. */
  #pressed: string | null = null;
  /** Token under the mouse. */
  #hovered: string | null = null;
  /** Token or key of the thing under the keyboard's focus. */
  #focused: string | null = null;
  /** The buttons are those of another moment. */
  #isDue = false;
  /** Of the scene, all that is shown; null: the whole. */
  #part: Rect | null = null;
  /** By the room the host has. */
  frame: FrameName = "wide:620";

  /** `host` is filled; its size must not come from its content. */
  constructor(host: HTMLElement, options: BoardOptions) {
    this.#options = options;
    this.#host = host;
    this.#root = createRoot(host);
    this.#screen = createScreen(this.#root, () => this.#player.stale());
    this.#player = new ScenePlayer(this.#screen, () => this.#pace(), ({ scene }) => {
      // Whether the host has another size is asked when it has: the answer costs a layout of the page.
      if (scene.height !== this.#size.tall) this.fit();
    });
    this.#coordinates = new Coordinates(this.#root, () => this.#screen.fit());
    this.#explaining = new ExplainedThing(this.#coordinates, this.#player, options.onExplain, () =>
      this.#point(),
    );
    this.#mirror = createMirror(this.#root, {
      onPress: (key) => this.#pressKey(key),
      onFocus: (key, byKeyboard) => this.#focus(key, byKeyboard),
      onCancel: () => options.onCancel?.(),
    });
    this.#drag = createDrag({
      scenePlayer: this.#player,
      scale: () => this.#screen.fit().scale,
      marks: () => this.#marks,
      find: (x, y, isTouch, isAllowed) => this.#find(x, y, isTouch, isAllowed),
      onOver: (token) => this.#carry(token),
      onRelease: () => {
        this.#root.style.cursor = "";
        this.#reflect();
      },
      onDrag: (token) => options.onDrag?.(token),
      onDrop: (from, to) => options.onDrop?.(from, to),
    });
    const stopPointer = watchPointer(this.#root, {
      aim: (x, y, isTouch, target) => this.#aim(x, y, isTouch, target),
      isLive: (token) => this.#isLive(token),
      onDown: () => this.#player.finish(),
      onTap: (aimed) => this.#tap(aimed),
      onEmpty: (x, y, isTouch) => {
        options.onCancel?.();
        this.#explaining.at(x, y, isTouch);
      },
      onRest: (x, y, isTouch) => this.#explaining.at(x, y, isTouch),
      onStir: () => this.#explaining.show(null),
      onHover: (aimed) => this.#hover(aimed),
      onLift: (aimed) => this.#lift(aimed),
      onDrag: (dx, dy, x, y, isTouch) => this.#drag.move(dx, dy, x, y, isTouch),
      onDrop: (x, y, isTouch) => {
        this.#root.style.cursor = "";
        this.#drag.drop(x, y, isTouch);
      },
      onAbort: () => this.#drag.letGo(),
    });
    this.#ending.signal.addEventListener("abort", stopPointer);
    this.#observer = new ResizeObserver(() => this.fit());
    this.#observer.observe(this.#root);
    this.#watch();
    this.fit();
    this.setTheme();
  }

  // What the table shows

  /**
   * Shows scenes one after another; resolves when the last is at rest. A newer call finishes a
   * running one at once. Buttons and presses belong to the last scene from the start; marks are
   * painted when it is at rest, and stay until they are set again, or come with it: nobody is told of
   * new ones on an old scene. `moments`: at least one, of which the last is there; others may be asked for
   * while the ones before them are shown, and are left out where they do not come. `onScene`: what is to
   * happen when one of them begins to be shown, by its place. `stays`: milliseconds at normal pace for which each stays before
   * the next comes, also where nothing moves.
   */
  show(
    moments: (Scene | Shown | Later)[],
    {
      animate = true,
      marks,
      onScene,
      stays,
    }: { animate?: boolean; marks?: Marks; onScene?: (at: number) => void; stays?: number } = {},
  ): Promise<void> {
    const { format } = this.#options;
    const laid = (moment: Scene | Shown) => lay("scene" in moment ? moment.scene : moment, format);
    const scenes = moments.map((moment) =>
      typeof moment === "function" ? () => moment().then((come) => come && laid(come)) : laid(moment),
    );
    const last = moments.at(-1);
    this.#explaining.position = last && "position" in last ? last.position : null;
    this.#drag.letGo();
    this.#explaining.show(null);
    if (marks) this.#take(marks);
    const shown = this.#player.show(scenes, animate, onScene, stays);
    this.#mark();
    if (animate) this.#placeSoon();
    else this.#place();
    return shown;
  }

  /** What can be pressed, where it may go, what is chosen, what would follow. */
  setMarks(marks: Marks) {
    if (this.#take(marks)) this.#reflect();
  }

  /** Whether they are other ones. */
  #take(marks: Marks): boolean {
    const { format } = this.#options;
    const { live, targets, chosen, points, told, isWaiting, isUnlit } = this.#marks;
    const ghosts = (marks.ghost ?? []).map((node, order) => ready(node, order, format));
    this.#screen.prepare(ghosts);
    this.#marks = marks;
    this.#player.ghosts = ghosts;
    this.#player.wake();
    const isSame =
      isEqual(live, marks.live) &&
      isEqual(targets, marks.targets) &&
      isEqual(chosen, marks.chosen) &&
      isEqual(points, marks.points) &&
      !isUnlit === !marks.isUnlit;
    if (!isSame) this.#player.pulse();
    return !isSame || told !== marks.told || isWaiting !== marks.isWaiting;
  }

  /** What has moved since somebody acted last, the oldest first. */
  setTrails(moves: Move[]) {
    this.#player.moves = moves;
    this.#player.wake();
  }

  /** Ends what moves, if anything does: what it leads to is there. Returns whether something did. */
  finish() {
    return this.#player.finish();
  }

  /** Draws the eye to the marks once more. */
  pulse() {
    this.#player.pulse();
    this.#player.wake();
  }

  setSeats(seats: SeatLook[]) {
    const before = this.#seats;
    this.#seats = seats;
    const isOther = seats.some(
      ({ colour, shape }, seat) => before[seat]?.colour !== colour || before[seat]?.shape !== shape,
    );
    if (isOther) this.setTheme();
  }

  /** The theme's tokens have changed. */
  setTheme() {
    const { display } = this.#screen.retheme(this.#seats);
    document.fonts.load(`16px ${display}`).then(
      () => this.#reletter(),
      () => {},
    );
    this.#player.stale();
  }

  /** Letters have come that words were painted without. */
  #reletter() {
    this.#screen.reset();
    this.#player.stale();
  }

  /** The language has changed. */
  setWords() {
    const { format } = this.#options;
    const { laid, goal, ghosts } = this.#player;
    for (const item of [...(laid?.items ?? []), ...(goal?.items ?? []), ...ghosts]) {
      item.texts = textsOf(item.node, format);
    }
    this.#reflect();
  }

  /** "off" shows the last scene at once; so does the system's setting for reduced motion. */
  setSpeed(speed: Speed) {
    this.#speed = speed;
    if (this.#pace() === 0) this.#player.finish();
  }

  /**
   * Moves the keyboard's focus to a token's button. `quietly`: it is not shown until a key is used.
   */
  focus(token: string, quietly = false) {
    this.#placeNow();
    this.#mirror.focus(token, quietly);
  }

  /** The tokens that can be pressed now, in the order in which they are numbered. */
  get pressable() {
    this.#placeNow();
    return inTurn(this.#spots.keys(), this.#marks);
  }

  /** What can be pressed bears its number from now on, for whoever presses it by that. */
  number() {
    if (this.isNumbered) return;
    this.isNumbered = true;
    this.#reflect();
  }

  /** Presses a token as by hand. */
  press(token: string) {
    this.#press(token, null);
  }

  /** Moves the keyboard's focus to the next thing that can be used, or the one before. */
  walk(step: 1 | -1) {
    this.#mirror.walk(step);
  }

  destroy() {
    this.#ending.abort();
    this.#observer.disconnect();
    this.#player.destroy();
    this.#drag.destroy();
    this.#root.remove();
  }

  // The room it has

  #watch() {
    const { signal } = this.#ending;
    const { fonts } = document;
    // Whoever does something, here or on the way here, finds the buttons as they are to be.
    const hurry = { capture: true, signal };
    for (const deed of ["keydown", "pointerdown", "click", "focusin"])
      document.addEventListener(deed, () => this.#placeNow(), hurry);
    const hide = () => document.hidden && this.#player.finish();
    document.addEventListener("visibilitychange", hide, { signal });
    fonts.addEventListener("loadingdone", () => this.#reletter(), { signal });
    this.#calm.addEventListener("change", () => this.setSpeed(this.#speed), { signal });
    watchDensity(() => this.fit(), signal);
  }

  /** Whether nothing moves: it is switched off, here or in the system. */
  get isStill() {
    return this.#pace() === 0;
  }

  #pace() {
    return this.#calm.matches ? 0 : paceOf(this.#speed);
  }

  /** Fits the table to the host, when either has changed; on paper it stays as it is painted. */
  fit() {
    if (this.#paper.matches) return;
    const { width: w, height: h, tall: t, dpr: d } = this.#size;
    const part = this.#part;
    const isSized = this.#root.clientWidth === w && this.#root.clientHeight === h;
    const frame = isSized ? this.frame : this.#makeRoom();
    const { clientWidth: width, clientHeight: height } = this.#root;
    const { laid, goal } = this.#player;
    const tall = (laid ?? goal)?.scene.height ?? 1;
    const dpr = window.devicePixelRatio;
    if (isSized && t === tall && d === dpr && part === this.#size.part) return;
    this.#size = { width, height, tall, dpr, part };
    this.#screen.resize(width, height, tall, lettersOf(frame), part);
    this.#player.repaint();
    this.#reflect();
    if (frame === this.frame) return;
    this.frame = frame;
    if (this.#player.goal) this.#options.onFrame?.(frame);
  }

  /** Shows that part alone, at the top of the host, with nothing else to be used; null: the whole scene. */
  lookAt(part: Rect | null) {
    if (part === this.#part) return;
    this.#part = part;
    this.fit();
    // Whoever has asked to see it looks for it.
    this.#placeNow();
  }

  #isSeen({ at: [x, y] }: Node) {
    const part = this.#part;
    return !part || (x >= part.x && x <= part.x + part.w && y >= part.y && y <= part.y + part.h);
  }

  /** The frame for the room that the host has, which is made higher where large text needs it. */
  #makeRoom() {
    const { classList, style } = this.#host;
    classList.remove("is-tall");
    const { clientWidth: width, clientHeight: height } = this.#root;
    const text = Number(getComputedStyle(this.#host).getPropertyValue("--text")) || 1;
    const { frame, tall } = roomFor({ width, height }, window.innerHeight, this.frame, text);
    style.setProperty("--tall", `${tall}px`);
    classList.toggle("is-tall", tall > height);
    return frame;
  }

  // What stands for what

  /** Brings rings, lifts and buttons in line with the scene and the marks. */
  #reflect() {
    this.#mark();
    this.#place();
  }

  /** Brings rings and lifts in line. */
  #mark() {
    const { goal, marking: before } = this.#player;
    if (!goal) return;
    this.#player.marking = marking(goal, this.#marks, this.#pressed, this.#hovered);
    this.#player.settle(before);
    this.#point();
  }

  /** Brings buttons in line in a task of its own, once for whatever is other until then. */
  #placeSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    void nextTask().then(() => this.#placeDue());
  }

  #placeDue() {
    if (this.#isDue && !this.#ending.signal.aborted) this.#place();
  }

  /** The buttons are needed. */
  #placeNow() {
    this.#placeDue();
    this.#mirror.hurry();
  }

  /** Brings buttons in line. */
  #place() {
    this.#isDue = false;
    const { goal } = this.#player;
    if (!goal) return;
    const reach = this.#coordinates.reach(false);
    const spots = spotsOf(goal, this.#marks, this.#pressed, reach).filter(({ lead }) => this.#isSeen(lead));
    this.#spots = new Map(spots.map((spot) => [spot.token, spot]));
    this.#player.numbers = this.isNumbered ? this.#numbered() : NO_NUMBERS;
    const { format } = this.#options;
    const names = {
      table: format(goal.scene.label ?? ""),
      usable: format({ key: "table-usable" }),
      rest: format({ key: "table-rest" }),
    };
    const boxOf = (part: Rect) => this.#coordinates.inHost(part);
    const { entries, things } = entriesOf(goal.scene.nodes.filter((node) => this.#isSeen(node)), spots, this.#marks, format, boxOf);
    this.#things = things;
    this.#mirror.update(names, entries, this.#marks.isWaiting ?? false);
    this.#point();
  }

  /** By the thing that it stands on, the number of what can be pressed. */
  #numbered() {
    const leads = this.pressable.slice(0, 9).map((token) => this.#spots.get(token)?.lead);
    return new Map(leads.flatMap((lead, at) => (lead ? [[lead, at + 1] as const] : [])));
  }

  /** `x`: client coordinates. `target`: the element under the pointer. */
  #aim(x: number, y: number, isTouch: boolean, target: EventTarget | null): Aimed | null {
    this.#placeNow();
    const { goal } = this.#player;
    if (!goal) return null;
    const key = this.#mirror.keyOf(target);
    const spot = key === null ? null : this.#spots.get(key);
    if (spot?.isCovered) return { token: spot.token, node: spot.lead };
    return this.#find(x, y, isTouch);
  }

  /** `x`: client coordinates. */
  #find(
    x: number,
    y: number,
    isTouch: boolean,
    isAllowed?: (token: string) => boolean,
  ): Aimed | null {
    const { goal } = this.#player;
    const point = this.#coordinates.onTable(x, y);
    if (!goal || !point) return null;
    const reach = this.#coordinates.reach(isTouch);
    return aimAt(goal.nodes, this.#marks, ...point, reach, isAllowed);
  }

  // What things are

  /** What the thing under the keyboard's focus is. */
  explainFocused() {
    const key = this.#focused;
    const { goal } = this.#player;
    if (key === null || !goal) return false;
    const lead = this.#leadOf(key);
    const node =
      lead?.explain === undefined
        ? goal.scene.nodes.find(({ pick, explain }) => pick === key && explain)
        : lead;
    if (node) this.#explaining.show(node, true);
    return Boolean(node);
  }

  /** The explanation was closed. */
  dismiss() {
    this.#explaining.dismiss();
  }

  #isLive(token: string) {
    return Boolean(this.#marks.live?.has(token) || this.#marks.chosen?.has(token));
  }

  // Presses and drags

  #tap({ token, node }: Aimed) {
    this.#mirror.focus(token, true);
    this.#press(token, node.id);
  }

  /** A thing that no token picks is explained. */
  #pressKey(key: string) {
    const thing = this.#things.get(key);
    if (thing) this.#explaining.show(thing.explain ? thing : null, true);
    else this.#press(key, null);
  }

  /** `id`: of the node, if it was a node that was pressed. */
  #press(token: string, id: string | null) {
    this.#pressed = id;
    this.#options.onPress?.(token);
  }

  #lift(aimed: Aimed) {
    this.#pressed = aimed.node.id;
    this.#root.style.cursor = "grabbing";
    this.#drag.lift(aimed);
  }

  /** `token`: under what is dragged. */
  #carry(token: string | null) {
    this.#hovered = token;
    this.#point();
  }

  #hover(aimed: Aimed | null) {
    const token = aimed?.token ?? null;
    const cursor = token !== null && isActive(this.#marks, token) ? "pointer" : "help";
    this.#root.style.cursor = token === null ? "" : cursor;
    if (token === this.#hovered) return;
    this.#hovered = token;
    this.#reflectHover();
    this.#options.onHover?.(token);
  }

  #reflectHover() {
    const { goal, marking: before } = this.#player;
    if (!goal) return;
    this.#player.marking = marking(goal, this.#marks, this.#pressed, this.#hovered);
    this.#player.settle(before);
    this.#point();
  }

  #focus(key: string | null, byKeyboard: boolean) {
    const isNews = byKeyboard || key === null;
    this.#focused = byKeyboard ? key : null;
    this.#point();
    if (isNews) this.#options.onHover?.(key !== null && this.#spots.has(key) ? key : null);
  }

  /** The node that a key of the mirror stands for. */
  #leadOf(key: string) {
    return this.#things.get(key) ?? this.#spots.get(key)?.lead ?? null;
  }

  /** Finds what the focus and the pointer are on. */
  #point() {
    const { goal } = this.#player;
    if (!goal) return;
    const focused = this.#focused === null ? null : this.#leadOf(this.#focused);
    const over = this.#hovered !== null && this.#marks.targets?.has(this.#hovered);
    this.#player.focus = this.#explaining.node ?? focused;
    this.#player.over = over ? (this.#spots.get(this.#hovered ?? "")?.lead ?? null) : null;
    this.#player.wake();
  }
}

function isEqual(a: ReadonlySet<string> = NONE, b: ReadonlySet<string> = NONE) {
  if (a.size !== b.size) return false;
  for (const token of a) if (!b.has(token)) return false;
  return true;
}
const NONE: ReadonlySet<string> = new Set();
const NO_NUMBERS: ReadonlyMap<Node, number> = new Map();
