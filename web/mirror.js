/**
 * The table for keyboards, screen readers and tests: first a toolbar with a button over everything
 * that a press does something with, then a list of everything else there is to know. It changes
 * with the state, not with the frame.
 *
 * It is a toolbar, and its list can have the focus, because screen readers then leave the arrow
 * keys to the page; whoever reads instead finds the same in reading order.
 * @import {Rect} from "./stage/geometry.js"
 *
 * A thing on the table; `box` in CSS pixels from the table's host. `told`: what a press on it
 * brings, "" if that depends on what else is pressed.
 * @typedef {object} Entry
 * @property {string} key
 * @property {string} name
 * @property {string} told
 * @property {Rect} box
 * @property {boolean} isLive
 * @property {boolean} isTarget
 * @property {boolean} isChosen
 * @property {boolean} isCovered other things lie over all of it
 *
 * @typedef {object} Names of the whole, of what can be used, and of the rest
 * @property {string} table
 * @property {string} usable
 * @property {string} rest
 *
 * @typedef {object} Watch
 * @property {(key: string) => void} onPress by keyboard or assistive technology
 * @property {(key: string | null, byKeyboard: boolean) => void} onFocus
 * @property {() => void} onCancel
 *
 * @typedef {ReturnType<typeof createMirror>} Mirror
 */

import { ARROWS, nearest, nextLive, towards } from "./input/keys.js";

/**
 * No button is smaller than this, CSS pixels; except that one which is covered must not cover what
 * lies over it.
 */
const SMALLEST = 24;
const CORNER = 8;
/** Steps in which smaller things lie over larger ones. */
const DEPTH = 1000;

const BARE = {
  all: "unset",
  position: "absolute",
  "box-sizing": "border-box",
  "forced-color-adjust": "none",
  "-webkit-tap-highlight-color": "transparent",
  "-webkit-touch-callout": "none",
};

/** Text for whoever reads, in a thing whose picture is painted below it. */
const UNSEEN = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  "clip-path": "inset(50%)",
  "white-space": "nowrap",
};

/**
 * @param {HTMLElement} root
 * @param {Watch} watch
 */
