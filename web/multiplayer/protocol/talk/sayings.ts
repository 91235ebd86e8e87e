/** What people at a table can say to each other: a few short words. Pure. */

/** Each is a message's key after `say-`. */
export const SAYINGS = [
  "ahoy",
  "luck",
  "well",
  "thanks",
  "oops",
  "ouch",
  "haha",
  "hm",
  "moment",
  "go",
  "never",
  "arr",
] as const;

export function isSaying(what: unknown) {
  return SAYINGS.some((each) => each === what);
}
