/** A contest as it is for who organises it: what is handed out, what comes back, and the table. */

import { fill, fresh, make, restate } from "../../components/dom.js";
import { loading } from "../../components/engine-progress.js";
import { icon } from "../../components/icons.js";
import { offerFile, pickTexts } from "../../components/file-pickers.js";
import { copy } from "../../components/share.js";
import { textArea, textField } from "../../components/text-field.js";
import { telling } from "../../components/telling.js";
import { failureText } from "../../i18n/failure-text.js";
import { cleanText, excerpt } from "../../i18n/typed-text.js";
import { LONGEST_WORD, aboutIn, aboutText } from "../../model/contest.js";
import { LONGEST_NAME, cleanName } from "../../model/player-name.js";
import { canScan, scan } from "../../multiplayer/screens/qr-scanner.js";
import { address, carrying } from "../../multiplayer/screens/send-link.js";
import { page } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { printButton } from "../print/print-button.js";
import { organised } from "../../storage/contests.js";
import { isolated } from "../../i18n/safe-text.js";
import { leaveButton } from "../saves/import-offer.js";
import { isOwnFile } from "./own-file.js";
import { inWords } from "./club-words.js";
import { Collection } from "./collection.js";
import { factsOf } from "./contest-facts.js";
import { csvOf } from "./contest-file.js";
import { printSheet, printWorksheet } from "./sheets.js";
import { Rechecks } from "./rechecks.js";
import { standings } from "./standings.js";
import type { Collected, Contest, ContestRow } from "../../types/engine.js";
import type { App, Screen } from "../../types/page.js";
import type { Organised } from "../../storage/contests.js";
import type { Addition } from "./collection.js";

/** Names that are told of results that have come. */
const MOST_NAMED = 8;

/** Graphemes of a refused text that are shown, so that it can be found again. */
const LONGEST_REFUSED = 23;

/** Characters that are pasted at once. */
const MOST_PASTED = 60_000;

export function collectScreen(
  app: App,
  { about, code }: { about: string | null; code: string },
  signal: AbortSignal,
): Screen {
  const { words } = app;
  const rest = make("div", { class: "club" });
  const told = aboutIn(about);
  const stored = organised().of(code.toLowerCase());
  const begun = stored ?? { code, shown: "", title: told.title, word: told.word, kept: [], checked: [] };
  const show = () => new CollectPage(app, rest, begun, stored !== null, signal).show(told.kept.join("\n"));
  void inWords(app, rest, signal, show);
  return page(begun.title || words.t("club-title"), "club-page", loading(app, signal), rest);
}

/** A result that was opened as a link is offered to the table of its contest. */
export function resultScreen(app: App, { result }: { result: string }, signal: AbortSignal): Screen {
  const [code = ""] = result.split(".");
  const about = aboutText({ kept: [result] });
  return collectScreen(app, { code, about }, signal);
}

class CollectPage {
  declare app: App;
  declare place: HTMLElement;
  declare collection: Collection;
  declare signal: AbortSignal;
  declare rechecks: Rechecks;
  /** Whether the contest is kept here: it is, or somebody has put something into it. */
  declare isKept: boolean;
  /** What came from outside and was not taken yet. */
  brought: { added: string; from: "opened" | "dropped" } | null = null;
  offer: HTMLDivElement = telling(make("div"));
  contest: Contest | null = null;
  collected: Collected | null = null;
  /** What became of what was added last. */
  news: HTMLDivElement = telling(make("div", { class: "club-news" }));
  progress: HTMLParagraphElement = make("p", { class: "fine" });
  table: HTMLDivElement = make("div", { class: "club-table", tabindex: -1 });

  constructor(app: App, place: HTMLElement, own: Organised, isKept: boolean, signal: AbortSignal) {
    this.app = app;
    this.place = place;
    this.isKept = isKept;
    this.collection = new Collection(app, own);
    this.signal = signal;
    this.rechecks = new Rechecks(app, signal, new Map(own.checked), () => this.#checked());
  }

  get own() {
    return this.collection.own;
  }

  /** `added`: texts that came with the address. */
  async show(added: string) {
    const { app, own, place } = this;
    const answer = await app.engine.ask({ do: "contest", code: own.code, word: own.word });
    if (!answer.ok) {
      fill(place, make("p", { role: "alert" }, failureText(app.words, answer)));
      return;
    }
    this.contest = answer;
    this.#takeDropped(this.signal);
    this.collection.own = { ...own, code: answer.code, shown: answer.shown };
    fill(
      place,
      make("p", { class: "club-facts" }, factsOf(app, answer)),
      this.#handOut(answer),
      this.#collecting(answer),
      this.offer,
      this.news,
      this.progress,
      this.table,
    );
    await this.#renew({});
    await this.#bring(added, "opened");
  }

  /** Shows what came from outside, for somebody to take it. */
  async #bring(added: string, from: "opened" | "dropped") {
    if (added.trim() === "") return;
    this.brought = { added, from };
    await this.#offer();
  }

