import { contextOf } from "./layers.js";
import type { Face, SeatLook, Shape } from "../../types/engine.js";

/**
 * Theme tokens as colours a canvas understands. A token is the CSS custom property `--t-<token>`;
 * "seat-<n>" is the colour its seat chose: `--t-seat-<n>`, else `--t-<colour>`. `--font-display`
 * and `--font-body` name the faces, `--edge` is the width of outlines. 0..255, alpha 0..1.
 */
type Channels = [red: number, green: number, blue: number, alpha: number];

export interface Theme {
  colour: (token: string) => string;
  /** More transparent. */
  fade: (token: string, alpha: number) => string;
  /** -1 black .. 0 as it is .. 1 white. */
  shade: (token: string, amount: number) => string;
  /** A seat token's shape. */
  emblem: (token: string) => Shape | null;
  faces: Record<Face, string>;
  /** How far apart letters are wanted beyond what is usual, in parts of their size. */
  spacing: number;
  /** Width of outlines in CSS pixels. */
  edge: number;
  /** Strong edges, flat colours. */
  isStark: boolean;
}

const SEAT = /^seat-(\d+)$/;
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/**
 * Reads the theme as it is now; make a new one when it changes. `probe`: a rendered element whose
 * colour nobody sees.
 */
export function readTheme(probe: HTMLElement, seats: SeatLook[]): Theme {
  // Where the system chooses the colours it would choose one for all tokens.
  probe.style.setProperty("forced-color-adjust", "none");
  const root = getComputedStyle(document.documentElement);
  const tokens = getComputedStyle(probe);
  const edge = Number.parseFloat(tokens.getPropertyValue("--edge")) || 1;
  const pixel = onePixel();
  const known: Map<string, Channels> = new Map();

  function channels(token: string) {
    let found = known.get(token);
    if (!found) {
      found = measure(token);
      known.set(token, found);
    }
    return found;
  }

  function measure(token: string): Channels {
    const seat = seats[Number(token.match(SEAT)?.[1] ?? NaN)];
    const names = seat ? [token, seat.colour] : [token];
    const text = names.map((name) => tokens.getPropertyValue(`--t-${name}`).trim()).find(Boolean);
    const plain = text?.match(HEX);
    // To ask what the browser makes of a colour would cost the page's styles each time.
    if (plain) return [...plain.slice(1).map((part) => Number.parseInt(part, 16)), 1] as Channels;
    probe.style.color = seat ? `var(--t-${token}, var(--t-${seat.colour}))` : `var(--t-${token})`;
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = tokens.color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = pixel.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  const written: Map<string, string> = new Map();
  function once(key: string, make: () => Channels) {
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
    spacing: Number(root.getPropertyValue("--spacing")) || 0,
    edge,
    isStark: edge >= STARK,
  };
}

/** From this width on an outline is meant to be seen clearly (high contrast). */
const STARK = 2;

function onePixel() {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  return contextOf(canvas, { willReadFrequently: true });
}

function write([red, green, blue, alpha]: Channels) {
  return `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`;
}

export function faded([red, green, blue, alpha]: Channels, by: number): Channels {
  return [red, green, blue, alpha * by];
}

export function shaded([red, green, blue, alpha]: Channels, amount: number): Channels {
  const goal = amount < 0 ? 0 : 255;
  const part = Math.abs(amount);
  const mix = (value: number) => value + (goal - value) * part;
  return [mix(red), mix(green), mix(blue), alpha];
}
