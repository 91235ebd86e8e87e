/**
 * Which game an invitation is for, told before the script is here that reads all of it
 * (`invite-links.ts`). Pure.
 */

/** In the first byte of an invitation that has a ticket, and how long one is. */
export const TICKET = 4;
export const TICKET_BYTES = 16;

/** What stands before a ticket, or else before the game: a byte, the table's name, and the seat. */
const HEAD = 18;

/** `text`: of the invitation. The game's id, which may be none that there is; "" if the text is no invitation. */
export function invitedGame(text: string): string {
  try {
    const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const at = HEAD + (signs.charCodeAt(0) & TICKET ? TICKET_BYTES : 0);
    return signs.slice(at + 1, at + 1 + signs.charCodeAt(at)); // NaN: nothing is there
  } catch {
    return "";
  }
}
