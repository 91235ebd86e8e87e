/** Reads aloud what the log announces, if that is wanted. Nothing waits for it. */

import { HUMAN } from "../../model/setup.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Whether a game is meant for whoever is there: not a demonstration that nobody has joined. */
export function isMeant({ autosave, manner }: TableSession) {
  return manner.keeps !== "played" || autosave.isKept;
}

export class ReadAloud {
  declare app: App;
  declare session: TableSession;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    const { preferences, speech } = app;
    const heed = () => preferences.values.spoken || speech.stop();
    preferences.addEventListener("change", heed, { signal: session.signal });
    session.signal.addEventListener("abort", () => speech.stop());
  }

  say(texts: string[]) {
    const { preferences, speech, words } = this.app;
    const { spoken, volume } = preferences.values;
    if (spoken && isMeant(this.session) && !this.#isSecret())
      speech.say(texts, words.language, volume / 100);
  }

  /** Whether others at the screen would hear what one of them alone may know. */
  #isSecret() {
    const { rooms } = this.app;
    const { table } = this.session;
    const room = rooms.find(({ id }) => id === table?.game);
    const here = table?.seats.filter(({ who }) => who === HUMAN) ?? [];
    return here.length > 1 && (room?.traits.hidden ?? false);
  }
}
