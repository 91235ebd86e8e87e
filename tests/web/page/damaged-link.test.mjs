import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** As much of an element as a plain page needs. */
class Element extends EventTarget {
  replaceChildren() {}
  setAttribute() {}
}

document.createElement = () => new Element();
globalThis.location = { hash: "", search: "", replace: (address) => void (location.hash = address) };
const { damagedScreen, mendedScreen } = await import("../../../web/page/damaged-link.js");

const [GAME] = JSON.parse(readFileSync(new URL("links.json", import.meta.url), "utf8"));

const APP = { rooms: [{ id: "cartagena" }, { id: "caribbean" }] };

/** Where one is after a screen was made there. */
async function after(address, screen) {
  location.hash = address;
  screen();
  await Promise.resolve();
  return location.hash;
}

test("the address of a damaged link becomes that of the screen to which it leads", async () => {
  const text = "#/rules/cartagena.&fbclid=x";
  assert.equal(await after(text, () => damagedScreen(APP, { text })), "#/rules/cartagena");
  location.search = "?utm_source=a%23/credits";
  assert.equal(await after("", () => damagedScreen(APP, { text: "%23/credits" })), "#/credits");
  location.search = "";
  const address = `#/watch/${GAME}`;
  const mended = () => mendedScreen(APP, { screen: "watch", link: `${GAME}_` });
  assert.equal(await after(`${address}_`, mended), address);
});

test("a damaged link that is shown anew with other words does not lead away from where one has gone since", async () => {
  const text = "#/?fbclid=x";
  for (const since of ["#/skullduggery", "#/", "#/rules/", "#/credits"])
    assert.equal(await after(since, () => damagedScreen(APP, { text })), since);
});
