/**
 * Keeps texts under lock on this device: by a key that the browser uses for its own pages and gives
 * to nobody. It keeps curious eyes off files and lists, not somebody who runs programs in the page.
 */

import { IdbStore } from "./idb-store.js";
import type { Locked } from "../types/page.js";

const CIPHER = "AES-GCM";

/** The record of the one key. */
const ID = "saves";

export class Encryption {
  declare disk: IdbStore<{ id: string; key: CryptoKey }>;
  declare crypto: SubtleCrypto | undefined;
  key: Promise<CryptoKey> | null = null;

  /** `crypto`: undefined: the page did not come over HTTPS. */
  constructor(
    disk: IdbStore<{ id: string; key: CryptoKey }> = new IdbStore("freebooters-keys", "keys"),
    crypto: SubtleCrypto | undefined = globalThis.crypto?.subtle,
  ) {
    this.disk = disk;
    this.crypto = crypto;
    // Another one may be made in its place: what this one locks nobody could open again.
    disk.addEventListener("closed", () => (this.key = null));
  }

  /** Null: this device has no lock. */
  async lock(text: string): Promise<Locked | null> {
    const { crypto } = this;
    if (!crypto) return null;
    try {
      const key = await this.#key(crypto);
      const iv = globalThis.crypto.getRandomValues(new Uint8Array(12));
      const data = await crypto.encrypt({ name: CIPHER, iv }, key, new TextEncoder().encode(text));
      return { iv, data };
    } catch {
      return null;
    }
  }

  /** Rejects where the key is gone. */
  async open({ iv, data }: Locked): Promise<string> {
    const { crypto } = this;
    if (!crypto) throw new Error("no key");
    const key = await this.#key(crypto);
    return new TextDecoder().decode(await crypto.decrypt({ name: CIPHER, iv }, key, data));
  }

  #key(crypto: SubtleCrypto) {
    this.key ??= this.#find(crypto).catch((error) => {
      this.key = null;
      throw error;
    });
    return this.key;
  }

  /** The key of this device; pages that make one at the same time agree on the first. */
  async #find(crypto: SubtleCrypto) {
    const found = await this.disk.read(ID);
    if (isKey(found?.key)) return found.key;
    const made = await crypto.generateKey({ name: CIPHER, length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    // Nobody could open anything with what is no key.
    await this.disk.update(ID, (stored) => (isKey(stored?.key) ? undefined : { id: ID, key: made }));
    return (await this.disk.read(ID))?.key ?? made;
  }
}

function isKey(found: unknown): found is CryptoKey {
  return found instanceof CryptoKey;
}
