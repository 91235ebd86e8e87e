/** The first screen: what this is, the games, and the game one left. */

import { closedCard } from "../../page/game-unavailable.js";
import { cover, coverOf } from "../../components/cover.js";
import { dayCard } from "../daily/daily.js";
import { about, fill, make, refill, renew } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { followTables, postCards, seatCards, waitingCards } from "./waiting-tables.js";
import { loading } from "../../components/engine-progress.js";
import { isPlayedOut } from "../../model/save-record.js";
import { hash } from "../../page/router.js";
import { endangeredOf, reminders } from "../saves/backup-reminder.js";
import { SAVES_NEWS, savedTitle, savedWhen } from "../../components/save-titles.js";
import { telling } from "../../components/telling.js";
import { nextSetup, summary } from "../../model/setup.js";
import { tableParts } from "../../board/canvas/scene-parts.js";
import { playNow, playWithFriends } from "../../storage/pending-games.js";
import { takeaway } from "./offline-file.js";
import type { App, MakeScreen, Room, SaveRecord, Setup } from "../../types/page.js";

const UPDATE_WORDS = {
  none: "home-update",
  unsaved: "home-update-unsaved",
  silent: "home-update-silent",
};

/** `element`: the page's own home section. */
export function homeScreen(element: HTMLElement): MakeScreen {
  const part = (id: string) =>
    element.querySelector(`#${id}`) as HTMLElement;
  return (app, _, signal) => {
    fill(part("home-status"), loading(app, signal));
    app.updates.check();

    async function news() {
      const [records, results] = await Promise.all([app.saves.all(), app.results.all()]);
      for (const { game } of records) void app.wantRoom(game);
      noteGames(app, records);
      const endangered = await endangeredOf(app, records);
      const day = await dayCard(app);
      const seats = await seatCards(app, () => void news());
      const post = await postCards(app);
      const latest = records.find(({ id, over }) => !over && !post.saves.has(id));
      // Whoever is new here chooses a game first.
      const isNew = records.length === 0 && results.length === 0;
      renew(
        part("home-news"),
        app.updates.waiting && updateNotice(app),
        app.saves.isFailing && storageNotice(app),
        ...waitingCards(app, () => void news()),
        ...post.cards,
        ...seats,
        latest && resumeCard(app, latest),
        !isNew && day,
        endangered.length > 0 && reminders(app, endangered),
      );
      renew(part("home-day"), isNew && day);
    }

    function cards() {
      refill(part("games"), ...app.rooms.filter(({ isSmall }) => !isSmall).map((room) => gameCard(app, room)));
    }

    function show() {
      cards();
      fill(part("home-take"), takeaway(app));
      void news();
    }

    app.updates.addEventListener("change", news, { signal });
    followTables(app, () => void news(), signal);
    app.preferences.addEventListener("change", cards, { signal });
    for (const event of SAVES_NEWS) app.saves.addEventListener(event, news, { signal });
    app.words.addEventListener("change", show, { signal });
    show();
    return {
      element,
      heading: part("home-heading"),
      head: part("home-head"),
      title: () => "",
      isLasting: true,
    };
  };
}

/** Also made at build time, for the document. */
export function gameCard(app: App, room: Room) {
  const { words } = app;
  if (words.silent.has(room.id)) return closedCard(app, room);
  const title = words.t(`${room.id}-title`);
  const setup = nextSetup(app, room);
  // Whoever has never played it is first offered to learn it.
  const [most, less] =
    setup.isFirst && room.lessons.length > 0 ? ["", " primary"] : [" primary", ""];
  // What the table is made of comes while the button is let go.
  const ask = () => void tableParts(room.id).catch(() => {});
  const play = about(
    make(
      "button",
      {
        class: `button${most}`,
        type: "button",
        id: `play-${room.id}`,
        on: {
          pointerdown: ask,
          click: () => playNow(app, { game: room.id, seed: null, ...setup }),
        },
      },
      icon("play"),
      words.t("home-play"),
    ),
    title,
  );
  const friends = about(
    make(
      "button",
      {
        class: "like-link",
        type: "button",
        id: `friends-${room.id}`,
        on: { click: () => playWithFriends(app, { game: room.id, ...setup }) },
      },
      words.t("home-friends"),
    ),
    title,
  );
  const learn =
    room.lessons.length > 0 &&
    about(
      make(
        "a",
        {
          class: `button${less}`,
          href: hash({ screen: "learn", game: room.id, lesson: null }),
        },
        icon("compass"),
        words.t("home-learn"),
      ),
      title,
    );
  return make(
    "li",
    { class: "game" },
    make("div", { class: "game-picture" }, cover(room)),
    make(
      "div",
      { class: "game-words" },
      make("h3", {}, title),
      make("p", { class: "tagline" }, words.t(`${room.id}-tagline`)),
      make(
        "div",
        { class: "game-buttons" },
        ...(setup.isFirst ? [learn, play] : [play, learn]),
      ),
      make(
        "ul",
        { class: "facts" },
        make(
          "li",
          {},
          icon("crew"),
          words.t("home-seats", { least: Math.min(...room.seats), most: Math.max(...room.seats) }),
        ),
        make(
          "li",
          {},
          icon("book"),
          about(
            make(
              "a",
              { href: hash({ screen: "rules", game: room.id, rule: null }) },
              words.t("home-rules"),
            ),
            title,
          ),
        ),
        make(
          "li",
          {},
          icon("sliders"),
          about(
            make("a", { href: hash({ screen: "lobby", game: room.id }) }, words.t("home-setup")),
            title,
          ),
        ),
        make("li", {}, icon("share"), friends),
      ),
      make(
        "p",
        { class: "fine" },
        setup.isFirst ? firstWords(app, room.id, setup) : summary(app, room.id, setup),
      ),
    ),
  );
}

/** Whoever has finished a game begins no first one of it. */
function noteGames({ preferences }: App, records: SaveRecord[]) {
  const games = records.filter(isPlayedOut).map(({ game }) => game);
  for (const game of new Set(games))
    if (!preferences.coach(game).isOver) preferences.rememberCoach(game, { isOver: true });
}

/** A first game in one line. */
function firstWords({ preferences, words }: App, game: string, { seats }: Setup) {
  const coach = preferences.coach(game).isOn === false ? "muted" : "on";
  return words.t("home-first", { bots: seats.length - 1, coach });
}

function resumeCard(app: App, record: SaveRecord) {
  const { words } = app;
  return make(
    "section",
    { class: "resume", "aria-labelledby": "resume-heading" },
    make("div", { class: "resume-picture" }, coverOf(app, record.game)),
    make(
      "div",
      { class: "resume-words" },
      make("h2", { id: "resume-heading" }, words.t("home-continue")),
      make("p", {}, savedTitle(app, record), " · ", savedWhen(words, record)),
    ),
    make(
      "a",
      {
        class: "button primary",
        id: "resume",
        href: hash({ screen: "table", save: record.id }),
      },
      words.t("home-continue-button"),
    ),
  );
}

/** Said before anything is played: what is missing, and what can be done. */
function storageNotice({ saves, words }: App) {
  const said = make("p", {}, words.t(saves.isNewer ? "stores-newer" : "error-storage"));
  return telling(make("section", { class: "notice" }, said));
}

function updateNotice(app: App) {
  const { updates, words } = app;
  return telling(
    make(
      "section",
      { class: "notice update" },
      make("p", {}, words.t(UPDATE_WORDS[updates.obstacle ?? "none"])),
      make(
        "button",
        { class: "button", type: "button", id: "use-update", on: { click: () => updates.use() } },
        words.t("home-update-use"),
      ),
    ),
  );
}
