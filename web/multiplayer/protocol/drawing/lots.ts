/**
 * What devices of one table draw together: first each shows a commitment to its share, then the share.
 * Nobody can foresee what comes of it, and nobody can choose it. And the words that are made of that,
 * by which people hear whether all were told the same game. Pure.
 */

import { sha256 } from "../../../kit/sha256.js";
import { hex, randomBytes } from "../bytes.js";

/** In place of a seat: the device that deals. As in `engine/seeds.py`. */
export const DEALER = -1;

/** What one device drew. */
export type Lot = [seat: number, commitment: string, share: string];

export type Committed = [seat: number, commitment: string];

const BYTES = 16;
const SHARE = /^[0-9a-f]{32}$/;
const COMMITMENT = /^[0-9a-f]{64}$/;

/** So many words there are to choose from. */
export const WORDS = 64;

/** Bits of one. */
const BITS = 6;

/** Returns a share nobody can guess, 32 hexadecimal digits. */
export function freshShare(): string {
  return hex(randomBytes(BYTES));
}

/** As `commitment` of `engine/seeds.py`. */
export function commitment(seat: number, share: string) {
  return sha256(`freebooters-share/${seat}/${share}`);
}

export function isCommitment(value: unknown) {
  return typeof value === "string" && COMMITMENT.test(value);
}

/** Whether somebody's share is what they were committed to. */
export function fits([seat, committed, share]: Lot) {
  return SHARE.test(share) && commitment(seat, share) === committed;
}

export function areCommitments(value: unknown): value is Committed[] {
  return Array.isArray(value) && value.every((each) => isPair(each) && isCommitment(each[1]));
}

export function areLots(value: unknown): value is Lot[] {
  return Array.isArray(value) && value.every((each) => isPair(each, 3) && fits(each));
}

function isPair(value: unknown, length = 2) {
  const [seat, ...texts] = Array.isArray(value) ? value : [];
  return (
    Number.isSafeInteger(seat) &&
    texts.length === length - 1 &&
    texts.every((text) => typeof text === "string")
  );
}

/**
 * What of an opened game is the same at all devices, as a digest; what is kept beside it may
 * differ. `text`: a save.
 */
export function digestOf(text: string) {
  const { game, rules, seats, options, seed, rewinds, log, table } = JSON.parse(text);
  const { shares = null, rewound = null } = table;
  return sha256(JSON.stringify([game, rules, seats, options, seed, rewinds, log, shares, rewound]));
}

/**
 * Three words, by their numbers: the same where devices have drawn together, each for the same digest.
 * Whoever tells two of them different games would have to guess before what they draw.
 */
export function wordsOf(digest: string, lots: Lot[]): number[] {
  const drawn = lots.map((lot) => lot.join(":")).sort();
  const bits = parseInt(sha256(`freebooters-words/${digest}/${drawn.join("/")}`).slice(0, 5), 16);
  return [0, 1, 2].map((at) => (bits >> (at * BITS)) & (WORDS - 1));
}
