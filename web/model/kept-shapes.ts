/**
 * What is read back of tables with friends: of those this device deals, of those elsewhere, of what it has
 * noted there, and of what hosts have left here. Pure.
 */

import { GAME, OPTIONS } from "./stored-shapes.js";
import { SEATS } from "./setup.js";
import type { Shape } from "../kit/shape.js";

const FLAG: Shape = { isOptional: true, flag: true };
/** Of a device, in base64url; empty: of none. */
const KEY: Shape = { text: 43, like: /^([\w-]{43})?$/ };
/** 16 bytes in base64url, the last letter of which holds no more than they do; empty: none. */
const TOPIC: Shape = { text: 22, like: /^([\w-]{21}[AQgw])?$/ };
const SEAT: Shape = { whole: [0, 255] };
const TEXT: Shape = { text: 200 };
const NUMBER: Shape = { number: [-1e300, 1e300] };

/** By seats. */
const bySeat = (map: Shape): Shape => ({ map, like: /^\d{1,3}$/, most: 12 });

const HOSTED: Shape = {
  parts: {
    secret: KEY,
    holders: bySeat(KEY),
    trusted: bySeat(KEY),
    keys: { isOptional: true, ...bySeat(TOPIC) },
    linked: { isOptional: true, list: SEAT, most: 12 },
    open: { isOptional: true, ...TOPIC },
    watchers: { isOptional: true, list: KEY, most: 100 },
    isOnline: FLAG,
  },
};

const PLACE: Shape = {
  parts: {
    secret: KEY,
    host: KEY,
    name: TEXT,
    invite: { text: 1000, like: /^[\w-]*$/ },
    isOnline: FLAG,
    isWatching: FLAG,
    isLarge: FLAG,
    waits: { isOptional: true, isNullable: true, parts: { host: { text: 255 }, game: GAME } },
    sealed: { list: { parts: { start: NUMBER, seat: NUMBER, text: { text: 70_000 }, nonce: TEXT } }, most: 100 },
  },
};

/** So many of anything are more than a game can have; what a host has said must not make notes too many. */
const MANY = 1_000_000;
const rows = (least: number): Shape => ({ list: { list: {}, least, most: 10 }, most: MANY });
const texts: Shape = { list: {}, most: MANY };

/**
 * What they hold of numbers and texts a host has said: no such thing may make notes unreadable, which are
 * to convict it.
 */
const NOTED: Shape = {
  parts: {
    deal: {},
    seat: {},
    seal: {},
    dealt: NUMBER,
    over: {},
    share: {},
    commitments: rows(2),
    sent: rows(3),
    granted: rows(4),
    votes: rows(3),
    keys: rows(2),
    undos: texts,
    away: rows(2),
    sealed: rows(5),
    painters: texts,
    frames: texts,
    seen: rows(4),
  },
};

const LEFT: Shape = {
  parts: {
    copy: TEXT,
    part: TEXT,
    parts: { whole: [0, 1000] },
    data: { text: 6_000_000 },
    game: GAME,
    options: OPTIONS,
    seat: SEAT,
    seats: SEATS,
  },
};

/** Each with the id of its table before it, by the name under which it is stored. */
const TABLES = { hosted: HOSTED, joined: PLACE, noted: NOTED, entrusted: LEFT };

export type TablesName = keyof typeof TABLES;

export function tableShape(name: TablesName): Shape {
  return { row: [TEXT, TABLES[name]] };
}
