/** A game in a link: its table, at which nobody plays, with the player of its moments. */

import { newId } from "../../kit/ids.js";
import { mendedScreen } from "../../page/damaged-link.js";
import { closedScreen } from "../../page/game-unavailable.js";
import { TableScreen } from "../../table/table.js";
import type { App, Manner, Screen } from "../../types/page.js";

/** Nobody moves here, so nothing is kept. */
const MANNER: Manner = { keeps: "played", speed: null, lingers: false };

export function watchScreen(app: App, { link }: { link: string }, signal: AbortSignal): Screen {
  const mended = mendedScreen(app, { screen: "watch", link });
  if (mended) return mended;
  const room = app.rooms.find(({ id }) => link.startsWith(`${id}.`));
  if (room && app.words.silent.has(room.id)) return closedScreen(app, room);
  return new TableScreen(app, newId(), signal, { manner: MANNER, link });
}
