/**
 * Reads links that come from elsewhere, whatever has become of them on their way: in an address that was
 * opened, in what was pasted, scanned, shared or dropped. Pure.
 *
 * Programs and people encode links, once or twice, break their lines, put words before them, and behind
 * them punctuation, brackets or what is to be counted (`&fbclid=…`). None of that can occur in a link of
 * ours, but for the end of a line: whether what stands behind that belongs to the link is told by the link
 * itself. Long ones know whether they are whole, short ones name something that there is.
 */

import { fromText as bytesIn } from "../kit/base64.js";
import { checksum } from "../kit/checksum.js";
import { Malformed, fromText } from "../multiplayer/protocol/bytes.js";
import { inviteOf, replyOf } from "../multiplayer/protocol/seats/invite-links.js";
import { plain } from "../i18n/safe-text.js";
import { read } from "../post/envelope.js";
import { NAMED, routeOf } from "./router.js";
import type { Asked, Room, Route, Unknown } from "../types/page.js";

type Rooms = Pick<Room, "id" | "lessons" | "puzzles">[];

/** So often a link may have been encoded: by those through whose hands it went, each twice. */
const ENCODED = 6;

/** What a link may have been broken into, where it may begin in a text, and how much of a name is looked at. */
const MOST_PIECES = 400;
const MOST_PLACES = 50;
const MOST_NAME = 300;

