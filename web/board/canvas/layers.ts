/** Two canvases, one over the other: the floor for what lies still, the front for what moves. */

/** More device pixels per CSS pixel cost time and show nothing. */
const SHARPEST = 3;

export function createLayers(root: HTMLElement) {
  const floor = createLayer(root);
  const front = createLayer(root);
  return {
    floor,
    front,
    dpr: 1,

    /**
     * Fits both canvases to the root, in whole device pixels. `width`: CSS pixels. `height`: CSS
     * pixels.
     */
    resize(width: number, height: number) {
      this.dpr = Math.min(SHARPEST, window.devicePixelRatio || 1);
      for (const { canvas } of [floor, front]) {
        canvas.width = Math.max(1, Math.round(width * this.dpr));
        canvas.height = Math.max(1, Math.round(height * this.dpr));
      }
    },
  };
}

function createLayer(root: HTMLElement) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  const { style } = canvas;
  style.position = "absolute";
  style.inset = "0";
  style.width = "100%";
  style.height = "100%";
  style.pointerEvents = "none";
  root.append(canvas);
  return { canvas, context: contextOf(canvas) };
}

/** The browser draws nothing: its memory for canvases is full, or something forbids them. */
export class CanvasError extends Error {}

/** Throws `CanvasError`. */
export function contextOf(canvas: HTMLCanvasElement, settings?: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext("2d", settings);
  if (!context) throw new CanvasError("this browser cannot draw on a canvas");
  return context;
}

export function clear(context: CanvasRenderingContext2D) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}
