/** What a guest has chosen in a commit round: sealed until everybody has chosen, then opened. */

import { Choice, freshNonce } from "./seals.js";

/** @import {Kept} from "./seals.js" */

export class GuestChoices {
  constructor() {
    /** In the present round, the latest last. @type {Choice[]} */
    this.all = [];
    /** Who has sealed something in it. @type {number[]} */
    this.laid = [];
  }

  /** What is sealed and not opened yet. */
  get sealed() {
    const last = this.all.at(-1);
    return last && !last.isWithdrawn ? last : null;
  }

  /** What outlives a page that is loaded again. @returns {Kept[]} */
  get kept() {
    return this.all.filter(({ isWithdrawn }) => !isWithdrawn).map(({ kept }) => kept);
  }

  /**
   * @param {number} id of its command
   * @param {{round: number | null, viewer: number | null}} table
   * @param {string} text the command
   */
  add(id, { round, viewer }, text) {
    const kept = { start: Number(round), seat: Number(viewer), text, nonce: freshNonce() };
    this.all.push(new Choice(id, kept));
  }

  /** Whether that command is one of them. @param {unknown} id */
  has(id) {
    return this.all.some((each) => each.id === id);
  }

  /** Its command was answered. @param {unknown} id */
  drop(id) {
    this.all = this.all.filter((each) => each.id !== id);
  }

  /**
   * Everybody has sealed something: of these choices that one is opened.
   * @param {unknown} seal
   * @returns {{choice: Choice, others: Choice[]} | null} null: none of them
   */
  open(seal) {
    const choice = this.all.find((each) => each.seal === seal);
    if (!choice) return null;
    const others = this.all.filter((each) => each !== choice);
    choice.isWithdrawn = false;
    this.all = [choice];
    return { choice, others };
  }

  /** The table is in that round. @param {number | null} round @returns {Choice[]} those of an earlier one */
  outlive(round) {
    const over = this.all.filter(({ start }) => start !== round);
    this.all = this.all.filter(({ start }) => start === round);
    return over;
  }
}
