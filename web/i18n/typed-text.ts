/** Text that people write: how much of it is kept, in which form, and how it is compared. Pure. */

import { plain } from "./safe-text.js";

/**
 * Code points that a text may have for each of its graphemes, which are what people take for
 * characters. A few have many: a family is up to eleven. The engine, which cannot count graphemes,
 * takes as many code points for as many graphemes: `engine/outside.py`.
 */
export const POINTS = 4;

let segmenter: Intl.Segmenter | undefined;

/** What people take for the characters of a text. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The start of a text: whole graphemes, so many at most. */
export function shortened(text: string, most: number) {
  if (text.length <= most) return text;
  let [end, points] = [0, 0];
  // A grapheme begins within so many characters, however many there are.
  const start = text.slice(0, 2 * POINTS * most + 2);
  for (const one of graphemesOf(start).slice(0, most)) {
    points += Array.from(one).length;
    if (points > POINTS * most) break;
    end += one.length;
  }
  return text.slice(0, end);
}

/** The same as it is shown: with a sign that there is more of it. */
export function excerpt(text: string, most: number) {
  const start = shortened(text, most);
  return start === text ? text : `${start}…`;
}

/** A name or another short text as it is kept: plain, in the form NFC, of whole graphemes. */
export function cleanText(text: string, longest: number) {
  return shortened(plain(text).normalize("NFC"), longest).trimEnd();
}

/** A longer text as it is kept, with its lines. */
export function cleanLines(text: string, longest: number) {
  return shortened(text.trim().normalize("NFC"), longest).trimEnd();
}

/** Letters that have no form without their stroke, or are two in one, and how people type them. */
const TYPED: Record<string, string> = { Ł: "L", Ø: "O", Đ: "D", Œ: "OE", Æ: "AE" };

/**
 * What is the same in texts that somebody who searches takes for the same: without case, accents and
 * other forms of a letter, whatever the language: "Straße" and "STRASSE", "İzmir" and "izmir".
 */
export function folded(text: string) {
  const letters = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  // Small letters first: a capital ß becomes two letters in no other way. The last are capitals, since
  // a sigma has two small forms.
  const capitals = letters.toLowerCase().toUpperCase().replace(/[\u0300-\u036f]/g, "");
  return capitals.replace(/[ŁØĐŒÆ]/g, (letter) => TYPED[letter] ?? letter);
}

/** Whether that key belongs to the composition of a character, which it may end. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent) {
  return isComposing || keyCode === 229; // Safari has ended it by then
}
