/**
 * Places that tell those who listen what comes into them, as it comes. They have no role: where one comes
 * later to what has the role of a status, Orca 43 says that it is one, and not its words.
 *
 * At a table the voice tells what has happened and what is asked, in one order. These stand where something
 * says how it stands, or what came of what was just pressed.
 */

import { make } from "./dom.js";

/** Whatever comes into it is told, alone. */
export function telling<T extends HTMLElement>(place: T): T {
  place.setAttribute("aria-live", "polite");
  return place;
}

/** One text, told whole. */
export function tellingLine(look: string | null = null, text = ""): HTMLParagraphElement {
  return telling(make("p", { class: look, "aria-atomic": "true" }, text));
}

/** Writes a line that is another one: in a text that goes on to be there only what is other would be told of. */
export function tell(line: HTMLElement, text: string) {
  if (line.textContent !== text) line.textContent = text;
}

/** What comes into it is told no more, as somebody else does, or it comes too often; or is again. */
export function setTelling(place: HTMLElement, isTelling: boolean) {
  place.setAttribute("aria-live", isTelling ? "polite" : "off");
}

export function isTelling(place: HTMLElement) {
  return place.getAttribute("aria-live") === "polite";
}
