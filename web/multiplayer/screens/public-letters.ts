/** A device that plays nobody, as a laptop at the television: letters are large there, for everybody. */

import { setText } from "../../page/text-size.js";
import type { App } from "../../types/page.js";

/** Letters are so large that a screen has this much room, in pixels of usual letters: a table and a column beside it. */
const ROOM = { width: 960, height: 600 };

/** Times the usual size, which is enough from three metres. */
const LARGEST = 2;

/** How large letters are on a screen that everybody looks at, in hundredths. `usual`: those that were chosen. */
export function lettersFor(width: number, height: number, usual: number) {
  const room = Math.min(width / ROOM.width, height / ROOM.height, LARGEST);
  return Math.max(usual, Math.floor(room * 20) * 5);
}

/** Whether letters become larger by that on this screen. */
export function canEnlarge({ preferences }: App) {
  const { text } = preferences.values;
  return lettersFor(innerWidth, innerHeight, text) > text;
}

/** Letters are that large until the signal aborts, while all look at it. Returns what asks anew whether they do. */
export function enlarge({ preferences }: App, signal: AbortSignal, isForAll = () => true) {
  const show = () => {
    const { values } = preferences;
    setText(isForAll() ? { ...values, text: lettersFor(innerWidth, innerHeight, values.text) } : values);
  };
  preferences.addEventListener("change", show, { signal });
  window.addEventListener("resize", show, { signal });
  signal.addEventListener("abort", () => setText(preferences.values));
  show();
  return show;
}
