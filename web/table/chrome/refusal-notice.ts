/** Says why something is not done, with the way to the rule, until something else is pressed. */

import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

export class RefusalNotice {
  declare app: App;
  declare session: TableSession;
  declare showRule: (rule: string) => void;
  /** Takes the notice away that is shown. */
  withdraw: () => void = () => {};

  constructor(app: App, session: TableSession, showRule: (rule: string) => void) {
    this.app = app;
    this.session = session;
    this.showRule = showRule;
    session.when(
      () => [session.refusal],
      () => this.#tell(),
    );
  }

  #tell() {
    const { app, session } = this;
    this.withdraw();
    this.withdraw = () => {};
    if (!session.refusal || !session.table) return;
    const { message, rule } = session.refusal;
    const action = rule && {
      label: app.words.t("table-rule", { rule }),
      act: () => this.showRule(rule),
    };
    this.withdraw = app.toasts.show(app.words.say(message), action || null, session.signal);
  }
}
