/**
 * The keys of a seat, which its friend's device and the one that deals know, and nobody else: made of
 * each one's secret key and the other's public one, by the browser's own cryptography. No secret key can
 * be read, nor is it ever sent; what another device of the same person gets are the keys of its seats.
 * Pure, but for chance.
 */

import { Siv } from "./siv.js";

type Bytes = Uint8Array<ArrayBuffer>;

const CURVE = { name: "ECDH", namedCurve: "P-256" };

/** Bytes of a public key in a letter: both coordinates, without the mark that is before them elsewhere. */
export const PUBLIC_KEY = 64;
const MARK = 4;

/** Raised when keys are made otherwise. */
const LABEL = "freebooters post 1";

/** Bytes of the keys of one direction: two of AES-256. */
const SIZE = 64;

/** Bytes of both directions' keys. */
export const SEAT_SECRET = 2 * SIZE;

/** Which seat at which table, with the public keys of the device that deals and of the friend's. */
export interface Pair {
  table: Bytes;
  seat: number;
  dealer: Bytes;
  friend: Bytes;
}

/** Those of each direction: an answer cannot be sent back as a letter. */
export interface SeatKeys {
  letters: Siv;
  answers: Siv;
}

/** Whether this page can write letters: browsers encrypt only where it came over https. */
export function canWrite() {
  return globalThis.crypto?.subtle !== undefined;
}

/** A pair of keys that lasts as long as the game, and can be stored, but not read. */
export function drawnKeys() {
  return crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
}

/** As it stands in a letter. */
export async function publicKey({ publicKey: key }: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey("raw", key)).slice(1);
}

/** `secret`, `other`: as `seatSecret` has them. */
export async function seatKeys(secret: CryptoKey, other: Bytes, pair: Pair): Promise<SeatKeys> {
  return keysIn(await seatSecret(secret, other, pair));
}

/** `secret`: as `seatSecret` has made it. */
export async function keysIn(secret: Bytes): Promise<SeatKeys> {
  const [letters, answers] = await Promise.all([Siv.of(secret.slice(0, SIZE)), Siv.of(secret.slice(SIZE))]);
  return { letters, answers };
}

/**
 * The keys of a seat as bytes. `secret`: of the device that asks; `other`: the public key of the other
 * device. Rejects with a `DOMException` if that is none.
 */
export async function seatSecret(secret: CryptoKey, other: Bytes, pair: Pair): Promise<Bytes> {
  const { subtle } = crypto;
  const key = await subtle.importKey("raw", Uint8Array.of(MARK, ...other), CURVE, false, []);
  const agreed = await subtle.deriveBits({ name: "ECDH", public: key }, secret, 256);
  const source = await subtle.importKey("raw", agreed, "HKDF", false, ["deriveBits"]);
  const [letters, answers] = await Promise.all([
    derived(source, "letters", pair),
    derived(source, "answers", pair),
  ]);
  return Uint8Array.of(...letters, ...answers);
}

/** By HKDF (RFC 5869), with all that the keys are for. */
async function derived(source: CryptoKey, direction: string, { dealer, friend, seat, table }: Pair) {
  const label = new TextEncoder().encode(`${LABEL}: ${direction}`);
  const info = Uint8Array.of(...label, 0, ...table, seat, ...dealer, ...friend);
  const made = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return new Uint8Array(await crypto.subtle.deriveBits(made, source, 8 * SIZE));
}
