import type { Shape } from "../../types/engine.js";

/** Seat signs as SVG path data: outlines around the origin, radius about 10. */
export const EMBLEMS: Record<Shape, string> = {
  circle: "M9.4 0A9.4 9.4 0 1 1-9.4 0 9.4 9.4 0 1 1 9.4 0Z",
  square: "M-8.5-8.5H8.5V8.5H-8.5Z",
  triangle: "M0-9.8 10 7.8H-10Z",
  diamond: "M0-10.8 9.4 0 0 10.8-9.4 0Z",
  star: "M0-10.8 2.7-3.6 10.3-3.3 4.3 1.4 6.4 8.7 0 4.5-6.4 8.7-4.3 1.4-10.3-3.3-2.7-3.6Z",
};
