/**
 * A guest in Firefox that waits for its reply to be carried. Firefox gives up a connection five
 * seconds after it has both descriptions, and the host gets the reply later than that. So the guest
 * makes the same connection anew until one opens: with the certificate and the credentials that its
 * reply has told, so that the host takes each of them for the one it knows.
 */

import { hex, randomBytes } from "../bytes.js";

/** Milliseconds after which a connection that has not opened is made anew. */
export const RENEWAL = 2000;

/** What all of them have in common. */
export interface Lasting {
  certificate: RTCCertificate;
  user: string;
  password: string;
}

/** Null: this browser waits by itself. */
export async function lasting(): Promise<Lasting | null> {
  if (!navigator.userAgent.includes("Firefox/")) return null;
  const key = { name: "ECDSA", namedCurve: "P-256" };
  const certificate = await RTCPeerConnection.generateCertificate(key);
  return { certificate, user: hex(randomBytes(4)), password: hex(randomBytes(16)) };
}

/** A description that tells those credentials. */
export function telling(sdp: string, { user, password }: Lasting) {
  return sdp
    .replaceAll(/^a=ice-ufrag:.*$/gm, () => `a=ice-ufrag:${user}`)
    .replaceAll(/^a=ice-pwd:.*$/gm, () => `a=ice-pwd:${password}`);
}
