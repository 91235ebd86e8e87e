import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { SHEETS, mediaOf } from "../../../web/components/theme.js";

/** Whether a media query holds where the system asks for that. */
function holds(media, { medium = "screen", asks = [] }) {
  const part = (text) =>
    text === medium || text === "all" || asks.some((each) => text === `(${each})`);
  return media.split(", ").some((query) => query.split(" and ").every(part));
}

/** The style sheets that are there. */
function on(chosen, where) {
  return Object.keys(SHEETS).filter((sheet) => holds(mediaOf(sheet, chosen), where));
}

const DARK = "prefers-color-scheme: dark";
const MORE = "prefers-contrast: more";
const FORCED = "forced-colors: active";

test("where nobody has chosen, the system's wishes are followed", () => {
  assert.deepEqual([], on("system", {}));
  assert.deepEqual(["dark"], on("system", { asks: [DARK] }));
  assert.deepEqual(["contrast"], on("system", { asks: [MORE] }));
  assert.deepEqual(["dark", "contrast", "contrast-dark"], on("system", { asks: [DARK, MORE] }));
});

test("a theme that was chosen overrules the system", () => {
  for (const asks of [[], [DARK], [MORE], [DARK, MORE]]) {
    assert.deepEqual([], on("light", { asks }));
    assert.deepEqual(["dark"], on("dark", { asks }));
    assert.equal("contrast", on("contrast", { asks })[0]);
  }
  assert.deepEqual(["contrast"], on("contrast", { asks: [DARK] }));
});

test("where the system chooses the colours, ours stand out on its ground whatever was chosen", () => {
  for (const chosen of ["system", "light", "dark", "contrast"]) {
    assert.equal("contrast", on(chosen, { asks: [FORCED] }).at(-1));
    assert.equal("contrast-dark", on(chosen, { asks: [FORCED, DARK] }).at(-1));
  }
});

test("nothing is printed in colours for the dark", () => {
  for (const chosen of ["system", "light", "dark", "contrast"]) {
    const there = on(chosen, { medium: "print", asks: [DARK, MORE, FORCED] });
    assert.deepEqual([], there.filter((sheet) => sheet !== "contrast"));
  }
});

test("before the page's script has come, the document follows the system as it does", () => {
  const html = readFileSync(new URL("../../../index.html", import.meta.url), "utf8");
  const found = [...html.matchAll(/media="([^"]*)" data-theme-sheet="([^"]*)"/g)];
  assert.deepEqual(
    Object.keys(SHEETS).map((sheet) => [mediaOf(sheet, "system"), sheet]),
    found.map(([, media, sheet]) => [media, sheet]),
  );
});