/** Without a width, and where a word may be parted. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|&(?:shy|zwn?j|ZeroWidthSpace);/gu;

/** An emoji that begins with a digit. */
const KEYCAP = /[\d#*]\ufe0f?\u20e3/g;

/** The signs of our links by their names in HTML. */
const SIGNS: Record<string, string> = { num: "#", sol: "/", period: ".", lowbar: "_", hyphen: "-", dash: "-" };

/** What else of a text may have been written otherwise. Where there is no link as it stands, it may be one. */
const READINGS: ((text: string) => string)[] = [
  // Quoted-printable.
  (text) => text.replace(/=([0-9A-F]{2})/g, "%$1"),
  // What keyboards and word processors make of signs: wide ones, a dash for one hyphen or for two.
  (text) => text.normalize("NFKC").replaceAll("–", "-"),
  (text) => text.replace(/[–—]/g, "--"),
  // What mail servers make of links, so that they pass through them.
  (text) => (/\/v3\/__/.test(text) ? text.replaceAll("*", "#") : text),
  (text) => (/\/v2\/url\?u=/.test(text) ? text.replace(/-([0-9A-F]{2})/g, "%$1").replaceAll("_", "/") : text),
  // What is to be counted before our names, or these without their slash.
  (text) => text.replace(/#(?:[?&]?\w+=[^\s#/]*\/{1,2}|(?=[a-z]+\/))/, "#/"),
  // An address that contains another one in base64.
  (text) => text.replace(/(?<==)[\w+/-]{24,}|(?<=\/)[\w+-]{24,}/g, (found) => fromBase64(found)),
];

/** From a `#/`, or the text of a game alone, as far as a link of ours may reach; `=` ends a broken line. */
const PLACE = /#[ =!.]*\/|(?<![\w.])(?=[a-z_][a-z0-9_]{0,39}\.[\w-])/g;
const REACH = /[\w./= -]*/y;

/** Ids and names by their looks, where the page cannot know all. */
const LOOKS = {
  save: /^[0-9a-z]{16}$/,
  puzzle: /^[0-9a-f]{8}$/,
  rule: /^(?:[a-z]+-\d\d?|box)$/i,
  day: /^\d{4}-\d\d-\d\d$/,
  shared: /^(?:[0-9a-f-]{36}|[a-z]+)$/,
  code: /^[0-9a-hjkmnp-tv-z]{12}$/i,
  about: /^[\w-]{2}(?:[\w-]{4})*$/,
  correspondence: /^[0-9a-f]{8}(?:-(?:\d|1[01]))?$/,
};

/** What the names behind those of these screens are, in their order. */
const PARTS: Record<string, Unknown[]> = {
  rules: ["game", "rule"],
  learn: ["game", "lesson"],
  puzzles: ["game", "puzzle"],
  demo: ["game"],
  day: ["day"],
  table: ["save"],
  invite: ["save"],
};

/**
 * The route that a text asks for; null if there is no link in it. Of several the first that is whole, or
 * else the first. One that is not whole is `incomplete` or `unknown`, or a screen that says what is wrong.
 */
export function linkIn(text: string, rooms: Rooms): Asked | null {
  const isAddress = !/\s/.test(text.trim());
  let other: Asked | null = null;
  for (const clear of readings(decoded(text))) {
    const found = linkAsRead(clear, isAddress, rooms);
    if (found?.isWhole) return found.route;
    other ??= found && found.route;
  }
  return other;
}

/** The text as it stands, then every other reading of it. */
function* readings(clear: string) {
  yield clear;
  for (const read of READINGS) {
    const otherwise = read(clear);
    if (otherwise !== clear) yield decoded(otherwise);
  }
}

function linkAsRead(clear: string, isAddress: boolean, rooms: Rooms): Found<Asked> | null {
  let other: Asked | null = null;
  for (const { 0: sign, index } of first(clear.matchAll(PLACE))) {
    const path = index + sign.length;
    const found = sign ? routeAt(clear, path, rooms) : gameAt(clear, path, rooms);
    if (found?.isWhole) return found;
    const asked = sign ? guess(clear.slice(path), isAddress) : null;
    other ??= isAddress && asked?.screen === "unknown" ? asked : (found?.route ?? asked);
  }
  const [, game] = /^#?([a-z_][a-z0-9_]{0,39})\.[\w-]{20,}$/.exec(clear) ?? [];
  if (game) other ??= { screen: "unknown", what: "game", name: game };
  if (clear.includes("#/")) other ??= { screen: "home" };
  return other && { route: other, isWhole: false };
}

/** The reply in what was pasted or scanned, also if it is its text alone, and whether or not it is whole. */
export function replyIn(text: string, rooms: Rooms): Asked | null {
  const asked = linkIn(text, rooms);
  if (asked) return asked.screen === "reply" || asked.screen === "long" ? asked : null;
  const clear = decoded(text);
  let other: Asked | null = null;
  for (const { index } of first(clear.matchAll(/(?<![\w-])[\w-]{20}/g))) {
    const found = routeAt(`reply/${clear.slice(index)}`, 0, rooms);
    if (found?.isWhole) return found.route;
    other ??= found?.route ?? null;
  }
  return other;
}

/** Those whose links end with a text that has a checksum. */
const TEXTED: Set<string> = new Set(["watch", "join", "reply", "result"]);

/** What comes from other people; everything else is for the reader of this page alone. */
const SENT: Set<string> = new Set(["watch", "join", "reply", "lobby", "learn", "puzzle", "rules", "day", "club", "deal", "result", "workshop", "post"]);

/** Whether a link that other programs hand over may be followed. */
export function isSent(asked: Asked | null): asked is Route {
  return asked !== null && SENT.has(asked.screen);
}

/** Whether a reply has all its parts. */
export function isWholeReply(text: string) {
  return isRead(replyOf, text);
}

function* first(places: Iterable<RegExpExecArray>) {
  let count = 0;
  for (const place of places) {
    if (count === MOST_PLACES) return;
    count += 1;
    yield place;
  }
}

/** What a mail server puts behind links, as names, so that it learns who follows them. */
const COUNTED = /^([^\s/]+:\/\/[^\s/]+\/L\d\/\S+)\/\d\/[\w-]+\/[\w-]+=\d+/;

/** As it was before it was encoded, on one line, without invisible characters or signs before lines. */
function decoded(text: string) {
  let clear = text.replace(/[=\\]\r?\n/g, "").replace(/(?:\r?\n|<w?br ?\/?>)[>|\s]*(?:(?:[#*]|\/\/) )?/g, " ");
  for (let times = 0; times < ENCODED; times += 1)
    clear = clear
      .replace(/(?![\t\r\n])\p{Cc}/gu, " ")
      .replace(KEYCAP, " ")
      .replace(INVISIBLE, "")
      .replace(/(?:%[0-9a-f]{2})+/gi, (signs) => unescaped(signs))
      .replaceAll("&amp;", "&")
      .replace(/&([a-z]{3,6});/g, (entity, name) => SIGNS[name] ?? entity)
      .replace(/(?:[%\\]u00|\\x)([0-9a-f]{2})/gi, "%$1")
      .replace(/&#(?:x([0-9a-f]{1,5})|(\d{1,6}));/gi, (_, hex, digits) =>
        String.fromCodePoint(hex ? parseInt(hex, 16) : Number(digits)),
      );
  return plain(clear.replace(COUNTED, "$1").replace(/[⁄∕]/g, "/").replace(/\\([#/._-])/g, "$1").replace(INVISIBLE, "").replace(/[‐‑−]/g, "-"));
}

function unescaped(bytes: string) {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}

function fromBase64(text: string) {
  const bytes = bytesIn(text.replaceAll("+", "-").replaceAll("/", "_"));
  return bytes ? new TextDecoder().decode(bytes) : text;
}

interface Found<R = Route> {
  route: R;
  isWhole: boolean;
}

/** The route whose path begins there. */
function routeAt(text: string, at: number, rooms: Rooms): Found | null {
  REACH.lastIndex = at;
  const pieces = (REACH.exec(text)?.[0] ?? "").split(/[ =]+/, MOST_PIECES);
  let start: Route | null = null;
  let whole: Route | null = null;
  let path = "";
  for (const piece of pieces) {
    path += piece;
    const names = namesIn(path);
    const route = names.length > 0 ? routeOf(names) : null;
    start ??= route;
    if (route?.screen === "long") break;
    const found = route && isWhole(route, rooms) ? route : withoutSigns(names, rooms);
    // What is called anything would take in the words behind it.
    if (found && !(whole && found.screen === "workshop" && !hasText(found))) whole = found;
    // Nothing that is longer can be whole as well.
    if (found && hasText(found)) break;
  }
  if (whole) return { route: whole, isWhole: true };
  return start && { route: start, isWhole: false };
}

/** The game, or the letter of one, whose text begins there. */
function gameAt(text: string, at: number, rooms: Rooms): Found | null {
  const start = text.slice(at).trimStart();
  if (!rooms.some(({ id }) => start.startsWith(`${id}.`))) return null;
  const letter = routeAt(`post/${start}`, 0, rooms);
  return letter?.isWhole ? letter : routeAt(`watch/${start}`, 0, rooms);
}

/** The names in a path; of each what ends with a full stop, but in a game, which has one. */
function namesIn(path: string) {
  const names = path.replace(/^\/+/, "").split("/");
  const isGame = (at: number, [first = ""]: string[]) => at === 1 && /^(?:watch|result|workshop|post)$/.test(first);
  const end = names.findIndex((name, at) => !/^[\w-]+$/.test(name) && !isGame(at, names));
  const kept = end < 0 ? names : names.slice(0, end + 1);
  return kept
    .map((name, at) => (isGame(at, kept) ? name.replace(/^([\w-]+(?:\.[\w-]+)?).*$/, "$1") : name.replace(/\..*$/, "")))
    .filter(Boolean);
}

/** The same without signs behind it that may be part of a name as well: `_link_`. */
function withoutSigns(names: string[], rooms: Rooms): Route | null {
  const last = names.at(-1) ?? "";
  const signs = /[_-]{0,3}$/.exec(last)?.[0].length ?? 0;
  for (let count = 1; count <= signs; count += 1) {
    const route = routeOf([...names.slice(0, -1), last.slice(0, -count)].filter(Boolean));
    if (route && isWhole(route, rooms)) return route;
  }
  return null;
}

/** Whether the route knows by itself that nothing of it is missing. */
function hasText(route: Route) {
  if (route.screen === "workshop") return route.rules?.includes(".") ?? false;
  if (route.screen === "post") return route.letter?.includes(".") ?? false;
  return TEXTED.has(route.screen);
}

/** Whether all that is named is there, or may be, and nothing is missing. */
function isWhole(route: Route, rooms: Rooms): boolean {
  const of = (game: string) => rooms.find(({ id }) => id === game);
  switch (route.screen) {
    case "watch":
      return isWholeGame(route.link);
    case "join":
      return isRead(inviteOf, route.invite);
    case "reply":
      return isRead(replyOf, route.reply);
    case "result":
      return isWholeGame(route.result);
    case "workshop":
      return route.rules?.includes(".") ? isWholeGame(route.rules) : !/^[_-]+$/.test(route.rules ?? "");
    case "post":
      return isWholePost(route.letter);
    case "deal":
    case "collect":
      return LOOKS.code.test(route.code) && (route.about === null || LOOKS.about.test(route.about));
    case "lobby":
      return of(route.game) !== undefined;
    case "demo":
      return route.game === null || of(route.game) !== undefined;
    case "rules":
      return of(route.game) !== undefined && (route.rule === null || LOOKS.rule.test(route.rule));
    case "learn": {
      const room = of(route.game);
      return room !== undefined && (route.lesson === null || room.lessons.some(({ id }) => id === route.lesson));
    }
    case "puzzle":
      return of(route.game) !== undefined && (route.puzzle === null || LOOKS.puzzle.test(route.puzzle));
    case "table":
    case "invite":
      return LOOKS.save.test(route.save);
    case "day":
      return !route.day || LOOKS.day.test(route.day);
    case "shared":
      return route.shared === null || LOOKS.shared.test(route.shared);
    default:
      return route.screen !== "long";
  }
}

/** Whether all of a letter is there, or that may be the id of a game by post, or nothing is named. */
function isWholePost(letter: string | null) {
  if (!letter?.includes(".")) return letter === null || LOOKS.correspondence.test(letter);
  const found = read(letter);
  return typeof found !== "string" || found === "older" || found === "newer";
}

function isRead(parse: (text: string) => unknown, text: string) {
  try {
    parse(text);
    return true;
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

/** Whether a game in a link has the checksum that stands before it: engine/links.py. */
export function isWholeGame(link: string) {
  const [game = "", text = ""] = link.split(".");
  try {
    const [high = -1, low = -1, ...body] = fromText(text);
    return checksum(game, body) === high * 256 + low;
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

/**
 * What a path asks for that cannot be the name of anything here, or that its end is missing. `isAddress`:
 * blanks belong to it.
 */
function guess(path: string, isAddress: boolean): Asked | null {
  const [start = ""] = path.slice(0, MOST_NAME).split(isAddress ? /[?&#]/ : /[\s?&#]/);
  const names = start.split("/").map((name) => name.replace(/^[^\p{L}\p{N}<]+|[^\p{L}\p{N}>]+$/gu, ""));
  const [first = "", ...rest] = names.filter(Boolean);
  const parts = PARTS[first];
  if (NAMED.has(first) && !(parts && rest.length > 0)) return { screen: "incomplete" };
  const odd = (parts ? rest : [first]).findIndex((name) => name && !/^[\w-]+$/.test(name));
  const what = (parts ?? ["game"])[odd];
  return what ? { screen: "unknown", what, name: (parts ? rest[odd] : first) ?? "" } : null;
}
