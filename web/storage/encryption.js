/**
 * Keeps texts under lock on this device: by a key that the browser uses for its own pages and gives
 * to nobody. It keeps curious eyes off files and lists, not somebody who runs programs in the page.
 */

import { IdbStore } from "./idb-store.js";

/** @import {Locked} from "../types/page.js" */

const CIPHER = "AES-GCM";

/** The record of the one key. */
const ID = "saves";

export class Encryption {
  /**
   * @param {IdbStore<{id: string, key: CryptoKey}>} [disk]
   * @param {SubtleCrypto | undefined} [crypto] undefined: the page did not come over HTTPS
   */
  constructor(disk = new IdbStore("freebooters-keys", "keys"), crypto = globalThis.crypto?.subtle) {
    this.disk = disk;
    this.crypto = crypto;
    /** @type {Promise<CryptoKey> | null} */
    this.key = null;
    // Another one may be made in its place: what this one locks nobody could open again.
    disk.addEventListener("closed", () => (this.key = null));
  }

  /** @param {string} text @returns {Promise<Locked | null>} null: this device has no lock */
  async lock(text) {
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

  /** @param {Locked} locked @returns {Promise<string>} rejects where the key is gone */
  async open({ iv, data }) {
    const { crypto } = this;
    if (!crypto) throw new Error("no key");
    const key = await this.#key(crypto);
    return new TextDecoder().decode(await crypto.decrypt({ name: CIPHER, iv }, key, data));
  }

  /** @param {SubtleCrypto} crypto */
  #key(crypto) {
    this.key ??= this.#find(crypto).catch((error) => {
      this.key = null;
      throw error;
    });
    return this.key;
  }

  /** The key of this device; pages that make one at the same time agree on the first. @param {SubtleCrypto} crypto */
  async #find(crypto) {
    const found = await this.disk.read(ID);
    if (found) return found.key;
    const made = await crypto.generateKey({ name: CIPHER, length: 256 }, false, ["encrypt", "decrypt"]);
    await this.disk.update(ID, (stored) => (stored ? undefined : { id: ID, key: made }));
    return (await this.disk.read(ID))?.key ?? made;
  }
}
