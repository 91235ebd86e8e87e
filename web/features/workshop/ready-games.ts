/** `rooms/workshop.json`: the ready games as texts, and what else the workshop begins with. */

import { BASE } from "../../kit/base-url.js";
import { once } from "../../kit/memo.js";
import { read } from "../../net/fetch-text.js";
import { rescale } from "../../page/text-size.js";
import type { Room } from "../../types/page.js";

export interface Ready {
  /** By id, the one to begin with first; the template last. */
  games: ReadonlyMap<string, string>;
  /** The template as the page knows its rooms. */
  template: Room;
}

/** Everybody begins with the same dice, a class too; others are a press away. */
export const FIRST_SEED = "tortuga";

const coming: Map<string, Promise<Ready>> = new Map();

/** Also puts the workshop's style sheet into the page. Rejects with `FileError`. */
export function readyGames(): Promise<Ready> {
  return once(coming, "workshop", async () => {
    const { style, template, texts } = await read(new URL("rooms/workshop.json", BASE), (text) => {
      const found = JSON.parse(text);
      return found.texts && found.style ? found : null;
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
    rescale();
    return { games: new Map(Object.entries<string>(texts)), template };
  });
}
