/**
 * What is said to relays and by them: NIP-01 of Nostr, with ephemeral events, which relays pass on and
 * do not keep. Who has sent an event does not matter here, so no signature of others is looked at:
 * what an event holds is sealed with a key that only host and guest have. Pure.
 */

import { parsed } from "../../../kit/parsed.js";

/** The kind that a draft of Nostr has for setting up WebRTC; 20000 to 29999 are ephemeral. */
export const KIND = 25050;

/** One subscription for each connection. */
const SUBSCRIPTION = "meeting";

/** The longest texts that are read, in characters. */
export const LONGEST = 8192;

type Heard =
  | { what: "event"; topic: string; content: string }
  | { what: "refused"; why: string }
  | { what: "listening" }
  | { what: "nothing" };

/** The text that asks for everything under these topics, in place of what was asked before. */
export function listening(topics: string[]) {
  return JSON.stringify(["REQ", SUBSCRIPTION, { kinds: [KIND], "#x": topics }]);
}

/** What a relay has said; null: nothing that one says. */
export function heardIn(text: unknown): Heard | null {
  if (typeof text !== "string" || text.length > LONGEST) return null;
  const said = parsed(text);
  if (!Array.isArray(said)) return null;
  const [what, first, second, third] = said;
  switch (what) {
    case "EVENT":
      return eventIn(second);
    case "EOSE":
      return { what: "listening" };
    case "OK":
      return second === true || /^duplicate:/.test(String(third))
        ? { what: "nothing" }
        : { what: "refused", why: String(third) };
    case "CLOSED":
      return { what: "refused", why: String(second) };
    case "NOTICE":
    case "AUTH":
      return { what: "nothing" };
    default:
      return first === undefined ? null : { what: "nothing" };
  }
}

function eventIn(event: unknown): Heard | null {
  const { content, kind, tags } = Object(event) as Record<string, unknown>;
  if (typeof content !== "string" || kind !== KIND || !Array.isArray(tags)) return null;
  const tag = tags.find((each) => Array.isArray(each) && each[0] === "x");
  return typeof tag?.[1] === "string" ? { what: "event", topic: tag[1], content } : null;
}
