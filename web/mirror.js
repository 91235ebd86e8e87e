/**
 * The table as real buttons: one for each token, over the thing it picks. Keyboards, screen
 * readers and tests use it; it changes with the state, not with the frame.
 * @import {Rect} from "./stage/geometry.js"
 *
 * A button to be; `box` in CSS pixels from the table's host.
 * @typedef {object} Entry
 * @property {string} token
 * @property {string} name
 * @property {Rect} box
 * @property {boolean} isLive
 * @property {boolean} isTarget
 * @property {boolean} isChosen
 * @property {boolean} isCovered other things lie over all of it
 *
 * @typedef {object} Watch
 * @property {(token: string) => void} onPress by keyboard or assistive technology
 * @property {(token: string | null, byKeyboard: boolean) => void} onFocus
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

const BARE = {
  all: "unset",
  position: "absolute",
  "box-sizing": "border-box",
  "forced-color-adjust": "none",
  "-webkit-tap-highlight-color": "transparent",
  "-webkit-touch-callout": "none",
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
  root.append(group);

  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {Entry[]} */
  let entries = [];
  /** @type {string | null} the one token in the tab order */
  let current = null;
  /** Where the focus was when its button last vanished. */
  let last = { x: 0, y: 0 };

  /** The focus came with a tap: it is not shown until a key is used. */
  let isQuiet = false;

  const hasFocus = () => group.contains(document.activeElement);

  function places() {
    return entries.map(({ token, box }) => ({
      token,
      x: box.x + box.w / 2,
      y: box.y + box.h / 2,
    }));
  }

  /** Tokens that a press does something with. */
  function active() {
    return new Set(entries.filter((e) => e.isLive || e.isTarget).map(({ token }) => token));
  }

  /** @param {string | null} token */
  function makeCurrent(token) {
    if (current !== null) buttons.get(current)?.setAttribute("tabindex", "-1");
    current = token;
    if (current !== null) buttons.get(current)?.setAttribute("tabindex", "0");
  }

  /**
   * @param {string} token
   * @param {boolean} [quietly] it was pressed with a pointer
   */
  function focus(token, quietly = false) {
    const button = buttons.get(token);
    if (!button) return;
    isQuiet = quietly;
    makeCurrent(token);
    button.focus({ preventScroll: true });
  }

  /** @param {string} token */
  function create(token) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.token = token;
    button.tabIndex = -1;
    for (const [property, value] of Object.entries(BARE)) button.style.setProperty(property, value);
    return button;
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {Entry} entry
   */
  function dress(button, { name, box, isLive, isTarget, isChosen, isCovered }) {
    setAttribute(button, "aria-label", name);
    setAttribute(button, "aria-pressed", isChosen ? "true" : isLive ? "false" : null);
    setAttribute(button, "aria-disabled", isLive || isTarget || isChosen ? null : "true");
    const least = isCovered ? CORNER : SMALLEST;
    const w = Math.max(least, box.w);
    const h = Math.max(least, box.h);
    const { style } = button;
    style.left = `${(box.x + (box.w - w) / 2).toFixed(1)}px`;
    style.top = `${(box.y + (box.h - h) / 2).toFixed(1)}px`;
    style.width = `${w.toFixed(1)}px`;
    style.height = `${h.toFixed(1)}px`;
    // Of two that overlap, the smaller one would otherwise be hidden.
    style.zIndex = String(Math.max(1, 1000 - Math.round(Math.sqrt(box.w * box.h))));
  }

  /**
   * Where the tabulator goes: where the focus is or was near; without it, to what can be pressed.
   * @param {boolean} isHeld the table had the focus
   */
  function nextCurrent(isHeld) {
    const all = places();
    const own = current !== null && buttons.has(current) ? current : null;
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
    const isHeldDown = event.repeat && (event.key === "Enter" || event.key === " ");
    if (to || event.key in ARROWS || event.key === "Escape" || isHeldDown) {
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
    const token = tokenOf(event.target);
    if (token !== null) onPress(token);
  });
  group.addEventListener("focusin", ({ target }) => {
    const token = tokenOf(target);
    if (token === null) return;
    makeCurrent(token);
    onFocus(token, !isQuiet);
  });
  group.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && group.contains(relatedTarget)) return;
    isQuiet = false;
    onFocus(null, false);
  });

  return {
    /**
     * @param {string} name of the whole table
     * @param {Entry[]} next in reading order
     */
    update(name, next) {
      const held = hasFocus() ? document.activeElement : null;
      const wasQuiet = isQuiet;
      const before = places().find(({ token }) => token === current);
      if (before) last = before;
      setAttribute(group, "aria-label", name || null);
      entries = next;
      const wanted = new Set(next.map(({ token }) => token));
      for (const [token, button] of buttons) {
        if (wanted.has(token)) continue;
        buttons.delete(token);
        button.remove();
      }
      let behind = group.firstChild;
      for (const entry of next) {
        let button = buttons.get(entry.token);
        if (!button) {
          button = create(entry.token);
          buttons.set(entry.token, button);
        }
        dress(button, entry);
        if (button !== behind) group.insertBefore(button, behind);
        else behind = behind.nextSibling;
      }
      keepFocus(held, wasQuiet);
    },

    focus,

    /** @param {EventTarget | null} target */
    tokenOf,

    destroy() {
      group.remove();
    },
  };
}

/**
 * @param {EventTarget | null} target
 * @returns {string | null}
 */
function tokenOf(target) {
  const button = target instanceof Element ? target.closest("button") : null;
  return button?.dataset.token ?? null;
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
