/** What somebody asks for at a table, once its script is here. */

import { LatePart } from "../../kit/late-part.js";
import { Lazy, loadAgain } from "../../kit/lazy.js";
import type { App } from "../../types/page.js";
import type { Coach } from "../panels/coach.js";
import type { Decided, TableSession } from "../session/session.js";
import type { Friends } from "./friends.js";
import type { TableDialogs } from "./table-dialogs.js";

export type Asked = typeof import("./lazy-dialogs.js");

const asked = new Lazy(() => import("./lazy-dialogs.js"));

export class DialogOpener {
  declare app: App;
  declare session: TableSession;
  declare dialogs: TableDialogs;
  /** The script, on its way. */
  coming: Promise<Asked | null> | null = null;

  constructor(app: App, session: TableSession, dialogs: TableDialogs) {
    this.app = app;
    this.session = session;
    this.dialogs = dialogs;
    session.when(
      () => [session.decided],
      () => session.decided && this.#compare(session.decided),
    );
  }

  keys() {
    void this.#open(({ openKeys }) => openKeys(this.app));
  }

  share() {
    void this.#open(({ openSharing }) => openSharing(this.app, this.session));
  }

  picture() {
    void this.#open(({ openPicture }) => openPicture(this.app, this.session));
  }

  /** Says how a decision compares, if it was another try. */
  #compare({ position, choice }: Decided) {
    const { app, session } = this;
    const trial = app.trials.get(session.id);
    if (trial?.mistake.position === position)
      void this.#open(({ openTrial }) => openTrial(app, session, trial, choice));
  }

  /** `again` plays once more. */
  menu(coach: Coach, friends: Friends, again: () => void) {
    const { app, session } = this;
    const { table } = session;
    const picture = () => this.picture();
    const share = () => this.share();
    const act = { again, picture, share };
    if (table) void this.#open(({ openMenu }) => openMenu(app, session, table, act, { coach, friends }));
  }

  /** `open`: a dialog that lasts. */
  async #open(open: (part: Asked) => HTMLDialogElement) {
    const part = asked.here ?? (await this.come());
    if (part) this.dialogs.show(() => open(part), true);
  }

  /** A part of the table that is made with the script once it is wanted. */
  late<Part>(make: (part: Asked) => Part) {
    return new LatePart(() => this.come(), make);
  }

  /** The script: null once the table is closed, or where it cannot be had, which is said once to all. */
  come() {
    this.coming ??= this.#come().finally(() => (this.coming = null));
    return this.coming;
  }

  async #come() {
    const part = await asked.come().catch(() => null);
    const { toasts, words } = this.app;
    if (this.session.closed) return null;
    const again = { label: words.t("shell-retry"), act: () => void loadAgain() };
    if (!part) toasts.show(words.t("shell-failed"), again, this.session.signal);
    return part;
  }
}
