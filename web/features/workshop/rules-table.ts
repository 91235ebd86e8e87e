/** Rules as text beside their running table: what is dealt when, and what ends it. */

import { fill, make } from "../../components/dom.js";
import { newId } from "../../kit/ids.js";
import { hash } from "../../page/router.js";
import { PendingGames } from "../../storage/pending-games.js";
import { TableScreen } from "../../table/table.js";
import { Sandbox } from "../../workshop/sandbox.js";
import { changedLines } from "./line-edits.js";
import { rulesEditor } from "./rules-editor.js";
import { rulesNews } from "./rules-news.js";
import { rulesScreen } from "./rules-screen.js";
import { fillTip, inviting } from "./rules-tip.js";
import { openSharing } from "./sharing.js";
import type { FrameName } from "../../types/engine.js";
import type { App, Manner } from "../../types/page.js";
import type { Entry, Fault, Finding, Laid } from "../../workshop/types.js";
import type { OwnGames } from "./own-games.js";
import type { Ready } from "./ready-games.js";
import type { Seeded } from "./rules-file.js";

/** Milliseconds without a key after which a change is taken up. */
const PAUSE = 300;

/** Milliseconds for which the promises are examined. */
const EXAMINED = 3000;

/** Nothing of it is kept as a game that one plays. */
const MANNER: Manner = { keeps: "never", speed: null, lingers: false };

/** The frame until there is a board that has one. */
const FIRST_FRAME: FrameName = "wide:620";

interface Opened {
  rules: Seeded;
  title: string;
  /** Under which the reader keeps it once it is changed; null: it comes from somebody else, and is not kept. */
  id: string | null;
}

