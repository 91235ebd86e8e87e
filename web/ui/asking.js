/** What somebody asks for at a table, once its script is here. */

import { Late, loadAgain } from "../late.js";

/** @import {Choice} from "../types.js" */
/** @import {Coach} from "./coach.js" */
/** @import {Dialogs} from "./dialogs.js" */
/** @import {Friends} from "./friends.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/** @typedef {typeof import("./asked.js")} Asked */

const asked = new Late(() => import("./asked.js"));

export class Asking {
  /** @param {App} app @param {Play} play @param {Dialogs} dialogs */
  constructor(app, play, dialogs) {
    this.app = app;
    this.play = play;
    this.dialogs = dialogs;
  }

  keys() {
    void this.#open(({ openKeys }) => openKeys(this.app));
  }

  share() {
    void this.#open(({ openSharing }) => openSharing(this.app, this.play));
  }

  picture() {
    void this.#open(({ openPicture }) => openPicture(this.app, this.play));
  }

  /** Says how a decision compares, if it was another try. @param {{position: number, choice: Choice}} decided */
  compare({ position, choice }) {
    const { app, play } = this;
    const trial = app.trials.get(play.id);
    if (trial?.mistake.position === position)
      void this.#open(({ openTrial }) => openTrial(app, play, trial, choice));
  }

  /** @param {Coach} coach @param {Friends} friends @param {() => void} again plays once more */
  menu(coach, friends, again) {
    const { app, play } = this;
    const { table } = play;
    const picture = () => this.picture();
    const share = () => this.share();
    const act = { again, picture, share };
    if (table) void this.#open(({ openMenu }) => openMenu(app, play, table, act, { coach, friends }));
  }

  /** @param {(part: Asked) => HTMLDialogElement} open a dialog that lasts */
  async #open(open) {
    const part = asked.here ?? (await this.come());
    if (part) this.dialogs.show(() => open(part), true);
  }

  /** The script: null once the table is closed, or where it cannot be had, which is said. */
  async come() {
    const part = await asked.come().catch(() => null);
    const { toasts, words } = this.app;
    if (this.play.closed) return null;
    const again = { label: words.t("shell-retry"), act: () => void loadAgain() };
    if (!part) toasts.show(words.t("shell-failed"), again);
    return part;
  }
}
