/**
 * Which rules a variant has. The options are given to the words of the rules, which choose by them
 * what they say; a rule that says nothing is not one of the variant. Pure.
 */

/** @import {Option, Options} from "../../types/engine.js" */
/** @import {Words} from "../../i18n/words.js" */

/** @typedef {Pick<Words, "t" | "attribute" | "named">} Speaking */

/**
 * Options as the words are given them.
 * @param {Options} options
 * @returns {Record<string, string | number>}
 */
export function given(options) {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === "number" ? value : String(value),
    ]),
  );
}

/**
 * The ids of the rules there are.
 * @param {Speaking} words
 * @param {string} game
 * @param {Options} options
 */
export function rulesWith(words, game, options) {
  return words.named(game, "rule").filter((id) => told(words, `${game}-rule-${id}`, options));
}

/**
 * What a message says of a variant; "" if nothing.
 * @param {Speaking} words
 * @param {string} key
 * @param {Options} options
 */
export function told(words, key, options) {
  return words.t(key, given(options)).trim();
}

/**
 * The options whose choice changes what the rules say, the others being as they are.
 * @param {Speaking} words
 * @param {string} game
 * @param {Option[]} offered
 * @param {Options} options
 */
export function telling(words, game, offered, options) {
  /** @param {Options} chosen */
  const all = (chosen) =>
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
 * there is none.
 * @param {Speaking} words
 * @param {string} game
 * @param {Option[]} offered
 * @param {Options} options
 * @param {string} rule
 * @returns {{name: string, options: Options} | null} the option that differs
 */
export function variantWith(words, game, offered, options, rule) {
  for (const { name, choices } of offered) {
    for (const choice of choices) {
      const other = { ...options, [name]: choice };
      if (told(words, `${game}-rule-${rule}`, other)) return { name, options: other };
    }
  }
  return null;
}
