/** Saved games: resume, export, delete, import. */

import { isolated } from "../../i18n/safe-text.js";
import { folded } from "../../i18n/typed-text.js";
import { LONGEST_NAME, cleanName } from "../../model/player-name.js";
import { PICTURED, thumbnail } from "../../components/thumbnail.js";
import { brokenItems } from "./broken-rows.js";
import { dialog, openModal } from "../../components/dialog.js";
import { about, fresh, make, refill } from "../../components/dom.js";
import { offerSave, pickFile } from "../../components/file-pickers.js";
import { iconButton } from "../../components/controls.js";
import { icon } from "../../components/icons.js";
import { pasteField, textField } from "../../components/text-field.js";
import { importFile } from "./import.js";
import { loading } from "../../components/engine-progress.js";
import { winnersOf } from "../../model/statistics.js";
import { wrongWith } from "../../page/damaged-link.js";
import { linkIn } from "../../page/link-reader.js";
import { hash } from "../../page/router.js";
import { page } from "../../page/page-title.js";
import { endangeredOf, reminder } from "./backup-reminder.js";
import { offerFiles } from "./share-target.js";
import { SAVES_NEWS, savedTitle, savedWhen } from "../../components/save-titles.js";
import { seatTag } from "../../components/seat-tag.js";
import { tellingLine } from "../../components/telling.js";
import type { IconName } from "../../components/icons.js";
import type { Words } from "../../i18n/words.js";
import type { Outcome, SeatSetup } from "../../types/engine.js";
import type { App, Route, SaveRecord, Screen } from "../../types/page.js";

/** From so many games on they can be searched. */
const SEARCHED = 4;

export function shelfScreen(app: App, _: unknown, signal: AbortSignal): Screen {
  const { words } = app;
  const list = make("ul", { class: "saves" });

  /** Of each game as it was stored last. */
  const pictures: Map<string, HTMLElement> = new Map();

  function pictureOf({ id, game, text, updated, isLocked }: SaveRecord) {
    const key = `${id} ${updated}`;
    const room = app.rooms.find((each) => each.id === game);
    const ask = async () => {
      if (isLocked || !text) return null;
      const told = await app.engine.ask({ do: "preview", text, frame: PICTURED });
      return told.ok ? told : null;
    };
    const picture = pictures.get(key) ?? thumbnail(app, room, ask, signal);
    pictures.set(key, picture);
    return picture;
  }

  async function refresh() {
    const [records, broken] = await Promise.all([app.saves.all(), app.saves.broken()]);
    await Promise.all(records.map(({ game }) => app.wantRoom(game)));
    const endangered = new Set(await endangeredOf(app, records));
    const firsts = firstsOf(records);
    const texts = records.map((record) => searched(app, record));
    const wanted = folded(find.value).split(/\s+/);
    const rows = records
      .filter((_, at) => wanted.every((word) => texts[at]?.includes(word)))
      .map((record) => {
        const picture = pictureOf(record);
        const advice = endangered.has(record) && reminder(app, record);
        const first = firsts.get(record.seal);
        return row(app, record, refresh, picture, advice, first && first.id !== record.id ? first : null);
      });
    const listed = { store: app.saves, title: "saves-broken", next: "import", refresh };
    const others = find.value ? [] : brokenItems(app, broken, listed);
    trouble.hidden = !app.saves.isFailing;
    trouble.textContent = words.t(app.saves.isNewer ? "stores-newer" : "error-storage");
    finding.hidden = records.length < SEARCHED && find.value === "";
    const told = find.value === "" ? "" : words.t("saves-found", { count: rows.length });
    if (found.textContent !== told) found.textContent = told;
    refill(
      list,
      ...rows,
      ...others,
      records.length + broken.length === 0 && make("li", { class: "empty" }, words.t("saves-none")),
    );
  }

  const find = textField({ id: "saves-find", type: "search", on: { input: () => void refresh() } });
  const found = tellingLine("fine");
  const finding = make(
    "div",
    { class: "field saves-find", hidden: true },
    make("label", { for: "saves-find" }, words.t("saves-find")),
    find,
    found,
  );

  async function take(file: File | null | undefined) {
    const id = file && (await importFile(app, file));
    if (id) app.go({ screen: "table", save: id });
  }

  const pasted = fresh("pasted");
  const field = pasteField({ id: pasted, class: "paste-link" });
  function follow(text: string) {
    const asked = linkIn(text, app.rooms);
    const wrong = asked ? wrongWith(app, asked) : words.t("error-link-broken");
    if (wrong) app.toasts.show(wrong);
    else app.go(asked as Route);
  }
  function watch(event: Event) {
    event.preventDefault();
    follow(field.value);
  }

  const trouble = make("p", { class: "notice", hidden: true });
  const news = () => void refresh();
  for (const event of SAVES_NEWS) app.saves.addEventListener(event, news, { signal });

  const { element, heading, head, title } = page(
    words.t("saves-heading"),
    "shelf-page",
    make("p", { class: "lead" }, words.t("saves-about")),
    trouble,
    make(
      "div",
      { class: "shelf-ways" },
      make(
        "div",
        { class: "drop" },
        make(
          "button",
          {
            class: "button",
            type: "button",
            id: "import",
            on: { click: async () => take(await pickFile()) },
          },
          icon("upload"),
          words.t("saves-import"),
        ),
        make("p", { class: "fine" }, words.t("saves-import-hint")),
      ),
      make(
        "a",
        { class: "rules-link", href: hash({ screen: "record" }) },
        icon("star"),
        words.t("record-title"),
      ),
    ),
    finding,
    list,
    make(
      "form",
      { class: "paste", on: { submit: watch } },
      make("label", { for: pasted }, words.t("saves-paste")),
      field,
      make("button", { class: "button", type: "submit" }, icon("play"), words.t("saves-watch")),
    ),
    loading(app, signal),
  );
  element.addEventListener("dragover", (event) => event.preventDefault());
  element.addEventListener("drop", (event) => {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (files.length === 0 && text) follow(text);
    else void offerFiles(app, files, "dropped");
  });
  void refresh();
  return { element, heading, head, title };
}

