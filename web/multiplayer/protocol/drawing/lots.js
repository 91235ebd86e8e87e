/**
 * What devices of one table draw together: first each shows a commitment to its share, then the share.
 * Nobody can foresee what comes of it, and nobody can choose it. And the words that are made of that,
 * by which people hear whether all were told the same game. Pure.
 */

import { sha256 } from "../../../kit/sha256.js";
import { hex, randomBytes } from "../bytes.js";

/** In place of a seat: the device that deals. As in `engine/seeds.py`. */
export const DEALER = -1;

/** What one device drew. @typedef {[seat: number, commitment: string, share: string]} Lot */

/** @typedef {[seat: number, commitment: string]} Committed */

const BYTES = 16;
const SHARE = /^[0-9a-f]{32}$/;
const COMMITMENT = /^[0-9a-f]{64}$/;

/** So many words there are to choose from. */
export const WORDS = 64;

/** Bits of one. */
const BITS = 6;

/** @returns {string} a share nobody can guess, 32 hexadecimal digits */
export function freshShare() {
  return hex(randomBytes(BYTES));
}

/** As `commitment` of `engine/seeds.py`. @param {number} seat @param {string} share */
export function commitment(seat, share) {
  return sha256(`freebooters-share/${seat}/${share}`);
}

/** @param {unknown} value */
export function isCommitment(value) {
  return typeof value === "string" && COMMITMENT.test(value);
}

/** Whether somebody's share is what they were committed to. @param {Lot} lot */
export function fits([seat, committed, share]) {
  return SHARE.test(share) && commitment(seat, share) === committed;
}

/** @param {unknown} value @returns {value is Committed[]} */
export function areCommitments(value) {
  return Array.isArray(value) && value.every((each) => isPair(each) && isCommitment(each[1]));
}

/** @param {unknown} value @returns {value is Lot[]} */
export function areLots(value) {
  return Array.isArray(value) && value.every((each) => isPair(each, 3) && fits(each));
}

/** @param {unknown} value @param {number} length */
function isPair(value, length = 2) {
  const [seat, ...texts] = Array.isArray(value) ? value : [];
  return (
    Number.isSafeInteger(seat) &&
    texts.length === length - 1 &&
    texts.every((text) => typeof text === "string")
  );
}

/**
 * What of an opened game is the same at all devices, as a digest; what is kept beside it may differ.
 * @param {string} text a save
 */
export function digestOf(text) {
  const { game, rules, seats, options, seed, rewinds, log, table } = JSON.parse(text);
  const { shares = null, rewound = null } = table;
  return sha256(JSON.stringify([game, rules, seats, options, seed, rewinds, log, shares, rewound]));
}

/**
 * Three words, by their numbers: the same where devices have drawn together, each for the same digest.
 * Whoever tells two of them different games would have to guess before what they draw.
 * @param {string} digest
 * @param {Lot[]} lots
 * @returns {number[]}
 */
export function wordsOf(digest, lots) {
  const drawn = lots.map((lot) => lot.join(":")).sort();
  const bits = parseInt(sha256(`freebooters-words/${digest}/${drawn.join("/")}`).slice(0, 5), 16);
  return [0, 1, 2].map((at) => (bits >> (at * BITS)) & (WORDS - 1));
}