  async #offer() {
    const { app, brought, own } = this;
    if (!brought) return;
    const { answer } = await this.collection.look(brought);
    if (this.signal.aborted || this.brought !== brought) return;
    const fresh = answer.ok ? answer.rows.filter(({ text }) => !own.kept.includes(text)) : [];
    if (fresh.length === 0) {
      // Why there is nothing to take; with the word there may be.
      await this.#renew({ added: brought.added });
      return;
    }
    const { words } = app;
    const end = () => {
      this.brought = null;
      fill(this.offer);
      this.table.focus();
    };
    const take = async () => {
      await this.#add({ added: brought.added });
      end();
    };
    fill(
      this.offer,
      make(
        "section",
        { class: "panel" },
        make("p", {}, words.t("contest-offered", { from: brought.from, count: fresh.length, names: named(app, fresh) })),
        make(
          "div",
          { class: "dialog-buttons" },
          this.#button("check", "offer-take", () => void take()),
          leaveButton(app, end),
        ),
      ),
    );
    this.offer.scrollIntoView({ block: "nearest" });
  }

  #handOut(contest: Contest) {
    const { app, own } = this;
    const { words } = app;
    const about = aboutText({ title: own.title });
    const link = address(hash({ screen: "deal", code: contest.code, about }));
    const says = { code: "contest-deal-code", link: "contest-deal-link", title: "club-title" };
    const sheet = { contest, title: own.title, link };
    return make(
      "details",
      { class: "panel more", open: own.kept.length === 0 },
      make("summary", {}, words.t("contest-hand-out")),
      !isOwnFile() && make("p", {}, words.t("contest-hand-out-about")),
      isOwnFile() ? make("p", {}, words.t("contest-file-about")) : carrying(app, link, says),
      make("p", {}, words.t("contest-code-told"), " ", make("code", { class: "club-typed" }, contest.shown)),
      make(
        "div",
        { class: "dialog-buttons" },
        printButton(app, "contest-print-sheet", () => printSheet(app, sheet)),
        printButton(app, "contest-print-worksheet", () => printWorksheet(app, sheet)),
        make("a", { class: "button", href: hash({ screen: "deal", code: contest.code, about }) }, words.t("contest-take-part")),
      ),
    );
  }

  #collecting(contest: Contest) {
    const { app } = this;
    const { words } = app;
    const pasted = fresh("contest-paste");
    const area = textArea({ id: pasted, rows: 2, spellcheck: "false" }, MOST_PASTED);
    const paste = () => {
      void this.#add({ added: area.value });
      area.value = "";
    };
    return make(
      "section",
      { class: "panel club-collect" },
      make("h2", {}, words.t("contest-collect")),
      make("p", {}, words.t("contest-collect-about")),
      contest.worded && this.#word(),
      make(
        "div",
        { class: "dialog-buttons" },
        canScan() && this.#button("picture", "contest-scan", () => void this.#scan()),
        this.#button("chest", "contest-files", () => void this.#open()),
      ),
      make("div", { class: "field" }, make("label", { for: pasted }, words.t("contest-paste")), area),
      this.#button("check", "contest-add", paste),
      this.#typing(),
      make("p", { class: "fine" }, words.t("contest-honest")),
    );
  }

  #button(sign: "picture" | "chest" | "check" | "download" | "share", key: string, click: () => void) {
    return make(
      "button",
      { class: "button", type: "button", id: key, on: { click } },
      icon(sign),
      this.app.words.t(key),
    );
  }

  /** Without it no result can be read. */
  #word() {
    const id = fresh("contest-word");
    // What is dropped on the page while the word is being written is read with it.
    const input = (event: any) => {
      this.collection.own = { ...this.own, word: cleanText(event.target.value, LONGEST_WORD) };
    };
    const change = async () => {
      await this.#add({});
      await this.#offer();
    };
    return make(
      "div",
      { class: "field" },
      make("label", { for: id }, this.app.words.t("contest-word")),
      textField({ id, value: this.own.word, dir: "auto", on: { input, change: () => void change() } }, LONGEST_WORD),
    );
  }

  /** A code and a name, for who could neither scan nor send. */
  #typing() {
    const { words } = this.app;
    const [name, code] = [fresh("contest-claimer"), fresh("contest-claim")];
    const called = textField({ id: name, dir: "auto", spellcheck: "false" }, LONGEST_NAME);
    const typed = textField({ id: code, spellcheck: "false", autocapitalize: "characters" }, 20);
    const submit = async (event: Event) => {
      event.preventDefault();
      const isTaken = await this.#add({ typed: typed.value, name: cleanName(called.value) });
      if (!isTaken) return;
      called.value = "";
      typed.value = "";
      called.focus();
    };
    return make(
      "form",
      { class: "club-fields", on: { submit: (event) => void submit(event) } },
      make("div", { class: "field" }, make("label", { for: name }, words.t("contest-claimer")), called),
      make("div", { class: "field" }, make("label", { for: code }, words.t("contest-claim")), typed),
      make("button", { class: "button", type: "submit" }, icon("pen"), words.t("contest-claim-add")),
    );
  }

  /** One after the other, until the camera is closed. */
  async #scan() {
    const seen = new Set<string>();
    for (;;) {
      const found = await scan(this.app, this.app.words.t("contest-scan"), (text) => !seen.has(text));
      if (found === null || this.signal.aborted) return;
      seen.add(found);
      await this.#add({ added: found });
    }
  }

  async #open() {
    const files = await pickTexts();
    if (files.length > 0) await this.#add({ added: await textIn(files) });
  }

  /** Files and texts may be dropped anywhere on the page. */
  #takeDropped(signal: AbortSignal) {
    const { place } = this;
    place.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      const added = event.dataTransfer?.getData("text/plain") ?? "";
      void (files.length > 0 ? textIn(files) : Promise.resolve(added)).then((text) => this.#bring(text, "dropped"));
    };
    place.addEventListener("drop", drop, { signal });
  }

  /** Somebody puts something in. Whether all of it was taken. */
  #add(addition: Addition) {
    this.isKept = true;
    return this.#renew(addition);
  }

  async #renew(addition: Addition) {
    const { app } = this;
    const { answer, before } = await this.collection.add(addition);
    if (!answer.ok || this.signal.aborted) {
      if (!answer.ok) this.#tell([failureText(app.words, answer)]);
      return false;
    }
    const isNews = addition.added?.trim() || addition.typed != null;
    const isNothing = isNews && answer.kept.length === before && answer.twice + answer.refused.length === 0;
    this.#take(answer);
    this.#tell([
      isNews && !isNothing && app.words.t("contest-news", { count: answer.kept.length, twice: answer.twice }),
      isNothing && app.words.t("contest-nothing"),
      ...answer.refused.map(({ error, text }) => app.words.t("contest-refused", { text: excerpt(text, LONGEST_REFUSED), reason: app.words.say(error) })),
    ]);
    return answer.refused.length === 0;
  }

  #tell(lines: (string | false)[]) {
    fill(this.news, ...lines.map((line) => line !== false && make("p", {}, line)));
  }

  #take(answer: Collected) {
    this.collected = answer;
    this.#store();
    this.#show();
    const proved = answer.rows.filter(({ claimed }) => !claimed).map(({ text }) => text);
    void this.rechecks.check(this.own.code, this.own.word, proved);
  }

  #store() {
    const { kept, title, word } = this.own;
    if (!this.isKept || (kept.length === 0 && !title && !word)) return;
    organised().put({
      ...this.own,
      checked: [...this.rechecks.known].filter(([text]) => kept.includes(text)),
    });
  }

  #checked() {
    this.#store();
    // In the rows that are there: whoever reads them, or is at a button, stays where they are.
    this.#show(restate);
  }

  /** `put`: gives the table its parts. */
  #show(put: typeof fill | typeof restate = fill) {
    const { app, collected, contest, rechecks } = this;
    const { words } = app;
    if (!collected || !contest) return;
    const { rows } = collected;
    const due = rows.filter(({ claimed }) => !claimed).length;
    const done = rows.filter(({ text }) => rechecks.known.has(text)).length;
    this.progress.textContent = due > 0 ? words.t("contest-progress", { done, due }) : "";
    put(
      this.table,
      ...standings(app, collected, rechecks.known, (removed) => void this.#add({ removed })),
      rows.length > 0 &&
        make(
          "div",
          { class: "dialog-buttons" },
          this.#button("download", "contest-csv", () => this.#csv()),
          printButton(app, "contest-print", async () => window.print()),
          this.#button("share", "contest-share", () => void this.#share()),
        ),
    );
  }

  #csv() {
    const { app, collected, own, rechecks } = this;
    if (!collected) return;
    const file = new Blob([csvOf(app, collected.rows, rechecks.known)], { type: "text/csv" });
    offerFile(file, `freebooters-${own.code}.csv`);
  }

  /** The whole table as a link. */
  #share() {
    const { app, own } = this;
    const { code, kept, title, word } = own;
    const link = address(hash({ screen: "collect", code, about: aboutText({ title, word, kept }) }));
    return copy(app, link, app.words.t("share-copied"));
  }
}

async function textIn(files: File[]) {
  const texts = await Promise.all(files.map((file) => file.text().catch(() => "")));
  return texts.join("\n");
}

/** Whose results these are, of the first ones. */
function named({ words }: App, rows: ContestRow[]) {
  const names = rows.slice(0, MOST_NAMED).map(({ name }) => isolated(name));
  return new Intl.ListFormat(words.locale).format(rows.length > names.length ? [...names, "…"] : names);
}
