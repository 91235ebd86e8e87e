/**
 * The table for keyboards, screen readers and tests: first a toolbar with a button over everything
 * that a press does something with, then a list of everything else there is to know. It changes
 * with the state, not with the frame.
 *
 * It is a toolbar, and its list can have the focus, because screen readers then leave the arrow
 * keys to the page; whoever reads instead finds the same in reading order.
 *
 * The focus goes only where somebody takes it, for everything it comes to is read out: what has it
 * keeps its element and its place, also when it can no longer be used or is gone from the table.
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
/** Round the table, where what had the focus is gone from it. */
const OUTLINE = "3px solid var(--t-focus)";
/** What gives the focus back to where it was. */
const LENT = "dialog, [data-lent]";
/** Keys that go on to what can be used. */
const PAGES = new Set(["PageDown", "PageUp"]);

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
  group.setAttribute("role", "region");
  group.style.position = "absolute";
  group.style.inset = "0";
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
  /** @type {Names} */
  let names = { table: "", usable: "", rest: "" };
  /** @type {Entry[]} in the scene's order */
  let known = [];
  /** @type {Entry[]} in reading order, what can be used first */
  let entries = [];
  /** @type {string | null} the one thing in the tab order */
  let current = null;
  /** Where that was last. */
  let last = { x: 0, y: 0 };
  /** What had the focus last. @type {HTMLElement | null} */
  let holder = null;
  /** It stands where it would not stand without the focus. */
  let isHeld = false;

  /** The focus came with a tap: it is not shown until a key is used. */
  let isQuiet = false;

  /** @returns {HTMLElement | null} what has the focus, or gets it back */
  function held() {
    const { activeElement } = document;
    if (group.contains(activeElement)) return thingAt(keyOf(activeElement));
    return activeElement?.closest(LENT) ? thingAt(keyOf(holder)) : null;
  }

  /** @param {string | null} key */
  function thingAt(key) {
    return key === null ? null : (things.get(key) ?? null);
  }

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
   * The element of an entry: a button in the toolbar, an item in the list.
   * @param {Entry} entry
   * @param {boolean} isButton
   */
  function elementOf(entry, isButton) {
    const tag = isButton ? "button" : "li";
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
    const { told, box, isLive, isChosen, isCovered } = entry;
    const isButton = thing.localName === "button";
    const isIdle = isButton && !isUsable(entry);
    if (!isIdle || mayTell(thing)) {
      call(thing, entry.name);
      setAttribute(thing, "aria-disabled", isIdle ? "true" : null);
      const isPressed = isChosen ? "true" : isLive ? "false" : null;
      setAttribute(thing, "aria-pressed", isButton ? isPressed : null);
      setAttribute(thing, "aria-description", told || null);
    }
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

  /**
   * A list's item is named for whoever walks over the table, and has text for whoever reads.
   * @param {HTMLElement} thing
   * @param {string} name
   */
  function call(thing, name) {
    setAttribute(thing, "aria-label", name);
    const text = thing.localName === "li" ? thing.firstChild : null;
    if (text && text.textContent !== name) text.textContent = name;
  }

  /**
   * What others do meanwhile to the thing with the focus would be read out, change by change, and
   * what is usable again at once is not said to be unusable.
   * @param {HTMLElement} thing
   */
  function mayTell(thing) {
    return active().size > 0 || document.activeElement !== thing;
  }

  /** What has the focus, but is gone from the table: the table itself. @param {HTMLElement} thing */
  function standForTable(thing) {
    if (mayTell(thing)) {
      call(thing, names.table);
      setAttribute(thing, "aria-disabled", thing.localName === "button" ? "true" : null);
      setAttribute(thing, "aria-pressed", null);
      setAttribute(thing, "aria-description", null);
    }
    const outline = isQuiet ? "none" : OUTLINE;
    const whole = { inset: "0", width: "auto", height: "auto", "z-index": "0" };
    setStyle(thing, { ...whole, "pointer-events": "none", outline, "outline-offset": "-3px" });
  }

  /**
   * Puts things into their parent, in that order; what has the focus would lose it if it moved.
   * @param {HTMLElement} parent
   * @param {HTMLElement[]} own
   * @param {HTMLElement | null} kept
   */
  function order(parent, own, kept) {
    let behind = parent.firstChild;
    for (const thing of own) {
      while (thing === kept && behind && behind !== thing) {
        const next = behind.nextSibling;
        parent.append(behind);
        behind = next;
      }
      if (thing === behind) behind = behind.nextSibling;
      else parent.insertBefore(thing, behind);
    }
    parent.hidden = own.length === 0;
  }

  /** Where the tabulator goes: where the focus is, or was; else to what can be pressed. */
  function nextCurrent() {
    const all = places();
    const own = current !== null && things.has(current) ? current : null;
    if (own !== null && (held() || active().has(own))) return own;
    return nextLive(all, null, active(), 1)?.token ?? own ?? all[0]?.token ?? null;
  }

  /** Lays everything out anew around what has the focus. */
  function layOut() {
    const kept = held();
    const key = keyOf(kept);
    const wasButton = kept?.localName === "button";
    const isButton = (/** @type {Entry} */ entry) =>
      entry.key === key ? wasButton : isUsable(entry);
    const buttons = known.filter(isButton);
    const items = known.filter((entry) => !isButton(entry));
    entries = [...buttons, ...items];
    const own = known.find((entry) => entry.key === key);
    isHeld = kept !== null && (!own || isUsable(own) !== wasButton);
    const wanted = new Set(known.map((entry) => entry.key));
    for (const [each, thing] of things) {
      if (wanted.has(each) || thing === kept) continue;
      things.delete(each);
      thing.remove();
    }
    const elements = new Map(known.map((entry) => [entry, elementOf(entry, isButton(entry))]));
    for (const [entry, thing] of elements) dress(thing, entry);
    const stays = kept && !own ? [kept] : [];
    for (const thing of stays) standForTable(thing);
    const laid = (/** @type {Entry[]} */ some) => some.flatMap((entry) => elements.get(entry) ?? []);
    order(toolbar, [...(wasButton ? stays : []), ...laid(buttons)], kept);
    order(list, [...(wasButton ? [] : stays), ...laid(items)], kept);
    makeCurrent(nextCurrent());
  }

  group.addEventListener("keydown", (event) => {
    if (isQuiet && current !== null && held()) onFocus(current, true);
    isQuiet = false;
    const to = destination(event);
    if (to) focus(to.token);
    if (event.key === "Escape") onCancel();
    const isPress = event.key === "Enter" || event.key === " ";
    const key = keyOf(event.target);
    // Browsers press buttons by themselves.
    const isItem = isPress && key !== null && things.get(key)?.localName === "li";
    if (isItem && !event.repeat && !event.shiftKey) press(key);
    const isHeldDown = event.repeat && isPress;
    if (to || event.key in ARROWS || event.key === "Escape" || isItem || isHeldDown) {
      event.preventDefault();
      event.stopPropagation();
    }
  });

  /** @param {string} key */
  function press(key) {
    if (known.some((entry) => entry.key === key)) onPress(key);
  }

  /** @param {KeyboardEvent} event */
  function destination({ key, altKey, ctrlKey, metaKey }) {
    if (altKey || ctrlKey || metaKey) return null;
    const all = places();
    const here = all.find(({ token }) => token === current);
    const direction = ARROWS[key];
    if (direction && here) return towards(all, here, direction);
    // What had the focus is gone: on from where it was.
    const beside = direction && towards(all, { token: "", ...last }, direction);
    if (beside) return beside;
    if (!here && (direction || PAGES.has(key))) return nearest(all, last, active());
    if (key === "Home") return all[0] ?? null;
    if (key === "End") return all[all.length - 1] ?? null;
    if (key === "PageDown") return nextLive(all, current, active(), 1);
    if (key === "PageUp") return nextLive(all, current, active(), -1);
    return null;
  }

  group.addEventListener("click", (event) => {
    const key = keyOf(event.target);
    if (key !== null) press(key);
  });
  group.addEventListener("focusin", ({ target }) => {
    const key = keyOf(target);
    if (key === null) return;
    holder = thingAt(key);
    makeCurrent(key);
    note();
    if (isHeld) layOut();
    // A dialog that is closed with a pointer gives the focus back, too.
    isQuiet ||= target instanceof Element && !target.matches(":focus-visible");
    onFocus(key, !isQuiet);
  });
  group.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && group.contains(relatedTarget)) return;
    const isLent = relatedTarget instanceof Element && relatedTarget.closest(LENT) !== null;
    // A window that is left keeps its focus.
    if (!isLent && !group.contains(document.activeElement)) holder = null;
    isQuiet = false;
    onFocus(null, false);
    if (isHeld) layOut();
  });

  /** Notes where what can be reached by the tabulator is. */
  function note() {
    const place = places().find(({ token }) => token === current);
    if (place) last = place;
  }

  return {
    /**
     * @param {Names} called
     * @param {Entry[]} next in the scene's order
     */
    update(called, next) {
      note();
      names = called;
      known = next;
      setAttribute(group, "aria-label", names.table || null);
      setAttribute(toolbar, "aria-label", names.usable);
      setAttribute(list, "aria-label", names.rest);
      layOut();
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
