/** Which key was pressed, whatever alphabet the keyboard writes. Pure. */

/** With vowels and tones that keyboards have as keys of their own, as in Thai and Hindi. */
const LETTER = /^[\p{L}\p{M}]+$/u;
/** And signs that are counted among letters, as µ, or go with those of any alphabet. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Where the key lies that has this letter on a keyboard as in the USA. */
const PLACE = /^Key([A-Z])$/;
/** Those that keyboards write on the key for `?`. */
const QUESTION_MARKS = new Set(["?", "\u{61f}", "\u{55e}", "\u{37e}"]); // Arabic, Armenian, Greek

/** Where the digits are: keyboards that write them with the shift key have them there too. */
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

/** The digit from 1 to 9 that the key has, 0 for none. With the shift key it writes something else. */
export function typedDigit({ code, key, shiftKey }: { code: string; key: string; shiftKey: boolean }) {
  const digit = /^[1-9]$/.test(key) ? key : shiftKey ? "" : (DIGIT.exec(code)?.[1] ?? "");
  return Number(digit);
}

/**
 * The key's letter, small; what else it writes or is called. A keyboard of another alphabet has Latin
 * letters printed beside its own, on the places where they lie in the USA; one that writes Latin
 * letters is taken at its word, wherever it has them.
 */
export function typedKey({ code, key }: { code: string; key: string }) {
  if (QUESTION_MARKS.has(key)) return "?";
  const isForeign = LETTER.test(key) && !LATIN.test(key);
  const letter = isForeign ? (PLACE.exec(code)?.[1] ?? key) : key;
  return letter.toLowerCase();
}
