/** The message in which a letter travels: a line for its reader, and the link on a line of its own. */

import { hand } from "../../components/share.js";
import { address } from "../../multiplayer/screens/send-link.js";
import { hash } from "../../page/router.js";
import { LONGEST_MESSAGE, roomFor } from "../../post/envelope.js";
import type { App } from "../../types/page.js";

/** Characters of the longest line before the link. */
const LONGEST_LINE = 120;

export function messageOf(line: string, letter: string) {
  return `${[...line].slice(0, LONGEST_LINE).join("")}\n${address(hash({ screen: "post", letter }))}`;
}

/** Hands it over; whether it is out of the page. */
export function send(app: App, line: string, letter: string) {
  return hand(app, messageOf(line, letter), app.words.t("post-copied"));
}

/** Bytes of the longest letter of a game, so that its message, of so many characters at most, is shown whole. */
export function roomIn(game: string, longest = LONGEST_MESSAGE) {
  return roomFor(game, LONGEST_LINE + 1 + address("#/post/").length, longest);
}
