/** Makes texts from outside safe to show inside a sentence of ours. Pure. */

/**
 * Control characters, characters that change the direction of writing or have no width, lone
 * surrogates. Not those that join the letters of a word or the parts of an emoji. The engine has
 * the same.
 */
const UNSEEN =
  /[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]/gu;
const BLANKS = /[\s\x1c-\x1f\x85]+/g;
const EDGES = /^[ \u200c\u200d]+|[ \u200c\u200d]+$/g;

/** What must not occur in a sentence; the isolates that `isolated` adds may. */
const FOREIGN =
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066\u2067\p{Cs}]/gu;
const ISOLATES = /[\u2068\u2069]/g;
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

/** The blocks whose letters are written from right to left. */
const LEFTWARD =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text on one line, without invisible characters and without any that would change the direction
 * of the text beside it.
 */
export function plain(text: string) {
  return text.replace(UNSEEN, "").replace(BLANKS, " ").replace(EDGES, "");
}

/**
 * The text in a form that does not change the direction of its surroundings. Most stay as they are;
 * one with letters written from right to left gets invisible marks, unless it has them already.
 */
export function isolated(text: string) {
  const kept = text.replace(FOREIGN, "");
  const open = withoutIsolated(kept);
  if (open.search(ISOLATES) >= 0) return isolated(kept.replace(ISOLATES, ""));
  return LEFTWARD.test(open) ? `\u2068${kept}\u2069` : kept;
}

function withoutIsolated(text: string): string {
  const less = text.replace(ISOLATED, "");
  return less === text ? text : withoutIsolated(less);
}

/**
 * Whether a number is written in digits alone in our languages, without any sign between them.
 * `locale`: one that asks for digits of its own has them.
 */
export function isDigits(value: number, locale: string) {
  return Number.isInteger(value) && value >= 0 && value < 1000 && !locale.includes("-u-");
}

/**
 * A number as the browser writes it, with the sign for minus instead of a hyphen: it is as wide as
 * a digit, lines do not break after it, and it is read out.
 */
export function withMinus(number: string) {
  return number.replace("-", "−");
}
