/**
 * Buttons that the document shows before the script that makes them work has arrived: what was
 * pressed last is carried out then.
 */

import { shared } from "./shared.js";

/** From now on remembers which button is pressed. */
export function rememberPresses() {
  const presses = { last: "", watching: new AbortController() };
  const remember = (/** @type {MouseEvent} */ { target }) => {
    const button = target instanceof Element && target.closest("button");
    if (button) presses.last = button.id;
  };
  document.addEventListener("click", remember, { signal: presses.watching.signal });
  shared.presses = presses;
}

/** Presses what was pressed last, now that it works, and remembers no more. */
export function carryOutPress() {
  const { presses } = shared;
  presses?.watching.abort();
  if (presses?.last) document.getElementById(presses.last)?.click();
}
