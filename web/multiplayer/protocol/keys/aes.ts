/** Bytes under a key, with all that is needed to open them but the key. */

import { randomBytes } from "../bytes.js";

/** The cipher's name, as keys have to be made for it. */
export const AES = "AES-GCM";

/** Bytes of the number that is drawn for each use of a key. */
const NONCE = 12;

export async function closed(key: CryptoKey, plain: Uint8Array<ArrayBuffer>) {
  const iv = randomBytes(NONCE);
  const data = await crypto.subtle.encrypt({ name: AES, iv }, key, plain);
  return Uint8Array.of(...iv, ...new Uint8Array(data));
}

/** Rejects with a `DOMException` under another key. */
export async function opened(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>) {
  const [iv, data] = [bytes.slice(0, NONCE), bytes.slice(NONCE)];
  return new Uint8Array(await crypto.subtle.decrypt({ name: AES, iv }, key, data));
}
