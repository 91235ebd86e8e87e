/**
 * How the two ends of a connection prove who they are: by a signature over the fingerprints of both
 * ends' certificates. A connection has certificates of its own, so what was signed for one is nothing
 * on another, and who sits between two others has other fingerprints at either side. Pure.
 */

import { Writer, toText } from "../bytes.js";
import { isSigned, tableOf } from "./identity.js";
import type { Identity } from "./identity.js";
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
 * the ticket away lets the device with that key have the seat.
 */
type Purpose = "host" | "guest" | "ticket";

/** `key`: of the device that proves itself. */
function statement(purpose: Purpose, { ends, seat, table }: Coming, key: string) {
  const writer = new Writer();
  for (const text of [LABEL, purpose, key]) writer.text(text);
  writer.raw(table);
  writer.byte(seat);
  writer.raw(ends.offered);
  writer.raw(ends.answered);
  return writer.done();
}

/** `key`: of the device that shows it, if that is another's, as a ticket is. */
export function prove(purpose: Purpose, identity: Identity, coming: Coming, key: string = identity.key) {
  return identity.sign(statement(purpose, coming, key));
}

/** Whether the device with that key is at the other end. `signer`: the public half of what it shows. */
export function isProven(purpose: Purpose, key: string, coming: Coming, signature: string, signer: string = key) {
  try {
    return isSigned(signer, statement(purpose, coming, key), signature);
  } catch {
    return false; // a key that is too long for one
  }
}

/** Whether the device with that key deals that very table, and is at the other end. */
export function isHost(key: string, coming: Coming, signature: string) {
  if (!isProven("host", key, coming, signature)) return false;
  return toText(tableOf(key)) === toText(coming.table);
}
