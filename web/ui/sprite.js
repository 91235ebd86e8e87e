/** A game's sprites among words: the same files that the stage paints. */

import { dressed, svgOf } from "../stage/sprites.js";
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
    () => {
      image.remove();
      addresses.delete(key); // it may be available later
    },
  );
  return image;
}

/** @param {string} name @param {string} ink */
async function load(name, ink) {
  const svg = dressed(await svgOf(name, BASES), { tint: ink, emblem: null });
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
