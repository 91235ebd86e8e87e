/** Texts in the reader's language: messages in, strings out. */

import { FluentBundle, FluentNumber, FluentResource } from "../../lib/fluent/index.js";
import { FileError, read } from "../net/fetch-text.js";
import { elided } from "./elision.js";
import { locale } from "./language.js";
import { isDigits, isolated, withMinus } from "./safe-text.js";
import { cleanText } from "./typed-text.js";
import { partWords, roomWords, ruleWords, shellWords } from "./word-files.js";
import type { Scope } from "../../lib/fluent/index.js";
import type { Argument, Message, Words as Text } from "../types/engine.js";
import type { Language } from "./language.js";

/** Graphemes of the id of a game that is not here. */
const LONGEST_ID = 40;

type SeatNames = (seat: number) => string;
/** A room and its title in no language. */
interface Named {
  id: string;
  title: string;
}

/**
 * One language's texts of the shell and of every room. Dispatches "change" with a new language, and
 * when a room that was silent speaks.
 */
export class Words extends EventTarget {
  language: Language = "en";
  /** For dates and numbers. */
  locale = "en";
  rooms: Named[] = [];
  /** The rooms whose words are asked for: of the others the title in no language is known alone. */
  asked: Set<string> = new Set();
  /**
   * The rooms whose words are missing, except for their title, with the file at fault: they
   * cannot be played.
   */
  silent: Map<string, string> = new Map();
  declare bundle: FluentBundle;
  /** The keys of rooms' messages in the order of their files. */
  keys: Map<string, string[]> = new Map();
  /** The rooms whose rules are there too, and the parts of the shell's words. */
  told: Set<string> = new Set();
  wanted = 0;
  /** The seats' names, safe to show beside other words. */
  declare seatName: SeatNames;
  /** The seat that is addressed: the reader's. */
  declare reader: () => number | null;

  constructor() {
    super();
    this.bundle = new FluentBundle("en");
    this.forget();
  }

  /** From now on seats are called by their numbers, until a table tells who sits there. */
  forget() {
    this.seatName = (seat) => this.t("seat-number", { number: seat + 1 });
    this.reader = () => null;
  }

  /** Does something while seats are called so and the reader sits there; then forgets both again. */
  async naming<T>(seatName: SeatNames, reader: number | null, act: () => Promise<T>): Promise<T> {
    this.seatName = seatName;
    this.reader = () => reader;
    try {
      return await act();
    } finally {
      if (this.seatName === seatName) this.forget(); // else a table names its own by now
    }
  }

