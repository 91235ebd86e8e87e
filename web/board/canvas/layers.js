/** Two canvases, one over the other: the floor for what lies still, the front for what moves. */

/** More device pixels per CSS pixel cost time and show nothing. */
const SHARPEST = 3;

/**
 * @typedef {ReturnType<typeof createLayers>} Layers
 */

/** @param {HTMLElement} root */
export function createLayers(root) {
  const floor = createLayer(root);
  const front = createLayer(root);
  return {
    floor,
    front,
    dpr: 1,

    /**
     * Fits both canvases to the root, in whole device pixels.
     * @param {number} width CSS pixels
     * @param {number} height CSS pixels
     */
    resize(width, height) {
      this.dpr = Math.min(SHARPEST, window.devicePixelRatio || 1);
      for (const { canvas } of [floor, front]) {
        canvas.width = Math.max(1, Math.round(width * this.dpr));
        canvas.height = Math.max(1, Math.round(height * this.dpr));
      }
    },
  };
}

/** @param {HTMLElement} root */
function createLayer(root) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  const { style } = canvas;
  style.position = "absolute";
  style.inset = "0";
  style.width = "100%";
  style.height = "100%";
  style.pointerEvents = "none";
  root.append(canvas);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser cannot draw on a canvas");
  return { canvas, context };
}

/** @param {CanvasRenderingContext2D} context */
export function clear(context) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}
