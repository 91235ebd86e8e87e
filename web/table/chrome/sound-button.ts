/** What is heard and felt at a table: what happens, and that it is one's turn. Nobody needs it to play. */

import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { isFelt, isLoud } from "../../sound/feedback.js";
import { isMeant } from "../panels/read-aloud.js";
import { HUMAN } from "../../model/setup.js";
import { tellKey } from "./shortcuts.js";
import type { SoundName } from "../../sound/sounds.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Seconds after which a tune follows what is heard of the end. */
const ENDING = 2.2;
/** Milliseconds for which a device that can be felt moves when it is one's turn. */
const NUDGE = 35;

export class SoundButton {
  declare app: App;
  declare session: TableSession;
  /** What was to be done at the last moment that came to rest. */
  state: "own" | "other" | "over" | null = null;
  declare isNew: boolean;
  /** What had begun at the table when its tune was played. */
  begun: number | null = null;
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
    this.#touch(this.session.playback.untold.flatMap(({ sound }) => (sound ? [sound] : [])));
  }

  /** The moment on the board has come to rest. */
  #settle() {
    const { table } = this.session;
    if (!table || !this.session.isAtHand) return;
    const isOwn = table.viewer !== null && table.acting.includes(table.viewer);
    const state = table.over ? "over" : isOwn ? "own" : "other";
    const before = this.state;
    this.state = state;
    if (state !== "over") this.#begin(table);
    if (before === null) this.#touch(this.isNew ? ["wave"] : []);
    else if (state === before || table.lesson) return;
    else if (state === "over") this.#end(table);
    else if (state === "own") this.#call();
  }

  /** Somebody has come to a game, or another one has begun. */
  #begin(table: Table) {
    const { begun } = this.session;
    if (this.begun === begun || table.lesson) return;
    this.begun = begun;
    this.#play(table);
  }

  /** The game has come to its end here. */
  #end(table: Table) {
    this.#touch([endingFor(table)]);
    this.#play(table, ENDING);
  }

  #call() {
    this.#touch(["bell"]);
    if (isMeant(this.session) && isFelt(this.app.preferences) && navigator.userActivation?.hasBeenActive)
      navigator.vibrate?.(NUDGE);
  }

  #touch(names: SoundName[]) {
    if (isMeant(this.session)) this.app.sounds.touch(names);
  }

  /** The tune of the table's room, once, while somebody stays. */
  #play({ game }: Table, after = 0) {
    if (isMeant(this.session)) this.app.sounds.play(game, this.session.signal, after);
  }
}

/** Whoever looks on, or shares the screen, is glad with the winner. */
export function endingFor({ ranks, seats, viewer }: Pick<Table, "ranks" | "seats" | "viewer">) {
  const isAlone = viewer !== null && seats.filter(({ who }) => who === HUMAN).length === 1;
  const hasWon = isAlone ? ranks?.[viewer] === 1 : ranks?.includes(1);
  return hasWon ? "won" : "lost";
}
