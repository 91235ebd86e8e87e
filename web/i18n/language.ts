/** Which language to speak. Pure. */

/** The languages there are, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands" };

export type Language = keyof typeof LANGUAGES;

const base = (tag: string) => tag.toLowerCase().split("-")[0] ?? "";

/**
 * The chosen language, else the first of the reader's that we have, else English. `wanted`: as in
 * `navigator.languages`.
 */
export function language(chosen: string | null, wanted: readonly string[]): Language {
  const known = [chosen ?? "", ...wanted].map(base);
  return (known.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en") as Language;
}

/**
 * How the reader writes dates and numbers in that language: "en" as in Britain, say. `wanted`: as
 * in `navigator.languages`.
 */
export function locale(language: Language, wanted: readonly string[]) {
  return wanted.find((tag) => base(tag) === language) ?? language;
}
