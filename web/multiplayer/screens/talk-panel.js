/** People at a table talk: short words, and the wish to take something back, which all must grant. */

import { SAYINGS } from "../protocol/talk/sayings.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { Toasts } from "../../components/toasts.js";
import { SandGlass } from "./sand-glass.js";

/** @import {Guest} from "../protocol/seats/guest.js" */
/** @import {Host} from "../protocol/seats/host.js" */
/** @import {TableDialogs} from "../../table/dialogs/table-dialogs.js" */
/** @import {TableSession} from "../../table/session/session.js" */
/** @import {App} from "../../types/page.js" */

export class TalkPanel {
  /**
   * @param {App} app
   * @param {Host | Guest} company
   * @param {TableDialogs} dialogs
   * @param {AbortSignal} signal
   */
  constructor(app, company, dialogs, signal) {
    this.app = app;
    this.company = company;
    this.dialogs = dialogs;
    /** Words stay while things happen at the table. */
    this.toasts = new Toasts(() => app.words.t("shell-close"));
    this.toasts.element.classList.add("talk-toasts");
    document.body.append(this.toasts.element);
    signal.addEventListener("abort", () => this.toasts.element.remove());
    /** Seats whose words are not shown. @type {Set<number>} */
    this.muted = new Set();
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
    /** @type {Record<string, (detail: any) => void>} */
    const hear = {
      said: ({ seat, what }) => this.#said(seat, what),
      ballot: ({ id, seat }) => dialogs.show(() => this.#ask(id, seat), true),
      decided: ({ isGranted }) =>
        this.toasts.show(app.words.t(isGranted ? "talk-granted" : "talk-denied")),
    };
    for (const [name, act] of Object.entries(hear))
      company.addEventListener(
        name,
        (event) => act(/** @type {CustomEvent} */ (event).detail),
        { signal },
      );
    this.speak();
  }

  speak() {
    this.button.setAttribute("aria-label", this.app.words.t("talk-title"));
  }

  /** Reminds who is waited for. @param {TableSession} session @param {HTMLElement} rail */
  watch(session, rail) {
    new SandGlass(session, rail, () => this.toasts.show(this.app.words.t("talk-waiting")));
  }

  /** Asks what is to be said. */
  open() {
    this.dialogs.show(() => this.#open(), true);
  }

  /** @param {number} seat @param {string} what */
  #said(seat, what) {
    const { words } = this.app;
    if (this.muted.has(seat) || !SAYINGS.some((each) => each === what)) return;
    const name = words.seatName(seat);
    const mute = { label: words.t("talk-mute"), act: () => void this.muted.add(seat) };
    this.toasts.show(words.t("talk-said", { name, words: words.t(`say-${what}`) }), mute);
  }

  #open() {
    const { company } = this;
    const { words } = this.app;
    const press = (/** @type {() => void} */ act) => ({
      click: () => {
        act();
        opened.close();
      },
    });
    const opened = dialog(
      { title: words.t("talk-title"), class: "talk", closeLabel: words.t("shell-close") },
      make(
        "div",
        { class: "talk-sayings" },
        ...SAYINGS.map((what) =>
          make(
            "button",
            { class: "button", type: "button", on: press(() => company.say(what)) },
            words.t(`say-${what}`),
          ),
        ),
      ),
      make(
        "button",
        { class: "button", type: "button", on: press(() => company.wish()) },
        icon("undo"),
        words.t("talk-wish"),
      ),
      make("p", { class: "fine" }, words.t("talk-wish-about")),
      this.muted.size > 0 &&
        make(
          "button",
          { class: "button", type: "button", on: press(() => this.muted.clear()) },
          words.t("talk-unmute"),
        ),
    );
    openModal(opened);
    return opened;
  }

  /** @param {string} id @param {number} seat */
  #ask(id, seat) {
    const { words } = this.app;
    let isFor = false;
    const answer = (/** @type {boolean} */ given) => () => {
      isFor = given;
      opened.close();
    };
    const opened = dialog(
      { title: words.t("talk-ballot", { name: words.seatName(seat) }), class: "talk" },
      make(
        "div",
        { class: "share-buttons" },
        make(
          "button",
          { class: "button primary", type: "button", on: { click: answer(true) } },
          words.t("talk-grant"),
        ),
        make(
          "button",
          { class: "button", type: "button", on: { click: answer(false) } },
          words.t("talk-deny"),
        ),
      ),
    );
    opened.addEventListener("close", () => this.company.vote(id, isFor));
    openModal(opened);
    return opened;
  }
}