  /**
   * Changes to a language. Rejects with `FileError` and changes nothing if its files cannot be had,
   * except that a room without words so far may stay silent. `asked`: the rooms whose words are needed
   * now; null: all.
   */
  async use(
    language: Language,
    rooms: Named[] = this.rooms,
    asked: string[] | null = [...this.asked],
  ): Promise<void> {
    const turn = ++this.wanted;
    this.asked = new Set(asked ?? rooms.map(({ id }) => id));
    const speaking = this.#asked(rooms);
    const told = [...this.told];
    const [shell, texts, rules] = await Promise.all([
      resourceOf(shellWords(language), "shell-title"),
      Promise.all(speaking.map((room) => this.#wordsOf(room, language))),
      Promise.all(told.map((room) => rulesOf(room, language))),
    ]);
    if (turn !== this.wanted) return;
    // Further ones may have been asked for by now.
    if (speaking.length < this.#asked(rooms).length) return this.use(language, rooms);
    this.locale = locale(language, navigator.languages);
    this.bundle = new FluentBundle(this.locale, { useIsolating: false });
    this.bundle.addResource(shell);
    this.silent.clear();
    this.keys.clear();
    this.told.clear();
    texts.forEach((text, index) => this.#addRoom(speaking[index] ?? NOBODY, text));
    rules.forEach((text, index) => this.#addRules(told[index] ?? "", text));
    this.rooms = rooms;
    this.language = language;
    this.dispatchEvent(new Event("change"));
  }

  /** Whether words of these rooms have not been asked for; null: of any. */
  lacks(rooms: string[] | null) {
    return this.rooms.some(({ id }) => (rooms?.includes(id) ?? true) && !this.asked.has(id));
  }

  /** Fetches the words of all rooms; one without them is silent. */
  async wantAll() {
    for (const { id } of this.rooms) this.asked.add(id);
    const lacking = () => this.rooms.filter(({ id }) => !this.keys.has(id) && !this.silent.has(id));
    for (let rooms = lacking(); rooms.length > 0; rooms = lacking()) {
      const { bundle, language } = this;
      const texts = await Promise.all(rooms.map((room) => this.#wordsOf(room, language)));
      if (bundle !== this.bundle) continue;
      texts.forEach((text, index) => this.#addRoom(rooms[index] ?? NOBODY, text));
      this.dispatchEvent(new Event("change"));
    }
  }

  #asked(rooms: Named[]) {
    return rooms.filter(({ id }) => this.asked.has(id));
  }

  /**
   * Fetches what the rules page of a room says, or a part of the shell, unless that is there. Rejects
   * with `FileError`.
   */
  async tell(room: string) {
    while (!this.told.has(room)) {
      const { bundle } = this;
      const text = await rulesOf(room, this.language);
      if (bundle === this.bundle && !this.told.has(room)) this.#addRules(room, text);
    }
  }

  #addRules(room: string, text: FluentResource) {
    this.bundle.addResource(text);
    this.keys.set(room, [...(this.keys.get(room) ?? []), ...text.body.map(({ id }) => id)]);
    this.told.add(room);
  }

  /** A room's words, or why there are none. */
  async #wordsOf({ id }: Named, language: Language) {
    const isNew = !this.has(titleKey(id)) || this.silent.has(id);
    return resourceOf(roomWords(id, language), titleKey(id)).catch((error) => {
      if (isNew && error instanceof FileError) return error;
      throw error;
    });
  }

  #addRoom({ id, title }: Named, found: FluentResource | FileError) {
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
   */
  say(text: Text): string {
    const said = this.#said(text);
    const isYours = this.reader() !== null && typeof text !== "string";
    return isYours && said.startsWith(this.#said(YOU)) ? capital(said, this.locale) : said;
  }

  /** As it is said within a sentence. */
  #said(text: Text): string {
    if (typeof text === "string") return text;
    const message = this.bundle.getMessage(text.key);
    const addressed = this.#own(text.args).find((name) => message?.attributes[name]);
    const pattern = addressed === undefined ? message?.value : message?.attributes[addressed];
    return pattern ? this.#formatted(pattern, text) : text.key;
  }

  /** The names of the arguments that are the reader's seat. */
  #own(args: Message["args"] = {}) {
    const reader = this.reader();
    if (reader === null) return [];
    return Object.keys(args).filter((name) => {
      const value = args[name];
      return typeof value === "object" && "seat" in value && value.seat === reader;
    });
  }

  /** A text by its key. */
  t(key: string, args: Record<string, Argument> = {}) {
    return this.say({ key, args });
  }

  /** What a game is called, also one that is not here: by its id then, which may come from anywhere. */
  gameTitle(id: string) {
    const room = this.rooms.find((room) => room.id === id);
    if (room) return this.has(titleKey(id)) ? this.t(titleKey(id)) : room.title;
    return isolated(cleanText(id, LONGEST_ID));
  }

  /** The attribute of a message, "" where it has none. */
  attribute(key: string, name: string, args: Record<string, Argument> = {}) {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.#formatted(pattern, { key, args }) : "";
  }

  #formatted(pattern: Parameters<FluentBundle["formatPattern"]>[0], message: Message) {
    const args = this.#args(message);
    const said = this.bundle.formatPattern(pattern, args, []);
    return this.language === "fr" ? elided(said, Object.values(args)) : said;
  }

  /**
   * A room's messages of one sort, `<room>-<sort>-…`, in the order of their file: the last parts of
   * their keys.
   */
  named(room: string, sort: string) {
    const prefix = `${room}-${sort}-`;
    const keys = this.keys.get(room) ?? [];
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  has(key: string) {
    return this.bundle.hasMessage(key);
  }

  #args({ args = {} }: Message): Record<string, string | number | FluentNumber> {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.#plain(value)]),
    );
  }

  #plain(value: Argument): string | number | FluentNumber {
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
  override toString() {
    return String(this.value);
  }
}

/** A number with the sign for minus. */
class Amount extends FluentNumber {
  override toString(scope?: Scope) {
    return withMinus(super.toString(scope));
  }
}

function capital(text: string, locale: string) {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The reader within a sentence. */
const YOU = { key: "table-you" };

const NOBODY: Named = { id: "", title: "" };

function titleKey(room: string) {
  return `${room}-title`;
}

/** The parts of the shell's words that come with their screens, and a key in each; as in tools/wording.py. */
const PARTS: Record<string, string> = { club: "contest-about", workshop: "workshop-choose", post: "post-lead" };

function rulesOf(room: string, language: Language) {
  const key = Object.hasOwn(PARTS, room) ? PARTS[room] : undefined;
  if (key) return resourceOf(partWords(room, language), key);
  return resourceOf(ruleWords(room, language), `${room}-box`);
}

/** The messages of a file, which must contain that key. Rejects with `FileError`. */
function resourceOf(address: URL, key: string) {
  return read(address, (text) => {
    const resource = new FluentResource(text);
    return resource.body.some(({ id }) => id === key) ? resource : null;
  });
}
