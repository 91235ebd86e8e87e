/**
 * A copy of the game that the host leaves with its guests, in case it does not come back. It is under
 * a key of which every guest has a part; all parts together, and no fewer, are the key.
 */

import { AES, closed, opened } from "../keys/aes.js";
import { canEncrypt } from "../keys/cipher.js";
import { Malformed, fromText, randomBytes, toText } from "../bytes.js";
import { deflated, inflated } from "../links/deflate.js";

const KEY = 32;
const NAME = 8;

/** Bytes of a save; the engine's own limit. */
const LONGEST = 4_000_000;

/** With fewer, one guest could read the copy at any time. */
const FEWEST = 2;

/**
 * What a guest has of it: the copy's name, its own part of the key, how many parts there are, and the
 * copy; empty: it has not come yet.
 */
export interface Entrusted {
  copy: string;
  part: string;
  parts: number;
  data: string;
}

/** The host's side. */
export class EncryptedCopies {
  /** What the copy is called; another name with every key. */
  name = "";
  /** By the seats of those who have one. */
  parts: Map<number, Uint8Array> = new Map();
  key: Promise<CryptoKey> | null = null;
  /** The game as it was copied last, and that copy. */
  text = "";
  data = "";

  /**
   * Divides a new key among these seats, unless they have one. Returns whether the parts are new.
   */
  divide(seats: number[]): boolean {
    const isSame = seats.length === this.parts.size && seats.every((seat) => this.parts.has(seat));
    if (!canEncrypt() || seats.length < FEWEST || isSame) return false;
    this.name = toText(randomBytes(NAME));
    this.parts = new Map(seats.map((seat) => [seat, randomBytes(KEY)]));
    this.key = keyOf([...this.parts.values()]);
    this.text = this.data = "";
    return true;
  }

  /** Its part of the key, to be told to a seat. */
  partOf(seat: number) {
    const part = this.parts.get(seat);
    return part ? { copy: this.name, part: toText(part), parts: this.parts.size } : null;
  }

  /** Copies the game. `text`: its save. Returns whether there is a new copy. */
  async renew(text: string): Promise<boolean> {
    const { key, name } = this;
    if (!key || text === this.text) return false;
    const data = await closed(await key, await deflated(new TextEncoder().encode(text)));
    if (name !== this.name) return false;
    this.text = text;
    this.data = toText(data);
    return true;
  }
}

/** What whoever goes on with the game has collected. */
export class Handover {
  declare own: Entrusted;
  /** By the seats of those who have given theirs. */
  parts: Map<number, string> = new Map();

  constructor(own: Entrusted) {
    this.own = own;
  }

  /** Somebody gives a part of the key of that copy. */
  add(seat: number, copy: string, part: string) {
    if (copy === this.own.copy && part !== this.own.part) this.parts.set(seat, part);
  }

  /** How many parts are missing. */
  get missing() {
    return Math.max(0, this.own.parts - 1 - new Set(this.parts.values()).size);
  }

  /** The game's save; rejects with `Malformed` if the parts do not fit. */
  async open(): Promise<string> {
    const { own, parts } = this;
    if (!canEncrypt()) throw new Malformed("no cipher");
    const texts = [own.part, ...new Set(parts.values())];
    const bytes = fromText(own.data);
    try {
      const key = await keyOf(texts.map(fromText));
      return new TextDecoder().decode(await inflated(await opened(key, bytes), LONGEST));
    } catch {
      throw new Malformed("other parts");
    }
  }
}

function keyOf(parts: Uint8Array[]) {
  const bytes = new Uint8Array(KEY);
  for (const part of parts) for (const at of bytes.keys()) bytes[at] = (bytes[at] ?? 0) ^ (part[at] ?? 0);
  return crypto.subtle.importKey("raw", bytes, AES, false, ["encrypt", "decrypt"]);
}
