/** A changed game as files of the project, as `build.py new-game --plain` would begin them. Pure. */

import type { Rules } from "./rules-link.js";

/** What a new game may not be called, and which letters of rules are taken; as the build knows them. */
export interface Taken {
  names: string[];
  letters: string[];
}

/** Where small games lie in the project. */
const HOME = "py/freebooters/small";

const FORM = /^[a-z][a-z0-9]{1,23}$/;

const RULE_ID = /"([A-Z]{2})-\d/;

/** Whether that can name a new game. */
export function isFree(id: string, { names }: Taken) {
  return FORM.test(id) && !names.includes(id);
}

/** The id that a name suggests: "Storm at Sea!" becomes `stormatsea`. "" where it suggests none. */
export function idOf(name: string) {
  const letters = name.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]/g, "");
  return letters.replace(/^[0-9]+/, "").slice(0, 24);
}

/** Two letters for the ids of rules: the first of the name, and the next one that gives a pair nobody has. */
export function ruleLetters(id: string, { letters }: Taken) {
  const [first = "", ...rest] = `${id.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`.replace(/[0-9]/g, "");
  const free = rest.find((letter) => !letters.includes(first + letter));
  return first + (free ?? "");
}

/**
 * The files by their names in the project. `words`: what the ready game says, by language; none where it says
 * nothing of its own.
 */
export function roomFiles(
  { base, name, texts }: Rules,
  id: string,
  taken: Taken,
  words: Readonly<Record<string, string>>,
): Record<string, string> {
  const [text = ""] = Object.values(texts);
  const [, own = ""] = RULE_ID.exec(text) ?? [];
  const letters = ruleLetters(id, taken);
  const said = Object.entries(words).map(([language, told]) => [
    `${HOME}/words/${id}/${language}.ftl`,
    titled(renamedWords(told, base, id, own, letters), id, name),
  ]);
  return {
    [`${HOME}/${id}.py`]: renamed(text, base, id, own, letters),
    ...Object.fromEntries(said),
    [`${id}-README.md`]: readme(name, id, said.length > 0),
  };
}

function renamed(text: string, base: string, id: string, own: string, letters: string) {
  const [old, now] = [capital(base), capital(id)];
  const named = text
    .replace(new RegExp(`(["'])${base}\\1`, "g"), (_, quote) => quote + id + quote)
    .replace(new RegExp(`\\b${old}(?=[A-Z])`, "g"), () => now);
  return own ? named.replace(new RegExp(`(["'])${own}(?=-\\d)`, "g"), (_, quote) => quote + letters) : named;
}

function renamedWords(text: string, base: string, id: string, own: string, letters: string) {
  const keys = text.replace(new RegExp(`^${base}-`, "gm"), () => `${id}-`);
  return keys.replace(
    new RegExp(`^${id}-rule-${own.toLowerCase()}-`, "gm"),
    () => `${id}-rule-${letters.toLowerCase()}-`,
  );
}

function titled(text: string, id: string, name: string) {
  return text.replace(new RegExp(`^${id}-title = .*$`, "m"), () => `${id}-title = ${name.replace(/[{}\n]/g, " ")}`);
}

function capital(id: string) {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function readme(name: string, id: string, isWorded: boolean) {
  const words = isWorded
    ? `* \`${HOME}/words/${id}/\` has the words of the game that this one comes from, with its new title. Read them in all four languages, and say what your rules say now. What is new in the rules has no words yet, and what they say no more has to go: the tests of words name both.`
    : `* It is told in words of its code. To give it words of its own in four languages, write \`${HOME}/words/${id}/en.ftl\`, \`fr.ftl\`, \`de.ftl\` and \`nl.ftl\`, and \`worded=True\` at the end of the rules. Until then the tests of words fail for it.`;
  return `# ${name.replace(/\s+/g, " ")}

Unpack this in a checkout of the project. Then \`python3 build.py serve\` shows the game on the shelf *Small games*.

What it still needs before it can be contributed:

${words}
* The promises of the contract: \`python -m freebooters check ${id}\` says which ones it breaks, and after which moves.
* A test for each of its rules, as in \`tests/small/test_rules.py\`.
* Lines that the formatter would write: \`python3 build.py check\` names them.

\`docs/add-a-game.md\` tells all of it. Remove this file when you are done.
`;
}
