/** Buttons that were pressed before they worked: `early-clicks` has remembered the last. */

import { shared } from "../kit/shared-globals.js";

/** Presses it, now that it works, and remembers no more. */
export function carryOutPress() {
  const { presses } = shared;
  presses?.watching.abort();
  if (presses?.last) document.getElementById(presses.last)?.click();
}
