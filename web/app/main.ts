/** Puts the page together. */

import { poolSize, device } from "../engine/pool-size.js";
import { setAside } from "../storage/set-aside.js";
import { data } from "../kit/document-data.js";
import { Engine } from "../engine/client.js";
import { language } from "../i18n/language.js";
import { Lazy, fetchRest } from "../kit/lazy.js";
import { carryOutPress } from "./replay-click.js";
import { Results } from "../storage/results.js";
import { Saves } from "../storage/saves.js";
import { Sounds } from "../sound/sounds.js";
import { Speech } from "../sound/speech.js";
import { BotPool } from "../engine/bot-pool.js";
import { homeScreen } from "../features/home/home.js";
import { Preferences, storageOrNull } from "../storage/preferences.js";
import { fraction } from "../engine/progress.js";
import { pause } from "../kit/timeout.js";
import { longScreen } from "../page/not-found.js";
import { here, isGuests, neededRooms, needsEngine } from "../page/router.js";
import { Screens } from "./screens.js";
import { standOf } from "../page/launch-mode.js";
import { PendingGames } from "../storage/pending-games.js";
import { tableScreen } from "../table/table.js";
import { together } from "../multiplayer/screens/lazy-multiplayer.js";
import { Theme } from "../components/theme.js";
import { setText } from "../page/text-size.js";
import { Toasts, tellHeight } from "../components/toasts.js";
import { Updates } from "./updates.js";
import { Words } from "../i18n/words.js";
import type { App, Room } from "../types/page.js";
import type { BootStage } from "../types/workers.js";

/** Milliseconds after the start in which nothing else is done beside it. */
const CALM = 1500;

/** Milliseconds that the first sound waits at most for what the engine has been asked. */
const SILENT = 1000;

const element = (id: string) =>
  document.getElementById(id) as HTMLElement;

const main = element("main");
const statics = [...document.querySelectorAll("[data-words], [data-words-label]")];

const preferences = new Preferences(storageOrNull("localStorage"), setAside);
const theme = new Theme(preferences);
setText(preferences.values);
preferences.addEventListener("change", () => setText(preferences.values));
const words = new Words();
const speech = new Speech();
const launchMode = standOf(location.search, document.documentElement.hasAttribute("data-embed"));
const engine = new Engine();
const botPool = new BotPool(engine, poolSize(device()));
const saves = new Saves();
const results = new Results();
const updates = new Updates(settle);
const toasts = new Toasts(() => words.t("shell-close"));

