/**
 * Answers to what everybody is asked, each signed by the device that gives it: so nobody can say for
 * another one that it agreed, and who agreed cannot deny it. Pure.
 */

import { isSigned } from "../keys/identity.js";

/** @import {Identity} from "../keys/identity.js" */
/** @import {Vote} from "../../../types/engine.js" */

/** Raised when what is signed changes. */
const LABEL = "freebooters vote 1";

/** Votes of one question that are looked at: there are fewer seats. */
const MOST = 8;

/**
 * What everybody is asked, at which table, in the game with that seal of its deal: whether it, `undone`
 * as it is then, goes back to that position for that seat. `id` is the question's own.
 * @typedef {{table: string, deal: string, id: string, seat: number, undone: number, position: number}} Request
 */

/** @param {Request} request @param {number} voter its seat @param {boolean} isFor */
function statement({ table, deal, id, seat, undone, position }, voter, isFor) {
  const all = [LABEL, table, deal, id, seat, undone, position, voter, isFor];
  return new TextEncoder().encode(JSON.stringify(all));
}

/** @param {Identity} identity @param {Request} request @param {number} voter its seat @param {boolean} isFor */
export function signed(identity, request, voter, isFor) {
  return identity.sign(statement(request, voter, isFor));
}

/** Whether the device with that key has given that answer. @param {string} key @param {Request} request @param {number} voter @param {boolean} isFor @param {string} signature */
export function isVote(key, request, voter, isFor, signature) {
  return isSigned(key, statement(request, voter, isFor), signature);
}

/** @param {unknown} value @returns {Vote[]} those that have the form of one */
export function votesIn(value) {
  return Array.isArray(value) ? value.filter(hasForm).slice(0, MOST) : [];
}

/** @param {unknown} value */
function hasForm(value) {
  const [table, id, seat, ...texts] = Array.isArray(value) ? value : [];
  const isText = [table, id, ...texts].every((text) => typeof text === "string");
  return isText && Number.isSafeInteger(seat) && texts.length === 2;
}

/**
 * The votes for something that was taken back, each with whether its device has signed it. Left out are
 * those of other tables, and those by keys that nobody knows as that seat's.
 * @param {Vote[]} votes
 * @param {Omit<Request, "id">} about
 * @param {(seat: number, key: string) => boolean} knows
 * @returns {[seat: number, signed: boolean][]}
 */
export function judged(votes, about, knows) {
  return votes
    .filter(([table, , seat, key]) => table === about.table && knows(seat, key))
    .map(([, id, seat, key, signature]) => [seat, isVote(key, { ...about, id }, seat, true, signature)]);
}

/**
 * The same for a whole game, as the check wants it; nothing where it cannot be read.
 * @param {string} text the game as it was opened
 * @param {string} table
 * @param {string | null} deal its seal; null: as the game has it
 * @param {(seat: number, key: string) => boolean} knows
 * @returns {[undone: number, seat: number, signed: boolean][]}
 */
export function judgedIn(text, table, deal, knows) {
  const { rewound, seal } = tableIn(text);
  return (Array.isArray(rewound) ? rewound : []).flatMap((each, undone) => {
    const { position, seat, votes } = Object(each);
    const about = { table, deal: deal ?? String(seal), seat, undone, position };
    return judged(votesIn(votes), about, knows).map(
      ([voter, isIt]) => /** @type {[number, number, boolean]} */ ([undone, voter, isIt]),
    );
  });
}

/** @param {string} text of a save @returns {{rewound?: unknown, seal?: unknown}} */
function tableIn(text) {
  try {
    return Object(JSON.parse(text).table);
  } catch {
    return {};
  }
}
