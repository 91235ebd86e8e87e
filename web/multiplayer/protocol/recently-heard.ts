/** What was heard before, as far as that is remembered. Pure. */

/** So much is remembered. */
const MOST = 200;

export class RecentlyHeard {
  texts: Set<string> = new Set();

  /** Whether that was heard before; it was from now on. */
  has(text: string) {
    if (this.texts.has(text)) return true;
    this.texts.add(text);
    const [oldest = ""] = this.texts;
    if (this.texts.size > MOST) this.texts.delete(oldest);
    return false;
  }
}
