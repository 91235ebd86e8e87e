/** Texts in the reader's language: messages in, strings out. */

import { FluentBundle, FluentNumber, FluentResource } from "../../lib/fluent/index.js";
import { FileError, read } from "../net/fetch-text.js";
import { locale } from "./language.js";
import { isDigits, isolated, withMinus } from "./safe-text.js";
import { roomWords, ruleWords, shellWords } from "./word-files.js";

/** @import {Argument, Message, Words as Text} from "../types/engine.js" */
/** @import {Language} from "./language.js" */

/** @typedef {(seat: number) => string} SeatNames */
/** @typedef {{id: string, title: string}} Named a room and its title in no language */

/**
 * One language's texts of the shell and of every room. Dispatches "change" with a new language, and
 * when a room that was silent speaks.
 */
export class Words extends EventTarget {
  constructor() {
    super();
    /** @type {Language} */
    this.language = "en";
    /** For dates and numbers. */
    this.locale = "en";
    /** @type {Named[]} */
    this.rooms = [];
    /**
     * The rooms whose words are missing, except for their title, with the file at fault: they
     * cannot be played.
     * @type {Map<string, string>}
     */
    this.silent = new Map();
    this.bundle = new FluentBundle("en");
    /** The keys of rooms' messages in the order of their files. @type {Map<string, string[]>} */
    this.keys = new Map();
    /** The rooms whose rules are there too. @type {Set<string>} */
    this.told = new Set();
    this.forget();
    this.wanted = 0;
  }

  /** From now on seats are called by their numbers, until a table tells who sits there. */
  forget() {
    /** The seats' names, safe to show beside other words. @type {SeatNames} */
    this.seatName = (seat) => this.t("seat-number", { number: seat + 1 });
    /** The seat that is addressed: the reader's. @type {() => number | null} */
    this.reader = () => null;
  }

