/** Keys that mean something wherever the focus is on a table, so that it need not leave the board. */

import { typedKey } from "../../kit/typed-key.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** `act`: what else a key does: open the list of keys, switch the sounds on or off. */
export function listenForKeys(
  { preferences }: App,
  session: TableSession,
  { askKeys, sound }: { askKeys: () => void; sound: () => void },
  signal: AbortSignal,
) {
  const { hintRequest, botTurns } = session;
  const isOn = () => preferences.values.letters;

  function hear(event: KeyboardEvent) {
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

/** Says by which key alone a button can be pressed, unless such keys are switched off. */
export function tellKey({ preferences }: App, button: HTMLElement, key: string) {
  if (preferences.values.letters) button.setAttribute("aria-keyshortcuts", key);
  else button.removeAttribute("aria-keyshortcuts");
}

/** Whether a key may stand for a command: not while something is written, nor under a dialog. */
function isCommand({ target }: KeyboardEvent) {
  if (target instanceof Element && target.closest("input, select, textarea")) return false;
  return !document.querySelector("dialog:modal");
}

function isAlone(event: KeyboardEvent, wanted: string) {
  const { altKey, ctrlKey, metaKey } = event;
  return typedKey(event) === wanted && !altKey && !ctrlKey && !metaKey;
}
