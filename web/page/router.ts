/** The page's addresses: everything after `#/`. */

import type { Message } from "../types/engine.js";
import type { Route } from "../types/page.js";

const PLAIN = [
  "saves",
  "settings",
  "credits",
  "day",
  "record",
  "puzzles",
] as const;

/**
 * The screen a hash names; home for anything unknown, null for a hash that is not ours (`#main`).
 * `hash`: as in `location.hash`.
 */
export function parse(hash: string): Route | null {
  if (hash === "" || hash === "#") return { screen: "home" };
  if (!hash.startsWith("#/")) return null;
  const parts = hash.slice(2).split("/").map(decode);
  const [first = "", second = "", third = ""] = parts;
  const most = mostOf(first);
  const found = Math.max(...parts.slice(0, 3).map(({ length }) => length));
  if (found > most) return { screen: "long", found, most };
  if (first === "puzzles" && second) return { screen: "puzzle", game: second, puzzle: third || null };
  const plain = PLAIN.find((screen) => screen === first);
  if (plain) return { screen: plain };
  if (first === "shared") return { screen: "shared", shared: second || null };
  if (first === "table" && second) return { screen: "table", save: second };
  if (first === "learn" && second) return { screen: "learn", game: second, lesson: third || null };
  if (first === "invite" && second) return { screen: "invite", save: second };
  if (first === "join" && second) return { screen: "join", invite: second };
  if (first === "reply" && second) return { screen: "reply", reply: second };
  if (first === "watch" && second) return { screen: "watch", link: second };
  if (first === "demo") return { screen: "demo", game: second || null };
  if (first === "rules" && second) return { screen: "rules", game: second, rule: third || null };
  if (first && !NAMED.has(first)) return { screen: "lobby", game: first };
  return { screen: "home" };
}

/**
 * The most characters of what stands behind the names of these screens: as in engine/links.py, and in
 * multiplayer/protocol/seats/invite-links.ts.
 */
const MOST: Record<string, number> = { watch: 16_000, join: 1000, reply: 1000 };

/** Of anything else: ids and names are short. */
const MOST_OTHER = 200;

function mostOf(screen: string) {
  return Object.hasOwn(MOST, screen) ? (MOST[screen] ?? MOST_OTHER) : MOST_OTHER;
}

/** Why a link of that kind cannot be one; null if it is not too long. */
export function tooLong(kind: "watch" | "join" | "reply", text: string): Message | null {
  const most = mostOf(kind);
  return text.length > most ? longMessage({ found: text.length, most }) : null;
}

/** `args`: characters. */
export function longMessage({ found, most }: { found: number; most: number }): Message {
  return { key: "error-link-too-long", args: { found, most } };
}

/** They need the name of something behind them. */
const NAMED = new Set(["table", "rules", "learn", "watch", "invite", "join", "reply"]);

/** Screens on which somebody is playing, or about to. */
const PLAYED: Set<Route["screen"]> = new Set([
  "home",
  "lobby",
  "table",
  "learn",
  "puzzle",
  "watch",
  "demo",
  "day",
  "invite",
]);

/** Whether the engine should start with this screen; elsewhere it starts if something asks for it. */
export function needsEngine(route: Route | null) {
  return PLAYED.has(route?.screen ?? "home");
}

/** Whether that screen belongs to a table that another device deals. */
export function isGuests(route: Route | null) {
  return route?.screen === "join" || route?.screen === "reply";
}

/** The hash that `parse` reads as this route. */
export function hash(route: Route): string {
  return `#/${words(route).map(encodeURIComponent).join("/")}`;
}

function words(route: Route): string[] {
  switch (route.screen) {
    case "home":
      return [];
    case "lobby":
      return [route.game];
    case "table":
      return ["table", route.save];
    case "invite":
      return ["invite", route.save];
    case "join":
      return ["join", route.invite];
    case "reply":
      return ["reply", route.reply];
    case "learn":
      return ["learn", route.game, ...(route.lesson ? [route.lesson] : [])];
    case "watch":
    case "embed":
      return ["watch", route.link];
    case "puzzle":
      return ["puzzles", route.game, ...(route.puzzle ? [route.puzzle] : [])];
    case "shared":
      return ["shared", ...(route.shared ? [route.shared] : [])];
    case "demo":
      return ["demo", ...(route.game ? [route.game] : [])];
    case "rules":
      return ["rules", route.game, ...(route.rule ? [route.rule] : [])];
    default:
      return [route.screen];
  }
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The link in what somebody has pasted: the text of one, or an address that ends with it. */
export function linkIn(text: string): string | null {
  return /(?:^|[#/])([a-z_]{1,40}\.[A-Za-z0-9_-]+)$/.exec(text.trim())?.[1] ?? null;
}

/** The invitation in what somebody has pasted, however long. */
export function inviteIn(text: string): string | null {
  return /#\/join\/([A-Za-z0-9_-]{60,})$/.exec(text.trim())?.[1] ?? null;
}

/** The reply in what somebody has pasted: the address of one, or its text, however long. */
export function replyIn(text: string): string | null {
  return /^(?:\S*#\/reply\/)?([A-Za-z0-9_-]{60,})$/.exec(text.trim())?.[1] ?? null;
}

/**
 * The markup by which another page shows a game in a frame. `address`: of this page, without what
 * follows `#`.
 */
export function embedCode(address: string, link: string, title: string) {
  const source = new URL(`embed.html#${link}`, address).href;
  return (
    `<iframe src="${escaped(source)}" title="${escaped(title)}" width="720" height="560" ` +
    'style="border:0;max-width:100%" loading="lazy" allowfullscreen></iframe>'
  );
}

/** `text`: for an attribute in double quotes. */
function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
