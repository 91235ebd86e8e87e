/**
 * Theme tokens as colours a canvas understands. A token is the CSS custom property `--t-<token>`;
 * "seat-<n>" is the colour its seat chose: `--t-seat-<n>`, else `--t-<colour>`.
 * `--font-display` and `--font-body` name the faces, `--edge` is the width of outlines.
 * @import {Face, SeatLook, Shape} from "../../types/engine.js"
 *
 * @typedef {[red: number, green: number, blue: number, alpha: number]} Channels 0..255, alpha 0..1
 *
 * @typedef {object} Theme
 * @property {(token: string) => string} colour
 * @property {(token: string, alpha: number) => string} fade more transparent
 * @property {(token: string, amount: number) => string} shade -1 black .. 0 as it is .. 1 white
 * @property {(token: string) => Shape | null} emblem a seat token's shape
 * @property {Record<Face, string>} faces
 * @property {number} edge width of outlines in CSS pixels
 * @property {boolean} isStark strong edges, flat colours
 */

const SEAT = /^seat-(\d+)$/;

/**
 * Reads the theme as it is now; make a new one when it changes.
 * @param {HTMLElement} probe a rendered element whose colour nobody sees
 * @param {SeatLook[]} seats
 * @returns {Theme}
 */
export function readTheme(probe, seats) {
  const root = getComputedStyle(document.documentElement);
  const edge = edgeOf(root);
  const pixel = onePixel();
  /** @type {Map<string, Channels>} */
  const known = new Map();

  /** @param {string} token */
  function channels(token) {
    let found = known.get(token);
    if (!found) {
      found = measure(token);
      known.set(token, found);
    }
    return found;
  }

  /**
   * @param {string} token
   * @returns {Channels}
   */
  function measure(token) {
    const seat = seats[Number(token.match(SEAT)?.[1] ?? NaN)];
    probe.style.color = seat ? `var(--t-${token}, var(--t-${seat.colour}))` : `var(--t-${token})`;
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = getComputedStyle(probe).color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = pixel.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  /** @type {Map<string, string>} */
  const written = new Map();
  /**
   * @param {string} key
   * @param {() => Channels} make
   */
  function once(key, make) {
    let text = written.get(key);
    if (text === undefined) {
      text = write(make());
      written.set(key, text);
    }
    return text;
  }

  return {
    colour: (token) => once(token, () => channels(token)),
    fade: (token, alpha) => once(`${token}*${alpha}`, () => faded(channels(token), alpha)),
    shade: (token, amount) => once(`${token}+${amount}`, () => shaded(channels(token), amount)),
    emblem: (token) => seats[Number(token.match(SEAT)?.[1] ?? NaN)]?.shape ?? null,
    faces: {
      display: root.getPropertyValue("--font-display").trim() || "serif",
      body: root.getPropertyValue("--font-body").trim() || "system-ui, sans-serif",
    },
    edge,
    isStark: edge >= STARK,
  };
}

/** From this width on an outline is meant to be seen clearly (high contrast). */
const STARK = 2;

/** @param {CSSStyleDeclaration} root */
function edgeOf(root) {
  if (matchMedia("(forced-colors: active)").matches) return STARK;
  return Number.parseFloat(root.getPropertyValue("--edge")) || 1;
}

function onePixel() {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const pixel = canvas.getContext("2d", { willReadFrequently: true });
  if (!pixel) throw new Error("this browser cannot draw on a canvas");
  return pixel;
}

/** @param {Channels} channels */
function write([red, green, blue, alpha]) {
  return `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`;
}

/**
 * @param {Channels} channels
 * @param {number} by
 * @returns {Channels}
 */
export function faded([red, green, blue, alpha], by) {
  return [red, green, blue, alpha * by];
}

/**
 * @param {Channels} channels
 * @param {number} amount
 * @returns {Channels}
 */
export function shaded([red, green, blue, alpha], amount) {
  const goal = amount < 0 ? 0 : 255;
  const part = Math.abs(amount);
  /** @param {number} value */
  const mix = (value) => value + (goal - value) * part;
  return [mix(red), mix(green), mix(blue), alpha];
}