/** `own`: where it is kept. `signal` closes it. */
export function rulesTable(app: App, ready: Ready, own: OwnGames, { id, rules: asked, title }: Opened, signal: AbortSignal) {
  const isForeign = id === null;
  const { toasts, words } = app;
  const rules = { ...asked };
  const { base } = rules;
  let table: TableScreen | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was laid: what belongs to an earlier one comes too late. */
  let turn = 0;
  /** What was done in the reader's game while a moment of a finding is shown; null: none is. */
  let aside: Entry[] | null = null;
  let isStopping = false;
  /** Whether it is told already that it cannot be kept. */
  let isUnkept = false;

  const before = ready.games.get(base) ?? "";
  const editor = rulesEditor(words, title, rules.text, changed);
  const news = rulesNews(app, isForeign, { goTo, goOn, show }, signal);
  const tip = make("p", { class: "workshop-tip" });
  const acts = { dice: newDice, stop, share, keep: keepCopy };
  const screen = rulesScreen(app, title, isForeign, acts, tip, editor.element, news.element);
  const wall = new Sandbox();
  signal.addEventListener("abort", close);
  wall.addEventListener("ended", lose, { signal });
  wall.addEventListener("fault", (event) => fail((event as CustomEvent<Fault>).detail), { signal });
  mark(null);
  void deal([]);
  return screen;

  // What runs behind the wall

  function close() {
    clearTimeout(timer);
    turn += 1;
    wall.end();
  }

  /** What was changed is taken up: kept, unless it is somebody else's game, and dealt. */
  function changed(now: string) {
    rules.text = now;
    clearTimeout(timer);
    turn += 1;
    timer = setTimeout(() => {
      void keep();
      goOn();
    }, PAUSE);
  }

  /** Deals the reader's own game anew, with what was done in it. */
  function goOn() {
    void deal(aside ?? (wall.game ? null : wall.log));
  }

  /**
   * Deals the game anew and makes moves again, null: those of the table; whether that could be done. `setting`: of
   * a finding, whose moment is shown.
   */
  async function deal(log: Entry[] | null, setting?: Finding["setting"]): Promise<boolean> {
    const mine = ++turn;
    if (!setting) news.forget();
    const game = { name: base, rules: rules.text, words: words.keys.get(base) ?? [], seed: rules.seed };
    const laid = await wall.lay({ ...game, log, frame: table?.session.measure() ?? FIRST_FRAME, setting });
    if (mine !== turn) return false;
    if (!laid.ok) {
      fail(laid.fault);
      return false;
    }
    wall.log = laid.done;
    news.mend();
    mark(null);
    if (!table) open(laid);
    else {
      screen.dealt();
      if (!setting) news.deal(laid);
      table.session.hear(laid, "load");
    }
    if (setting) return true;
    aside = null;
    void examine(mine);
    return true;
  }

  /** The first table, which begins once more for its own frame. */
  function open({ options, seats }: Laid) {
    const save = newId();
    const pendingGames = new PendingGames(null);
    pendingGames.set(save, { game: base, seats: [...seats], options, seed: rules.seed, seen: true });
    const home = () => app.go({ screen: "workshop", rules: null });
    const own = { ...app, engine: wall, botPool: wall, rooms: [...app.rooms, ready.template], pendingGames };
    table = new TableScreen(own, save, signal, { manner: MANNER, again: newDice, home, share, isBare: true });
    fill(screen.place, table.element);
  }

  /** Plays games for a while, and tells what is broken in them. */
  async function examine(mine: number) {
    news.examine();
    await table?.named; // what is seen comes first
    const until = performance.now() + EXAMINED;
    let games = 0;
    for (let isOver = false; !isOver && mine === turn; ) {
      const { done, found } = await wall.examine();
      if (mine === turn) found.forEach(news.find);
      if (!done) games += 1;
      isOver = done || performance.now() > until;
    }
    if (mine === turn) news.hold(games);
  }

  /** The table goes to the moment of a finding. */
  async function show({ log, setting }: Finding) {
    aside ??= wall.log;
    if (!(await deal(log, setting))) return;
    news.moment();
    screen.turnTo("table");
  }

  function newDice() {
    rules.seed = newId();
    aside = null;
    void deal([]);
  }

  function stop() {
    isStopping = true;
    void wall.stop(); // which tells at once that it is lost
    isStopping = false;
  }

  /** What ran there has ended. The same text is not laid again by itself. */
  function lose() {
    turn += 1;
    news.end(isStopping ? "workshop-stopped" : "workshop-lost");
  }

  // What the text shows

  function goTo(line: number, column: number) {
    screen.turnTo("rules");
    editor.goTo(line, column);
  }

  function fail(fault: Fault) {
    news.fail(fault, table !== null);
    if (!table) fill(screen.place, make("p", {}, words.say(fault.message)));
    mark(fault.line || null);
  }

  /** `fault`: the line at fault. Marks what was changed, and what may be changed next. */
  function mark(fault: number | null) {
    const differing = changedLines(before, editor.field.value);
    const places = inviting(editor.field.value);
    editor.mark(fault, fault ? news.fault.id : null, [...differing, ...places.map(({ line }) => line)]);
    const next = places.find(({ line }) => !differing.includes(line));
    tip.hidden = isForeign || !next;
    if (next) fillTip(tip, words, next, differing.length === 0 ? `${base}-first-change` : null, () => goTo(next.line, 1));
  }

  // Ways out

  /** Keeps it, where it is kept. Whether it is on the disk: then the address leads there. */
  async function keep() {
    if (id === null) return false;
    const isKept = await own.put({ ...rules, id, changed: Date.now() });
    if (!isKept && !isUnkept) toasts.show(words.t("workshop-unkept"));
    isUnkept = !isKept;
    if (isKept && !signal.aborted) history.replaceState(null, "", hash({ screen: "workshop", rules: id }));
    return isKept;
  }

  async function keepCopy() {
    id ??= newId();
    isUnkept = false;
    const isKept = await keep();
    if (isKept) toasts.show(words.t("workshop-kept"));
    return isKept;
  }

  function share() {
    const rename = (name: string) => {
      rules.name = name;
      void keep();
    };
    openSharing(app, ready, { ...rules }, title, rename, signal);
  }
}
