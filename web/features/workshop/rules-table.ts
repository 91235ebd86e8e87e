/** Rules as text beside their running table. */

import { make, setAttribute, fill, fresh } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { newId } from "../../kit/ids.js";
import { pictureAddress } from "../../net/files.js";
import { headOf } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { PendingGames } from "../../storage/pending-games.js";
import { TableScreen } from "../../table/table.js";
import { Sandbox, SandboxError } from "../../workshop/sandbox.js";
import { Findings } from "./findings.js";
import { changedLines } from "./line-edits.js";
import { inviting } from "./ready-games.js";
import { RulesEditor } from "./rules-editor.js";
import { openSharing } from "./sharing.js";
import { TableEngine } from "./table-engine.js";
import type { IconName } from "../../components/icons.js";
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

export class RulesTable {
  declare app: App;
  declare ready: Ready;
  declare rules: Seeded;
  declare signal: AbortSignal;
  /** Under which it is kept; null: it is not. */
  declare id: string | null;
  declare isForeign: boolean;
  declare own: OwnGames;
  declare title: string;
  declare file: string;
  declare before: string;
  declare wall: WalledEngine;
  declare engine: TableEngine;
  declare editor: RulesEditor;
  declare findings: Findings;
  declare heading: HTMLHeadingElement;
  declare head: HTMLElement;
  declare place: HTMLElement;
  declare told: HTMLParagraphElement;
  declare fault: HTMLDivElement;
  declare promises: HTMLParagraphElement;
  declare tip: HTMLParagraphElement;
  declare tabs: Record<"table" | "rules", HTMLButtonElement>;
  declare element: HTMLElement;
  table: TableScreen | null = null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was laid: what belongs to an earlier one comes too late. */
  turn = 0;
  /** What had been done at the table when it was dealt last, in case that its engine ends. */
  log: Entry[] = [];
  /** What was done in the reader's game while a moment of a finding is shown; null: none is. */
  aside: Entry[] | null = null;
  /** Whether nothing runs behind the wall, as it was stopped or has ended. */
  isDown = false;
  isStopping = false;

