/** The board as it is shown before the engine is there the next time. Pure. */

import type { PostGame } from "../../model/post-game.js";
import type { Table } from "../../types/engine.js";

export function pictured({ frame, scenes, seats }: Pick<Table, "frame" | "scenes" | "seats">): PostGame["shown"] {
  const scene = scenes.at(-1);
  return scene ? { frame, seats, scene } : null;
}
