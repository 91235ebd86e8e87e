/** What devices say to each other at a table, and whether something is that. Pure. */

/**
 * Raised when devices of the two versions could not play together. Both are told which of them has
 * to be loaded again.
 */
export const PROTOCOL = 8;

type Sort = "text" | "number" | "flag" | "object" | "list";

/** The fields of messages, by what those are called. */
export type Sorts = Record<string, Record<string, Sort>>;
export type Message = { [field: string]: unknown; t: string };

const SORTS: Record<Sort, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string",
  number: (value) => Number.isSafeInteger(value),
  flag: (value) => typeof value === "boolean",
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  list: Array.isArray,
};

/** What either says. */
const BOTH: Sorts = { beat: {}, bye: { why: "text" } };

/** What only the host and one guest can read, whoever passes it on. */
const WORD: Sorts = { word: { content: "text" } };

/** How another guest is reached. */
const SIGNAL: Sorts = { signal: { seat: "number", isOffer: "flag", packet: "text" } };

/** What guests say to each other, with its fields. */
export const OF_PEERS: Sorts = {
  ...BOTH,
  ...WORD,
  invite: { invite: "text" },
  reply: { reply: "text" },
};

/** What guests say, with its fields. */
export const OF_GUESTS: Sorts = {
  ...BOTH,
  ...SIGNAL,
  ...WORD,
  hello: {
    ...{ protocol: "number", key: "text", proof: "text", ticket: "text" },
    ...{ name: "text", frame: "text", shown: "text", isWatching: "flag" },
  },
  ask: { id: "number", text: "text" },
  seal: { round: "number", undone: "number", seal: "text" },
  open: { id: "number", text: "text", nonce: "text" },
  say: { what: "text" },
  part: { copy: "text", part: "text" },
  move: { isOn: "flag", ticket: "text" },
  reply: { reply: "text" },
  wish: {},
  vote: { id: "text", isFor: "flag", signature: "text" },
  commit: { round: "number", commitment: "text" },
  share: { round: "number", share: "text" },
};

/** What the host says, with its fields. */
export const OF_HOSTS: Sorts = {
  ...BOTH,
  ...SIGNAL,
  ...WORD,
  greeting: { protocol: "number", seat: "number", key: "text", proof: "text" },
  refused: { reason: "text" },
  welcome: {
    ...{ deal: "number", seat: "number" },
    ...{ game: "text", options: "object", painters: "text" },
  },
  seats: { isPlayed: "flag", seats: "list", watching: "list" },
  table: { table: "object" },
  answer: { id: "number", text: "text" },
  laid: { seats: "list" },
  sealed: { round: "number", undone: "number", seals: "object" },
  entrusted: { copy: "text", part: "text", parts: "number" },
  copy: { copy: "text", data: "text" },
  wanted: { copy: "text" },
  moving: { invite: "text" },
  said: { seat: "number", what: "text" },
  ballot: { id: "text", seat: "number", undone: "number", position: "number" },
  decided: { id: "text", seat: "number", isGranted: "flag", votes: "list" },
  toss: { round: "number", about: "text" },
  commitments: { round: "number", commitments: "list" },
  shares: { round: "number", lots: "list" },
};

/** What either side says first. */
const FIRST = new Set(["hello", "greeting"]);

/** The longest text in any field, in characters. */
const LONGEST_TEXT = 4_000_000;

export function isMessage(said: unknown, known: Sorts): said is Message {
  if (!SORTS.object(said)) return false;
  const message = said as Record<string, unknown>;
  const { t } = message;
  const fields = typeof t === "string" && Object.hasOwn(known, t) ? known[t] : undefined;
  if (!fields) return false;
  // What another version says first may have other fields.
  if (FIRST.has(String(t)) && Number.isSafeInteger(message.protocol) && message.protocol !== PROTOCOL) return true;
  const { length } = Object.keys(message);
  if (length !== Object.keys(fields).length + 1) return false;
  return Object.entries(fields).every(([name, sort]) => {
    const value = message[name];
    return SORTS[sort](value) && (typeof value !== "string" || value.length <= LONGEST_TEXT);
  });
}
