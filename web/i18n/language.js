/** Which language to speak. Pure. */

/** The languages there are, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands" };

/** @typedef {keyof typeof LANGUAGES} Language */

/** @param {string} tag */
const base = (tag) => tag.toLowerCase().split("-")[0] ?? "";

/**
 * The chosen language, else the first of the reader's that we have, else English.
 * @param {string | null} chosen
 * @param {readonly string[]} wanted as in `navigator.languages`
 * @returns {Language}
 */
export function language(chosen, wanted) {
  const known = [chosen ?? "", ...wanted].map(base);
  return /** @type {Language} */ (known.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en");
}

/**
 * How the reader writes dates and numbers in that language: "en" as in Britain, say.
 * @param {Language} language
 * @param {readonly string[]} wanted as in `navigator.languages`
 */
export function locale(language, wanted) {
  return wanted.find((tag) => base(tag) === language) ?? language;
}
