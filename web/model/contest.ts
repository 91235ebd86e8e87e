/** A contest in addresses, and the settings of a deal that somebody takes part in. Pure. */

import { fromText, toText } from "../kit/base64.js";
import { cleanText } from "../i18n/typed-text.js";
import { COLOURS, HUMAN, opponent } from "./setup.js";
import type { Contest } from "../types/engine.js";
import type { Start } from "../types/page.js";

/** Graphemes of a title. */
export const LONGEST_TITLE = 60;

/** Graphemes of the word that is said at the start; the engine has the same. */
export const LONGEST_WORD = 40;

/** What an address says of a contest beside its code. */
export interface About {
  title: string;
  word: string;
  kept: string[];
}

/** A line's. */
const END = 10;

const NOTHING: About = { title: "", word: "", kept: [] };

/** As it stands in an address; null: there is nothing to say. */
export function aboutText(about: Partial<About>): string | null {
  const { title, word, kept } = { ...NOTHING, ...about };
  const parts = [title, word, ...kept];
  while (parts.at(-1) === "") parts.pop();
  if (parts.length === 0) return null;
  const bytes = [...new TextEncoder().encode(parts.join("\n"))];
  // So its last letter is none that programs take for the end of a sentence.
  while (bytes.length % 3 !== 1) bytes.push(END);
  return toText(Uint8Array.from(bytes));
}

/** What such a text says; what is not one says nothing. */
export function aboutIn(text: string | null): About {
  const bytes = text === null ? null : fromText(text);
  if (!bytes) return NOTHING;
  const [title = "", word = "", ...kept] = new TextDecoder().decode(bytes).split("\n");
  const texts = kept.filter((each) => each !== "");
  return { title: cleanText(title, LONGEST_TITLE), word: cleanText(word, LONGEST_WORD), kept: texts };
}

/** A game of one of the deals, to be begun. `name`: the person's. */
export function startOf(
  { code, game, options, places, seats, level }: Contest,
  { number, tries, word, name }: { number: number; tries: number; word: string; name: string },
): Start {
  const place = places[number];
  return {
    game,
    options,
    seed: null,
    seats: COLOURS.slice(0, seats).map((colour, seat) =>
      seat === place ? { name, colour, who: HUMAN } : { ...opponent(seat, colour), who: level },
    ),
    contest: { code, number, tries, word },
  };
}