const pages = new Lazy(() => import("./lazy-screens.js"));
const tables = new Lazy(() => import("./lazy-tables.js"));
const clubs = new Lazy(() => import("./lazy-club.js"));
const workshop = new Lazy(() => import("./lazy-workshop.js"));
const post = new Lazy(() => import("./lazy-post.js"));
const small = new Lazy(() => import("./lazy-small.js"));
const screens = new Screens(main, words, launchMode, {
  home: Lazy.here(homeScreen(element("home"))),
  table: Lazy.here(tableScreen),
  club: clubs.part(({ clubScreen }) => clubScreen),
  collect: clubs.part(({ collectScreen }) => collectScreen),
  credits: pages.part(({ creditsScreen }) => creditsScreen),
  damaged: pages.part(({ damagedScreen }) => damagedScreen),
  day: pages.part(({ dayScreen }) => dayScreen),
  deal: clubs.part(({ dealScreen }) => dealScreen),
  demo: tables.part(({ demoScreen }) => demoScreen),
  embed: tables.part(({ embedScreen }) => embedScreen),
  invite: together.part(({ inviteScreen }) => inviteScreen),
  join: together.part(({ joinScreen }) => joinScreen),
  learn: tables.part(({ learnScreen }) => learnScreen),
  long: Lazy.here(longScreen),
  lobby: pages.part(({ lobbyScreen }) => lobbyScreen),
  post: post.part(({ postScreen }) => postScreen),
  puzzle: tables.part(({ puzzleScreen }) => puzzleScreen),
  puzzles: tables.part(({ puzzlesScreen }) => puzzlesScreen),
  record: pages.part(({ recordScreen }) => recordScreen),
  reply: together.part(({ replyScreen }) => replyScreen),
  result: clubs.part(({ resultScreen }) => resultScreen),
  rules: pages.part(({ rulesScreen }) => rulesScreen),
  saves: pages.part(({ shelfScreen }) => shelfScreen),
  settings: pages.part(({ settingsScreen }) => settingsScreen),
  shared: pages.part(({ receivedScreen }) => receivedScreen),
  small: small.part(({ smallScreen }) => smallScreen),
  watch: tables.part(({ watchScreen }) => watchScreen),
  workshop: workshop.part(({ workshopScreen }) => workshopScreen),
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
if (!launchMode.embedded && !isGuests(here())) void fetchAndStoreRest();

/** Rejects with `FileError` if the page lacks what it cannot do without. */
async function begin() {
  const rooms: Room[] = data("rooms");
  screens.ask();
  await words.use(chosenLanguage(), rooms, neededRooms(here()));
  const app: App = {
    words,
    engine,
    botPool,
    saves,
    results,
    preferences,
    toasts,
    sounds: new Sounds(preferences, speech, answered),
    speech,
    rooms,
    wantRoom: async (game) => {
      if (!rooms.some(({ id }) => id === game))
        await small.come().then(({ addSmall }) => addSmall(app)).catch(reportError);
    },
    pendingGames: new PendingGames(storageOrNull("sessionStorage"), storageOrNull("localStorage")),
    trials: new Map(),
    go: (route) => screens.go(route),
    theme,
    updates,
    launchMode,
    multiplayer: together,
    post,
    hosting: { guests: new Map() },
  };
  document.body.append(toasts.element);
  tellHeight(toasts);
  words.addEventListener("change", speak);
  preferences.addEventListener("change", (event) => {
    if ((event as CustomEvent).detail === "language") void changeLanguage();
  });
  saves.addEventListener("change", () => {
    const ask = (event: Event) => event.preventDefault();
    window.onbeforeunload = saves.isAtStake ? ask : null;
  });
  document.querySelector(".skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  speak();
  document.documentElement.toggleAttribute("data-kiosk", launchMode.kiosk);
  screens.begin(app);
  if (!launchMode.embedded && !launchMode.kiosk)
    window.launchQueue?.setConsumer(async (launch) =>
      (await pages.come()).openLaunched(app, launch),
    );
  carryOutPress();
  void started().then(() => updates.started());
  // It brings a script that nobody needs at another device's table.
  if (!launchMode.embedded && !launchMode.kiosk && !isGuests(here())) void showBadge(app);
}

/** The icon's badge, once there is nothing else to do. */
async function showBadge(app: App) {
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

/** Resolves when the engine has come that far, or at once if nobody wants it. */
async function started(stages: BootStage[] = ["ready"]) {
  while (engine.isWanted && !stages.includes(engine.report.stage))
    await new Promise((resolve) => engine.addEventListener("progress", resolve, { once: true }));
}

/** Starts the engine for the screens that cannot do without it. */
function wantEngine() {
  if (needsEngine(here())) engine.want();
}

/** A page that cannot start loses nothing by switching to the new version. */
function rescue() {
  if (engine.report.stage === "error" && updates.waiting && !updates.obstacle) updates.use();
}

/** Resolves when the engine has answered what it was asked before: commands are answered in order. */
function caughtUp() {
  return engine.ask({ do: "catalog" });
}

/** Resolves then, or soon. */
async function answered() {
  if (engine.isWanted) await Promise.race([caughtUp(), pause(SILENT)]);
}

/** Waits for moves under way and for the disk; whether every game is on disk then. */
async function settle() {
  if (engine.ready) await caughtUp();
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
    const { words: key, wordsLabel } = (each as HTMLElement).dataset;
    if (key) each.textContent = words.t(key);
    if (wordsLabel) each.setAttribute("aria-label", words.t(wordsLabel));
  }
}

function showProgress() {
  const line = element("progress-line");
  line.style.setProperty("--progress", String(fraction(engine.report)));
  line.dataset.stage = engine.report.stage;
}
