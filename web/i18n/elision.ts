/** What French leaves out before a vowel: « d’Anne », « qu’Anne ». As in py/freebooters/cli/elision.py. Pure. */

/** The words that lose their last vowel, at the end of what is written before something put in. */
const SHORTENED = /(?<![\p{L}\p{M}])(d|qu|jusqu|lorsqu|puisqu|quoiqu)e[ \u00a0]$/iu;
/**
 * What begins with a vowel. Not with an h, which may be sounded, nor is it a letter alone, which names
 * a thing. A y is a vowel before a consonant: « d’Yves », « de Yann ».
 */
const VOWEL = /^\u2068?(?:à |[aeiouàâäéèêëîïôöùûüœæ][\p{L}\p{M}'’]|y[b-df-hj-np-tv-xz])/iu;

/** A French text with words shortened before those of the values put into it that begin with a vowel. */
export function elided(text: string, values: Iterable<unknown>) {
  return [...new Set(values)].reduce<string>((said, value) => {
    if (typeof value !== "string" || !VOWEL.test(value)) return said;
    const pieces = said.split(value);
    const last = pieces.pop() ?? "";
    return [...pieces.map((piece) => piece.replace(SHORTENED, "$1’")), last].join(value);
  }, text);
}
