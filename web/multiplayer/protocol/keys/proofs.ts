/**
 * How the two ends of a connection prove who they are: by a signature over the fingerprints of both
 * ends' certificates. A connection has certificates of its own, so what was signed for one is nothing
 * on another, and who sits between two others has other fingerprints at either side. Pure.
 */

import { Writer, toText } from "../bytes.js";
import { Identity, isSigned, tableOf } from "./identity.js";
import type { Ends } from "../links/link.js";

/** Raised when what is signed changes. */
const LABEL = "freebooters together 1";

/** What somebody comes for: a seat at a table over a connection. `key`: the guest's. */
interface Coming {
  table: Uint8Array;
  seat: number;
  ends: Ends;
}

/**
 * `host`: that device deals the table; `guest`: it has, or wants, the seat; `ticket`: whoever gave
 * the ticket away lets the device with that key have the seat. `key`: of the device that proves
 * itself.
 */
function statement(
  purpose: "host" | "guest" | "ticket",
  { ends, seat, table }: Coming,
  key: string,
) {
  const writer = new Writer();
  for (const text of [LABEL, purpose, key]) writer.text(text);
  writer.raw(table);
  writer.byte(seat);
  writer.raw(ends.offered);
  writer.raw(ends.answered);
  return writer.done();
}

export function hostProof(identity: Identity, coming: Coming) {
  return identity.sign(statement("host", coming, identity.key));
}

/** Whether the device with that key deals that very table, and is at the other end. */
export function isHost(key: string, coming: Coming, signature: string) {
  try {
    return (
      toText(tableOf(key)) === toText(coming.table) &&
      isSigned(key, statement("host", coming, key), signature)
    );
  } catch {
    return false;
  }
}

export function guestProof(identity: Identity, coming: Coming) {
  return identity.sign(statement("guest", coming, identity.key));
}

/** Whether the device with that key is at the other end. */
export function isGuest(key: string, coming: Coming, signature: string) {
  return isProven("guest", key, key, coming, signature);
}

/** `key`: of the device that shows it. */
export function ticketProof(ticket: Identity, coming: Coming, key: string) {
  return ticket.sign(statement("ticket", coming, key));
}

/** Whether the device with that key has that ticket. `ticket`: its public half. */
export function isTicket(ticket: string, coming: Coming, key: string, signature: string) {
  return isProven("ticket", ticket, key, coming, signature);
}

function isProven(
  purpose: "guest" | "ticket",
  signer: string,
  key: string,
  coming: Coming,
  signature: string,
) {
  try {
    return isSigned(signer, statement(purpose, coming, key), signature);
  } catch {
    return false; // a key that is too long for one
  }
}
