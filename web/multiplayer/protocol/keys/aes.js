/** Bytes under a key, with all that is needed to open them but the key. */

import { randomBytes } from "../bytes.js";

/** The cipher's name, as keys have to be made for it. */
export const AES = "AES-GCM";

/** Bytes of the number that is drawn for each use of a key. */
const NONCE = 12;

/** @param {CryptoKey} key @param {Uint8Array<ArrayBuffer>} plain */
export async function closed(key, plain) {
  const iv = randomBytes(NONCE);
  const data = await crypto.subtle.encrypt({ name: AES, iv }, key, plain);
  return Uint8Array.of(...iv, ...new Uint8Array(data));
}

/** Rejects with a `DOMException` under another key. @param {CryptoKey} key @param {Uint8Array<ArrayBuffer>} bytes */
export async function opened(key, bytes) {
  const [iv, data] = [bytes.slice(0, NONCE), bytes.slice(NONCE)];
  return new Uint8Array(await crypto.subtle.decrypt({ name: AES, iv }, key, data));
}
