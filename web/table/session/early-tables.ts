/** A table at which an early one is told where there is one and the engine is not there yet. */

import { firstDeals, firstSteps } from "./built-tables.js";
import { StandIn } from "./stand-in.js";
import { lastTable } from "./table-keeper.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** `id`: of its save. `make` makes the table, `signal` closes it. */
export function withEarlyTables<At extends { session: TableSession }>(
  app: App,
  id: string,
  signal: AbortSignal,
  make: (app: App) => At,
): At {
  const sources = [firstDeals(app.rooms), firstSteps(app.rooms), lastTable(app.saves.tables, id)];
  const standIn = new StandIn(app.engine, sources, signal);
  const made = make({ ...app, engine: standIn, botPool: standIn.late(app.botPool) });
  const { session } = made;
  standIn.stand = (begin) => begin.do === "start" && app.pendingGames.settle(id, begin.seed);
  standIn.take = (table, isSame) => session.take(table, isSame);
  standIn.fail = (answer) => session.trouble(answer);
  return made;
}
