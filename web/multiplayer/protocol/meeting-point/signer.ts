/** Signs events for relays, which pass on no others, as BIP 340 says. */

import { hashes, schnorr, utils } from "../../../../lib/secp256k1/index.js";
import { hex } from "../bytes.js";
import { KIND } from "./nostr.js";

/** Signs with a key that nobody has seen before. */
export class Signer {
  declare secret: Uint8Array<ArrayBufferLike> & Uint8Array<ArrayBuffer>;
  declare author: string;

  constructor() {
    this.secret = utils.randomSecretKey();
    this.author = hex(schnorr.getPublicKey(this.secret));
  }

  /** The text that publishes something. `now`: seconds. */
  async event(topic: string, content: string, now: number) {
    const tags = [["x", topic]];
    const signed = JSON.stringify([0, this.author, now, KIND, tags, content]);
    const id = await hashes.sha256Async(new TextEncoder().encode(signed));
    const sig = await schnorr.signAsync(id, this.secret);
    const event = {
      id: hex(id),
      pubkey: this.author,
      created_at: now,
      kind: KIND,
      tags,
      content,
      sig: hex(sig),
    };
    return JSON.stringify(["EVENT", event]);
  }
}
