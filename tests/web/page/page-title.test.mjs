import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

const HTML = read("index.html");
const BODY = HTML.slice(HTML.indexOf("<body>")).replace(/<!--.*?-->/gs, "");
const MANIFEST = JSON.parse(read("web/manifest.webmanifest"));

/** What a style sheet sets on the root: name -> value. */
function tokens(sheet) {
  const found = read(`web/style/${sheet}.css`).matchAll(/^\s*(--[a-z0-9-]+):\s*([^;]+);/gm);
  return new Map([...found].map(([, name, value]) => [name, value]));
}

/** Relative luminance of a `#rrggbb`, as WCAG defines it. */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = {
  light: tokens("tokens"),
  dark: new Map([...tokens("tokens"), ...tokens("dark")]),
  contrast: new Map([...tokens("tokens"), ...tokens("contrast")]),
  "dark contrast": new Map([...tokens("tokens"), ...tokens("contrast-dark")]),
};

test("every text of the page can be translated", () => {
  const bare = [...BODY.matchAll(/<(\w+)((?:\s[^<>]*)?)>\s*([^<>]*\p{L}[^<>]*)</gu)]
    .filter(([, , attributes]) => !attributes.includes("data-words="))
    .map(([, , , text]) => text.trim());
  assert.deepEqual(["Freebooters"], bare);
});

test("nothing in the page needs more than its security policy allows", () => {
  assert.deepEqual(
    [],
    [...HTML.matchAll(/\s(?:style|on[a-z]+)=|<style|<script(?! (?:type="module" )?src=)/g)],
  );
});

test("every address in the page is relative", () => {
  const addresses = [...HTML.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  assert.ok(addresses.length > 15);
  assert.deepEqual(
    [],
    addresses.filter((address) => /^(?:\w+:|\/)/.test(address)),
  );
});

test("the manifest's icons are there, for any shape of button", () => {
  for (const { src } of MANIFEST.icons) assert.ok(read(src).length > 500, src);
  const sizes = (purpose) =>
    MANIFEST.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
  assert.deepEqual(["any", "192x192", "512x512"], sizes("any"));
  assert.deepEqual(["192x192", "512x512"], sizes("maskable"));
});

for (const sheet of ["dark", "contrast", "contrast-dark"]) {
  test(`the ${sheet} theme sets every colour, and invents none`, () => {
    const own = tokens(sheet);
    const colours = (names) => [...names].filter((name) => name.startsWith("--t-")).sort();
    assert.deepEqual(colours(tokens("tokens").keys()), colours(own.keys()));
    assert.deepEqual(
      [],
      [...own.keys()].filter((name) => !tokens("tokens").has(name)),
    );
  });
}

for (const [name, theme] of Object.entries(THEMES)) {
  test(`words can be read on every ground of the ${name} theme`, () => {
    for (const ground of [
      "--t-paper",
      "--t-paper-deep",
      "--card-surface",
      "--t-card",
      "--t-cell",
    ]) {
      for (const ink of ["--t-ink", "--t-ink-soft"]) {
        assert.ok(contrast(theme.get(ink), theme.get(ground)) >= 4.5, `${ink} on ${ground}`);
      }
    }
    assert.ok(contrast(theme.get("--on-accent"), theme.get("--accent")) >= 4.5);
    assert.ok(contrast(theme.get("--t-focus"), theme.get("--t-paper")) >= 3);
    for (const ground of ["--t-paper", "--t-paper-deep", "--card-surface"])
      assert.ok(contrast(theme.get("--mark"), theme.get(ground)) >= 3, `--mark on ${ground}`);
  });
}
