/** Room drawings among the words: the same files the stage paints. */

import { addressOf, dressed } from "../stage/sprites.js";
import { make } from "./dom.js";

const BASES = {
  sprites: new URL("../../rooms/", import.meta.url).href,
  common: new URL("../art/", import.meta.url).href,
};

/** @type {Map<string, Promise<string>>} */
const addresses = new Map();

/**
 * A decorative picture of a sprite in the colour of the ink.
 * @param {string} name "<room>/<file>"
 */
export function spriteImage(name) {
  const ink = getComputedStyle(document.documentElement).getPropertyValue("--t-ink").trim();
  const key = `${name} ${ink}`;
  const image = make("img", { class: "sprite", alt: "", width: 20, height: 20 });
  let address = addresses.get(key);
  if (!address) {
    address = load(name, ink);
    addresses.set(key, address);
  }
  address.then(
    (source) => (image.src = source),
    () => image.remove(),
  );
  return image;
}

/** @param {string} name @param {string} ink */
async function load(name, ink) {
  const response = await fetch(addressOf(name, BASES));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const svg = dressed(await response.text(), { tint: ink, emblem: null });
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
