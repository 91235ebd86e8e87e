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
 * @import {Entry} from "./mirror-item.js"
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

import { ARROWS, destination, nextLive } from "../pointing/arrow-keys.js";
import {
  describe,
  describeTable,
  isUsable,
  keyOf,
  layOver,
  layRound,
  makeThing,
  setAttribute,
  setStyle,
} from "./mirror-item.js";

/** What gives the focus back to where it was. */
const LENT = "dialog, [data-lent]";

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
    const thing = makeThing(entry.key, tag);
    things.set(entry.key, thing);
    return thing;
  }

  /**
   * @param {HTMLElement} thing
   * @param {Entry} entry
   */
  function dress(thing, entry) {
    const isIdle = thing.localName === "button" && !isUsable(entry);
    if (!isIdle || mayTell(thing)) describe(thing, entry);
    layOver(thing, entry);
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
    if (mayTell(thing)) describeTable(thing, names.table);
    layRound(thing, !isQuiet);
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
    const to = goal(event);
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

  /** Where a key takes the focus. @param {KeyboardEvent} event */
  function goal({ key, altKey, ctrlKey, metaKey }) {
    if (altKey || ctrlKey || metaKey) return null;
    return destination(key, places(), { current, last }, active());
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
