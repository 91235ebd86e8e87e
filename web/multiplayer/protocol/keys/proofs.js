/**
 * How the two ends of a connection prove who they are: by a signature over the fingerprints of both
 * ends' certificates. A connection has certificates of its own, so what was signed for one is nothing
 * on another, and who sits between two others has other fingerprints at either side. Pure.
 */

import { Writer, toText } from "../bytes.js";
import { Identity, isSigned, tableOf } from "./identity.js";

/** @import {Ends} from "../links/link.js" */

/** Raised when what is signed changes. */
const LABEL = "freebooters together 1";

/**
 * What somebody comes for: a seat at a table over a connection. `key`: the guest's.
 * @typedef {{table: Uint8Array, seat: number, ends: Ends}} Coming
 */

/**
 * `host`: that device deals the table; `guest`: it has, or wants, the seat; `ticket`: whoever gave
 * the ticket away lets the device with that key have the seat.
 * @param {"host" | "guest" | "ticket"} purpose
 * @param {Coming} coming
 * @param {string} key of the device that proves itself
 */
function statement(purpose, { ends, seat, table }, key) {
  const writer = new Writer();
  for (const text of [LABEL, purpose, key]) writer.text(text);
  writer.raw(table);
  writer.byte(seat);
  writer.raw(ends.offered);
  writer.raw(ends.answered);
  return writer.done();
}

/** @param {Identity} identity @param {Coming} coming */
export function hostProof(identity, coming) {
  return identity.sign(statement("host", coming, identity.key));
}

/** Whether the device with that key deals that very table, and is at the other end. @param {string} key @param {Coming} coming @param {string} signature */
export function isHost(key, coming, signature) {
  try {
    return (
      toText(tableOf(key)) === toText(coming.table) &&
      isSigned(key, statement("host", coming, key), signature)
    );
  } catch {
    return false;
  }
}

/** @param {Identity} identity @param {Coming} coming */
export function guestProof(identity, coming) {
  return identity.sign(statement("guest", coming, identity.key));
}

/** Whether the device with that key is at the other end. @param {string} key @param {Coming} coming @param {string} signature */
export function isGuest(key, coming, signature) {
  return isProven("guest", key, key, coming, signature);
}

/** @param {Identity} ticket @param {Coming} coming @param {string} key of the device that shows it */
export function ticketProof(ticket, coming, key) {
  return ticket.sign(statement("ticket", coming, key));
}

/** Whether the device with that key has that ticket. @param {string} ticket its public half @param {Coming} coming @param {string} key @param {string} signature */
export function isTicket(ticket, coming, key, signature) {
  return isProven("ticket", ticket, key, coming, signature);
}

/** @param {"guest" | "ticket"} purpose @param {string} signer @param {string} key @param {Coming} coming @param {string} signature */
function isProven(purpose, signer, key, coming, signature) {
  try {
    return isSigned(signer, statement(purpose, coming, key), signature);
  } catch {
    return false; // a key that is too long for one
  }
}
