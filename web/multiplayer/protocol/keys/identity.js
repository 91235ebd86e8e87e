/**
 * By what a device is known at a table: a pair of keys, the secret one of which never leaves it. One
 * construction for all pages, as the browser's own is missing where a page came over plain http:
 * BIP 340 signatures and key agreement over secp256k1. Pure, but for chance.
 */

import { getSharedSecret, hashes, schnorr, utils } from "../../../../lib/secp256k1/index.js";
import { digest } from "../../../kit/sha256.js";
import { fromText, toText } from "../bytes.js";

hashes.sha256 = digest;

/** Bytes of a table's name. */
export const TABLE_ID = 16;

/** Before the public half of a key, where a whole point is asked for: the even one of two. */
const EVEN = 2;

export class Identity {
  /** @param {Uint8Array} [secret] 32 bytes */
  constructor(secret = utils.randomSecretKey()) {
    this.secret = secret;
    /** The public half, as text. */
    this.key = toText(schnorr.getPublicKey(secret));
  }

  /** As it was kept; a new one, if none can be read. @param {string | undefined} text */
  static of(text) {
    try {
      return new Identity(fromText(text ?? ""));
    } catch {
      return new Identity();
    }
  }

  /** The one that stands behind a short secret, which is used once. @param {Uint8Array} seed */
  static from(seed) {
    return new Identity(digest(Uint8Array.of(...new TextEncoder().encode("freebooters ticket"), ...seed)));
  }

  /** All of it, to be kept on this device. */
  get kept() {
    return toText(this.secret);
  }

  /** @param {Uint8Array} statement @returns {string} */
  sign(statement) {
    return toText(schnorr.sign(statement, this.secret));
  }

  /**
   * A secret that only this device and the one with that key can know.
   * @param {string} key throws if it is none
   * @returns {Uint8Array} 32 bytes
   */
  shared(key) {
    // Of the point only the part that is the same whichever of two points a key stands for.
    return getSharedSecret(this.secret, Uint8Array.of(EVEN, ...fromText(key))).slice(1);
  }
}

/** Whether the device with that key has signed it; false for whatever is no key or signature. @param {string} key @param {Uint8Array} statement @param {string} signature */
export function isSigned(key, statement, signature) {
  try {
    return schnorr.verify(fromText(signature), statement, fromText(key));
  } catch {
    return false;
  }
}

/** The name of the table that the device with that key deals. @param {string} key throws `Malformed` if it is no text of one */
export function tableOf(key) {
  return digest(fromText(key)).slice(0, TABLE_ID);
}