  /** `rules`: what is changed; `id`: under which the reader keeps it. `isForeign`: it comes from somebody else. */
  constructor(
    app: App,
    ready: Ready,
    rules: Seeded,
    { id, isForeign, own, title }: { id: string | null; isForeign: boolean; own: OwnGames; title: string },
    signal: AbortSignal,
  ) {
    this.app = app;
    this.ready = ready;
    this.rules = { ...rules };
    this.id = id;
    this.isForeign = isForeign;
    this.own = own;
    this.title = title;
    this.signal = signal;
    const [[file, text] = ["", ""]] = Object.entries(rules.texts);
    this.file = file;
    this.before = ready.games.get(rules.base)?.[file] ?? "";
    const { words } = app;
    const says = { indent: words.t("workshop-indent"), outdent: words.t("workshop-outdent"), signs: words.t("workshop-signs") };
    this.editor = new RulesEditor(words.t("workshop-text", { name: title }), says, (now) => this.#changed(now));
    this.editor.text = text;
    this.findings = new Findings(app, (finding) => void this.#show(finding));
    this.element = this.#build();
    this.#mark(null);
    signal.addEventListener("abort", () => this.#close());
  }

  // What it consists of

  #build() {
    const { app, editor, findings } = this;
    const { words } = app;
    this.heading = make("h1", {}, this.title);
    this.head = headOf(this.heading);
    this.place = make("div", { class: "workshop-table" }, make("p", { role: "status" }, words.t("workshop-starting")));
    this.told = make("p", { role: "status" });
    this.fault = make("div", { id: fresh("fault"), class: "workshop-fault", role: "status" });
    this.promises = make("p", { class: "fine", role: "status" });
    this.tip = make("p", { class: "workshop-tip" });
    const tab = (which: "table" | "rules") =>
      make("button", { class: "workshop-tab", type: "button", on: { click: () => this.#turnTo(which) } });
    this.tabs = { table: tab("table"), rules: tab("rules") };
    this.tabs.table.textContent = words.t("workshop-tab-table");
    this.tabs.rules.textContent = words.t("workshop-tab-rules");
    const sides = make(
      "div",
      { class: "workshop-sides" },
      this.place,
      make(
        "div",
        { class: "workshop-rules" },
        this.tip,
        editor.element,
        make("div", { class: "workshop-news" }, this.fault, this.told, this.promises, findings.element),
      ),
    );
    const element = make(
      "div",
      { class: "workshop-both" },
      this.#bar(),
      this.isForeign && this.#band(),
      make("div", { class: "workshop-tabs", role: "group", "aria-label": words.t("workshop-title") }, this.tabs.table, this.tabs.rules),
      sides,
    );
    this.#turnTo("rules", element);
    return element;
  }

  #bar() {
    const { words } = this.app;
    return make(
      "header",
      { class: "workshop-bar" },
      make(
        "a",
        { class: "table-home", href: hash({ screen: "workshop", rules: null }), "aria-label": words.t("workshop-title") },
        make("img", { src: pictureAddress("web/art/logo.svg"), alt: "", width: 32, height: 32 }),
      ),
      this.head,
      this.#button("refresh", words.t("workshop-dice"), () => this.#newDice()),
      !this.isForeign && this.#button("pause", words.t("workshop-stop"), () => void this.#stop()),
      this.#button("share", words.t("workshop-share"), () => this.#share()),
    );
  }

  /** Over the table as long as something of somebody else runs. */
  #band() {
    const { words } = this.app;
    const keep = this.#button("chest", words.t("workshop-keep"), () => void this.#keepCopy(keep));
    return make(
      "div",
      { class: "workshop-band", role: "region", "aria-label": words.t("workshop-band") },
      make("p", {}, words.t("workshop-band")),
      this.#button("pause", words.t("workshop-stop"), () => void this.#stop()),
      keep,
    );
  }

  #button(sign: IconName, text: string, click: () => void) {
    return make("button", { class: "button", type: "button", on: { click } }, icon(sign), make("span", {}, text));
  }

  /** On a phone there is room for one of them. */
  #turnTo(which: "table" | "rules", element = this.element) {
    setAttribute(element, "data-side", which);
    for (const [name, button] of Object.entries(this.tabs))
      button.setAttribute("aria-pressed", String(name === which));
    if (which === "table") this.tabs.table.textContent = this.app.words.t("workshop-tab-table");
  }

  // What runs behind the wall

  async begin() {
    const { app, rules, signal } = this;
    const { words } = app;
    this.wall = new Sandbox();
    this.wall.addEventListener("lost", () => this.#lose(), { signal });
    this.engine = new TableEngine(this.wall, rules.base, {
      has: (key) => words.has(key),
      lay: (frame) => this.#begun(frame),
    });
    // Whoever waited for what has ended is told so too.
    const hear = (event: Event) => this.isDown || this.#fail((event as CustomEvent<Fault>).detail);
    this.wall.addEventListener("fault", hear, { signal });
    try {
      await this.wall.up();
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      fill(this.place, make("p", { role: "alert" }, words.say(error.words)));
      return;
    }
    if (!signal.aborted) await this.#deal([]);
  }

  #close() {
    clearTimeout(this.timer);
    this.turn += 1;
    this.wall?.end();
  }

  #changed(text: string) {
    this.rules.texts = { ...this.rules.texts, [this.file]: text };
    clearTimeout(this.timer);
    this.turn += 1;
    this.timer = setTimeout(() => void this.#takeUp(), PAUSE);
  }

  /** A change is kept, unless it is one of somebody else's game, and dealt. */
  async #takeUp() {
    this.#name(this.id ?? (this.isForeign ? null : newId()));
    this.#mark(null);
    await this.#goOn();
  }

