/**
 * Where things are for a pointer (client coordinates), for a button (CSS pixels from the host) and on
 * the table (table units).
 * @import {Fit} from "../canvas/fit.js"
 * @import {Rect} from "../canvas/geometry.js"
 */

import { REACH } from "./hit.js";

export class Coordinates {
  #root;
  #fit;

  /**
   * @param {Pick<HTMLElement, "getBoundingClientRect">} root
   * @param {() => Fit} fit how the table lies in it now
   */
  constructor(root, fit) {
    this.#root = root;
    this.#fit = fit;
  }

  /** How far from a thing a press still means it, in table units. @param {boolean} isTouch */
  reach(isTouch) {
    return (isTouch ? REACH.touch : REACH.mouse) / (this.#fit().scale || 1);
  }

  /**
   * @param {number} x client coordinates
   * @param {number} y
   * @returns {[x: number, y: number] | null} table units; null while the table has no size
   */
  onTable(x, y) {
    const { scale, x: left, y: top } = this.#fit();
    if (scale === 0) return null;
    const host = this.#root.getBoundingClientRect();
    return [(x - host.left - left) / scale, (y - host.top - top) / scale];
  }

  /** @param {Rect} part table units @returns {Rect} CSS pixels from the host */
  inHost(part) {
    const { scale, x, y } = this.#fit();
    return { x: x + part.x * scale, y: y + part.y * scale, w: part.w * scale, h: part.h * scale };
  }

  /** @param {Rect} part table units @returns {Rect} client coordinates */
  onScreen(part) {
    const host = this.#root.getBoundingClientRect();
    const { x, y, w, h } = this.inHost(part);
    return { x: host.left + x, y: host.top + y, w, h };
  }
}
