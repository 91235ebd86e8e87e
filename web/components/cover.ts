/** A game's picture. */

import { pictureAddress } from "../net/files.js";
import { make } from "./dom.js";
import type { App, Room } from "../types/page.js";

/** Nothing if the room has none; if it cannot be loaded, its space stays empty. */
export function cover(room: Room) {
  return (
    room.cover &&
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

/** The same by the game's id; nothing of a game that is not known here. */
export function coverOf({ rooms }: App, game: string) {
  const room = rooms.find(({ id }) => id === game);
  return room && cover(room);
}
