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
  declare secret: Uint8Array;
  /** The public half, as text. */
  declare key: string;

  /** `secret`: 32 bytes. */
  constructor(secret: Uint8Array = utils.randomSecretKey()) {
    this.secret = secret;
    this.key = toText(schnorr.getPublicKey(secret));
  }

  /** As it was kept; a new one, if none can be read. */
  static of(text: string | undefined) {
    try {
      return new Identity(fromText(text ?? ""));
    } catch {
      return new Identity();
    }
  }

  /** The one that stands behind a short secret, which is used once. */
  static from(seed: Uint8Array) {
    return new Identity(digest(Uint8Array.of(...new TextEncoder().encode("freebooters ticket"), ...seed)));
  }

  /** All of it, to be kept on this device. */
  get kept() {
    return toText(this.secret);
  }

  sign(statement: Uint8Array): string {
    return toText(schnorr.sign(statement, this.secret));
  }

  /**
   * A secret that only this device and the one with that key can know. `key` throws if it is none.
   * Returns 32 bytes.
   */
  shared(key: string): Uint8Array {
    // Of the point only the part that is the same whichever of two points a key stands for.
    return getSharedSecret(this.secret, Uint8Array.of(EVEN, ...fromText(key))).slice(1);
  }
}

/** Whether the device with that key has signed it; false for whatever is no key or signature. */
export function isSigned(key: string, statement: Uint8Array, signature: string) {
  try {
    return schnorr.verify(fromText(signature), statement, fromText(key));
  } catch {
    return false;
  }
}

/**
 * The name of the table that the device with that key deals. `key` throws `Malformed` if it is no
 * text of one.
 */
export function tableOf(key: string) {
  return digest(fromText(key)).slice(0, TABLE_ID);
}
