/** A game in a link: its table, at which nobody plays, with the player of its moments. */

import { newId } from "../../kit/ids.js";
import { closedScreen } from "../../page/game-unavailable.js";
import { TableScreen } from "../../table/table.js";

/** @import {App, Manner, Screen} from "../../types/page.js" */

/** @type {Manner} Nobody moves here, so nothing is kept. */
const MANNER = { keeps: "played", speed: null, lingers: false };

/**
 * @param {App} app
 * @param {{link: string}} route
 * @param {AbortSignal} signal
 * @returns {Screen}
 */
export function watchScreen(app, { link }, signal) {
  const room = app.rooms.find(({ id }) => link.startsWith(`${id}.`));
  if (room && app.words.silent.has(room.id)) return closedScreen(app, room);
  return new TableScreen(app, newId(), signal, { manner: MANNER, link });
}
