import type { Rect } from "../canvas/geometry.js";

/**
 * The element of one thing on the table: a button over what a press does something with, or a picture
 * of what else there is to know.
 */
export interface Entry {
  key: string;
  name: string;
  told: string;
  box: Rect;
  isLive: boolean;
  isTarget: boolean;
  isChosen: boolean;
  /** Other things lie over all of it. */
  isCovered: boolean;
}

/**
 * No button is smaller than this, CSS pixels; except that one which is covered must not cover what
 * lies over it.
 */
const SMALLEST = 24;
const CORNER = 8;
/** Steps in which smaller things lie over larger ones. */
const DEPTH = 1000;
/** Round the table, where what had the focus is gone from it. */
const OUTLINE = "3px solid var(--t-focus)";

const BARE = {
  all: "unset",
  position: "absolute",
  "box-sizing": "border-box",
  "forced-color-adjust": "none",
  "-webkit-tap-highlight-color": "transparent",
  "-webkit-touch-callout": "none",
};

/** Whether a press on it does something. */
export function isUsable({ isLive, isTarget, isChosen }: Entry) {
  return isLive || isTarget || isChosen;
}

export function makeThing(key: string, tag: "button" | "div") {
  const thing = document.createElement(tag);
  if (thing instanceof HTMLButtonElement) thing.type = "button";
  else thing.setAttribute("role", "img");
  thing.dataset.key = key;
  thing.tabIndex = -1;
  setStyle(thing, BARE);
  return thing;
}

/** The key of the thing it is in. */
export function keyOf(target: EventTarget | null): string | null {
  const thing = target instanceof Element ? target.closest("[data-key]") : null;
  return thing instanceof HTMLElement ? (thing.dataset.key ?? null) : null;
}

/** Says what it is and what a press on it brings. */
export function describe(thing: HTMLElement, entry: Entry) {
  const { name, told, isLive, isChosen } = entry;
  const isButton = thing.localName === "button";
  setAttribute(thing, "aria-label", name);
  setAttribute(thing, "aria-disabled", isButton && !isUsable(entry) ? "true" : null);
  const isPressed = isChosen ? "true" : isLive ? "false" : null;
  setAttribute(thing, "aria-pressed", isButton ? isPressed : null);
  setAttribute(thing, "aria-description", told || null);
}

/** Lays it over what it stands for. */
export function layOver(thing: HTMLElement, entry: Entry) {
  const { box, isCovered } = entry;
  if (thing.style.pointerEvents === "none")
    setStyle(thing, { "pointer-events": "auto", outline: "none" });
  const least = isCovered ? CORNER : SMALLEST;
  const w = Math.max(least, box.w);
  const h = Math.max(least, box.h);
  const { style } = thing;
  style.left = `${(box.x + (box.w - w) / 2).toFixed(1)}px`;
  style.top = `${(box.y + (box.h - h) / 2).toFixed(1)}px`;
  style.width = `${w.toFixed(1)}px`;
  style.height = `${h.toFixed(1)}px`;
  // Of two that overlap, the smaller one would otherwise be hidden, and what can be used by what
  // can only be read.
  const layer = isUsable(entry) ? DEPTH : 0;
  style.zIndex = String(layer + Math.max(1, DEPTH - Math.round(Math.sqrt(box.w * box.h))));
}

/** What it stood for is gone from the table: it is the table itself, named so. */
export function describeTable(thing: HTMLElement, table: string) {
  setAttribute(thing, "aria-label", table);
  setAttribute(thing, "aria-disabled", thing.localName === "button" ? "true" : null);
  setAttribute(thing, "aria-pressed", null);
  setAttribute(thing, "aria-description", null);
}

/** Lays it round the whole table. `isShown`: as having the focus. */
export function layRound(thing: HTMLElement, isShown: boolean) {
  const whole = { inset: "0", width: "auto", height: "auto", "z-index": "0" };
  const outline = isShown ? OUTLINE : "none";
  setStyle(thing, { ...whole, "pointer-events": "none", outline, "outline-offset": "-3px" });
}

export function setStyle<E extends HTMLElement>(element: E, style: Record<string, string>) {
  for (const [property, value] of Object.entries(style)) element.style.setProperty(property, value);
  return element;
}

/** Sets an attribute only when it changes, so that nothing is announced twice. */
export function setAttribute(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
