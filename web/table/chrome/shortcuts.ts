/** Keys that mean something wherever the focus is on a table, so that it need not leave the board. */

import { typedKey } from "../../kit/typed-key.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** What keys do: open the list of keys, ask for a hint or close it, and so on. */
interface Acts {
  askKeys: () => void;
  hint: () => void;
  /** Whether there was something to be given up, from wherever the focus is. */
  giveUp: () => boolean;
  sound: () => void;
  /** To the next thing on the table that can be used, or the one before. */
  walk: (step: 1 | -1) => void;
}

export function listenForKeys(
  { preferences }: App,
  session: TableSession,
  { askKeys, giveUp, hint, sound, walk }: Acts,
  signal: AbortSignal,
) {
  const { botTurns } = session;
  const letters: Record<string, () => void> = {
    h: hint,
    m: sound,
    n: () => walk(1),
    p: () => walk(-1),
  };
  const isOn = () => preferences.values.letters;

  function hear(event: KeyboardEvent) {
    if (!isCommand(event)) return;
    const key = typedKey(event);
    const act = letters[key];
    if (key === "?" && isAlone(event)) {
      event.preventDefault();
      // What has the focus may hear a key alone, whatever is switched off.
      if (!session.board?.explainFocused() && isOn()) askKeys();
    } else if (act && isAlone(event) && isOn()) {
      act();
    } else if (key === "escape" && giveUp()) {
      event.stopPropagation();
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

function isAlone({ altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return !altKey && !ctrlKey && !metaKey;
}