export function createMirror(root, { onPress, onFocus, onCancel }) {
  const group = document.createElement("div");
  group.setAttribute("role", "group");
  group.tabIndex = -1;
  group.style.position = "absolute";
  group.style.inset = "0";
  group.style.outline = "none";
  const toolbar = document.createElement("div");
  toolbar.setAttribute("role", "toolbar");
  const list = document.createElement("ul");
  // Some browsers take lists without bullets for none.
  list.setAttribute("role", "list");
  list.tabIndex = -1;
  setStyle(list, { margin: "0", padding: "0", "list-style": "none" });
  group.append(toolbar, list);
  root.append(group);

  /** @type {Map<string, HTMLElement>} */
  const things = new Map();
  /** @type {Entry[]} in reading order, what can be used first */
  let entries = [];
  /** @type {string | null} the one thing in the tab order */
  let current = null;
  /** Where the focus was when its thing last vanished. */
  let last = { x: 0, y: 0 };

  /** The focus came with a tap: it is not shown until a key is used. */
  let isQuiet = false;

  const hasFocus = () => group.contains(document.activeElement);

  function places() {
    return entries.map(({ key, box }) => ({
      token: key,
      x: box.x + box.w / 2,
      y: box.y + box.h / 2,
    }));
  }

  /** What a press does something with. */
  function active() {
    return new Set(entries.filter((e) => e.isLive || e.isTarget).map(({ key }) => key));
  }

  /** @param {string | null} key */
  function makeCurrent(key) {
    if (current !== null) things.get(current)?.setAttribute("tabindex", "-1");
    current = key;
    if (current !== null) things.get(current)?.setAttribute("tabindex", "0");
  }

  /**
   * @param {string} key
   * @param {boolean} [quietly] it was pressed with a pointer
   */
  function focus(key, quietly = false) {
    const thing = things.get(key);
    if (!thing) return;
    isQuiet = quietly;
    makeCurrent(key);
    thing.focus({ preventScroll: true });
  }

  /**
   * The element of an entry, another one once it has become usable or has ceased to be.
   * @param {Entry} entry
   */
  function elementOf(entry) {
    const tag = isUsable(entry) ? "button" : "li";
    const before = things.get(entry.key);
    if (before?.localName === tag) return before;
    before?.remove();
    const thing = document.createElement(tag);
    if (thing instanceof HTMLButtonElement) thing.type = "button";
    else thing.append(setStyle(document.createElement("span"), UNSEEN));
    thing.dataset.key = entry.key;
    thing.tabIndex = -1;
    setStyle(thing, BARE);
    things.set(entry.key, thing);
    return thing;
  }

  /**
   * @param {HTMLElement} thing
   * @param {Entry} entry
   */
  function dress(thing, entry) {
    const { name, told, box, isLive, isChosen, isCovered } = entry;
    // A list's item is named for whoever walks over the table, and has text for whoever reads.
    setAttribute(thing, "aria-label", name);
    const text = thing.localName === "li" ? thing.firstChild : null;
    if (text && text.textContent !== name) text.textContent = name;
    setAttribute(thing, "aria-pressed", isChosen ? "true" : isLive ? "false" : null);
    setAttribute(thing, "aria-description", told || null);
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

  /**
   * Puts the things of entries into their parent, in that order.
   * @param {HTMLElement} parent
   * @param {Entry[]} own
   */
  function lay(parent, own) {
    let behind = parent.firstChild;
    for (const entry of own) {
      const thing = elementOf(entry);
      dress(thing, entry);
      if (thing !== behind) parent.insertBefore(thing, behind);
      else behind = behind.nextSibling;
    }
    parent.hidden = own.length === 0;
  }

  /**
   * Where the tabulator goes: where the focus is or was near; without it, to what can be pressed.
   * @param {boolean} isHeld the table had the focus
   */
  function nextCurrent(isHeld) {
    const all = places();
    const own = current !== null && things.has(current) ? current : null;
    if (isHeld) return own ?? nearest(all, last, active())?.token ?? null;
    if (own !== null && active().has(own)) return own;
    return nextLive(all, null, active(), 1)?.token ?? own ?? all[0]?.token ?? null;
  }

  /**
   * @param {Element | null} held what had the focus in the table before the change
   * @param {boolean} quietly
   */
  function keepFocus(held, quietly) {
    makeCurrent(nextCurrent(held !== null));
    if (!held || (held !== group && document.activeElement === held)) return;
    if (current !== null) {
      focus(current, quietly);
    } else {
      group.focus({ preventScroll: true });
      onFocus(null, false);
    }
  }

  group.addEventListener("keydown", (event) => {
    if (isQuiet && current !== null && hasFocus()) onFocus(current, true);
    isQuiet = false;
    const to = destination(event);
    if (to) focus(to.token);
    if (event.key === "Escape") onCancel();
    const isPress = event.key === "Enter" || event.key === " ";
    const key = keyOf(event.target);
    // Browsers press buttons by themselves.
    const isItem = isPress && key !== null && things.get(key)?.localName === "li";
    if (isItem && !event.repeat && !event.shiftKey) onPress(key);
    const isHeldDown = event.repeat && isPress;
    if (to || event.key in ARROWS || event.key === "Escape" || isItem || isHeldDown) {
      event.preventDefault();
      event.stopPropagation();
    }
  });

  /** @param {KeyboardEvent} event */
  function destination({ key, altKey, ctrlKey, metaKey }) {
    if (altKey || ctrlKey || metaKey) return null;
    const all = places();
    const here = all.find(({ token }) => token === current);
    const direction = ARROWS[key];
    if (direction) return here ? towards(all, here, direction) : (all[0] ?? null);
    if (key === "Home") return all[0] ?? null;
    if (key === "End") return all[all.length - 1] ?? null;
    if (key === "PageDown") return nextLive(all, current, active(), 1);
    if (key === "PageUp") return nextLive(all, current, active(), -1);
    return null;
  }

  group.addEventListener("click", (event) => {
    const key = keyOf(event.target);
    if (key !== null) onPress(key);
  });
  group.addEventListener("focusin", ({ target }) => {
    const key = keyOf(target);
    if (key === null) return;
    makeCurrent(key);
    // A dialog that is closed with a pointer gives the focus back, too.
    isQuiet ||= target instanceof Element && !target.matches(":focus-visible");
    onFocus(key, !isQuiet);
  });
  group.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && group.contains(relatedTarget)) return;
    isQuiet = false;
    onFocus(null, false);
  });

  return {
    /**
     * @param {Names} names
     * @param {Entry[]} next in the scene's order
     */
    update(names, next) {
      const held = hasFocus() ? document.activeElement : null;
      const wasQuiet = isQuiet;
      const before = places().find(({ token }) => token === current);
      if (before) last = before;
      setAttribute(group, "aria-label", names.table || null);
      setAttribute(toolbar, "aria-label", names.usable);
      setAttribute(list, "aria-label", names.rest);
      const usable = next.filter(isUsable);
      const rest = next.filter((entry) => !isUsable(entry));
      entries = [...usable, ...rest];
      const wanted = new Set(next.map(({ key }) => key));
      for (const [key, thing] of things) {
        if (wanted.has(key)) continue;
        things.delete(key);
        thing.remove();
      }
      lay(toolbar, usable);
      lay(list, rest);
      keepFocus(held, wasQuiet);
    },

    focus,

    /** @param {EventTarget | null} target */
    keyOf,

    destroy() {
      group.remove();
    },
  };
}

/** Whether a press on it does something. @param {Entry} entry */
function isUsable({ isLive, isTarget, isChosen }) {
  return isLive || isTarget || isChosen;
}

/**
 * @param {EventTarget | null} target
 * @returns {string | null}
 */
function keyOf(target) {
  const thing = target instanceof Element ? target.closest("[data-key]") : null;
  return thing instanceof HTMLElement ? (thing.dataset.key ?? null) : null;
}

/**
 * @template {HTMLElement} E
 * @param {E} element
 * @param {Record<string, string>} style
 */
function setStyle(element, style) {
  for (const [property, value] of Object.entries(style)) element.style.setProperty(property, value);
  return element;
}

/**
 * Sets an attribute only when it changes, so that nothing is announced twice.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
