/**
 * `rooms/small.json`: the small games, as the page knows its rooms, and the files of these, by name, which are
 * too small to be asked for one by one.
 */

import { make } from "../../components/dom.js";
import { thumbnail } from "../../components/thumbnail.js";
import { BASE } from "../../kit/base-url.js";
import { once } from "../../kit/memo.js";
import { read } from "../../net/fetch-text.js";
import { enclosed } from "../../net/files.js";
import type { App, Room } from "../../types/page.js";

interface Small {
  games: Room[];
  files: Record<string, string>;
}

const coming: Map<string, Promise<void>> = new Map();

/** Puts them among the rooms, with their words. Rejects with `FileError` if they cannot be had. */
export function addSmall(app: App) {
  return once(coming, "small", async () => {
    const small: Small = await read(new URL("rooms/small.json", BASE), (text) => JSON.parse(text));
    for (const [name, text] of Object.entries(small.files)) enclosed.set(name, text);
    app.rooms.push(...small.games);
    await app.words.wantAll();
  });
}

/** One of them on a shelf. `room`: undefined: it has no picture. `more`: what can be done with it. */
export function onShelf(
  app: App,
  room: Room | undefined,
  heading: HTMLElement,
  tagline: string,
  signal: AbortSignal,
  ...more: HTMLElement[]
) {
  const picture = room?.picture;
  return make(
    "li",
    { class: "panel" },
    picture && thumbnail(app, room, async () => picture, signal),
    heading,
    tagline && make("p", { class: "tagline" }, tagline),
    ...more,
  );
}
