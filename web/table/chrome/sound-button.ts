/** What is heard and felt at a table: what happens, and that it is one's turn. Nobody needs it to play. */

import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { isFelt, isLoud } from "../../sound/feedback.js";
import { isMeant } from "../panels/read-aloud.js";
import { tellKey } from "./shortcuts.js";
import type { SoundName } from "../../sound/sounds.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Milliseconds for which a device that can be felt moves when it is one's turn. */
const NUDGE = 35;

export class SoundButton {
  declare app: App;
  declare session: TableSession;
  /** What was to be done at the last moment that came to rest. */
  state: "own" | "other" | "over" | null = null;
  declare isNew: boolean;
  declare button: HTMLButtonElement;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    this.isNew = app.pendingGames.has(session.id);
    this.button = make("button", {
      class: "icon-button sound-switch",
      type: "button",
      on: { click: () => this.toggle() },
    });
    session.watch(
      () => [this.isAudible],
      () => this.#show(),
    );
    const { playback } = session;
    session.when(
      () => [playback.lines, playback.told],
      () => this.#hear(),
    );
    session.when(
      () => [playback.rests],
      () => this.#settle(),
    );
    app.preferences.addEventListener("change", () => session.changed(), { signal: session.signal });
  }

  /** Whether sounds or a voice are to be heard. */
  get isAudible() {
    const { preferences, speech } = this.app;
    return isLoud(preferences) || (preferences.values.spoken && !speech.isMuted);
  }

  #show() {
    const { words } = this.app;
    this.button.replaceChildren(icon(this.isAudible ? "loud" : "quiet"));
    this.button.setAttribute("aria-label", words.t("settings-sound"));
    this.button.setAttribute("title", words.t("settings-sound"));
    this.button.setAttribute("aria-pressed", String(this.isAudible));
    tellKey(this.app, this.button, "m");
  }

  /** Silences all there is to be heard, the voice too, or lets it be heard again. */
  toggle() {
    const { preferences, speech } = this.app;
    const isOn = !this.isAudible;
    speech.mute(!isOn);
    preferences.set("sound", isOn);
  }

  /** Switches them by a key, and says so: the button that shows it may be anywhere. */
  toggleAloud() {
    this.toggle();
    const { toasts, words } = this.app;
    toasts.show(words.t(this.isAudible ? "sound-on" : "sound-off"));
  }

  /** Lines of the log are about to be told. */
  #hear() {
    this.#play(this.session.playback.untold.flatMap(({ sound }) => (sound ? [sound] : [])));
  }

  /** The moment on the board has come to rest. */
  #settle() {
    const { table } = this.session;
    if (!table || !this.session.isAtHand) return;
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
    if (isMeant(this.session) && isFelt(this.app.preferences) && navigator.userActivation?.hasBeenActive)
      navigator.vibrate?.(NUDGE);
  }

  #play(names: SoundName[]) {
    const { preferences, sounds } = this.app;
    if (isMeant(this.session) && isLoud(preferences)) sounds.play(names, preferences.values.volume / 100);
  }
}
