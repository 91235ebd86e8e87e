import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { LANGUAGES } from "../../web/language.js";
import { SPEEDS, THEMES } from "../../web/ui/preferences.js";
import { COLOURS, LEVELS, SHAPES } from "../../web/ui/setup.js";

const ROOT = new URL("../../", import.meta.url).pathname;

const read = (path) => readFileSync(join(ROOT, path), "utf8");

/** Files below a folder that end so. */
function filesIn(folder, ending) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !path.includes("node_modules"))
    .map((path) => readFileSync(path, "utf8"));
}

/** Messages of a Fluent file: key -> {text, attributes, variables}. */
function messages(language) {
  const found = new Map();
  let current = null;
  for (const line of read(`web/words/${language}.ftl`).split("\n")) {
    const [, key, text] = line.match(/^([a-z][a-z0-9-]*) =(.*)$/) ?? [];
    const [, attribute] = line.match(/^\s+\.([a-z]+) =/) ?? [];
    if (key) {
      assert.ok(!found.has(key), `${language}: ${key} twice`);
      found.set(
        key,
        (current = { text: text.trim(), attributes: new Set(), variables: new Set() }),
      );
    }
    if (attribute) current.attributes.add(attribute);
    for (const [, name] of line.matchAll(/\{ ?\$([a-z]+)/g)) current.variables.add(name);
  }
  return found;
}

const WORDS = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [language, messages(language)]),
);
const HTML = read("index.html");
const SCRIPTS = filesIn("web", ".js").join("\n");
const PYTHON = filesIn("py/freebooters", ".py").join("\n");

/** Keys that are put together from a stem and one of these. */
const FAMILIES = {
  "level-": LEVELS,
  "colour-": COLOURS,
  "shape-": Object.values(SHAPES),
  "settings-theme-": THEMES,
  "settings-speed-": SPEEDS,
  "shell-stage-": ["download", "start", "install"],
  "table-": ["players", "log", "rules"],
  "missing-": ["game-hint", "save-hint"],
};
const MADE = Object.entries(FAMILIES).flatMap(([stem, ends]) => ends.map((end) => stem + end));

for (const language of Object.keys(LANGUAGES)) {
  test(`${language} has every message of English, with the same variables and attributes`, () => {
    assert.deepEqual([...WORDS.en.keys()], [...WORDS[language].keys()]);
    for (const [key, { variables, attributes }] of WORDS.en) {
      const other = WORDS[language].get(key);
      assert.deepEqual([...variables].sort(), [...other.variables].sort(), key);
      assert.deepEqual([...attributes].sort(), [...other.attributes].sort(), key);
    }
  });
}

test("every message the scripts ask for exists", () => {
  const asked = [
    ...SCRIPTS.matchAll(
      /(?:\.t\(|key: |missingScreen\(app, |item\("[a-z]+", |button\()"([a-z]+-[a-z0-9-]+)"/g,
    ),
  ];
  assert.ok(asked.length > 100);
  for (const [, key] of asked) assert.ok(WORDS.en.has(key), key);
  for (const key of MADE) assert.ok(WORDS.en.has(key), key);
});

test("every message Python sends to the page's own words exists", () => {
  const sent = [...PYTHON.matchAll(/say\(\s*"((?:error|table|log|shell)-[a-z0-9-]+)"/g)];
  assert.ok(sent.length > 10);
  for (const [, key] of sent) assert.ok(WORDS.en.has(key), key);
});

test("no message is left over", () => {
  const used = (key) =>
    MADE.includes(key) || [SCRIPTS, PYTHON, HTML].some((source) => source.includes(`"${key}"`));
  assert.deepEqual(
    [],
    [...WORDS.en.keys()].filter((key) => !used(key)),
  );
});

test("the page's own texts are the English ones", () => {
  const texts = [...HTML.matchAll(/data-words="([^"]+)"[^>]*>([^<]*)</g)];
  const labels = [...HTML.matchAll(/data-words-label="([^"]+)"\s+aria-label="([^"]*)"/g)];
  assert.ok(texts.length > 10 && labels.length > 0);
  for (const [, key, text] of [...texts, ...labels]) {
    assert.equal(WORDS.en.get(key)?.text, text.replace(/\s+/g, " ").trim(), key);
  }
});

test("every text of the page can be translated", () => {
  const body = HTML.slice(HTML.indexOf("<body>")).replace(/<!--.*?-->/gs, "");
  const bare = [...body.matchAll(/<(\w+)((?:\s[^<>]*)?)>\s*([^<>]*\p{L}[^<>]*)</gu)]
    .filter(([, , attributes]) => !attributes.includes("data-words="))
    .map(([, , , text]) => text.trim());
  assert.deepEqual(["Freebooters"], bare);
});
