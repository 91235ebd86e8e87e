/** Which language to speak. Pure. */

/** The languages there are, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands" };

/** @typedef {keyof typeof LANGUAGES} Language */

/**
 * The chosen language, else the first of the reader's that we have, else English.
 * @param {string | null} chosen
 * @param {readonly string[]} wanted as in `navigator.languages`
 * @returns {Language}
 */
export function language(chosen, wanted) {
  const known = [chosen ?? "", ...wanted].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return /** @type {Language} */ (known.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en");
}
