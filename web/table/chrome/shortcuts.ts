/** Keys that mean something wherever the focus is on a table, so that it need not leave the board. */

import { typedDigit, typedKey } from "../../kit/typed-key.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** What keys do: open the list of keys, ask for a hint or close it, and so on. */
interface Acts {
  askKeys: () => void;
  hint: () => void;
  /** Gives up what is picked, or takes back what was laid out or done last. */
  back: () => void;
  /** Plays again what has happened since one's turn. */
  replay: () => void;
  /** Ends the turn, or confirms what is laid out. */
  end: () => void;
  /** Presses the thing with that number, from 1 on. */
  choose: (number: number) => void;
  /** Shows at once what is being shown. Returns whether something was. */
  skip: () => boolean;
  /** Whether there was something to be given up, from wherever the focus is. */
  giveUp: () => boolean;
  sound: () => void;
  /** To the next thing on the table that can be used, or the one before. */
  walk: (step: 1 | -1) => void;
}

export function listenForKeys(
  { preferences }: App,
  session: TableSession,
  { askKeys, back, choose, end, giveUp, hint, replay, skip, sound, walk }: Acts,
  signal: AbortSignal,
) {
  const { botTurns } = session;
  const letters: Record<string, () => void> = {
    e: end,
    h: hint,
    m: sound,
    n: () => walk(1),
    p: () => walk(-1),
    r: replay,
    u: back,
  };
  const isOn = () => preferences.values.letters;

  function hear(event: KeyboardEvent) {
    if (!isCommand(event)) return;
    const key = typedKey(event);
    const act = letters[key];
    const number = typedDigit(event);
    if (key === "?" && isAlone(event)) {
      event.preventDefault();
      // What has the focus may hear a key alone, whatever is switched off.
      if (!session.board?.explainFocused() && isOn()) askKeys();
    } else if (act && isAlone(event) && isOn()) {
      act();
    } else if (number && isAlone(event) && isOn()) {
      choose(number);
    } else if (key === " " && isOn() && !isPressed(event) && skip()) {
      event.preventDefault();
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

/** Whether the key presses what has the focus. */
function isPressed({ target }: KeyboardEvent) {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}

function isAlone({ altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return !altKey && !ctrlKey && !metaKey;
}
