/** Preferences, for all games. */

import { LISTS } from "../../storage/kept-lists.js";
import { Aside } from "../../storage/aside.js";
import { LANGUAGES } from "../../i18n/language.js";
import { amount } from "../../i18n/numbers.js";
import { canBadge, isBadged } from "../daily/app-badge.js";
import { brokenList } from "../saves/broken-rows.js";
import { checkbox, radios, select, slider } from "../../components/controls.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { keyList } from "./key-list.js";
import { SPACINGS, SPEEDS, TEXTS, THEMES, WARNINGS } from "../../storage/preferences.js";
import { page } from "../../page/page-title.js";
import { canNudge, isFelt, isLoud } from "../../sound/feedback.js";
import { LEAST } from "../../table/session/blunder-check.js";
import type { Child } from "../../components/dom.js";
import type { IconName } from "../../components/icons.js";
import type { Coach } from "../../table/panels/coach.js";
import type { App, Route, Screen } from "../../types/page.js";

export function languageControl(app: App) {
  return select({
    id: "language",
    label: app.words.t("settings-language"),
    value: app.words.language,
    items: Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
    onChange: (value) => app.preferences.set("language", value),
  });
}

export function themeControl(app: App) {
  const { preferences, words } = app;
  return radios({
    id: "theme",
    legend: words.t("settings-theme"),
    look: "segments",
    value: preferences.values.theme,
    items: THEMES.map((theme) => ({ value: theme, label: words.t(`settings-theme-${theme}`) })),
    onChange: (value) =>
      preferences.set("theme", THEMES.find((theme) => theme === value) ?? "system"),
  });
}

/** How large text is, on the page and on every table, and how far apart letters are. */
function textControls({ preferences, words }: App) {
  return [
    radios({
      id: "text",
      legend: words.t("settings-text"),
      look: "segments",
      value: String(preferences.values.text),
      items: TEXTS.map((text) => ({ value: String(text), label: amount(words.locale, text / 100, { style: "percent" }) })),
      onChange: (value) =>
        preferences.set("text", TEXTS.find((text) => String(text) === value) ?? 100),
    }),
    radios({
      id: "spacing",
      legend: words.t("settings-spacing"),
      look: "segments",
      value: preferences.values.spacing,
      items: SPACINGS.map((spacing) => ({
        value: spacing,
        label: words.t(`settings-spacing-${spacing}`),
      })),
      onChange: (value) =>
        preferences.set("spacing", SPACINGS.find((spacing) => spacing === value) ?? "normal"),
    }),
  ];
}

export function speedControl(app: App) {
  const { preferences, words } = app;
  return radios({
    id: "speed",
    legend: words.t("settings-speed"),
    look: "segments",
    value: preferences.values.speed,
    items: SPEEDS.map((speed) => ({ value: speed, label: words.t(`settings-speed-${speed}`) })),
    onChange: (value) =>
      preferences.set("speed", SPEEDS.find((speed) => speed === value) ?? "normal"),
  });
}

/** What becomes of a choice that is the only one there is. */
function forcedControl({ preferences, words }: App) {
  return checkbox({
    id: "forced",
    label: words.t("settings-forced"),
    checked: preferences.values.forced,
    onChange: (checked) => preferences.set("forced", checked),
  });
}

export function captionsControl(app: App) {
  return checkbox({
    id: "captions",
    label: app.words.t("settings-captions"),
    checked: app.preferences.values.captions,
    onChange: (checked) => app.preferences.set("captions", checked),
  });
}

/**
 * Sounds, music and their volume; whoever changes one hears it, the tune of a `room` until `signal` at
 * most.
 */
export function soundControls(app: App, signal: AbortSignal, room = app.rooms[0]?.id) {
  const { preferences, sounds, words } = app;
  const sample = () => sounds.touch(["coin"]);
  const music = checkbox({
    id: "music",
    label: words.t("settings-music"),
    checked: preferences.values.music,
    onChange: (checked) => {
      preferences.set("music", checked);
      if (room) sounds.play(room, signal);
    },
  });
  const showMusic = () =>
    music.querySelector("input")?.toggleAttribute("disabled", !isLoud(preferences));
  showMusic();
  return [
    checkbox({
      id: "sound",
      label: words.t("settings-sound"),
      checked: isLoud(preferences),
      onChange: (checked) => {
        preferences.set("sound", checked);
        showMusic();
        sample();
      },
    }),
    music,
    slider({
      id: "volume",
      label: words.t("settings-volume"),
      value: preferences.values.volume,
      onChange: (value) => {
        preferences.set("volume", value);
        sample();
      },
    }),
    canNudge() &&
      checkbox({
        id: "nudge",
        label: words.t("settings-nudge"),
        checked: isFelt(preferences),
        onChange: (checked) => preferences.set("nudge", checked),
      }),
  ];
}

