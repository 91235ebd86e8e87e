/** What shows something renews itself when what it reads is another thing than before. */

/** What a part reads, and what shows it. */
interface Part {
  read: () => readonly unknown[];
  show: () => void;
  shown: readonly unknown[] | null;
}

/** The parts that show one thing, such as a table. */
export class Watch {
  #parts: Part[] = [];
  #isLooking = false;
  #isDue = false;

  /** Shows now, and from now on whenever one of the things that are read is another one. */
  add(read: () => readonly unknown[], show: () => void) {
    const part = { read, show, shown: read() };
    this.#parts.push(part);
    show();
  }

  /** Something may have changed. What changes while it is shown is shown after that. */
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
    for (const part of this.#parts) part.shown = null;
    this.look();
  }
}

function renew(part: Part) {
  const now = part.read();
  if (part.shown?.every((each, at) => Object.is(each, now[at]))) return;
  part.shown = now;
  part.show();
}
