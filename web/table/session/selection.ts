/**
 * What a person has picked at the table, token by token, and what can be chosen with it: marks it on
 * the board, and sends the choice once only one is left.
 */

import * as arrange from "../../board/pointing/arrange.js";
import { drop, foretold, grab, meant, narrow, only, press } from "../../board/pointing/choices.js";
import type { Action, Arranged, Brought, Choice, Marks, Placed, Pressed, Table } from "../../types/engine.js";
import type { App, TableCommand } from "../../types/page.js";
import type { TableSession } from "./session.js";

const NO_CHOICES: Choice[] = [];

/** So few legal actions stand as buttons too if they have short names, though they can be picked. */
const FEW = 3;

export class TableSelection {
  declare app: App;
  declare session: TableSession;
  /** The tokens of it. */
  picked: Set<string> = new Set();
  /** The choice under the pointer or the focus, which something tells of. */
  aimed: Choice | null = null;
  /** What the coach points at: tokens, ids of nodes, or actions as text. */
  points: Set<string> = new Set();
  /** Whether what can be chosen is not marked yet: something else is to be read first. */
  isUnlit = false;
  /** What presses would bring, and for what that holds. */
  #foretold = {
    choices: NO_CHOICES,
    picked: new Set() as ReadonlySet<string>,
    told: new Map() as Map<string, Brought>,
  };

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
  }

  /** What can be chosen now; beside an arrangement what no thing on the table stands for. */
  get choices() {
    const { isKept, isPlayable, table } = this.session;
    const offered = isPlayable && !isKept && table ? table.choices : NO_CHOICES;
    return this.offer ? offered.filter(({ picks }) => picks.length === 0) : offered;
  }

  /** What can be laid out now. */
  get offer() {
    return this.session.isPlayable ? this.session.draft.offer : null;
  }

  /** Whether others act, or what they did is still on its way to the board. */
  get isWaiting() {
    const { isAtHand, isKept, table } = this.session;
    const isOn = isAtHand && !isKept && table !== null && !table.over && table.curtain === null;
    return isOn && this.choices.length === 0 && !this.offer;
  }

  /** Choices that agree with what is selected. */
  get candidates() {
    return narrow(this.choices, this.picked).candidates;
  }

  /** What stands as buttons beside the board: what no thing on it stands for, or what has been begun. */
  get beside() {
    const { candidates, choices, offer, picked } = this;
    if (picked.size > 0 && !offer) return candidates;
    const bare = choices.filter(({ picks }) => picks.length === 0);
    const named = choices.filter(({ picks, short }) => picks.length === 0 || short);
    return named.length <= FEW && !offer ? named : bare;
  }

  /** The only way on; null where there are others, on the board or beside it. */
  get sole() {
    const [one, ...others] = this.candidates;
    return one && others.length === 0 && !this.offer ? one : null;
  }

  /**
   * The only one that there is, or the only one that no thing on the table stands for: as a rule that
   * ends the turn.
   */
  get ending() {
    const { choices } = this;
    const bare = choices.filter(({ picks }) => picks.length === 0);
    const [one, ...others] = choices.length === 1 ? choices : bare;
    return one && others.length === 0 ? one : null;
  }

  press(token: string) {
    const { session } = this;
    if (session.isKept) return;
    session.playback.arrive();
    const { isWaiting, offer, picked } = this;
    if (isWaiting) this.#tellAwaited();
    else if (offer) this.#arranged(arrange.press(offer, session.draft.placed, picked, token));
    else if (session.mayAct) this.#pressed(press(this.choices, picked, token));
  }

  drop(from: string, to: string) {
    const { session } = this;
    if (session.isKept) return;
    session.playback.arrive();
    const { offer, picked } = this;
    if (offer) this.#arranged(arrange.drop(offer, session.draft.placed, from, to));
    else if (session.mayAct) this.#pressed(drop(this.choices, picked, from, to));
  }

  grab(token: string) {
    const { session } = this;
    if (session.isKept) return;
    session.playback.arrive();
    const { offer, picked } = this;
    if (offer) this.pick(arrange.grab(offer, session.draft.placed, picked, token));
    else if (session.mayAct) this.pick(grab(this.choices, picked, token));
  }

  cancel() {
    if (this.picked.size > 0) this.pick(new Set());
  }

  /** Whether something is laid out that is not yet confirmed, and can be taken back. */
  get isLaid() {
    return !this.session.isKept && this.offer !== null && this.session.draft.placed.size > 0;
  }

  /** Gives up what is picked, or takes back what was laid out last. Returns whether there was either. */
  giveUp() {
    const { draft } = this.session;
    if (this.picked.size > 0) this.cancel();
    else if (this.isLaid) this.#laid(arrange.withoutLast(draft.placed));
    else return false;
    return true;
  }

  /** Lays these out, to be changed or confirmed. */
  lay(actions: Action[]) {
    if (!this.offer) return;
    this.#laid(arrange.laid(this.offer, actions));
  }

  /** Takes back all that is laid out and not yet confirmed. */
  clear() {
    this.#laid(arrange.NOTHING_PLACED);
  }

  /** These are picked now, and no others. */
  pick(picked: Set<string>) {
    this.picked = picked;
    this.aimed = null;
    this.session.refusal = null;
    this.mark(only(this.choices, picked));
    this.session.changed();
  }

  /** What was decided waits: it is shown, and nothing else can be picked. */
  keep() {
    this.picked = new Set();
    this.mark();
    this.session.changed();
  }

  /** Takes another table: what is picked stays while others act, unless it is impossible now. */
  take(table: Table, before: Table | null, cause: TableCommand["do"]) {
    const { picked } = this;
    this.aimed = null;
    const isLasting =
      cause === "news" && table.viewer === before?.viewer && table.seal === before?.seal;
    const isPossible = isLasting && narrow(table.choices, picked).candidates.length > 0;
    if (!isPossible) this.picked = new Set();
  }

  // What the board shows of it

  /** `token`: under the pointer or the focus. */
  hover(token: string | null) {
    if (this.offer) return;
    const { choices, picked } = this;
    const aimed = token === null ? only(choices, picked) : meant(choices, picked, token);
    this.aim(aimed);
  }

  /** What can be pressed, for the board. `aim`: whose outcome to foreshadow. */
  marks(aim: Choice | null = null): Marks {
    const { isUnlit, isWaiting, offer, session, points, picked } = this;
    const kept = session.isKept ? session.decided?.choice : null;
    const ghost = (kept ?? aim)?.ghost ?? [];
    const still = { live: new Set<string>(), targets: new Set<string>() };
    if (offer) {
      const marks = arrange.marks(offer, session.draft.placed, picked);
      return { ...marks, ...(session.isKept && still), ghost, points, isUnlit };
    }
    if (kept) return { ...still, chosen: new Set(kept.picks), ghost, points };
    const { live, targets } = narrow(this.choices, picked);
    return { live, targets, chosen: picked, ghost, told: this.#told(), points, isUnlit, isWaiting };
  }

  /** Tells the board of it. */
  mark(aim: Choice | null = null) {
    this.session.board?.setMarks(this.marks(aim));
  }

  /** Shows what a choice would do, with all that has to be pressed for it; null ends that. */
  preview(choice: Choice | null) {
    if (!choice) {
      this.aim(null);
      return;
    }
    const { points } = this;
    const { ghost, picks, target } = choice;
    const { live } = narrow(this.choices, this.picked);
    const targets = new Set(target === null ? [] : [target]);
    this.aimed = choice;
    this.session.board?.setMarks({ live, targets, chosen: new Set(picks), ghost, points });
    this.session.changed();
  }

  /** Tells what a choice would bring; null ends that. */
  aim(choice: Choice | null) {
    this.aimed = choice;
    this.mark(choice);
    this.session.changed();
  }

  /** What presses would bring: the same map while the same is offered and selected. */
  #told() {
    const { choices, picked } = this;
    const { choices: offered, picked: before, told } = this.#foretold;
    if (offered === choices && before === picked) return told;
    this.#foretold = { choices, picked, told: foretold(choices, picked) };
    return this.#foretold.told;
  }

  // What comes of a press

  #pressed({ selection, send, why }: Pressed) {
    this.pick(selection);
    if (send) this.session.act(send);
    else if (why) void this.#ask(why);
  }

  #arranged({ placed, selection, why }: Arranged) {
    const { draft, playback } = this.session;
    if (placed !== draft.placed) {
      draft.placed = placed;
      playback.showNow();
    }
    this.pick(selection);
    if (why) void this.#ask(why);
  }

  #laid(placed: Placed) {
    this.#arranged({ placed, selection: new Set(), why: null });
  }

  /** Says who is waited for. */
  #tellAwaited() {
    const { outgoing, playback, signal } = this.session;
    const prompt = playback.moment?.prompt;
    if (outgoing?.says) this.app.toasts.show(outgoing.says, null, signal);
    else if (prompt) this.session.refuse(prompt, null);
  }

  /** Has it told why nothing comes of it. */
  async #ask(picks: string[]) {
    const { app, session } = this;
    if (this.choices.length === 0 && !this.offer) return;
    const { table } = session;
    if (session.isEarly) {
      session.refuse({ key: "table-early-why" }, null);
      return;
    }
    const answer = await app.engine.ask({ do: "why", picks });
    if (session.table !== table) return; // it was of a table that is past
    if (answer.ok) session.refuse(answer.refusal.message, answer.refusal.rule);
    else session.trouble(answer);
  }
}
