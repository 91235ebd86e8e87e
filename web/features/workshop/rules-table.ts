/** Rules as text beside their running table: what is dealt when, and what ends it. */

import { fill, make } from "../../components/dom.js";
import { newId } from "../../kit/ids.js";
import { hash } from "../../page/router.js";
import { PendingGames } from "../../storage/pending-games.js";
import { TableScreen } from "../../table/table.js";
import { Sandbox, SandboxError } from "../../workshop/sandbox.js";
import { changedLines } from "./line-edits.js";
import { RulesEditor } from "./rules-editor.js";
import { RulesNews } from "./rules-news.js";
import { RulesScreen, signed } from "./rules-screen.js";
import { fillTip, inviting } from "./rules-tip.js";
import { openSharing } from "./sharing.js";
import { TableEngine } from "./table-engine.js";
import type { FrameName } from "../../types/engine.js";
import type { App, Manner } from "../../types/page.js";
import type { Entry, Fault, Finding, Laid, WalledEngine } from "../../workshop/types.js";
import type { OwnGames } from "./own-games.js";
import type { Ready } from "./ready-games.js";
import type { Seeded } from "./rules-file.js";

/** Milliseconds without a key after which a change is taken up. */
const PAUSE = 300;

/** Seconds for which the promises are examined. */
const EXAMINED = 3;

/** Nothing of it is kept as a game that one plays. */
const MANNER: Manner = { keeps: "never", speed: null, lingers: false };

/** The frame until there is a board that has one. */
const FIRST_FRAME: FrameName = "wide:620";

export interface Opened {
  rules: Seeded;
  title: string;
  /** Under which the reader keeps it; null: it is not kept. */
  id: string | null;
  /** It comes from somebody else. */
  isForeign: boolean;
}

