/** A game's picture. */

import { make } from "./dom.js";

/** @import {Room} from "./types.js" */

const ROOMS = new URL("../../rooms/", import.meta.url).href;

/**
 * Nothing if the room has none; if it cannot be loaded, its space stays empty.
 * @param {Room} room
 */
export function cover(room) {
  return (
    room.art.includes("cover") &&
    make("img", {
      class: "cover",
      src: `${ROOMS}${room.id}/art/cover.svg`,
      alt: "",
      width: 320,
      height: 200,
      on: { error: (event) => event.target.remove() },
    })
  );
}
