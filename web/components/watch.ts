/** What depends on something renews itself when what it reads is another thing than before. */

/** What a part reads, and what is done when that is another thing. */
interface Part {
  read: () => readonly unknown[];
  /** `isAnew`: also what it does not read may be another thing. */
  act: (isAnew: boolean) => void;
  known: readonly unknown[] | null;
  /** Whether it shows something, which can be shown anew. */
  isShowing: boolean;
}

/** The parts that depend on one thing, such as a table. */
export class Watch {
  #parts: Part[] = [];
  #isLooking = false;
  #isDue = false;

  /** Shows now, and from now on whenever one of the things that are read is another one. */
  add(read: () => readonly unknown[], show: (isAnew: boolean) => void) {
    this.#parts.push({ read, act: show, known: read(), isShowing: true });
    show(true);
  }

  /** Acts from now on whenever one of the things that are read is another one. */
  when(read: () => readonly unknown[], act: () => void) {
    this.#parts.push({ read, act, known: read(), isShowing: false });
  }

  /** Something may have changed. What changes meanwhile is looked at after that. */
  look() {
    this.#isDue = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      while (this.#isDue) {
        this.#isDue = false;
        for (const part of this.#parts) renew(part);
      }
    } finally {
      this.#isLooking = false;
    }
  }

  /** Everything is shown anew, as in another language. */
  renew() {
    for (const part of this.#parts) if (part.isShowing) part.known = null;
    this.look();
  }
}

function renew(part: Part) {
  const now = part.read();
  const { known } = part;
  if (known?.every((each, at) => Object.is(each, now[at]))) return;
  part.known = now;
  part.act(known === null);
}