  /** Deals the reader's own game anew, with what was done in it. */
  #goOn() {
    return this.#deal(this.aside ?? (this.isDown ? this.log : null));
  }

  /** From now on it is kept under that id; null: it is not. */
  #name(id: string | null) {
    if (id === null) return null;
    if (id !== this.id) history.replaceState(null, "", hash({ screen: "workshop", rules: id }));
    this.id = id;
    return this.own.put({ ...this.rules, id, changed: Date.now() });
  }

  #lay(log: Entry[] | null, frame: FrameName, setting?: Finding["setting"]): Promise<Laid> {
    const { base, seed, texts } = this.rules;
    return this.wall.lay({ name: base, texts, seed, log, frame, setting });
  }

  /**
   * Deals the game anew and makes moves again, null: those of the table; whether that could be done. `setting`: of
   * a finding, whose moment is shown.
   */
  async #deal(log: Entry[] | null, setting?: Finding["setting"]): Promise<boolean> {
    const turn = ++this.turn;
    if (!setting) this.findings.clear();
    if (!setting) fill(this.promises);
    const laid = await this.#lay(log, this.table?.session.measure() ?? FIRST_FRAME, setting);
    if (turn !== this.turn || this.signal.aborted) return false;
    if (!laid.ok) {
      this.#fail(laid.fault);
      return false;
    }
    this.isDown = false;
    if (!setting) {
      this.log = laid.log;
      this.aside = null;
    }
    this.#fail(null);
    this.#tell(laid);
    if (this.table) {
      this.table.session.hear(this.engine.worded(laid.table));
      if (!setting) void this.#examine(turn);
    } else this.#open(laid);
    return true;
  }

  /** Lays the first table once more, for its own frame. */
  async #begun(frame: FrameName) {
    const laid = await this.#lay([], frame);
    if (laid.ok) void this.#examine(this.turn);
    return laid;
  }

  #tell({ kept, of }: { kept: number; of: number }) {
    const { words } = this.app;
    if (!this.table) return;
    this.told.textContent =
      kept === of ? words.t("workshop-dealt", { moves: kept }) : words.t("workshop-dealt-some", { kept, moves: of });
    if (this.element.dataset.side === "table") return;
    const dot = make("span", { class: "workshop-dot" }, make("span", { class: "unseen" }, words.t("workshop-anew")));
    fill(this.tabs.table, words.t("workshop-tab-table"), " ", dot);
  }

  /** The first table. */
  #open({ table }: { table: { seats: readonly any[]; options: any } }) {
    const { app, engine, ready, rules, wall } = this;
    const id = newId();
    const pendingGames = new PendingGames(null);
    pendingGames.set(id, { game: rules.base, seats: [...table.seats], options: table.options, seed: rules.seed });
    const rooms = [...app.rooms, ready.template];
    const around = {
      again: () => this.#newDice(),
      home: () => app.go({ screen: "workshop", rules: null }),
    };
    this.table = new TableScreen({ ...app, engine, botPool: wall, rooms, pendingGames }, id, this.signal, {
      manner: MANNER,
      ...around,
    });
    fill(this.place, this.table.element);
  }

  async #examine(turn: number) {
    const { words } = this.app;
    this.promises.textContent = words.t("workshop-examining");
    const { found, games } = await this.wall.promise(EXAMINED, (finding) => {
      if (turn === this.turn) this.#found(finding);
    });
    if (turn !== this.turn || this.signal.aborted) return;
    if (found.length > 0) return;
    if (games === 0) fill(this.promises);
    else this.promises.textContent = this.#said(words.t("workshop-hold", { games }));
  }

  #found(finding: Finding) {
    const { words } = this.app;
    this.promises.textContent = this.#said(words.t("workshop-broken"));
    this.findings.add(finding);
  }

  /** What is said of somebody else's game is said by that game. */
  #said(text: string) {
    return this.isForeign ? `${this.app.words.t("workshop-itself")} ${text}` : text;
  }

  /** The table goes to the moment of a finding. */
  async #show(finding: Finding) {
    const { words } = this.app;
    const own = this.aside ? null : await this.#lay(null, this.table?.session.measure() ?? FIRST_FRAME);
    this.aside ??= own?.ok ? own.log : [];
    if (!(await this.#deal(finding.log, finding.setting))) return;
    fill(
      this.told,
      words.t("workshop-shown"),
      " ",
      make("button", { class: "like-link", type: "button", on: { click: () => void this.#goOn() } }, words.t("workshop-back")),
    );
    this.#turnTo("table");
  }

  #newDice() {
    this.rules.seed = newId();
    this.aside = null;
    void this.#deal([]);
  }

  // What is at fault, and what has ended

  /** Says where it is, in the field too; null: nothing is at fault any more. */
  #fail(fault: Fault | null) {
    const { words } = this.app;
    if (!fault) {
      fill(this.fault);
      this.#mark(null);
      return;
    }
    const { column, line, message } = fault;
    const said = line ? words.t("workshop-fault-line", { line, message }) : words.say(message);
    this.told.textContent = "";
    fill(
      this.fault,
      make("div", {}, make("p", {}, said), this.table && make("p", { class: "fine" }, words.t("workshop-still"))),
      line > 0 && this.#button("pen", words.t("workshop-go", { line }), () => this.#goTo(line, column)),
    );
    this.#mark(line || null);
  }

  #goTo(line: number, column: number) {
    this.#turnTo("rules");
    this.editor.goTo(line, column);
  }

  #mark(fault: number | null) {
    const { before, editor } = this;
    const changed = changedLines(before, editor.text);
    const places = inviting(editor.text);
    editor.mark(fault, fault ? this.fault.id : null, [...changed, ...places.map(({ line }) => line)]);
    const [next] = places.filter(({ line }) => !changed.includes(line));
    this.tip.hidden = this.isForeign || !next;
    if (next) this.#invite(next, changed.length === 0);
  }

  /** What may be changed next. */
  #invite({ line, what }: { line: number; what: string }, isFirst: boolean) {
    const { words } = this.app;
    const isRace = isFirst && this.rules.base === "race";
    fill(
      this.tip,
      isRace ? words.t("workshop-try-first", { line }) : words.t("workshop-try", { line }),
      !isRace && make("q", { lang: "en", class: "workshop-what" }, what),
      " ",
      make("button", { class: "like-link", type: "button", on: { click: () => this.#goTo(line, 1) } }, words.t("workshop-go", { line })),
    );
  }

  async #stop() {
    this.isStopping = true;
    this.turn += 1;
    await this.wall.stop();
    this.isStopping = false;
  }

  /** What ran there has ended. The same text is not laid again by itself. */
  #lose() {
    const { words } = this.app;
    this.isDown = true;
    this.turn += 1;
    this.findings.clear();
    fill(this.promises);
    fill(this.told);
    fill(
      this.fault,
      make("div", {}, make("p", {}, words.t(this.isStopping ? "workshop-stopped" : "workshop-lost"))),
      this.#button("refresh", words.t("workshop-again"), () => void this.#goOn()),
    );
  }

  // Ways out

  async #keepCopy(button: HTMLButtonElement) {
    const { toasts, words } = this.app;
    const isKept = await this.#name(this.id ?? newId());
    toasts.show(words.t(isKept ? "workshop-kept" : "workshop-unkept"));
    button.hidden = isKept === true;
  }

  #share() {
    const rename = (name: string) => {
      this.rules.name = name;
      if (this.id) this.#name(this.id);
    };
    openSharing(this.app, this.ready, { ...this.rules }, this.title, rename, this.signal);
  }
}
