/** What has come to the device that deals, and how it is taken up at the table: each thing once, whatever the disk does. */

import { toBase64 } from "../../post/plain-bytes.js";
import { nameAt } from "./post-words.js";
import type { Arrived, PostGame } from "../../model/post-game.js";
import type { PostGames } from "../../post/post-games.js";
import type { TableSession } from "../../table/session/session.js";
import type { AnswerTaken } from "../../types/engine.js";
import type { App } from "../../types/page.js";

export class PostArrivals {
  declare app: App;
  declare games: PostGames;
  declare session: TableSession;
  /** What was here from the start: the disk may not have taken it. */
  declare brought: Arrived[];
  /** What was taken up here, by its key: it comes off the disk once the table is there. */
  taken: Set<string> = new Set();

  constructor(app: App, games: PostGames, session: TableSession, { arrived }: PostGame) {
    this.app = app;
    this.games = games;
    this.session = session;
    this.brought = arrived;
  }

  /** What of a game is still to be taken up. */
  due({ arrived }: PostGame): Arrived[] {
    const stored = new Set(arrived.map(keyOf));
    const lacking = this.brought.filter((each) => !stored.has(keyOf(each)));
    return [...arrived, ...lacking].filter((each) => !this.taken.has(keyOf(each)));
  }

  /** Another page goes on with the table: what was taken up here may not be at its table. */
  leave() {
    this.taken.clear();
  }

  /** Where something has come that is said, and nothing is chosen until it is taken up. */
  hold(game: PostGame) {
    if (this.due(game).length > 0) this.session.offer({ says: this.app.words.t("post-opening"), holds: true, buttons: [] });
  }

  /** One can choose again. */
  #release() {
    if (this.session.outgoing?.holds) this.session.offer(null);
  }

  /**
   * Whether something that has come has changed the table, or could not be taken up: then there will
   * be another one.
   */
  async takeUp(game: PostGame): Promise<boolean> {
    const due = this.due(game);
    if (due.length > 0) return this.#takeUp(game, due).finally(() => this.#release());
    if (game.arrived.length > 0) void this.#forget(game, false);
    return false;
  }

  async #takeUp(game: PostGame, due: Arrived[]) {
    this.hold(game);
    await this.session.idle();
    const told = new Set<string>();
    let isChanged = false;
    for (const each of due) {
      const taken = await this.#taken(each);
      if (!taken) return true;
      told.add(this.#saysOf(game, each, taken));
      isChanged ||= taken.changed;
    }
    // At once, as each notice takes the place of the one before.
    this.app.toasts.show([...told].join(" "));
    for (const each of due) this.taken.add(keyOf(each));
    if (!isChanged) this.save();
    else if (!(await this.lay())) {
      this.leave();
      return true;
    }
    this.#release();
    if (!(await this.#forget(game, isChanged))) this.app.toasts.show([...told, this.app.words.t("error-storage")].join(" "));
    return isChanged;
  }

  async #taken({ isRequest, number, plain, seat }: Arrived) {
    const answer = await this.app.engine.ask({ do: "take_answer", seat, number, plain: toBase64(plain), request: isRequest });
    if (answer.ok) return answer;
    this.session.trouble(answer);
    return null;
  }

  #saysOf({ seats }: PostGame, { seat }: Arrived, { counted, found, count }: AnswerTaken) {
    return this.app.words.t(`post-taken-${found}`, { name: nameAt(this.app, seats, seat), counted, count });
  }

  /** Shows the table as it is now; whether it could be had. */
  async lay() {
    const answer = await this.app.engine.ask({ do: "news", seat: null, since: null, frame: this.session.measure() });
    if (answer.ok) this.session.hear(answer);
    else this.session.trouble(answer);
    return answer.ok;
  }

  /** Keeps the table with what it does not show. */
  save() {
    const { autosave, table } = this.session;
    if (table) autosave.save(table);
  }

  /** Takes off the disk what was taken up, once the table is on it; whether both are so. */
  async #forget({ id }: PostGame, isChanged: boolean) {
    if (!(await this.app.saves.settled())) return false;
    const done = new Set(this.taken);
    const isLeft = (each: Arrived) => !done.has(keyOf(each));
    const next = await this.games.change(id, ({ arrived, turn }) => ({ arrived: arrived.filter(isLeft), turn: isChanged ? "own" : turn }));
    if (next === null) return false;
    this.brought = this.brought.filter(isLeft);
    for (const key of done) this.taken.delete(key);
    return true;
  }
}

function keyOf({ isRequest, number, plain, seat }: Arrived) {
  return [seat, number, isRequest, toBase64(plain)].join(" ");
}
