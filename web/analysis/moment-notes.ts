/**
 * What stands in the margin of a past moment, over the player of moments: all hands, what the reader
 * has written of it, and what was compared before it.
 */

import { fill, fresh, make } from "../components/dom.js";
import { emblem } from "../components/emblem.js";
import { textArea } from "../components/text-field.js";
import { telling } from "../components/telling.js";
import { factSign } from "../table/panels/facts.js";
import { LONGEST, noteAt } from "../model/notes.js";
import { percent } from "../i18n/percent.js";
import { reasonList } from "../table/panels/move-reasons.js";
import type { TableSession } from "../table/session/session.js";
import type { Fact, Insight } from "../types/engine.js";
import type { App } from "../types/page.js";
import type { GameReview } from "./game-review.js";

export class MomentNotes {
  declare app: App;
  declare session: TableSession;
  declare review: GameReview;
  declare onNote: (isLeft: boolean) => void;
  /** Whether every moment is told why it came about. */
  isTelling = false;
  /** The moment of which something is being written. */
  writing: number | null = null;
  /** The moment whose reasons are shown or asked for, as its name. */
  told = "";
  /** How often reasons were asked for. */
  asked = 0;
  declare id: string;
  declare hands: HTMLUListElement;
  declare note: HTMLParagraphElement;
  declare field: HTMLTextAreaElement;
  declare keep: HTMLButtonElement;
  declare drop: HTMLButtonElement;
  declare form: HTMLDivElement;
  declare reasons: HTMLDivElement;
  declare element: HTMLDivElement;

  /**
   * `onNote`: another moment has a note, or has none any more; `isLeft`: the focus was where it was
   * written.
   */
  constructor(
    app: App,
    session: TableSession,
    review: GameReview,
    onNote: (isLeft: boolean) => void,
  ) {
    this.app = app;
    this.session = session;
    this.review = review;
    this.onNote = onNote;
    this.id = fresh("margin");
    this.hands = make("ul", { class: "margin-hands" });
    this.note = make("p", { class: "margin-note" });
    this.field = textArea(
      { class: "margin-field", rows: 2, on: { keydown: (event) => this.#key(event) } },
      LONGEST,
    );
    this.keep = this.#button(() => this.#keep());
    this.drop = this.#button(() => this.write(null));
    this.form = make(
      "div",
      { class: "margin-form" },
      this.field,
      make("div", { class: "margin-buttons" }, this.keep, this.drop),
    );
    this.reasons = telling(make("div", { class: "margin-why", id: this.id }));
    this.element = make(
      "div",
      { class: "lookback-margin", hidden: true },
      this.hands,
      this.note,
      this.form,
      this.reasons,
    );
  }

  /** What has been written of the moment on the board. */
  get written() {
    return noteAt(this.session.autosave.notes, this.session.looking);
  }

  show() {
    const { session } = this;
    const { words } = this.app;
    if (session.looking !== this.writing) this.writing = null;
    const held = session.history.moment?.held ?? null;
    fill(this.hands, ...(held ?? []).map((facts, seat) => this.#hand(facts, seat)));
    this.hands.hidden = held === null;
    this.hands.setAttribute("aria-label", words.t("margin-hands"));
    this.form.hidden = this.writing === null;
    this.field.setAttribute("aria-label", words.t("margin-note"));
    this.keep.textContent = words.t("margin-keep");
    this.drop.textContent = words.t("margin-drop");
    this.note.textContent = this.written;
    this.note.hidden = this.written === "" || this.writing !== null;
    void this.#tell();
    this.element.hidden = [...this.element.children].every(
      (part) => part instanceof HTMLElement && part.hidden,
    );
  }

  /** Opens what is written of that moment, to be changed; null: closes it. */
  write(position: number | null) {
    const isLeft = position === null && this.form.contains(document.activeElement);
    this.writing = position;
    this.field.value = this.written;
    this.show();
    if (position !== null) this.field.focus();
    this.onNote(isLeft);
  }

  /** Tells or leaves out from now on why things came about. */
  toggle() {
    this.isTelling = !this.isTelling;
    this.told = "";
    this.asked += 1;
    this.show();
  }

  #keep() {
    const { autosave, looking } = this.session;
    if (looking !== null) autosave.note(looking, this.field.value);
    this.write(null);
  }

  #key(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") this.write(null);
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#keep();
    }
  }

  #button(click: () => void) {
    return make("button", { class: "button", type: "button", on: { click } });
  }

  /** What a seat holds. */
  #hand(facts: Fact[], seat: number) {
    const { words } = this.app;
    const colour = this.session.table?.seats[seat]?.colour ?? "red";
    const shown = facts.filter(({ icon, value }) => icon || value !== "");
    const said = facts.map(({ message }) => words.say(message)).join("; ");
    return make(
      "li",
      { class: "margin-hand", title: said },
      emblem(colour),
      make("span", { class: "margin-name" }, words.seatName(seat)),
      make(
        "span",
        { class: "margin-facts", "aria-hidden": "true" },
        ...shown.map((fact) => make("span", {}, ...factSign(this.app, fact))),
        shown.length === 0 && "–",
      ),
      make("span", { class: "unseen" }, said || words.t("margin-nothing")),
    );
  }

  // Why it came about

  async #tell() {
    const { session } = this;
    const { table, looking } = session;
    this.reasons.hidden = !this.isTelling || looking === null;
    if (this.reasons.hidden || !table || looking === null) return;
    const { words } = this.app;
    const name = `${table.revision} ${looking} ${words.language}`;
    if (name === this.told) return;
    this.told = name;
    const asked = ++this.asked;
    const isDue = () => asked === this.asked && !session.closed;
    const isKept = table.insights.includes(looking - 1);
    if (!isKept) {
      fill(this.reasons, make("p", {}, awaited(this.app, table)));
      if (!table.over) return;
    }
    try {
      let weighed;
      do weighed = await this.#weigh(looking - 1, isKept);
      while (weighed === undefined && isDue());
      if (isDue()) fill(this.reasons, ...this.#reasons(weighed ?? null));
    } catch {
      if (isDue()) fill(this.reasons, make("p", {}, words.say(this.app.botPool.trouble), " ", this.#retry()));
    }
  }

  /** `isKept`: whether a bot has told what it compared. */
  async #weigh(position: number, isKept: boolean) {
    if (!isKept) return this.review.weigh(position);
    const insight = await this.session.explain(position);
    if (insight === null) throw new Error("not told");
    return { insight, worth: null };
  }

  /** `weighed`: null: nobody had a choice. */
  #reasons(weighed: { insight: Insight; worth: number | null } | null) {
    const { words } = this.app;
    if (weighed === null) return [make("p", {}, words.t("margin-no-reason"))];
    const { insight, worth } = weighed;
    const args = { name: { seat: insight.seat }, chance: percent(words.locale, worth ?? 0) };
    return [
      worth !== null && make("p", {}, words.t("margin-chance", args)),
      reasonList(this.app, insight),
    ];
  }

  #retry() {
    const button = this.#button(() => {
      this.told = "";
      this.show();
    });
    button.textContent = this.app.words.t("shell-retry");
    return button;
  }
}

/** What is said of a move of which no bot has told why: while a game goes on nobody judges that. */
export function awaited({ words }: App, { over }: { over: boolean }) {
  return over ? words.t("margin-asking") : words.t("margin-later");
}
