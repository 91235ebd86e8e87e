/** What was heard before, as far as that is remembered. Pure. */

/** So much is remembered. */
const MOST = 200;

export class RecentlyHeard {
  constructor() {
    /** @type {Set<string>} */
    this.texts = new Set();
  }

  /** Whether that was heard before; it was from now on. @param {string} text */
  has(text) {
    if (this.texts.has(text)) return true;
    this.texts.add(text);
    const [oldest = ""] = this.texts;
    if (this.texts.size > MOST) this.texts.delete(oldest);
    return false;
  }
}
