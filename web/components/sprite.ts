/** A game's drawings among words: the same that the board paints. */

import { drawingOf } from "../board/canvas/scene-parts.js";
import { once } from "../kit/memo.js";
import { dressed } from "../board/canvas/sprites.js";
import { make } from "./dom.js";

const addresses: Map<string, Promise<string>> = new Map();
/** Those that are known: an image has its address at once, or nobody could tell it from others. */
const known: Map<string, string> = new Map();

/** The colour of the ink, while one task runs: asked again, it would cost the page's styles each time. */
let asked: string | null = null;

function inkNow() {
  if (asked === null) {
    // Not the token, which may name a colour of the system's that no drawing knows.
    asked = getComputedStyle(document.documentElement).color;
    queueMicrotask(() => (asked = null));
  }
  return asked;
}

/** A decorative picture of a sprite in the colour of the ink. `name`: "<room>/<file>". */
export function spriteImage(name: string) {
  const ink = inkNow();
  const key = `${name} ${ink}`;
  const image = make("img", { class: "sprite", alt: "", width: 20, height: 20, "data-sprite": name });
  const address = known.get(key);
  if (address) image.src = address;
  else
    once(addresses, key, () => load(name, ink)).then(
      (source) => {
        known.set(key, source);
        image.src = source;
      },
      () => image.remove(),
    );
  return image;
}

async function load(name: string, ink: string) {
  const svg = dressed(await drawingOf(name), { tint: ink, emblem: null });
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
