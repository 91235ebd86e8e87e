/** The page's addresses: everything after `#/`, as the page itself writes it. */

import { invitedGame } from "../multiplayer/protocol/seats/invited-game.js";
import type { Message } from "../types/engine.js";
import type { Route } from "../types/page.js";

const PLAIN = ["saves", "settings", "credits", "record", "puzzles", "club", "small"] as const;

/** What an id, or the name of a screen, a game or a part of one consists of. */
const NAME = /^[\w-]*[A-Za-z0-9]$/;

/** What else may stand behind these screens: the text of base64url, of a game with its id and a dot before. */
const TEXTS: Record<string, RegExp> = {
  watch: /^[a-z_][a-z0-9_]{0,39}\.[\w-]+$/,
  join: /^[\w-]+$/,
  reply: /^[\w-]+$/,
  result: /^[0-9a-hjkmnp-tv-z]{12}\.[\w-]+$/,
  workshop: /^[\w-]+(\.[\w-]+)?$/,
  post: /^(?:[\w-]+|[a-z_]{1,40}\.[0-9A-Za-z]+)$/,
};

/**
 * The screen that an address names, null for a place within the page (`#main`). Whatever the page does
 * not write so itself was damaged on its way, or cut off: `link-reader.ts` makes the best of it. `hash`,
 * `search`: as in `location`; a `#` that was encoded makes all that follows a part of what stands before.
 */
export function parse(hash: string, search = ""): Route | null {
  if (hash === "" || hash === "#" || hash === "#/") {
    const [, behind = ""] = /(%23.*)/i.exec(search) ?? [];
    return behind ? { screen: "damaged", text: behind } : { screen: "home" };
  }
  if (/^#[\w-]+$/.test(hash)) return null;
  const route = hash.startsWith("#/") ? routeOf(hash.slice(2).split("/")) : null;
  return route ?? { screen: "damaged", text: hash };
}

/** Where one is. */
export function here() {
  return parse(location.hash, location.search);
}

/** The screen with these names in its address; null if they are not whole, or not as we write them. */
export function routeOf(names: string[]): Route | null {
  const [first = "", second = "", third = ""] = names;
  const text = Object.hasOwn(TEXTS, first) ? TEXTS[first] : undefined;
  if (!names.every((name, at) => ((at === 1 && text) || NAME).test(name))) return null;
  const most = mostOf(first);
  const found = Math.max(...names.slice(0, 3).map(({ length }) => length));
  if (found > most) return { screen: "long", found, most };
  if (first === "puzzles" && second) return { screen: "puzzle", game: second, puzzle: third || null };
  const plain = PLAIN.find((screen) => screen === first);
  if (plain) return { screen: plain };
  if (first === "day") return { screen: "day", day: second || null };
  if (first === "shared") return { screen: "shared", shared: second || null };
  if (first === "workshop") return { screen: "workshop", rules: second || null };
  if (first === "post") return { screen: "post", letter: second || null };
  if (first === "demo") return { screen: "demo", game: second || null };
  if (!NAMED.has(first)) return { screen: "lobby", game: first };
  if (!second) return null;
  if (first === "table") return { screen: "table", save: second };
  if (first === "learn") return { screen: "learn", game: second, lesson: third || null };
  if (first === "invite") return { screen: "invite", save: second };
  if (first === "join") return { screen: "join", invite: second };
  if (first === "deal" || first === "collect") return { screen: first, code: second, about: third || null };
  if (first === "result") return { screen: "result", result: second };
  if (first === "reply") return { screen: "reply", reply: second };
  if (first === "rules") return { screen: "rules", game: second, rule: third || null };
  return { screen: "watch", link: second };
}

/**
 * The most characters of what stands behind the names of these screens: as in engine/links.py, in
 * multiplayer/protocol/seats/invite-links.ts and in post/envelope.ts.
 */
const MOST: Record<string, number> = {
  watch: 16_000,
  join: 1000,
  reply: 1000,
  result: 16_000,
  workshop: 16_000,
  post: 4041,
  deal: 1000,
  collect: 200_000,
};

/** Of anything else: ids and names are short. */
const MOST_OTHER = 200;

function mostOf(screen: string) {
  return Object.hasOwn(MOST, screen) ? (MOST[screen] ?? MOST_OTHER) : MOST_OTHER;
}

/** `args`: characters. */
export function longMessage({ found, most }: { found: number; most: number }): Message {
  return { key: "error-link-too-long", args: { found, most } };
}

/** They need the name of something behind them. */
export const NAMED = new Set(["table", "rules", "learn", "watch", "invite", "join", "reply", "deal", "collect", "result"]);

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
  "club",
  "small",
  "deal",
  "collect",
  "post",
]);

/** Whether the engine should start with this screen; elsewhere it starts if something asks for it. */
export function needsEngine(route: Route | null) {
  return PLAYED.has(route?.screen ?? "home");
}

/** Whether that screen belongs to a table that another device deals. */
export function isGuests(route: Route | null) {
  if (route?.screen === "damaged") return /join|reply/.test(route.text);
  return route?.screen === "join" || route?.screen === "reply";
}

/** The rooms whose words that screen needs; null: all. A guest's device stores nothing, and waits for every byte. */
export function neededRooms(route: Route | null): string[] | null {
  if (route?.screen === "join") return [invitedGame(route.invite)];
  return isGuests(route) ? [] : null;
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
    case "day":
      return ["day", ...(route.day ? [route.day] : [])];
    case "deal":
    case "collect":
      return [route.screen, route.code, ...(route.about ? [route.about] : [])];
    case "result":
      return ["result", route.result];
    case "demo":
      return ["demo", ...(route.game ? [route.game] : [])];
    case "workshop":
      return ["workshop", ...(route.rules ? [route.rules] : [])];
    case "post":
      return ["post", ...(route.letter ? [route.letter] : [])];
    case "rules":
      return ["rules", route.game, ...(route.rule ? [route.rule] : [])];
    default:
      return [route.screen];
  }
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
