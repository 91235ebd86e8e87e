/** Those who watch a table without a seat: whoever deals is asked, and everybody at the table is told. */

import { fill, make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { isolated } from "../../i18n/safe-text.js";
import { attentionOf } from "./company.js";
import { canEnlarge, enlarge } from "./public-letters.js";
import type { App } from "../../types/page.js";
import type { Host } from "../protocol/seats/host.js";
import type { OwnPlace } from "./joining/own-place.js";
import type { Watcher } from "../protocol/seats/watchers.js";

/** What those who watch are called, in one text; empty: nobody watches. `names`: may be empty. */
function named({ words }: App, names: string[]) {
  const called = names.map((name) => (name ? isolated(name) : words.t("watch-somebody")));
  return new Intl.ListFormat(words.locale).format(called);
}

/** The host's notice: who would like to watch, and what to say to that. */
export function watchRequests(app: App, host: Host, signal: AbortSignal) {
  const attention = attentionOf(app);
  const { words } = app;
  const element = make("div", { class: "table-notice presence watch-requests", role: "group" });
  const row = (watcher: Watcher) => {
    const name = named(app, [watcher.name]);
    const button = (key: string, look: string, act: () => void) =>
      make("button", { class: `button${look}`, type: "button", on: { click: act } }, words.t(key, { name }));
    return [
      icon("eye"),
      make("p", { role: "status" }, words.t("watch-asks", { name })),
      make(
        "div",
        { class: "table-notice-buttons" },
        button("watch-allow", " primary", () => host.letIn(watcher)),
        button("watch-deny", "", () => host.turnAway(watcher)),
      ),
    ];
  };
  let shown = "";
  const show = () => {
    const [first = null] = host.watchers.asking;
    const asks = first ? `${first.number} ${first.name} ${words.locale}` : "";
    element.hidden = first === null;
    if (asks === shown) return; // whoever is about to answer keeps the focus
    shown = asks;
    refill(element, ...(first ? row(first) : []));
    if (first) attention.call(host.id, words.t("watch-asks", { name: named(app, [first.name]) }));
  };
  host.addEventListener("change", show, { signal });
  show();
  return element;
}

/** One line: who watches. Nothing while nobody does. `names`: as they are now. */
export function watchersLine(app: App, names: string[]) {
  return names.length > 0 && make("p", { class: "fine" }, app.words.t("watch-watching", { names: named(app, names), count: names.length }));
}

/** Tells whoever is at the table when somebody has begun to watch. `names`: as they are now. `show`: how that is told. */
export function tellWatchers(
  app: App,
  company: EventTarget,
  names: () => string[],
  show: (text: string) => void,
  signal: AbortSignal,
) {
  let before: string[] = [];
  const look = () => {
    const now = names();
    const isMore = now.length > before.length;
    before = now;
    if (isMore) show(app.words.t("watch-watching", { names: named(app, now), count: now.length }));
  };
  company.addEventListener("change", look, { signal });
  look();
}

/** Said at the table of whoever watches. `stop`: it is left. `signal`: of the table. */
export function watchingNotice(app: App, place: OwnPlace, stop: () => void, signal: AbortSignal) {
  const { words } = app;
  return make(
    "div",
    { class: "table-notice presence" },
    icon("eye"),
    make("p", {}, words.t("watch-here")),
    make(
      "div",
      { class: "table-notice-buttons" },
      canEnlarge(app) && largeSwitch(app, place, signal),
      make("button", { class: "button", type: "button", on: { click: stop } }, words.t("watch-stop")),
    ),
  );
}

/** Letters for a screen that everybody looks at, as at a device that deals and plays nobody. */
function largeSwitch(app: App, place: OwnPlace, signal: AbortSignal) {
  let closing = new AbortController();
  const button = make(
    "button",
    { class: "button", type: "button", on: { click: () => turn(button.getAttribute("aria-pressed") !== "true") } },
    icon("expand"),
    app.words.t("watch-large"),
  );
  const turn = (isLarge: boolean) => {
    closing.abort();
    closing = new AbortController();
    if (isLarge) enlarge(app, AbortSignal.any([closing.signal, signal]));
    button.setAttribute("aria-pressed", String(isLarge));
    place.keep({ isLarge });
  };
  turn(place.shelf.get(place.id)?.isLarge ?? false);
  return button;
}

/** Offers to watch, to whom no seat is given. */
export function watchOffer({ words }: App, host: { host: string; named: string }, watch: () => void) {
  const part = make("div", { class: "watch-offer" });
  fill(
    part,
    make("p", {}, words.t("watch-about", host)),
    make("button", { class: "button", type: "button", on: { click: watch } }, icon("eye"), words.t("watch-ask")),
  );
  return part;
}
