/** Luck and play: what moved every seat's chance of winning through a finished game. */

import { make } from "../components/dom.js";
import { emblem } from "../components/emblem.js";
import { percent, signed, whole } from "../i18n/percent.js";
import type { Part, Share, Table } from "../types/engine.js";
import type { App } from "../types/page.js";

/** The parts in the order in which they are shown. */
const PARTS = ["luck", "play", "others", "rest"] as const;

/** The least change that fills half a bar. */
const LEAST = 0.2;
/** A whole game fills half a bar; what is more is cut off. */
const MOST = 1;

/** `shares`: per seat. */
export function luckTable(app: App, shares: Share[], seats: Table["seats"]) {
  const { words } = app;
  const reach = Math.max(
    LEAST,
    ...shares.flatMap((share) =>
      PARTS.map((part) => Math.min(MOST, Math.abs(share[part][0]) + share[part][1])),
    ),
  );
  return make(
    "section",
    { class: "luck" },
    make("h3", {}, words.t("luck-title")),
    make("p", { class: "fine" }, words.t("luck-lead")),
    make(
      "table",
      { class: "luck-table", "aria-label": words.t("luck-title") },
      ...shares.map((share, seat) => group(app, share, seat, seats[seat]?.colour ?? "red", reach)),
    ),
    make("p", { class: "fine" }, words.t("luck-note")),
  );
}

/** `reach`: what fills half a bar. */
function group({ words }: App, share: Share, seat: number, colour: string, reach: number) {
  const start = percent(words.locale, share.start);
  const result = percent(words.locale, share.result);
  const head = make(
    "tr",
    {},
    make(
      "th",
      { scope: "rowgroup", colspan: 3 },
      emblem(colour),
      make("span", { class: "luck-name" }, words.seatName(seat)),
      " ",
      make("span", { class: "luck-span" }, words.t("luck-span", { start, result })),
    ),
  );
  const line = (name: string, part: Part) => {
    const [change, error, certainty] = part;
    return make(
      "tr",
      { class: `is-${certainty}` },
      make("th", { scope: "row" }, words.t(name)),
      make("td", { class: "luck-bars", "aria-hidden": "true" }, bar(change, error, reach)),
      make("td", {}, amountOf(words, part)),
    );
  };
  return make("tbody", {}, head, ...PARTS.map((part) => line(`luck-${part}`, share[part])));
}

/** A change of a chance in words, if it can be told. */
export function amountOf(
  words: Pick<App["words"], "locale" | "t">,
  [change, error, certainty]: Part,
) {
  if (certainty === "close") return words.t("luck-close");
  if (certainty === "much")
    return words.t("luck-much", { change: signed(words.locale, Math.sign(change) * MOST) });
  const points = signed(words.locale, change);
  if (certainty === "exact") return points;
  return words.t("luck-sure", { change: points, error: whole(words.locale, error) });
}

function bar(change: number, error: number, reach: number) {
  const element = make(
    "span",
    { class: `luck-bar ${change < 0 ? "is-loss" : "is-gain"}` },
    make("span", { class: "luck-fill" }),
    error > 0 && make("span", { class: "luck-error" }),
  );
  const at = (value: number) =>
    String((1 + Math.max(-1, Math.min(1, value / reach))) / 2);
  const set = (name: string, value: number) =>
    element.style.setProperty(name, at(value));
  set("--from", Math.min(0, change));
  set("--to", Math.max(0, change));
  set("--low", change - error);
  set("--high", change + error);
  return element;
}
