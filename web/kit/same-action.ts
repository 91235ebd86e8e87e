/** Whether two actions are the same. Pure. */

import type { Action } from "../types/engine.js";

export function isSame(one: Action, other: Action) {
  return JSON.stringify(one) === JSON.stringify(other);
}
