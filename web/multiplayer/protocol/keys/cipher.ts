/**
 * What is said at a meeting point: sealed with the key in the invitation, so that a relay carries
 * what it cannot read, under a topic from which the key cannot be told. Pure, but for chance.
 */

import { AES, closed, opened } from "./aes.js";
import { Malformed, Reader, Writer, fromText, hex, toText } from "../bytes.js";

/** Bytes of the key in an invitation. */
export const KEY = 16;

/**
 * `offer`: a guest would like to come; `answer`: the host lets it; `call`: the host is there again,
 * and whoever waits may offer once more.
 */
const SORTS = ["offer", "answer", "call"] as const;

/** `name` is the offer's, 8 bytes, which its answer repeats; `packet` is how to connect. */
export interface Said {
  sort: (typeof SORTS)[number];
  name: Uint8Array;
  packet: Uint8Array;
}

/** Raised when what is said changes. */
const VERSION = 1;

export const NAME = 8;

/** That the host is there again. */
export const CALL: Said = { sort: "call", name: new Uint8Array(NAME), packet: new Uint8Array() };

/** The longest text that is opened. */
const LONGEST = 2000;

/** Whether this page can encrypt: browsers do so only where it came over https. */
export function canEncrypt() {
  return globalThis.crypto?.subtle !== undefined;
}

export class Cipher {
  declare key: CryptoKey;
  declare topic: string;

  /** `topic`: hexadecimal. */
  constructor(key: CryptoKey, topic: string) {
    this.key = key;
    this.topic = topic;
  }

  /** `secret`: 16 bytes. */
  static async of(secret: Uint8Array) {
    const [key, topic] = await Promise.all([derived("key", secret), derived("topic", secret)]);
    const aes = await crypto.subtle.importKey("raw", key, AES, false, ["encrypt", "decrypt"]);
    return new Cipher(aes, hex(topic));
  }

  async encrypt({ sort, name, packet }: Said): Promise<string> {
    const writer = new Writer();
    writer.byte(VERSION);
    writer.byte(SORTS.indexOf(sort));
    writer.raw(name);
    writer.raw(packet);
    return toText(await closed(this.key, writer.done()));
  }

  /** Null: it is none, or under another key. */
  async decrypt(text: string): Promise<Said | null> {
    try {
      if (text.length > LONGEST) return null;
      return saidIn(await opened(this.key, fromText(text)));
    } catch (error) {
      if (error instanceof Malformed || error instanceof DOMException) return null;
      throw error;
    }
  }
}

function saidIn(plain: Uint8Array): Said | null {
  const reader = new Reader(plain);
  if (reader.byte() !== VERSION) return null;
  const sort = SORTS[reader.byte()];
  return sort ? { sort, name: reader.raw(NAME), packet: reader.raw(reader.left) } : null;
}

/** 32 bytes for a purpose. */
async function derived(purpose: string, secret: Uint8Array) {
  const label = new TextEncoder().encode(`freebooters meeting point ${VERSION}: ${purpose}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.of(...label, ...secret)));
}
