/**
 * Milliseconds after which those who listen are told of what others have done, if those go on: of a bot's
 * turn as one, and of the table as it is then.
 */
export const TOLD_WITHIN = 8000;

/** Writes for those who listen: what may wait is written in a while, and of all that has come, the last alone. */
export class ToldLate {
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  #next: (() => void) | null = null;

  /** In place of what waits. */
  write(write: () => void, mayWait: boolean) {
    this.#next = write;
    if (mayWait) this.#timer ??= setTimeout(() => this.hurry(), TOLD_WITHIN);
    else this.hurry();
  }

  /** Writes what waits. */
  hurry() {
    const write = this.#next;
    this.end();
    write?.();
  }

  /** Nothing that waits is written any more. */
  end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = null;
  }
}
