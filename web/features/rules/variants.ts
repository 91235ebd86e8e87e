/**
 * Which rules a variant has. The options are given to the words of the rules, which choose by them
 * what they say; a rule that says nothing is not one of the variant. Pure.
 */

import type { Words } from "../../i18n/words.js";
import type { Option, Options } from "../../types/engine.js";

type Speaking = Pick<Words, "t" | "attribute" | "named">;

/** Options as the words are given them. */
export function given(options: Options): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === "number" ? value : String(value),
    ]),
  );
}

/** The ids of the rules there are. */
export function rulesWith(words: Speaking, game: string, options: Options) {
  return words.named(game, "rule").filter((id) => told(words, `${game}-rule-${id}`, options));
}

/** What a message says of a variant; "" if nothing. */
export function told(words: Speaking, key: string, options: Options) {
  return words.t(key, given(options)).trim();
}

/** The options whose choice changes what the rules say, the others being as they are. */
export function telling(words: Speaking, game: string, offered: Option[], options: Options) {
  const all = (chosen: Options) =>
    words
      .named(game, "rule")
      .map((id) => told(words, `${game}-rule-${id}`, chosen))
      .join("\n");
  return offered.filter(({ name, choices }) => {
    const texts = choices.map((choice) => all({ ...options, [name]: choice }));
    return texts.some((text) => text !== texts[0]);
  });
}

/**
 * The variant most like the given one that has a rule: with another choice of one option; null if
 * there is none. Returns the option that differs.
 */
export function variantWith(
  words: Speaking,
  game: string,
  offered: Option[],
  options: Options,
  rule: string,
): { name: string; options: Options } | null {
  for (const { name, choices } of offered) {
    for (const choice of choices) {
      const other = { ...options, [name]: choice };
      if (told(words, `${game}-rule-${rule}`, other)) return { name, options: other };
    }
  }
  return null;
}
