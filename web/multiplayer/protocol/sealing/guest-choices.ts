/** What a guest has chosen in a commit round: sealed until everybody has chosen, then opened. */

import { Choice, freshNonce } from "./seals.js";
import type { Kept } from "./seals.js";

export class GuestChoices {
  /** In the present round, the latest last. */
  all: Choice[] = [];
  /** Who has sealed something in it. */
  laid: number[] = [];

  /** What is sealed and not opened yet. */
  get sealed() {
    const last = this.all.at(-1);
    return last && !last.isWithdrawn ? last : null;
  }

  /** What outlives a page that is loaded again. */
  get kept(): Kept[] {
    return this.all.filter(({ isWithdrawn }) => !isWithdrawn).map(({ kept }) => kept);
  }

  /** `id`: of its command. `text`: the command. */
  add(
    id: number,
    { round, viewer }: { round: number | null; viewer: number | null },
    text: string,
  ) {
    const kept = { start: Number(round), seat: Number(viewer), text, nonce: freshNonce() };
    this.all.push(new Choice(id, kept));
  }

  /** Whether that command is one of them. */
  has(id: unknown) {
    return this.all.some((each) => each.id === id);
  }

  /** Its command was answered. */
  drop(id: unknown) {
    this.all = this.all.filter((each) => each.id !== id);
  }

  /** Everybody has sealed something: of these choices that one is opened. Null: none of them. */
  open(seal: unknown): { choice: Choice; others: Choice[] } | null {
    const choice = this.all.find((each) => each.seal === seal);
    if (!choice) return null;
    const others = this.all.filter((each) => each !== choice);
    choice.isWithdrawn = false;
    this.all = [choice];
    return { choice, others };
  }

  /** The table is in that round. Returns those of an earlier one. */
  outlive(round: number | null): Choice[] {
    const over = this.all.filter(({ kept }) => kept.start !== round);
    this.all = this.all.filter(({ kept }) => kept.start === round);
    return over;
  }
}
