/** The invitation to a seat, which whoever opens it can read, and its acceptance. Pure, but for chance. */

import { sealed, unsealed, written } from "./envelope.js";
import { PUBLIC_KEY } from "./seat-keys.js";
import type { Envelope, Head } from "./envelope.js";
import type { SeatKeys } from "./seat-keys.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a commitment to a share of the seed, and of the share. */
const COMMITMENT = 32;
const SHARE = 16;

/** Bytes of the longest name. */
const LONGEST_NAME = 96;

export interface Invitation {
  /** The public key of the device that deals. */
  dealer: Bytes;
  /** To its share of the seed, before it knows another. */
  commitment: Bytes;
  /** Of which game, as the engine writes it. */
  terms: Bytes;
}

export interface Acceptance {
  share: Bytes;
  name: string;
}

export function invitation(head: Omit<Head, "kind">, { commitment, dealer, terms }: Invitation) {
  return written({ ...head, kind: "invitation" }, Uint8Array.of(...dealer, ...commitment, ...terms));
}

/** Null: it is none. */
export function invited({ head, rest }: Envelope): Invitation | null {
  const start = PUBLIC_KEY + COMMITMENT;
  if (head.kind !== "invitation" || rest.length <= start) return null;
  const [dealer, commitment] = [rest.slice(0, PUBLIC_KEY), rest.slice(PUBLIC_KEY, start)];
  return { dealer, commitment, terms: rest.slice(start) };
}

/** `keys`: those of the seat, made with the invitation; `friend`: this device's public key. */
export function acceptance(head: Omit<Head, "kind">, keys: SeatKeys, friend: Bytes, { name, share }: Acceptance) {
  const plain = Uint8Array.of(...share, ...new TextEncoder().encode(name));
  return sealed(keys.answers, { ...head, kind: "acceptance" }, plain, friend);
}

/**
 * Who has accepted; null: it is no acceptance of that invitation. `keysWith`: the keys of the seat with a
 * friend's device of that public key; null: there are none.
 */
export async function accepted(envelope: Envelope, keysWith: (friend: Bytes) => Promise<SeatKeys | null>) {
  const { head, rest } = envelope;
  if (head.kind !== "acceptance" || rest.length < PUBLIC_KEY) return null;
  const friend = rest.slice(0, PUBLIC_KEY);
  try {
    const keys = await keysWith(friend);
    const plain = keys && (await unsealed(keys.answers, envelope, PUBLIC_KEY));
    return plain && { friend, ...acceptanceIn(plain) };
  } catch (error) {
    // A point that is not on the curve, and a name that is none.
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
}

function acceptanceIn(plain: Bytes): Acceptance {
  if (plain.length < SHARE || plain.length > SHARE + LONGEST_NAME) throw new TypeError("no acceptance");
  const name = new TextDecoder("utf-8", { fatal: true }).decode(plain.slice(SHARE));
  return { share: plain.slice(0, SHARE), name };
}