/** `first`: game of the same deal. */
function row(
  app: App,
  record: SaveRecord,
  refresh: () => Promise<void>,
  picture: HTMLElement,
  advice: HTMLElement | false,
  first: SaveRecord | null,
) {
  const { words } = app;
  const title = record.title || savedTitle(app, record);
  const thing = { id: `save-${record.id}`, name: title };

  async function remove() {
    void app.saves.remove(record.id);
    await refresh();
    document.getElementById("import")?.focus();
    app.toasts.show(words.t("saves-deleted", { game: title }), {
      label: words.t("saves-bring-back"),
      act: async () => {
        void app.saves.put(record);
        await refresh();
      },
    });
  }

  return make(
    "li",
    { class: "save" },
    picture,
    make(
      "div",
      { class: "save-words" },
      make("h2", {}, title),
      record.title && make("p", {}, savedTitle(app, record)),
      make(
        "p",
        { class: "save-seats" },
        ...record.seats.map((seat, index) => seatTag(words, seat, index)),
      ),
      make(
        "p",
        { class: "fine" },
        words.t(record.over ? "saves-over" : "saves-begun"),
        " · ",
        savedWhen(words, record),
      ),
      ...[
        record.outcome && outcomeLine(words, record.seats, record.outcome),
        record.day && words.t("saves-day"),
        first && words.t("saves-same-deal", { when: savedWhen(words, first) }),
      ].map((line) => line && make("p", { class: "fine" }, line)),
    ),
    make(
      "div",
      { class: "save-buttons" },
      about(
        make(
          "a",
          {
            class: "button primary",
            id: `resume-${record.id}`,
            href: hash({ screen: "table", save: record.id }),
          },
          words.t(record.over ? "saves-look" : "saves-resume"),
        ),
        title,
      ),
      !record.isLocked &&
        deed("download", words.t("table-save-file"), thing, () => {
          void offerSave(app, record);
          if (advice) advice.remove();
        }),
      deed("pen", words.t("saves-rename"), thing, () => openNaming(app, record, refresh)),
      deed("bin", words.t("saves-delete"), thing, remove),
    ),
    advice,
  );
}

/** Who won, by what, and in how many turns. */
function outcomeLine(words: Words, seats: SeatSetup[], outcome: Outcome) {
  const winners = winnersOf(outcome);
  const [winner = 0] = winners;
  const names = winners.map(
    (seat) => isolated(seats[seat]?.name ?? "") || words.t("seat-number", { number: seat + 1 }),
  );
  const score = outcome.scores[winner] ?? "";
  return words.t("saves-outcome", {
    winners: winners.length,
    names: new Intl.ListFormat(words.locale).format(names),
    scored: score === "" ? "no" : "yes",
    score,
    turns: outcome.turns[winner] ?? 0,
  });
}

/** By the seals of deals the game that was played first. */
export function firstsOf(records: SaveRecord[]): Map<string | undefined, SaveRecord> {
  const firsts: Map<string | undefined, SaveRecord> = new Map();
  for (const record of records) {
    const { created, origin, seal } = record;
    const first = firsts.get(seal);
    if (seal !== undefined && !origin && (!first || created < first.created)) firsts.set(seal, record);
  }
  return firsts;
}

/** Everything of it that one may look for. */
function searched(app: App, record: SaveRecord) {
  const { words } = app;
  const names = record.seats.map(({ name }) => name);
  const said = [record.title ?? "", savedTitle(app, record), savedWhen(words, record), ...names];
  return folded(said.join(" "));
}

function openNaming(app: App, record: SaveRecord, refresh: () => Promise<void>) {
  const { words } = app;
  const id = fresh("naming");
  const field = textField(
    { id, value: record.title ?? "", placeholder: savedTitle(app, record), dir: "auto" },
    LONGEST_NAME,
  );

  async function name(event: Event) {
    event.preventDefault();
    naming.close();
    await app.saves.mark(record.id, { title: cleanName(field.value) });
    await refresh();
  }

  const naming = dialog(
    { title: words.t("saves-rename"), class: "naming", closeLabel: words.t("shell-close") },
    make(
      "form",
      { class: "field", on: { submit: (event) => void name(event) } },
      make("label", { for: id }, words.t("lobby-name")),
      field,
      make("button", { class: "button primary", type: "submit" }, words.t("saves-name-it")),
    ),
  );
  openModal(naming);
  field.focus();
  field.select();
}

/** `thing`: what it is about. */
function deed(sign: IconName, label: string, thing: { id: string; name: string }, click: () => void) {
  return about(iconButton(sign, label, click, { id: `${sign}-${thing.id}` }), thing.name);
}
