/** What is to be seen of an ending, in sight over the result. */

import { fit } from "../../board/canvas/fit.js";
import type { Scene } from "../../types/engine.js";

/** Where the board's host and the sheet over it lie, in CSS pixels. */
interface Places {
  host: { left: number; top: number; width: number; height: number };
  sheet: { left: number; top: number };
}

/** By how many CSS pixels a board is to be moved up, lest a sheet covers the ending. Pure. */
export function liftOf({ ending, height }: Scene, { host, sheet }: Places) {
  if (!ending) return 0;
  const { scale, x, y } = fit(host.width, host.height, height);
  const [left, top, width, tall] = ending;
  if (host.left + x + (left + width) * scale <= sheet.left) return 0;
  const end = host.top + y + (top + tall) * scale;
  return Math.round(Math.max(0, Math.min(end - sheet.top, y + top * scale)));
}

/** Keeps the ending in sight, however high the sheet is, until that closes. */
export function keepInSight(scene: Scene, stage: HTMLElement, result: HTMLDialogElement) {
  const place = () => {
    const { offsetLeft: left, offsetTop: top } = result; // where it lies once it has risen
    const { clientHeight: height, clientWidth: width, parentElement } = stage;
    const board = (parentElement ?? stage).getBoundingClientRect();
    const host = { left: board.left, top: board.top, width, height };
    const lift = result.open ? liftOf(scene, { host, sheet: { left, top } }) : 0;
    stage.style.translate = lift > 0 ? `0 ${-lift}px` : "";
  };
  new ResizeObserver(place).observe(result);
}
