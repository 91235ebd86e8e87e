/** What a guest is left of a game: a copy, a part of its key, and whether that is asked for. */

/** @import {Entrusted} from "./encrypted-copy.js" */
/** @import {Message} from "../messages.js" */

export class Trustee {
  constructor() {
    /** What the host has left here, in case it does not come back. @type {Entrusted | null} */
    this.entrusted = null;
    /** The name of the copy whose part is asked for here, to go on with another device's game. @type {string | null} */
    this.wanted = null;
  }

  /** A part of the key. @param {Message} message */
  take({ copy, part, parts }) {
    const name = String(copy);
    const data = this.entrusted?.copy === name ? this.entrusted.data : "";
    this.entrusted = { copy: name, part: String(part), parts: Number(parts), data };
  }

  /** The copy, after every change. @param {Message} message */
  renew({ copy, data }) {
    const { entrusted } = this;
    if (entrusted && entrusted.copy === copy) this.entrusted = { ...entrusted, data: String(data) };
  }

  /**
   * Gives its part of the key to the device that goes on with the game.
   * @param {string} part empty: it has none
   * @param {(message: Message) => void} send
   */
  give(part, send) {
    const { wanted } = this;
    if (wanted !== null) send({ t: "part", copy: wanted, part });
    this.wanted = null;
  }
}
