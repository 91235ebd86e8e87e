/** A game by post as it is kept on this device. Pure. */

import { GAME, OPTIONS } from "./stored-shapes.js";
import { SEATS } from "./setup.js";
import type { Kind, Shape } from "../kit/shape.js";
import type { Options, SeatSetup, Table } from "../types/engine.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** Something of a game that has come and is not taken up yet. */
export interface Arrived {
  seat: number;
  number: number;
  plain: Bytes;
  /** Not an answer, but that a letter be sent whole, or that it is not agreed to. */
  isRequest: boolean;
}

/** A friend, at the device that deals. */
export interface Correspondent {
  seat: number;
  /** The text of the invitation. */
  invitation: string;
  /** The public key of the device that has accepted; empty: none has. */
  key: Bytes;
  /** What that one has drawn for the deal, in hexadecimal digits. */
  share: string;
  /** The number of the last letter that was sent; 0: none. */
  sent: number;
  /** When: milliseconds. */
  when: number;
}

/** What marks the file of a game. */
export const POST_FILE = "freebooters-post";

/** What the device that deals keeps besides the save. */
export interface Dealing {
  /** The id of the save; empty: it is not dealt yet. */
  save: string;
  friends: Correspondent[];
  /** How many letters had been sent when a file was made of it last; missing: none was. */
  filed?: number | undefined;
}

/** The keys of a seat, as bytes, at a device to which the game has come from another one. */
export interface SeatSecret {
  seat: number;
  secret: Bytes;
}

/** What a device keeps of a game that another one of the same person goes on with. */
export interface Moved {
  /** The text of the link that goes there. */
  text: string;
  /** What the engine had noted before, to go on here after all. */
  kept: string;
}

/** What a friend's device keeps. */
export interface Seated {
  seat: number;
  /** The public key of the device that deals. */
  dealer: Bytes;
  /** The text of the acceptance. */
  acceptance: string;
  /** What the engine has noted, as it wrote it. */
  kept: string;
  /** The number of the newest letter; 0: none has come. */
  number: number;
  /** The text that was sent last in answer to it; empty: none was. */
  answer: string;
  /** When: milliseconds; 0: never. */
  when: number;
  /** The whole game as the device that deals has opened it; empty: it has not. */
  opened: Bytes;
  /** Missing: no other device goes on. */
  moved?: Moved | undefined;
}

/** Whose turn it is to do something, as far as this device knows; `moved`: another device goes on. */
export type Turn = "own" | "theirs" | "over" | "moved";

export interface PostGame {
  /** The digits of its table; of a friend's seat, the seat after a hyphen. */
  id: string;
  game: string;
  options: Options;
  seats: SeatSetup[];
  table: Bytes;
  /** This device's own, or those of its seats where the game came from another device. */
  keys: CryptoKeyPair | SeatSecret[];
  /** What this device has drawn for the deal, in hexadecimal digits. */
  share: string;
  created: number;
  updated: number;
  turn: Turn;
  /** The seats that are waited for. */
  waits: number[];
  /** What has come since the engine looked last. */
  arrived: Arrived[];
  /** The board as it was shown last, to be shown before the engine is there; null: none was. */
  shown: Pick<Table, "frame" | "seats"> & { scene: Table["scenes"][number] } | null;
  /** Where this device deals; null: elsewhere. */
  dealing: Dealing | null;
  /** Where it has a friend's seat; null: it deals. */
  seated: Seated | null;
}

const TIME: Shape = { number: [0, 8.64e15] };
const SEAT: Shape = { whole: [0, 11] };
const NUMBER: Shape = { whole: [0, 65_535] };
const BYTES: Shape = { bytes: true };
const SHARE: Shape = { text: 32, like: /^(?:[0-9a-f]{32})?$/ };
/** A letter's text, or none. */
const TEXT: Shape = { text: 4041, like: /^(?:[a-z_]{1,40}\.[0-9A-Za-z]+)?$/ };

/** What the engine has noted. */
const KEPT: Shape = { text: 4_000_000 };

/** More than anybody writes to one device at once. */
const MOST_ARRIVED = 200;

const ARRIVED: Kind<Arrived> = {
  parts: { seat: SEAT, number: NUMBER, plain: BYTES, isRequest: { flag: true } },
};

const CORRESPONDENT: Kind<Correspondent> = {
  parts: { seat: SEAT, invitation: TEXT, key: BYTES, share: SHARE, sent: NUMBER, when: TIME },
};

/** The browser's own keys, which nothing but the browser makes. */
const OWN_KEYS: Kind<CryptoKeyPair> = { parts: { publicKey: {}, privateKey: {} } };
const SECRETS: Kind<SeatSecret[]> = { list: { parts: { seat: SEAT, secret: BYTES } }, least: 1, most: 11 };

export const POST_GAME: Kind<PostGame> = {
  parts: {
    id: { text: 11, like: /^[0-9a-f]{8}(?:-\d+)?$/ },
    game: GAME,
    options: OPTIONS,
    seats: SEATS,
    table: BYTES,
    keys: { either: [OWN_KEYS, SECRETS] },
    share: SHARE,
    created: TIME,
    updated: TIME,
    turn: { one: ["own", "theirs", "over", "moved"] },
    waits: { list: SEAT, most: 12 },
    arrived: { list: ARRIVED, most: MOST_ARRIVED },
    shown: { isNullable: true, parts: { frame: { text: 40 }, seats: SEATS, scene: { parts: {} } } },
    dealing: {
      isNullable: true,
      parts: { save: { text: 60, like: /^[\w-]*$/ }, friends: { list: CORRESPONDENT, least: 1, most: 11 }, filed: { isOptional: true, whole: [0, 1_000_000] } },
    },
    seated: {
      isNullable: true,
      parts: {
        seat: SEAT,
        dealer: BYTES,
        acceptance: TEXT,
        kept: KEPT,
        number: NUMBER,
        answer: TEXT,
        when: TIME,
        opened: BYTES,
        moved: { isOptional: true, parts: { text: TEXT, kept: KEPT } },
      },
    },
  },
  also: { seated: ({ dealing, seated }) => (dealing === null) !== (seated === null) },
};
