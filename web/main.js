/** Puts the page together. */

import { poolSize, device } from "./pool.js";
import { setAside } from "./aside.js";
import { data } from "./data.js";
import { Engine } from "./engine.js";
import { language } from "./language.js";
import { Late, fetchRest } from "./late.js";
import { carryOutPress } from "./pressed.js";
import { Results } from "./results.js";
import { Saves } from "./saves.js";
import { Sounds } from "./sound.js";
import { Thinker } from "./thinker.js";
import { homeScreen } from "./ui/home.js";
import { Preferences, storageOrNull } from "./ui/preferences.js";
import { fraction } from "./ui/progress.js";
import { pause } from "./ui/pause.js";
import { longScreen } from "./ui/missing.js";
import { isGuests, needsEngine, parse } from "./ui/route.js";
import { Screens } from "./ui/screens.js";
import { standOf } from "./ui/stand.js";
import { Starting } from "./ui/starting.js";
import { tableScreen } from "./ui/table.js";
import { together } from "./ui/together/late.js";
import { Theme } from "./ui/theme.js";
import { Toasts, tellHeight } from "./ui/toast.js";
import { Updates } from "./ui/updates.js";
import { Words } from "./words.js";

/** @import {BootStage} from "./boot.js" */
/** @import {App, Room} from "./ui/types.js" */

/** Milliseconds after the start in which nothing else is done beside it. */
const CALM = 1500;

const element = (/** @type {string} */ id) =>
  /** @type {HTMLElement} */ (document.getElementById(id));

const main = element("main");
const statics = [...document.querySelectorAll("[data-words], [data-words-label]")];

const preferences = new Preferences(storageOrNull("localStorage"), setAside);
const theme = new Theme(preferences);
const words = new Words();
const stand = standOf(location.search, document.documentElement.hasAttribute("data-embed"));
const engine = new Engine();
const thinker = new Thinker(engine, poolSize(device()));
const saves = new Saves();
const results = new Results();
const updates = new Updates(settle);
const toasts = new Toasts(() => words.t("shell-close"));

const pages = new Late(() => import("./ui/pages.js"));
const tables = new Late(() => import("./ui/tables.js"));
const screens = new Screens(main, words, stand, {
  home: Late.here(homeScreen(element("home"))),
  table: Late.here(tableScreen),
  credits: pages.part(({ creditsScreen }) => creditsScreen),
  day: pages.part(({ dayScreen }) => dayScreen),
  demo: tables.part(({ demoScreen }) => demoScreen),
  embed: tables.part(({ embedScreen }) => embedScreen),
  invite: together.part(({ inviteScreen }) => inviteScreen),
  join: together.part(({ joinScreen }) => joinScreen),
  learn: tables.part(({ learnScreen }) => learnScreen),
  long: Late.here(longScreen),
  lobby: pages.part(({ lobbyScreen }) => lobbyScreen),
  puzzle: tables.part(({ puzzleScreen }) => puzzleScreen),
  puzzles: tables.part(({ puzzlesScreen }) => puzzlesScreen),
  record: pages.part(({ recordScreen }) => recordScreen),
  reply: together.part(({ replyScreen }) => replyScreen),
  rules: pages.part(({ rulesScreen }) => rulesScreen),
  saves: pages.part(({ shelfScreen }) => shelfScreen),
  settings: pages.part(({ settingsScreen }) => settingsScreen),
  shared: pages.part(({ receivedScreen }) => receivedScreen),
  watch: tables.part(({ watchScreen }) => watchScreen),
});

engine.addEventListener("progress", showProgress);
engine.addEventListener("progress", rescue);
updates.addEventListener("change", rescue);
wantEngine();
window.addEventListener("hashchange", wantEngine);
// The guard shows what is wrong.
await begin().catch(reportError);
// Whoever only reads another page, or sits at another device's table, has not asked for a whole one to
// be stored.
if (!stand.embedded && !isGuests(parse(location.hash))) void fetchAndStoreRest();

/** Rejects with `FileError` if the page lacks what it cannot do without. */
async function begin() {
  /** @type {Room[]} */
  const rooms = data("rooms");
  screens.ask();
  await words.use(chosenLanguage(), rooms);
  /** @type {App} */
  const app = {
    words,
    engine,
    thinker,
    saves,
    results,
    preferences,
    toasts,
    sounds: new Sounds(),
    rooms,
    starting: new Starting(storageOrNull("sessionStorage"), storageOrNull("localStorage")),
    trials: new Map(),
    go: (route) => screens.go(route),
    theme,
    updates,
    stand,
    hosting: { guests: new Map() },
  };
  document.body.append(toasts.element);
  tellHeight(toasts);
  words.addEventListener("change", speak);
  preferences.addEventListener("change", (event) => {
    if (/** @type {CustomEvent} */ (event).detail === "language") void changeLanguage();
  });
  saves.addEventListener("change", () => {
    const ask = (/** @type {Event} */ event) => event.preventDefault();
    window.onbeforeunload = saves.isAtStake ? ask : null;
  });
  document.querySelector(".skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  speak();
  document.documentElement.toggleAttribute("data-kiosk", stand.kiosk);
  screens.begin(app);
  if (!stand.embedded && !stand.kiosk)
    window.launchQueue?.setConsumer(async (launch) =>
      (await pages.come()).openLaunched(app, launch),
    );
  carryOutPress();
  void started().then(() => updates.started());
  if (!stand.embedded && !stand.kiosk) void showBadge(app);
}

/** The icon's badge, once there is nothing else to do. @param {App} app */
async function showBadge(app) {
  await started(["ready", "error"]);
  await pause(CALM);
  const part = await pages.come().catch(() => null);
  if (part?.canBadge()) await part.keepBadge(app);
}

/** What the first start and the first moves do without must not slow them down, so it waits. */
async function fetchAndStoreRest() {
  await started(["ready", "error"]);
  await pause(CALM);
  await fetchRest();
  await updates.register();
}

/**
 * Resolves when the engine has come that far, or at once if nobody wants it.
 * @param {BootStage[]} stages
 */
async function started(stages = ["ready"]) {
  while (engine.isWanted && !stages.includes(engine.report.stage))
    await new Promise((resolve) => engine.addEventListener("progress", resolve, { once: true }));
}

/** Starts the engine for the screens that cannot do without it. */
function wantEngine() {
  if (needsEngine(parse(location.hash))) engine.want();
}

/** A page that cannot start loses nothing by switching to the new version. */
function rescue() {
  if (engine.report.stage === "error" && updates.waiting && !updates.obstacle) updates.use();
}

/** Waits for moves under way and for the disk; whether every game is on disk then. */
async function settle() {
  // Commands are answered in order, so whatever was asked before is done.
  if (engine.ready) await engine.ask({ do: "catalog" });
  return saves.settled();
}

async function changeLanguage() {
  try {
    await words.use(chosenLanguage());
  } catch {
    toasts.show(words.t("shell-failed"));
  }
}

function chosenLanguage() {
  return language(preferences.values.language, navigator.languages);
}

/** Renews the texts that are in the page from the start. */
function speak() {
  document.documentElement.lang = words.language;
  for (const each of statics) {
    const { words: key, wordsLabel } = /** @type {HTMLElement} */ (each).dataset;
    if (key) each.textContent = words.t(key);
    if (wordsLabel) each.setAttribute("aria-label", words.t(wordsLabel));
  }
}

function showProgress() {
  const line = element("progress-line");
  line.style.setProperty("--progress", String(fraction(engine.report)));
  line.dataset.stage = engine.report.stage;
}
