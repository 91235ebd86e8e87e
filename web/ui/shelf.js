/** Saved games: resume, export, delete, import. */

import { isolated } from "../plain.js";
import { newId } from "../ids.js";
import { about, fresh, make, refill } from "./dom.js";
import { emblem } from "./emblem.js";
import { offerSave, pickFile, readSave } from "./files.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";
import { hash, linkIn } from "./route.js";
import { page } from "./screens.js";
import { choiceNames } from "./setup.js";
import { notesIn } from "./notes.js";
import { recordOf } from "./record.js";
import { endangeredOf, reminder } from "./reminder.js";

/** @import {Origin} from "../types.js" */
/** @import {Words} from "../words.js" */
/** @import {IconName} from "./icons.js" */
/** @import {App, SaveRecord, Screen} from "./types.js" */

/** Events that change the list of saved games from outside this screen. */
export const SAVES_NEWS = ["open", "change", "elsewhere"];

/**
 * A game's name, what was chosen, and which game it comes from, if any.
 * @param {App} app
 * @param {SaveRecord} record
 */
export function savedTitle(app, record) {
  const { words } = app;
  const { game, options } = record;
  const names = words.silent.has(game) ? [] : choiceNames(app, game, options);
  const title = [words.t(`${game}-title`), ...names].join(" · ");
  return record.origin ? `${title} — ${originName(words, record.origin)}` : title;
}

/**
 * From where a game plays on.
 * @param {Words} words
 * @param {Origin} origin
 */
export function originName(words, { move, when }) {
  return words.t("saves-branch", { move, when: moment(words, when) });
}

/**
 * When it was last played.
 * @param {Words} words
 * @param {SaveRecord} record
 */
export function savedWhen(words, record) {
  return moment(words, record.updated);
}

/** @param {Words} words @param {number} when */
function moment({ locale }, when) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(when);
}

/**
 * Adds a save from outside to the saved games; if something is wrong with it, says what.
 * @param {App} app
 * @param {File} file
 * @returns {Promise<string | null>} the new game's id
 */
export async function importFile(app, file) {
  const text = await readSave(file);
  const answer =
    typeof text === "string" ? await app.engine.ask({ do: "load", text, frame: "wide:620" }) : text;
  if (!answer.ok) {
    const reason = "error" in answer ? app.words.say(answer.error) : app.words.t("error-crash");
    app.toasts.show(app.words.t("saves-refused", { file: file.name, reason }));
    return null;
  }
  const record = recordOf(newId(), answer, app.engine.saved, null);
  if (typeof text === "string") record.notes = notesIn(text, record.position);
  void app.saves.put(record);
  return record.id;
}

/** @param {App} app @param {unknown} _ @param {AbortSignal} signal @returns {Screen} */
export function shelfScreen(app, _, signal) {
  const { words } = app;
  const list = make("ul", { class: "saves" });

  async function refresh() {
    const records = await app.saves.all();
    const endangered = await endangeredOf(app, records);
    const rows = records.map((record) =>
      row(app, record, refresh, endangered.includes(record) && reminder(app, record)),
    );
    trouble.hidden = !app.saves.isFailing;
    refill(
      list,
      ...(rows.length > 0 ? rows : [make("li", { class: "empty" }, words.t("saves-none"))]),
    );
  }

  /** @param {File | null | undefined} file */
  async function take(file) {
    const id = file && (await importFile(app, file));
    if (id) app.go({ screen: "table", save: id });
  }

  const pasted = fresh("pasted");
  const field = make("input", { id: pasted, type: "text", class: "paste-link", autocomplete: "off" });
  /** @param {Event} event */
  function watch(event) {
    event.preventDefault();
    const link = linkIn(field.value);
    if (link) app.go({ screen: "watch", link });
    else app.toasts.show(words.t("error-link-broken"));
  }

  const trouble = make("p", { class: "notice", hidden: true }, words.t("error-storage"));
  const news = () => void refresh();
  for (const event of SAVES_NEWS) app.saves.addEventListener(event, news, { signal });

  const { element, heading, title } = page(
    words.t("saves-heading"),
    "shelf-page",
    make("p", { class: "lead" }, words.t("saves-about")),
    trouble,
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
      "form",
      { class: "paste", on: { submit: watch } },
      make("label", { for: pasted }, words.t("saves-paste")),
      field,
      make("button", { class: "button", type: "submit" }, icon("play"), words.t("saves-watch")),
    ),
    loading(app, signal),
    list,
  );
  element.addEventListener("dragover", (event) => event.preventDefault());
  element.addEventListener("drop", (event) => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  });
  void refresh();
  return { element, heading, title };
}

/**
 * @param {App} app
 * @param {SaveRecord} record
 * @param {() => Promise<void>} refresh
 * @param {HTMLElement | false} advice
 */
function row(app, record, refresh, advice) {
  const { words } = app;
  const title = savedTitle(app, record);
  const name = `save-${record.id}`;

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
    make(
      "div",
      { class: "save-words" },
      make("h2", { id: name }, title),
      make(
        "p",
        { class: "save-seats" },
        ...record.seats.map((seat, index) => seatTag(words, seat, index)),
      ),
      make(
        "p",
        { class: "fine" },
        words.t(record.over ? "saves-over" : "saves-position", { position: record.position }),
        " · ",
        savedWhen(words, record),
      ),
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
        name,
      ),
      iconButton("download", words.t("table-save-file"), name, () => {
        void offerSave(app, record);
        if (advice) advice.remove();
      }),
      iconButton("bin", words.t("saves-delete"), name, remove),
    ),
    advice,
  );
}

/** @param {Words} words @param {import("../types.js").SeatSetup} seat @param {number} index */
function seatTag(words, { name, colour }, index) {
  return make(
    "span",
    { class: "seat-tag" },
    emblem(colour),
    isolated(name) || words.t("seat-number", { number: index + 1 }),
  );
}

/**
 * @param {IconName} sign
 * @param {string} label
 * @param {string} thing id of what it is about
 * @param {() => void} click
 */
function iconButton(sign, label, thing, click) {
  const button = make(
    "button",
    {
      class: "icon-button",
      type: "button",
      id: `${sign}-${thing}`,
      "aria-label": label,
      title: label,
      on: { click },
    },
    icon(sign),
  );
  return about(button, thing);
}
