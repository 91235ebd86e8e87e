/**
 * The table for keyboards, screen readers and tests: a toolbar with a button over everything that a
 * press does something with, then in the same toolbar a group with a picture of everything else there
 * is to know. It changes with the state, not with the frame.
 *
 * All of it is one toolbar because screen readers then leave the arrow keys to the page; whoever
 * reads instead finds the same in reading order. What cannot be used is no list's item: on one, Orca
 * takes the arrow keys back, also in a toolbar.
 *
 * The focus goes only where somebody takes it, for everything it comes to is read out: what has it
 * keeps its element and its place, also when it can no longer be used or is gone from the table.
 *
 * Whoever listens is told of every change, so nothing changes that goes back to what it was: while
 * others act, what could be used goes on to be a button, which says who is waited for, and all keep
 * their order; what is called as before is the same thing; and once one may act, as few as possible move.
 * What others do is told late, as it is then; what a press brings on the thing with the focus, once it is
 * being said what has happened. Where much has become other, the toolbar is told to have gone and come
 * again, or the group of the rest; never what the focus is in.
 */

/** Of the whole, of what can be used, and of the rest. */
interface Names {
  table: string;
  usable: string;
  rest: string;
}

interface Watch {
  /** By keyboard or assistive technology. */
  onPress: (key: string) => void;
  onFocus: (key: string | null, byKeyboard: boolean) => void;
  onCancel: () => void;
}

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
} from "./mirror-item.js";
import { THING } from "./mirror-entries.js";
import { rewrite } from "../../kit/rewrite.js";
import { stayingPut } from "./stay-put.js";
import { ToldLate } from "../../kit/told-late.js";
import type { Entry } from "./mirror-item.js";

/** What gives the focus back to where it was. */
const LENT = "dialog, [data-lent]";
/** More things than this that become other are much. */
const MUCH = 6;
/** Milliseconds after which what has happened is being said. */
const SAID = 1000;

