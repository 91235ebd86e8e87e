/** Those who watch a table without a seat: whoever deals is asked, and everybody at the table is told. */

import { button } from "../../components/controls.js";
import { make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { tellingLine } from "../../components/telling.js";
import { listed } from "./attention.js";
import { attentionOf } from "./company.js";
import { canEnlarge, enlarge } from "./public-letters.js";
import type { App } from "../../types/page.js";
import type { Host } from "../protocol/seats/host.js";
import type { OwnPlace } from "./joining/own-place.js";
import type { Watcher } from "../protocol/seats/watchers.js";

/** The host's notice: who would like to watch, and what to say to that. */
export function watchRequests(app: App, host: Host, signal: AbortSignal) {
  const attention = attentionOf(app);
  const { words } = app;
  const element = make("div", { class: "table-notice presence watch-requests", role: "group" });
  const row = (watcher: Watcher) => {
    const name = listed(app, [watcher.name]);
    return [
      icon("eye"),
      tellingLine(null, words.t("watch-asks", { name })),
      make(
        "div",
        { class: "table-notice-buttons" },
        button(words.t("watch-allow", { name }), () => host.arrivals.letIn(watcher), { look: "primary" }),
        button(words.t("watch-deny", { name }), () => host.arrivals.turnAway(watcher)),
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
    if (first) attention.call(host.id, words.t("watch-asks", { name: listed(app, [first.name]) }));
  };
  host.addEventListener("change", show, { signal });
  show();
  return element;
}

/** One line: who watches. Nothing while nobody does. `names`: as they are now. */
export function watchersLine(app: App, names: string[]) {
  return names.length > 0 && make("p", { class: "fine" }, app.words.t("watch-watching", { names: listed(app, names), count: names.length }));
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
      button(words.t("watch-stop"), stop),
    ),
  );
}

/** Letters for a screen that everybody looks at, as at a device that deals and plays nobody. */
function largeSwitch(app: App, place: OwnPlace, signal: AbortSignal) {
  let closing = new AbortController();
  const press = () => turn(pressed.getAttribute("aria-pressed") !== "true");
  const pressed = button(app.words.t("watch-large"), press, { sign: "expand" });
  const turn = (isLarge: boolean) => {
    closing.abort();
    closing = new AbortController();
    if (isLarge) enlarge(app, AbortSignal.any([closing.signal, signal]));
    pressed.setAttribute("aria-pressed", String(isLarge));
    place.keep({ isLarge });
  };
  turn(place.shelf.get(place.id)?.isLarge ?? false);
  return pressed;
}

/** Offers to watch, to whom no seat is given. */
export function watchOffer({ words }: App, host: { host: string; named: string }, watch: () => void) {
  const about = make("p", {}, words.t("watch-about", host));
  return make("div", { class: "watch-offer" }, about, button(words.t("watch-ask"), watch, { sign: "eye" }));
}
