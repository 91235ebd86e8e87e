/** Texts in the reader's language: messages in, strings out. */

import { FluentBundle, FluentResource } from "../lib/fluent/index.js";
import { locale } from "./language.js";
import { isolated } from "./plain.js";

/** @import {Argument, Message, Words as Text} from "./types.js" */
/** @import {Language} from "./language.js" */

/** @typedef {(seat: number) => string} SeatNames */

const SHELL = new URL("./words/", import.meta.url);
const ROOMS = new URL("../rooms/", import.meta.url);

/** One language's texts of the shell and of every room. Dispatches "change" with a new language. */
export class Words extends EventTarget {
  constructor() {
    super();
    /** @type {Language} */
    this.language = "en";
    /** For dates and numbers. */
    this.locale = "en";
    /** @type {string[]} */
    this.rooms = [];
    this.bundle = new FluentBundle("en");
    /** Rule message keys in the order of their file, by room. @type {Map<string, string[]>} */
    this.rules = new Map();
    /** Names as they may stand beside other words. @type {SeatNames} */
    this.seatName = (seat) => this.say({ key: "seat-number", args: { number: seat + 1 } });
    this.wanted = 0;
  }

  /**
   * Speaks a language from now on. Rejects when its files cannot be had; then nothing changes.
   * @param {Language} language
   * @param {string[]} rooms
   */
  async use(language, rooms = this.rooms) {
    const turn = ++this.wanted;
    const [shell, ...texts] = await Promise.all([
      fetchText(new URL(`${language}.ftl`, SHELL)),
      ...rooms.map((room) => fetchText(new URL(`${room}/words/${language}.ftl`, ROOMS))),
    ]);
    if (turn !== this.wanted) return;
    this.locale = locale(language, navigator.languages);
    this.bundle = new FluentBundle(this.locale, { useIsolating: false });
    this.bundle.addResource(new FluentResource(shell));
    texts.forEach((text, index) => this.#addRoom(rooms[index] ?? "", new FluentResource(text)));
    this.rooms = rooms;
    this.language = language;
    this.dispatchEvent(new Event("change"));
  }

  /** @param {string} room @param {FluentResource} resource */
  #addRoom(room, resource) {
    this.bundle.addResource(resource);
    const keys = resource.body.map((entry) => entry.id);
    this.rules.set(
      room,
      keys.filter((key) => key.startsWith(`${room}-rule-`)),
    );
  }

  /**
   * A text, ready to show. A string stands for itself.
   * @param {Text} text
   * @returns {string}
   */
  say(text) {
    if (typeof text === "string") return text;
    const pattern = this.bundle.getMessage(text.key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.#args(text), []) : text.key;
  }

  /**
   * A text by its key.
   * @param {string} key
   * @param {Record<string, Argument>} [args]
   */
  t(key, args = {}) {
    return this.say({ key, args });
  }

  /**
   * The attribute of a message, "" where it has none.
   * @param {string} key
   * @param {string} name
   */
  attribute(key, name) {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : "";
  }

  /** @param {string} key */
  has(key) {
    return this.bundle.hasMessage(key);
  }

  /** @param {Message} message @returns {Record<string, string | number>} */
  #args({ args = {} }) {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.#plain(value)]),
    );
  }

  /** @param {Argument} value @returns {string | number} */
  #plain(value) {
    if (typeof value === "string") return isolated(value);
    if (typeof value === "number") return value;
    return "key" in value ? this.say(value) : this.seatName(value.seat);
  }
}

/** @param {URL} address */
async function fetchText(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return response.text();
}
