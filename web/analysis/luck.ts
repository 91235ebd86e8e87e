/** Luck and play: what moved every seat's chance of winning through a finished game. */

import { make } from "../components/dom.js";
import { emblem } from "../components/emblem.js";
import { percent, signed, whole } from "../i18n/percent.js";
import type { Share, Table } from "../types/engine.js";
import type { App } from "../types/page.js";

/** The parts in the order in which they are shown. */
const PARTS = ["luck", "play", "others", "rest"] as const;

/** The least change that fills half a bar. */
const LEAST = 0.2;
/** A whole game fills half a bar; what is more is cut off. */
const MOST = 1;

/** `shares`: per seat. Folded unless `isOpen`. */
export function luckTable(app: App, shares: Share[], seats: Table["seats"], isOpen: boolean) {
  const { words } = app;
  const told = shares.map(linesOf);
  if (told.every((lines) => lines.length === 0)) return null;
  const reach = Math.max(
    LEAST,
    ...told.flat().map(({ change, error }) => Math.min(MOST, Math.abs(change) + error)),
  );
  return make(
    "details",
    { class: "luck", open: isOpen },
    make("summary", { id: "luck-summary" }, words.t("luck-title")),
    make("p", { class: "fine" }, words.t("luck-lead")),
    make(
      "table",
      { class: "luck-table", "aria-label": words.t("luck-title") },
      ...shares.map((share, seat) =>
        group(app, share, told[seat] ?? [], seat, seats[seat]?.colour ?? "red", reach),
      ),
    ),
    make("p", { class: "fine" }, words.t("luck-note")),
  );
}

/** A line of a seat: what moved its chance, and by how much. */
interface Line {
  name: (typeof PARTS)[number] | "unsure";
  change: number;
  error: number;
}

/**
 * What can be told of a seat's chance; what cannot be told apart stands in one line, so that all of
 * it adds up from the start to the result. None where nothing can be told apart.
 */
export function linesOf(share: Share): Line[] {
  const lines: Line[] = PARTS.flatMap((name) => {
    const [change, error, certainty] = share[name];
    const isTold = certainty === "sure" || certainty === "exact";
    return isTold && isSeen(change) ? [{ name, change, error }] : [];
  });
  if (lines.length === 0) return [];
  const told = lines.reduce((sum, { change }) => sum + change, 0);
  const change = share.result - share.start - told;
  return isSeen(change) ? [...lines, { name: "unsure", change, error: 0 }] : lines;
}

/** Whether it is a whole point at least. */
function isSeen(change: number) {
  return Math.abs(change) >= 0.005;
}

/** `reach`: what fills half a bar. */
function group(
  { words }: App,
  share: Share,
  lines: Line[],
  seat: number,
  colour: string,
  reach: number,
) {
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
      lines.length === 0 && make("span", { class: "luck-span" }, `: ${words.t("luck-close")}`),
    ),
  );
  const row = ({ name, change, error }: Line) =>
    make(
      "tr",
      { class: `is-${name}` },
      make("th", { scope: "row" }, words.t(`luck-${name}`)),
      make("td", { class: "luck-bars", "aria-hidden": "true" }, bar(change, error, reach)),
      make("td", {}, amountOf(words, change, error)),
    );
  return make("tbody", {}, head, ...lines.map(row));
}

/** A change of a chance in words. */
export function amountOf(words: Pick<App["words"], "locale" | "t">, change: number, error: number) {
  const points = signed(words.locale, change);
  return error > 0 ? words.t("luck-sure", { change: points, error: whole(words.locale, error) }) : points;
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
