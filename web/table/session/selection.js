/**
 * What a person has picked at the table, token by token, and what can be chosen with it: marks it on
 * the board, and sends the choice once only one is left.
 */

import * as arrange from "../../board/pointing/arrange.js";
import { drop, foretold, grab, meant, narrow, only, press } from "../../board/pointing/choices.js";

/** @import {Action, Arranged, Choice, Message, Pressed, Table} from "../../types/engine.js" */
/** @import {TableSession} from "./session.js" */
/** @import {App, TableCommand} from "../../types/page.js" */

/** @type {Choice[]} */
const NO_CHOICES = [];

export class TableSelection {
  /** What presses would bring, and for what that holds. */
  #foretold = {
    choices: NO_CHOICES,
    /** @type {ReadonlySet<string>} */
    selection: new Set(),
    /** @type {Map<string, Message>} */
    told: new Map(),
  };

  /** @param {App} app @param {TableSession} session */
  constructor(app, session) {
    this.app = app;
    this.session = session;
    /** @type {Set<string>} */
    this.selection = new Set();
    /** What the coach points at: tokens, or ids of nodes. @type {Set<string>} */
    this.points = new Set();
  }

  /** What can be chosen now; beside an arrangement what no thing on the table stands for. */
  get choices() {
    const { isPlayable, table } = this.session;
    const offered = isPlayable && table ? table.choices : NO_CHOICES;
    return this.offer ? offered.filter(({ picks }) => picks.length === 0) : offered;
  }

  /** What can be laid out now. */
  get offer() {
    return this.session.isPlayable ? this.session.draft.offer : null;
  }

  /** Choices that agree with what is selected. */
  get candidates() {
    return narrow(this.choices, this.selection).candidates;
  }

  /** @param {string} token */
  press(token) {
    const { session } = this;
    session.playback.arrive();
    const { offer, selection } = this;
    if (offer) this.#arranged(arrange.press(offer, session.draft.placed, selection, token));
    else if (session.mayAct) this.#pressed(press(this.choices, selection, token));
  }

  /** @param {string} from @param {string} to */
  drop(from, to) {
    const { session } = this;
    session.playback.arrive();
    const { offer, selection } = this;
    if (offer) this.#arranged(arrange.drop(offer, session.draft.placed, from, to));
    else if (session.mayAct) this.#pressed(drop(this.choices, selection, from, to));
  }

  /** @param {string} token */
  grab(token) {
    const { session } = this;
    session.playback.arrive();
    const { offer, selection } = this;
    if (offer) this.select(arrange.grab(offer, session.draft.placed, selection, token));
    else if (session.mayAct) this.select(grab(this.choices, selection, token));
  }

  cancel() {
    if (this.selection.size > 0) this.select(new Set());
  }

  /**
   * Lays these out, to be changed or confirmed.
   * @param {Action[]} actions
   */
  lay(actions) {
    if (!this.offer) return;
    const placed = arrange.laid(this.offer, actions);
    this.#arranged({ placed, selection: new Set(), why: null });
  }

  /** Takes back all that is laid out and not yet confirmed. */
  clear() {
    this.#arranged({ placed: arrange.NOTHING_PLACED, selection: new Set(), why: null });
  }

  /** @param {Set<string>} selection */
  select(selection) {
    this.selection = selection;
    this.mark(only(this.choices, selection));
    this.session.tell("selection");
  }

  /**
   * Takes another table: what is selected stays while others act, unless it is impossible now.
   * @param {Table} table
   * @param {Table | null} before
   * @param {TableCommand["do"]} cause
   */
  take(table, before, cause) {
    const { selection } = this;
    const isLasting = cause === "news" && table.viewer === before?.viewer && table.seal === before?.seal;
    const isPossible = isLasting && narrow(table.choices, selection).candidates.length > 0;
    if (!isPossible) this.selection = new Set();
  }

  // What the board shows of it

  /** @param {string | null} token under the pointer or the focus */
  hover(token) {
    if (this.offer) return;
    const { choices, selection } = this;
    const aimed = token === null ? only(choices, selection) : meant(choices, selection, token);
    this.mark(aimed);
    this.#aim(aimed);
  }

  /**
   * Tells the board what can be pressed.
   * @param {Choice | null} [aim] whose outcome to foreshadow
   */
  mark(aim = null) {
    const { offer, session, points, selection } = this;
    const ghost = aim?.ghost ?? [];
    if (offer) {
      const marks = arrange.marks(offer, session.draft.placed, selection);
      session.board?.setMarks({ ...marks, ghost, points });
    } else {
      const { live, targets } = narrow(this.choices, selection);
      session.board?.setMarks({ live, targets, chosen: selection, ghost, told: this.#told(), points });
    }
  }

  /**
   * Shows what a choice would do, with all that has to be pressed for it; null ends that.
   * @param {Choice | null} choice
   */
  preview(choice) {
    this.#aim(choice);
    if (!choice) {
      this.mark();
      return;
    }
    const { points } = this;
    const { ghost, picks, target } = choice;
    const { live } = narrow(this.choices, this.selection);
    const targets = new Set(target === null ? [] : [target]);
    this.session.board?.setMarks({ live, targets, chosen: new Set(picks), ghost, points });
  }

  /** @param {Choice | null} choice what would follow */
  #aim(choice) {
    this.session.dispatchEvent(new CustomEvent("aim", { detail: choice }));
  }

  /** What presses would bring: the same map while the same is offered and selected. */
  #told() {
    const { choices, selection } = this;
    const { choices: offered, selection: selected, told } = this.#foretold;
    if (offered === choices && selected === selection) return told;
    this.#foretold = { choices, selection, told: foretold(choices, selection) };
    return this.#foretold.told;
  }

  // What comes of a press

  /** @param {Pressed} pressed */
  #pressed({ selection, send, why }) {
    this.select(selection);
    if (send) this.session.act(send);
    else if (why) void this.#ask(why);
  }

  /** @param {Arranged} arranged */
  #arranged({ placed, selection, why }) {
    const { draft, playback } = this.session;
    if (placed !== draft.placed) {
      draft.placed = placed;
      playback.showNow();
      this.session.tell("settled");
    }
    this.select(selection);
    if (why) void this.#ask(why);
  }

  /** Has it told why nothing comes of it. @param {string[]} picks */
  async #ask(picks) {
    const { app, session } = this;
    if (this.choices.length === 0 && !this.offer) return;
    const answer = await app.engine.ask({ do: "why", picks });
    if (answer.ok) session.refuse(answer.refusal.message, answer.refusal.rule);
    else session.trouble(answer);
  }
}
