/**
 * Where things are for a pointer (client coordinates), for a button (CSS pixels from the host) and on
 * the table (table units).
 */

import { REACH } from "./hit.js";
import type { Fit } from "../canvas/fit.js";
import type { Rect } from "../canvas/geometry.js";

export class Coordinates {
  #root: Pick<HTMLElement, "getBoundingClientRect">;
  #fit: () => Fit;

  /** `fit`: how the table lies in it now. */
  constructor(root: Pick<HTMLElement, "getBoundingClientRect">, fit: () => Fit) {
    this.#root = root;
    this.#fit = fit;
  }

  /** How far from a thing a press still means it, in table units. */
  reach(isTouch: boolean) {
    return (isTouch ? REACH.touch : REACH.mouse) / (this.#fit().scale || 1);
  }

  /** `x`: client coordinates. Returns table units; null while the table has no size. */
  onTable(x: number, y: number): [x: number, y: number] | null {
    const { scale, x: left, y: top } = this.#fit();
    if (scale === 0) return null;
    const host = this.#root.getBoundingClientRect();
    return [(x - host.left - left) / scale, (y - host.top - top) / scale];
  }

  /** `part`: table units. Returns CSS pixels from the host. */
  inHost(part: Rect): Rect {
    const { scale, x, y } = this.#fit();
    return { x: x + part.x * scale, y: y + part.y * scale, w: part.w * scale, h: part.h * scale };
  }

  /** `part`: table units. Returns client coordinates. */
  onScreen(part: Rect): Rect {
    const host = this.#root.getBoundingClientRect();
    const { x, y, w, h } = this.inHost(part);
    return { x: host.left + x, y: host.top + y, w, h };
  }
}
