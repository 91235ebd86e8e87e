/** The bar shown in place of the orders while the stage shows a past moment. */

import { fill, fresh, make } from "./dom.js";
import { neighbour } from "./record.js";

/** @import {Words} from "../words.js" */
/** @import {Play} from "./play.js" */

export class Lookback {
  /** @param {Words} words @param {Play} play */
  constructor(words, play) {
    this.words = words;
    this.play = play;
    this.element = make("div", { class: "lookback", hidden: true, role: "status" });
  }

  show() {
    const { play, words } = this;
    const { looking } = play;
    this.element.hidden = looking === null;
    if (looking === null) {
      fill(this.element);
      return;
    }
    const [hint, playOn] = play.past.branch === null ? [] : this.#playOn();
    fill(
      this.element,
      make("p", { class: "lookback-title" }, words.t("lookback-title")),
      this.#step(looking, -1, words.t("lookback-earlier"), "‹"),
      this.#step(looking, 1, words.t("lookback-later"), "›"),
      hint,
      make(
        "div",
        { class: "lookback-buttons" },
        playOn,
        button(words.t("lookback-return"), () => play.past.leave()),
      ),
    );
  }

  /** Explains what playing on from there means, with the button for it. */
  #playOn() {
    const { play, words } = this;
    const id = fresh("hint");
    const hint = make("p", { class: "lookback-hint", id }, words.t("lookback-branch-hint"));
    const playOn = button(words.t("lookback-branch"), () => void play.past.playOn());
    playOn.setAttribute("aria-describedby", id);
    return [hint, playOn];
  }

  /**
   * @param {number} from
   * @param {-1 | 1} by
   * @param {string} label
   * @param {string} sign
   */
  #step(from, by, label, sign) {
    const to = neighbour(this.play.showing.toldLines, from, by);
    const click = () => to !== null && this.#look(to, label);
    return make(
      "button",
      {
        class: "icon-button",
        type: "button",
        "aria-label": label,
        disabled: to === null,
        on: { click },
      },
      sign,
    );
  }

  /**
   * Shows that moment; the focus stays on the button that led there.
   * @param {number} to
   * @param {string} label
   */
  async #look(to, label) {
    await this.play.past.look(to);
    const buttons = /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll("button")]);
    buttons.find((each) => each.getAttribute("aria-label") === label)?.focus();
  }
}

/** @param {string} label @param {() => void} click */
function button(label, click) {
  return make("button", { class: "button", type: "button", on: { click } }, label);
}
