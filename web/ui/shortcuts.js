/** Keys that mean something wherever the focus is on a table, so that it need not leave the board. */

/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/**
 * @param {App} app
 * @param {Play} play
 * @param {{askKeys: () => void, sound: () => void}} act what else a key does: open the list of keys,
 *   switch the sounds on or off
 * @param {AbortSignal} signal
 */
export function listenForKeys({ preferences }, play, { askKeys, sound }, signal) {
  const { advising, bots } = play;

  /** @param {KeyboardEvent} event */
  function hear(event) {
    if (isLetter(event, "?")) {
      event.preventDefault();
      if (!play.stage?.explainFocused()) askKeys();
    } else if (isLetter(event, "h") && preferences.values.letters) {
      if (advising.hint) advising.close();
      else advising.ask();
    } else if (isLetter(event, "m") && preferences.values.letters) {
      sound();
    } else if (event.key === "Enter" && event.shiftKey) {
      // Also if it is pressed a moment too late.
      event.preventDefault();
      event.stopPropagation();
      bots.hurry();
    }
  }

  document.addEventListener("keydown", hear, { capture: true, signal });
}

/**
 * Whether a key alone was pressed that stands for a command: not while something is written, nor
 * under a dialog.
 * @param {KeyboardEvent} event
 * @param {string} letter
 */
function isLetter({ altKey, ctrlKey, key, metaKey, target }, letter) {
  if (key.toLowerCase() !== letter || altKey || ctrlKey || metaKey) return false;
  if (target instanceof Element && target.closest("input, select, textarea")) return false;
  return !document.querySelector("dialog:modal");
}
