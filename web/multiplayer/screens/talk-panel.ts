/** People at a table talk: short words, and the wish to take something back, which all must grant. */

import { SAYINGS, isSaying } from "../protocol/talk/sayings.js";
import { button } from "../../components/controls.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { Toasts } from "../../components/toasts.js";
import { hear } from "../../kit/hear.js";
import { SandGlass } from "./sand-glass.js";
import type { TableDialogs } from "../../table/dialogs/table-dialogs.js";
import type { TableSession } from "../../table/session/session.js";
import type { App } from "../../types/page.js";
import type { Guest } from "../protocol/seats/guest.js";
import type { Host } from "../protocol/seats/host.js";
import type { Ballot } from "../protocol/talk/take-backs.js";

export class TalkPanel {
  declare app: App;
  declare company: Host | Guest;
  declare dialogs: TableDialogs;
  /** Words stay while things happen at the table. */
  declare toasts: Toasts;
  /** Seats whose words are not shown. */
  muted: Set<number> = new Set();
  declare button: HTMLButtonElement;

  constructor(app: App, company: Host | Guest, dialogs: TableDialogs, signal: AbortSignal) {
    this.app = app;
    this.company = company;
    this.dialogs = dialogs;
    this.toasts = new Toasts(() => app.words.t("shell-close"));
    this.toasts.element.classList.add("talk-toasts");
    document.body.append(this.toasts.element);
    signal.addEventListener("abort", () => this.toasts.element.remove());
    this.button = make(
      "button",
      {
        class: "icon-button",
        type: "button",
        "aria-haspopup": "dialog",
        on: { click: () => this.open() },
      },
      icon("talk"),
    );
    const decided = ({ isGranted }: { isGranted: boolean }) =>
      this.toasts.show(app.words.t(isGranted ? "talk-granted" : "talk-denied"));
    const said = ({ seat, what }: { seat: number; what: string }) => this.#said(seat, what);
    const ballot = ({ id, seat }: Ballot) => dialogs.show(() => this.#ask(id, seat), true);
    hear(company, { ballot, decided, said }, signal);
    this.speak();
  }

  speak() {
    this.button.setAttribute("aria-label", this.app.words.t("talk-title"));
  }

  /** Reminds who is waited for. */
  watch(session: TableSession, rail: HTMLElement) {
    new SandGlass(session, rail, () => this.toasts.show(this.app.words.t("talk-waiting")));
  }

  /** Asks what is to be said. */
  open() {
    this.dialogs.show(() => this.#open(), true);
  }

  #said(seat: number, what: string) {
    const { words } = this.app;
    if (this.muted.has(seat) || !isSaying(what)) return;
    const name = words.seatName(seat);
    const mute = { label: words.t("talk-mute"), act: () => void this.muted.add(seat) };
    this.toasts.show(words.t("talk-said", { name, words: words.t(`say-${what}`) }), mute);
  }

  #open() {
    const { company } = this;
    const { words } = this.app;
    const press = (act: () => void) => () => {
      act();
      opened.close();
    };
    const opened = dialog(
      { title: words.t("talk-title"), class: "talk", closeLabel: words.t("shell-close") },
      make(
        "div",
        { class: "talk-sayings" },
        ...SAYINGS.map((what) => button(words.t(`say-${what}`), press(() => company.say(what)))),
      ),
      button(words.t("talk-wish"), press(() => company.wish()), { sign: "undo" }),
      make("p", { class: "fine" }, words.t("talk-wish-about")),
      this.muted.size > 0 && button(words.t("talk-unmute"), press(() => this.muted.clear())),
    );
    openModal(opened);
    return opened;
  }

  #ask(id: string, seat: number) {
    const { words } = this.app;
    let isFor = false;
    const answer = (given: boolean) => () => {
      isFor = given;
      opened.close();
    };
    const opened = dialog(
      { title: words.t("talk-ballot", { name: words.seatName(seat) }), class: "talk" },
      make(
        "div",
        { class: "dialog-buttons" },
        button(words.t("talk-grant"), answer(true), { look: "primary" }),
        button(words.t("talk-deny"), answer(false)),
      ),
    );
    opened.addEventListener("close", () => this.company.vote(id, isFor));
    openModal(opened);
    return opened;
  }
}
