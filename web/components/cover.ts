/** A game's picture. */

import { pictureAddress } from "../net/files.js";
import { make } from "./dom.js";
import type { Room } from "../types/page.js";

/** Nothing if the room has none; if it cannot be loaded, its space stays empty. */
export function cover(room: Room | undefined) {
  return (
    room?.cover &&
    make("img", {
      class: "cover",
      src: pictureAddress(`rooms/${room.id}/cover.svg`),
      alt: "",
      width: 320,
      height: 200,
      decoding: "sync", // so that it does not flicker when a card takes the place of the same one
      on: { error: (event) => event.target.remove() },
    })
  );
}
