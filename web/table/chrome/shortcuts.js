/** Keys that mean something wherever the focus is on a table, so that it need not leave the board. */

/** @import {TableSession} from "../session/session.js" */
/** @import {App} from "../../types/page.js" */

/**
 * @param {App} app
 * @param {TableSession} session
 * @param {{askKeys: () => void, sound: () => void}} act what else a key does: open the list of keys,
 *   switch the sounds on or off
 * @param {AbortSignal} signal
 */
export function listenForKeys({ preferences }, session, { askKeys, sound }, signal) {
  const { hintRequest, botTurns } = session;
  const isOn = () => preferences.values.letters;

  /** @param {KeyboardEvent} event */
  function hear(event) {
    if (!isCommand(event)) return;
    if (isAlone(event, "?")) {
      event.preventDefault();
      // What has the focus may hear a key alone, whatever is switched off.
      if (!session.board?.explainFocused() && isOn()) askKeys();
    } else if (isAlone(event, "h") && isOn()) {
      if (hintRequest.hint) hintRequest.close();
      else hintRequest.ask();
    } else if (isAlone(event, "m") && isOn()) {
      sound();
    } else if (event.key === "Enter" && event.shiftKey) {
      // Also if it is pressed a moment too late.
      event.preventDefault();
      event.stopPropagation();
      botTurns.hurry();
    }
  }

  document.addEventListener("keydown", hear, { capture: true, signal });
}

/**
 * Says by which key alone a button can be pressed, unless such keys are switched off.
 * @param {App} app
 * @param {HTMLElement} button
 * @param {string} key
 */
export function tellKey({ preferences }, button, key) {
  if (preferences.values.letters) button.setAttribute("aria-keyshortcuts", key);
  else button.removeAttribute("aria-keyshortcuts");
}

/**
 * Whether a key may stand for a command: not while something is written, nor under a dialog.
 * @param {KeyboardEvent} event
 */
function isCommand({ target }) {
  if (target instanceof Element && target.closest("input, select, textarea")) return false;
  return !document.querySelector("dialog:modal");
}

/**
 * @param {KeyboardEvent} event
 * @param {string} wanted
 */
function isAlone({ altKey, ctrlKey, key, metaKey }, wanted) {
  return key.toLowerCase() === wanted && !altKey && !ctrlKey && !metaKey;
}
