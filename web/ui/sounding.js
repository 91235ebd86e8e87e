/** What is heard and felt at a table: what happens, and that it is one's turn. Nobody needs it to play. */

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { tellKey } from "./shortcuts.js";

/** @import {Play} from "./play.js" */
/** @import {Preferences} from "./preferences.js" */
/** @import {App} from "./types.js" */

/** Milliseconds for which a device that can be felt moves when it is one's turn. */
const NUDGE = 35;

const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether sounds are to be heard: as was chosen, or else where motion is not reduced. @param {Preferences} preferences */
export function isLoud({ values }) {
  return values.sound ?? !CALM.matches;
}

/** Whether the device is to be felt, as for sounds. @param {Preferences} preferences */
export function isFelt({ values }) {
  return values.nudge ?? !CALM.matches;
}

/** Whether the device can be felt. */
export function canNudge() {
  return typeof navigator.vibrate === "function";
}

export class Sounding {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    /** What was to be done at the last moment that came to rest. @type {"own" | "other" | "over" | null} */
    this.state = null;
    this.isNew = app.starting.has(play.id);
    this.button = make("button", {
      class: "icon-button sound-switch",
      type: "button",
      on: { click: () => this.toggle() },
    });
    this.show();
  }

  show() {
    const { preferences, words } = this.app;
    this.button.replaceChildren(icon(isLoud(preferences) ? "loud" : "quiet"));
    this.button.setAttribute("aria-label", words.t("settings-sound"));
    this.button.setAttribute("title", words.t("settings-sound"));
    this.button.setAttribute("aria-pressed", String(isLoud(preferences)));
    tellKey(this.app, this.button, "m");
  }

  toggle() {
    const { preferences } = this.app;
    preferences.set("sound", !isLoud(preferences));
  }

  /** Switches them by a key, and says so: the button that shows it may be anywhere. */
  toggleAloud() {
    this.toggle();
    const { preferences, toasts, words } = this.app;
    toasts.show(words.t(isLoud(preferences) ? "sound-on" : "sound-off"));
  }

  /** Lines of the log are about to be told. */
  hear() {
    this.#play(this.play.showing.untold.flatMap(({ sound }) => (sound ? [sound] : [])));
  }

  /** The moment on the stage has come to rest. */
  settle() {
    const { table } = this.play;
    if (!table || !this.play.isAtHand) return;
    const isOwn = table.viewer !== null && table.acting.includes(table.viewer);
    const state = table.over ? "over" : isOwn ? "own" : "other";
    const before = this.state;
    this.state = state;
    if (before === null) this.#play(this.isNew ? ["wave"] : []);
    else if (state === before || table.lesson) return;
    else if (state === "over") this.#play(["wave"]);
    else if (state === "own") this.#call();
  }

  #call() {
    this.#play(["bell"]);
    if (this.#isMeant && isFelt(this.app.preferences) && navigator.userActivation?.hasBeenActive)
      navigator.vibrate?.(NUDGE);
  }

  /** Nobody who only passes by a demonstration hears it. */
  get #isMeant() {
    const { keeping, manner } = this.play;
    return manner.keeps !== "played" || keeping.isKept;
  }

  /** @param {import("../sound.js").SoundName[]} names */
  #play(names) {
    const { preferences, sounds } = this.app;
    if (this.#isMeant && isLoud(preferences)) sounds.play(names, preferences.values.volume / 100);
  }
}
