/** Whether two actions are the same. Pure. */

/** @import {Action} from "../types/engine.js" */

/** @param {Action} one @param {Action} other */
export function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