  /**
   * Changes to a language. Rejects with `FileError` and changes nothing if its files cannot be had,
   * except that a room without words so far may stay silent.
   * @param {Language} language
   * @param {Named[]} rooms
   */
  async use(language, rooms = this.rooms) {
    const turn = ++this.wanted;
    const told = [...this.told];
    const [shell, texts, rules] = await Promise.all([
      resourceOf(shellWords(language), "shell-title"),
      Promise.all(rooms.map((room) => this.#wordsOf(room, language))),
      Promise.all(told.map((room) => rulesOf(room, language))),
    ]);
    if (turn !== this.wanted) return;
    this.locale = locale(language, navigator.languages);
    this.bundle = new FluentBundle(this.locale, { useIsolating: false });
    this.bundle.addResource(shell);
    this.silent.clear();
    this.keys.clear();
    this.told.clear();
    texts.forEach((text, index) => this.#addRoom(rooms[index] ?? NOBODY, text));
    rules.forEach((text, index) => this.#addRules(told[index] ?? "", text));
    this.rooms = rooms;
    this.language = language;
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Fetches what the rules page of a room says, unless that is there. Rejects with `FileError`.
   * @param {string} room
   */
  async tell(room) {
    while (!this.told.has(room)) {
      const { bundle } = this;
      const text = await rulesOf(room, this.language);
      if (bundle === this.bundle && !this.told.has(room)) this.#addRules(room, text);
    }
  }

  /** @param {string} room @param {FluentResource} text */
  #addRules(room, text) {
    this.bundle.addResource(text);
    this.keys.set(room, [...(this.keys.get(room) ?? []), ...text.body.map(({ id }) => id)]);
    this.told.add(room);
  }

  /**
   * A room's words, or why there are none.
   * @param {Named} room
   * @param {Language} language
   */
  async #wordsOf({ id }, language) {
    const isNew = !this.has(titleKey(id)) || this.silent.has(id);
    return resourceOf(roomWords(id, language), titleKey(id)).catch((error) => {
      if (isNew && error instanceof FileError) return error;
      throw error;
    });
  }

  /** @param {Named} room @param {FluentResource | FileError} found */
  #addRoom({ id, title }, found) {
    if (found instanceof FileError) {
      this.silent.set(id, found.file);
      this.bundle.addResource(new FluentResource(`${titleKey(id)} = ${title}`));
      return;
    }
    this.bundle.addResource(found);
    this.keys.set(
      id,
      found.body.map((entry) => entry.id),
    );
  }

  /**
   * A text, ready to show. A string stands for itself. What is said of the reader's seat addresses
   * the reader: it is the attribute named like the argument that is this seat, where a message has
   * one.
   * @param {Text} text
   * @returns {string}
   */
  say(text) {
    const said = this.#said(text);
    const isYours = this.reader() !== null && typeof text !== "string";
    return isYours && said.startsWith(this.#said(YOU)) ? capital(said, this.locale) : said;
  }

  /** As it is said within a sentence. @param {Text} text @returns {string} */
  #said(text) {
    if (typeof text === "string") return text;
    const message = this.bundle.getMessage(text.key);
    const addressed = this.#own(text.args).find((name) => message?.attributes[name]);
    const pattern = addressed === undefined ? message?.value : message?.attributes[addressed];
    return pattern ? this.bundle.formatPattern(pattern, this.#args(text), []) : text.key;
  }

  /** The names of the arguments that are the reader's seat. @param {Message["args"]} args */
  #own(args = {}) {
    const reader = this.reader();
    if (reader === null) return [];
    return Object.keys(args).filter((name) => {
      const value = args[name];
      return typeof value === "object" && "seat" in value && value.seat === reader;
    });
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
   * @param {Record<string, Argument>} [args]
   */
  attribute(key, name, args = {}) {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, this.#args({ key, args }), []) : "";
  }

  /**
   * A room's messages of one sort, `<room>-<sort>-…`, in the order of their file: the last parts of
   * their keys.
   * @param {string} room
   * @param {string} sort
   */
  named(room, sort) {
    const prefix = `${room}-${sort}-`;
    const keys = this.keys.get(room) ?? [];
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  /** @param {string} key */
  has(key) {
    return this.bundle.hasMessage(key);
  }

  /** @param {Message} message @returns {Record<string, string | number | FluentNumber>} */
  #args({ args = {} }) {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.#plain(value)]),
    );
  }

  /** @param {Argument} value @returns {string | number | FluentNumber} */
  #plain(value) {
    if (typeof value === "string") return isolated(value);
    if (typeof value === "number") {
      return isDigits(value, this.locale) ? new Short(value) : new Amount(value);
    }
    if ("key" in value) return this.#said(value);
    return value.seat === this.reader() ? this.#said(YOU) : this.seatName(value.seat);
  }
}

/**
 * A number that needs no format. To make the browser's takes some ten milliseconds, and the first
 * page has numbers to say.
 */
class Short extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/** A number with the sign for minus. */
class Amount extends FluentNumber {
  /** @override @param {import("../../lib/fluent/index.js").Scope} [scope] */
  toString(scope) {
    return withMinus(super.toString(scope));
  }
}

/** @param {string} text @param {string} locale */
function capital(text, locale) {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The reader within a sentence. */
const YOU = { key: "table-you" };

/** @type {Named} */
const NOBODY = { id: "", title: "" };

/** @param {string} room */
function titleKey(room) {
  return `${room}-title`;
}

/** @param {string} room @param {Language} language */
function rulesOf(room, language) {
  return resourceOf(ruleWords(room, language), `${room}-box`);
}

/**
 * The messages of a file, which must contain that key. Rejects with `FileError`.
 * @param {URL} address
 * @param {string} key
 */
function resourceOf(address, key) {
  return read(address, (text) => {
    const resource = new FluentResource(text);
    return resource.body.some(({ id }) => id === key) ? resource : null;
  });
}
