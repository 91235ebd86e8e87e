/** What a guest is left of a game: a copy, a part of its key, and whether that is asked for. */

import type { Message } from "../messages.js";
import type { Entrusted } from "./encrypted-copy.js";

export class Trustee {
  /** What the host has left here, in case it does not come back. */
  entrusted: Entrusted | null = null;
  /** The name of the copy whose part is asked for here, to go on with another device's game. */
  wanted: string | null = null;

  /** A part of the key. */
  take({ copy, part, parts }: Message) {
    const name = String(copy);
    const data = this.entrusted?.copy === name ? this.entrusted.data : "";
    this.entrusted = { copy: name, part: String(part), parts: Number(parts), data };
  }

  /** The copy, after every change. */
  renew({ copy, data }: Message) {
    const { entrusted } = this;
    if (entrusted && entrusted.copy === copy) this.entrusted = { ...entrusted, data: String(data) };
  }

  /**
   * Gives its part of the key to the device that goes on with the game. `part`: empty: it has none.
   */
  give(part: string, send: (message: Message) => void) {
    const { wanted } = this;
    if (wanted !== null) send({ t: "part", copy: wanted, part });
    this.wanted = null;
  }
}
