/** What each list that this device keeps must look like, by its name. */

import { tableShape } from "../model/kept-shapes.js";
import { STARTING } from "../model/stored-shapes.js";
import { JOINED, ORGANISED } from "./contests.js";
import { listShape } from "./kept-list.js";
import type { Shape } from "../kit/shape.js";

export const LISTS: ReadonlyMap<string, Shape> = new Map([
  ["contests", listShape(ORGANISED)],
  ["taking", listShape(JOINED)],
  ["waiting", listShape(STARTING)],
  ...(["hosted", "joined", "noted", "entrusted"] as const).map(
    (name): [string, Shape] => [name, listShape(tableShape(name))],
  ),
]);