/** Whether moves are read aloud, or what keeps them from it. `signal` ends watching for voices. */
export function spokenControl(app: App, signal: AbortSignal) {
  const { preferences, speech, words } = app;
  const hint = make("p", { class: "fine" });
  const box = checkbox({
    id: "spoken",
    label: words.t("settings-spoken"),
    checked: preferences.values.spoken,
    onChange: (checked) => {
      speech.mute(!checked);
      preferences.set("spoken", checked);
      if (checked)
        speech.say([words.t("settings-spoken")], words.language, preferences.values.volume / 100);
    },
  });
  const show = () => {
    const key = speech.speaks(words.language) ? "settings-spoken-hint" : "settings-spoken-none";
    hint.textContent = words.t(key);
  };
  speech.watch(show, signal);
  show();
  return make("div", {}, box, hint);
}

/** Whether the coach speaks at the table. */
export function coachControl(app: App, coach: Coach) {
  return checkbox({
    id: "coach",
    label: app.words.t("coach-switch"),
    checked: coach.isOn,
    onChange: (checked) => coach.set(checked),
  });
}

/** Whether the icon tells of the deal of the day. */
function badgeControl({ preferences, words }: App) {
  return checkbox({
    id: "badge",
    label: words.t("settings-badge"),
    checked: isBadged(preferences),
    onChange: (checked) => preferences.set("badge", checked),
  });
}

/** Of which mistakes the coach tells. `unseen`: it is said elsewhere. */
export function warningControl(app: App, { unseen = false }: { unseen?: boolean } = {}) {
  const { preferences, words } = app;
  return radios({
    id: "warnings",
    legend: words.t("warn-legend"),
    unseen,
    look: "cards",
    value: preferences.values.warnings,
    items: WARNINGS.map((value) => ({
      value,
      label: words.t(`warn-${value}`),
      hint: words.attribute(`warn-${value}`, "hint", { points: LEAST[value] }),
    })),
    onChange: (value) =>
      preferences.set("warnings", WARNINGS.find((each) => each === value) ?? "off"),
  });
}

/** Letters alone may be typed by mistake, or spoken by whoever dictates. */
function lettersControl(app: App) {
  return checkbox({
    id: "letters",
    label: app.words.t("settings-letters"),
    checked: app.preferences.values.letters,
    onChange: (checked) => app.preferences.set("letters", checked),
  });
}

export function settingsScreen(app: App, _route: Route, signal: AbortSignal): Screen {
  const { preferences, words } = app;
  const store = new Aside(preferences.storage, (name) => !name.startsWith("puzzles:"), LISTS);
  return page(
    words.t("settings-heading"),
    "settings-page",
    panel(
      "eye",
      words.t("settings-look"),
      languageControl(app),
      themeControl(app),
      ...textControls(app),
      make("p", { class: "fine" }, words.t("settings-text-hint")),
    ),
    panel(
      "skip",
      words.t("settings-pace"),
      speedControl(app),
      make("p", { class: "fine" }, words.t("settings-speed-hint")),
      captionsControl(app),
      forcedControl(app),
    ),
    panel(
      "loud",
      words.t("settings-heard"),
      ...soundControls(app, signal),
      make("p", { class: "fine" }, words.t("settings-sound-hint")),
      make("p", { class: "fine" }, words.t("settings-music-hint")),
      spokenControl(app, signal),
      canBadge() && badgeControl(app),
    ),
    panel(
      "talk",
      words.t("learn-coach"),
      warningControl(app),
      make("p", { class: "fine" }, words.t("warn-about")),
    ),
    panel(
      "wheel",
      words.t("settings-hands"),
      make("p", {}, words.t("settings-hands-touch")),
      make("h3", {}, words.t("keys-heading")),
      keyList(app),
      make("p", { class: "fine" }, words.t("keys-log")),
      lettersControl(app),
    ),
    brokenList(app, { store, title: "settings-broken", next: "letters" }),
  );
}

/** A group of settings under its sign and name. */
function panel(sign: IconName, title: string, ...children: Child[]) {
  return make(
    "section",
    { class: "panel" },
    make("h2", { class: "settings-name" }, icon(sign), title),
    ...children,
  );
}