export function createMirror(root: HTMLElement, { onPress, onFocus, onCancel }: Watch) {
  const group = document.createElement("div");
  group.setAttribute("role", "region");
  group.style.position = "absolute";
  group.style.inset = "0";
  const toolbar = document.createElement("div");
  toolbar.setAttribute("role", "toolbar");
  const usable = document.createElement("div");
  const rest = document.createElement("div");
  rest.setAttribute("role", "group");
  toolbar.append(usable, rest);
  group.append(toolbar);
  root.append(group);

  const things: Map<string, HTMLElement> = new Map();
  let names: Names = { table: "", usable: "", rest: "" };
  /** In the scene's order. */
  let known: Entry[] = [];
  /** In reading order, what can be used first. */
  let entries: Entry[] = [];
  /** The one thing in the tab order. */
  let current: string | null = null;
  /** Where that was last. */
  let last = { x: 0, y: 0 };
  /** What had the focus last. */
  let holder: HTMLElement | null = null;
  /** It stands where it would not stand without the focus. */
  let isHeld = false;
  /** Others act. */
  let isWaiting = false;
  const late = new ToldLate();
  /** Until the thing with the focus says what a press on it brings now. */
  let untold: ReturnType<typeof setTimeout> | undefined = undefined;

  /** The focus came with a tap: it is not shown until a key is used. */
  let isQuiet = false;

  /** What has the focus, or gets it back. */
  function held(): HTMLElement | null {
    const { activeElement } = document;
    if (group.contains(activeElement)) return thingAt(keyOf(activeElement));
    return activeElement?.closest(LENT) ? thingAt(keyOf(holder)) : null;
  }

  function thingAt(key: string | null) {
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

  function makeCurrent(key: string | null) {
    if (current !== null) things.get(current)?.setAttribute("tabindex", "-1");
    current = key;
    if (current !== null) things.get(current)?.setAttribute("tabindex", "0");
  }

  /** `quietly`: it was pressed with a pointer. */
  function focus(key: string, quietly = false) {
    const thing = things.get(key);
    if (!thing) return;
    isQuiet = quietly;
    makeCurrent(key);
    thing.focus({ preventScroll: true });
  }

  /** The element of an entry: a button, or a picture of what cannot be used. */
  function elementOf(entry: Entry, isButton: boolean) {
    const tag = isButton ? "button" : "div";
    const before = things.get(entry.key);
    if (before?.localName === tag) return before;
    before?.remove();
    const thing = makeThing(entry.key, tag);
    things.set(entry.key, thing);
    return thing;
  }

  /** Whether it is a button that can be used again perhaps when others have acted. */
  function waits(entry: Entry) {
    return isWaiting && !isUsable(entry) && things.get(entry.key)?.localName === "button";
  }

  /** What has gone from the table, where something has come that is called the same: that. */
  function passOn(key: string, thing: HTMLElement) {
    const name = thing.getAttribute("aria-label");
    const isHeir = (entry: Entry) =>
      entry.key.startsWith(THING) && entry.name === name && !things.has(entry.key);
    const heir = thing.localName === "div" ? known.find(isHeir) : undefined;
    things.delete(key);
    if (!heir) return thing.remove();
    thing.dataset.key = heir.key;
    things.set(heir.key, thing);
  }

  /** `isNow`: also if a press on it brings something else. */
  function say(thing: HTMLElement, entry: Entry, isNow = document.activeElement !== thing) {
    const isIdle = thing.localName === "button" && !isUsable(entry);
    if (isIdle && !mayTell(thing)) return; // it goes on to be called as it was
    if (waits(entry)) return setAttribute(thing, "aria-label", entry.name);
    const before = thing.getAttribute("aria-description");
    const isLate = !isNow && before !== null && entry.told !== "" && entry.told !== before;
    describe(thing, isLate ? { ...entry, told: before } : entry);
    if (!isLate) return;
    clearTimeout(untold);
    untold = setTimeout(() => sayNow(thing), SAID);
  }

  /** `thing`: has the focus, or had it. */
  function sayNow(thing: HTMLElement | null) {
    clearTimeout(untold);
    untold = undefined;
    const entry = known.find(({ key }) => thing && thingAt(key) === thing);
    if (thing && entry) say(thing, entry, true);
  }

  function dress(thing: HTMLElement, entry: Entry) {
    say(thing, entry);
    thing.toggleAttribute("data-waits", waits(entry));
    layOver(thing, entry);
  }

  /**
   * What others do meanwhile to the thing with the focus would be read out, change by change, and
   * what is usable again at once is not said to be unusable.
   */
  function mayTell(thing: HTMLElement) {
    return active().size > 0 || document.activeElement !== thing;
  }

  /** What has the focus, but is gone from the table: the table itself. */
  function standForTable(thing: HTMLElement) {
    // When all is over nothing comes in its place.
    if (!isWaiting || mayTell(thing)) describeTable(thing, names.table);
    layRound(thing, !isQuiet && document.activeElement === thing);
  }

  /**
   * Puts things into their parent, in that order; while others act only those that are new. What has the
   * focus would lose it if it moved.
   */
  function order(parent: HTMLElement, own: HTMLElement[], kept: HTMLElement | null) {
    const before = new Map([...parent.children].map((thing, at) => [thing, at]));
    const held = kept && before.has(kept) ? own.indexOf(kept) : -1;
    const places = own.map((thing) => before.get(thing) ?? -1);
    const staying = stayingPut(places, held < 0 ? null : held);
    const stays = (at: number) => staying.has(at) || (isWaiting && (places[at] ?? -1) >= 0);
    let behind: HTMLElement | null = null;
    for (const [at, thing] of [...own.entries()].reverse()) {
      if (!stays(at)) parent.insertBefore(thing, behind);
      behind = thing;
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

  /** How many things come to a part, go from it, or are called something else, if it is to hold these. */
  function changes(part: HTMLElement, own: Entry[]) {
    const stays = own.map(({ key }) => thingAt(key)).filter((thing) => part.contains(thing));
    const isOther = ({ key, name }: Entry) => thingAt(key)?.getAttribute("aria-label") !== name;
    const before = part.querySelectorAll("[data-key]").length;
    return before - stays.length + own.filter(isOther).length;
  }

  /** The part that is told to have gone and come again: the largest that nobody is at, if it changes much. */
  function goneAndCome(pictures: Entry[]) {
    const isAt = (part: HTMLElement) => part.contains(held()) || part.querySelector(":active");
    const part = isAt(toolbar) ? rest : toolbar;
    if (isAt(part)) return null;
    return changes(part, part === rest ? pictures : known) > MUCH ? part : null;
  }

  /** Lays everything out anew around what has the focus. */
  function layOut() {
    const kept = held();
    const key = keyOf(kept);
    const wasButton = kept?.localName === "button";
    const isButton = (entry: Entry) =>
      entry.key === key ? wasButton : isUsable(entry) || waits(entry);
    const buttons = known.filter(isButton);
    const pictures = known.filter((entry) => !isButton(entry));
    entries = [...buttons, ...pictures];
    const own = known.find((entry) => entry.key === key);
    isHeld = kept !== null && (!own || isUsable(own) !== wasButton);
    const lay = () => {
      const wanted = new Set(known.map((entry) => entry.key));
      for (const [each, thing] of [...things])
        if (!wanted.has(each) && thing !== kept) passOn(each, thing);
      const elements = new Map(known.map((entry) => [entry, elementOf(entry, isButton(entry))]));
      for (const [entry, thing] of elements) dress(thing, entry);
      const stays = kept && !own ? [kept] : [];
      for (const thing of stays) standForTable(thing);
      const laid = (some: Entry[]) => some.flatMap((entry) => elements.get(entry) ?? []);
      order(usable, [...(wasButton ? stays : []), ...laid(buttons)], kept);
      order(rest, [...(wasButton ? [] : stays), ...laid(pictures)], kept);
    };
    const part = goneAndCome(pictures);
    if (part) rewrite(part, lay);
    else lay();
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
    const isPicture = isPress && key !== null && things.get(key)?.localName === "div";
    if (isPicture && !event.repeat && !event.shiftKey) press(key);
    const isHeldDown = event.repeat && isPress;
    if (to || event.key in ARROWS || event.key === "Escape" || isPicture || isHeldDown) {
      event.preventDefault();
      event.stopPropagation();
    }
  });

  function press(key: string) {
    if (known.some((entry) => entry.key === key)) onPress(key);
  }

  /** Where a key takes the focus. */
  function goal({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
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
    // A dialog that is closed with a pointer gives the focus back, too.
    isQuiet ||= target instanceof Element && !target.matches(":focus-visible");
    if (isHeld) layOut();
    onFocus(key, !isQuiet);
  });
  group.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (untold !== undefined) sayNow(thingAt(keyOf(target)));
    if (relatedTarget instanceof Element && group.contains(relatedTarget)) return;
    const isLent = relatedTarget instanceof Element && relatedTarget.closest(LENT) !== null;
    // A window that is left keeps its focus.
    if (!isLent && !group.contains(document.activeElement)) holder = null;
    isQuiet = false;
    onFocus(null, false);
    if (!isHeld) return;
    // What is lent can say what it has become, once the focus is in what it is lent to.
    if (isLent) queueMicrotask(layOut);
    else layOut();
  });

  /** Notes where what can be reached by the tabulator is. */
  function note() {
    const place = places().find(({ token }) => token === current);
    if (place) last = place;
  }

  return {
    /** `next`: in the scene's order. `isOthers`: others act. */
    update(called: Names, next: Entry[], isOthers: boolean) {
      const write = () => {
        note();
        isWaiting = isOthers;
        names = called;
        known = next;
        setAttribute(group, "aria-label", names.table || null);
        setAttribute(toolbar, "aria-label", names.usable);
        setAttribute(rest, "aria-label", names.rest);
        layOut();
      };
      late.write(write, isOthers && isWaiting);
    },

    /** Writes what is to be told late. */
    hurry() {
      late.hurry();
    },

    focus,

    /** To the next thing that can be used, or the one before; onto the table first. */
    walk(step: 1 | -1) {
      const isHere = group.contains(document.activeElement);
      const to = isHere ? nextLive(places(), current, active(), step)?.token : current;
      if (to != null) focus(to);
    },

    keyOf,

    destroy() {
      late.end();
      clearTimeout(untold);
      group.remove();
    },
  };
}