/** `own`: where it is kept. `signal` closes it. */
export function rulesTable(app: App, ready: Ready, own: OwnGames, opened: Opened, signal: AbortSignal) {
  const { isForeign, title } = opened;
  const { toasts, words } = app;
  const rules = { ...opened.rules };
  const { base } = rules;
  let { id } = opened;
  let table: TableScreen | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was laid: what belongs to an earlier one comes too late. */
  let turn = 0;
  /** What was done in the reader's game while a moment of a finding is shown; null: none is. */
  let aside: Entry[] | null = null;
  let isStopping = false;

  const [[file, text] = ["", ""]] = Object.entries(rules.texts);
  const before = ready.games.get(base)?.[file] ?? "";
  const goTo = (line: number, column: number) => () => {
    screen.turnTo("rules");
    editor.goTo(line, column);
  };
  const editor = new RulesEditor(words, title, text, changed);
  const news = new RulesNews(app, isForeign, {
    goTo: (line, column) => signed("pen", words.t("workshop-go", { line }), goTo(line, column)),
    again: () => signed("refresh", words.t("workshop-again"), () => void goOn()),
    back: () => link(words.t("workshop-back"), () => void goOn()),
    show: (finding) => void show(finding),
  }, signal);
  const tip = make("p", { class: "workshop-tip" });
  const acts = { dice: newDice, stop: () => void stop(), share, keep: (button: HTMLElement) => void keepCopy(button) };
  const screen = new RulesScreen(app, title, isForeign, acts, tip, editor.element, news.element);
  const wall: WalledEngine = new Sandbox();
  const engine = new TableEngine(wall, base, { has: (key) => words.has(key), lay: begun });
  mark(null);
  return { screen, begin };

  // What runs behind the wall

  async function begin() {
    signal.addEventListener("abort", close);
    wall.addEventListener("lost", lose, { signal });
    // Whoever waited for what has ended is told so too.
    const hear = (event: Event) => engine.isDown || fail((event as CustomEvent<Fault>).detail);
    wall.addEventListener("fault", hear, { signal });
    try {
      await wall.up();
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      fill(screen.place, make("p", { role: "alert" }, words.say(error.words)));
      return;
    }
    if (!signal.aborted) await deal([]);
  }

  function close() {
    clearTimeout(timer);
    turn += 1;
    wall.end();
  }

  function changed(now: string) {
    rules.texts = { ...rules.texts, [file]: now };
    clearTimeout(timer);
    turn += 1;
    timer = setTimeout(takeUp, PAUSE);
  }

  /** A change is kept, unless it is one of somebody else's game, and dealt. */
  function takeUp() {
    void keep(id ?? (isForeign ? null : newId()));
    void goOn();
  }

  /** Deals the reader's own game anew, with what was done in it. */
  function goOn() {
    return deal(aside ?? (engine.isDown ? engine.log : null));
  }

  function lay(log: Entry[] | null, frame?: FrameName, setting?: Finding["setting"]): Promise<Laid> {
    const { seed, texts } = rules;
    return wall.lay({ name: base, texts, seed, log, frame: frame ?? table?.session.measure() ?? FIRST_FRAME, setting });
  }

  /**
   * Deals the game anew and makes moves again, null: those of the table; whether that could be done. `setting`: of
   * a finding, whose moment is shown.
   */
  async function deal(log: Entry[] | null, setting?: Finding["setting"]): Promise<boolean> {
    const mine = ++turn;
    if (!setting) news.forget();
    const laid = await lay(log, undefined, setting);
    if (mine !== turn || signal.aborted) return false;
    if (!laid.ok) {
      fail(laid.fault);
      return false;
    }
    engine.isDown = false;
    if (!setting) aside = null;
    news.mend();
    mark(null);
    if (!table) open(laid);
    else {
      screen.dealt();
      if (!setting) news.deal(laid);
      engine.log = laid.log;
      table.session.hear(engine.worded(laid.table), "load");
      if (!setting) void examine(mine);
    }
    return true;
  }

  /** The first table, which is laid once more for its own frame. */
  function open({ table: { options, seats } }: Extract<Laid, { ok: true }>) {
    const save = newId();
    const pendingGames = new PendingGames(null);
    pendingGames.set(save, { game: base, seats: [...seats], options, seed: rules.seed });
    const home = () => app.go({ screen: "workshop", rules: null });
    table = new TableScreen({ ...app, engine, botPool: wall, rooms: [...app.rooms, ready.template], pendingGames }, save, signal, {
      manner: MANNER,
      ...{ again: newDice, home, share, isBare: true },
    });
    fill(screen.place, table.element);
  }

  async function begun(frame: FrameName) {
    const laid = await lay([], frame);
    if (laid.ok) void examine(turn);
    return laid;
  }

  async function examine(mine: number) {
    news.examine();
    const { found, games } = await wall.promise(EXAMINED, (finding) => mine === turn && news.find(finding));
    if (mine === turn && !signal.aborted && found.length === 0) news.hold(games);
  }

  /** The table goes to the moment of a finding. */
  async function show(finding: Finding) {
    aside ??= engine.log;
    if (!(await deal(finding.log, finding.setting))) return;
    news.moment();
    screen.turnTo("table");
  }

  function newDice() {
    rules.seed = newId();
    aside = null;
    void deal([]);
  }

  async function stop() {
    isStopping = true;
    turn += 1;
    await wall.stop();
    isStopping = false;
  }

  /** What ran there has ended. The same text is not laid again by itself. */
  function lose() {
    engine.isDown = true;
    turn += 1;
    news.end(isStopping ? "workshop-stopped" : "workshop-lost");
  }

  // What the text shows

  function fail(fault: Fault) {
    news.fail(fault, table !== null);
    mark(fault.line || null);
  }

  /** `fault`: the line at fault. Marks what was changed, and what may be changed next. */
  function mark(fault: number | null) {
    const differing = changedLines(before, editor.text);
    const places = inviting(editor.text);
    editor.mark(fault, fault ? news.fault.id : null, [...differing, ...places.map(({ line }) => line)]);
    const next = places.find(({ line }) => !differing.includes(line));
    tip.hidden = isForeign || !next;
    const key = `${base}-first-change`;
    if (next) fillTip(tip, words, next, differing.length === 0 && words.has(key) ? key : null, link(words.t("workshop-go", next), goTo(next.line, 1)));
  }

  function link(said: string, click: () => void) {
    return make("button", { class: "like-link", type: "button", on: { click } }, said);
  }

  // Ways out

  /** From now on it is kept under that id; null: it is not. Whether it is on the disk. */
  async function keep(now: string | null) {
    if (now === null) return false;
    if (now !== id) history.replaceState(null, "", hash({ screen: "workshop", rules: now }));
    id = now;
    return own.put({ ...rules, id, changed: Date.now() });
  }

  async function keepCopy(button: HTMLElement) {
    const isKept = await keep(id ?? newId());
    toasts.show(words.t(isKept ? "workshop-kept" : "workshop-unkept"));
    button.hidden = isKept;
  }

  function share() {
    const rename = (name: string) => {
      rules.name = name;
      void keep(id);
    };
    openSharing(app, ready, { ...rules }, title, rename, signal);
  }
}
