/** Setting up a game: variant, seats, seed. All of it works before the engine is up. */

import { cleanText } from "../../i18n/typed-text.js";
import { LONGEST_NAME, cleanName } from "../../model/player-name.js";
import { closedScreen } from "../../page/game-unavailable.js";
import { radios, select } from "../../components/controls.js";
import { cover } from "../../components/cover.js";
import { fill, make, refill } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { icon } from "../../components/icons.js";
import { lessonList } from "../learn/lesson-list.js";
import { loading } from "../../components/engine-progress.js";
import { missingScreen } from "../../page/not-found.js";
import { ratedAt, ratingBar, ratingWords, ratingsOf } from "../statistics/level-ratings.js";
import { hash } from "../../page/router.js";
import { warningControl } from "../settings/settings-page.js";
import { page } from "../../page/page-title.js";
import { pictureAddress } from "../../net/files.js";
import { portrait } from "../../components/portrait.js";
import { canConnect } from "../../net/web-rtc.js";
import {
  COLOURS,
  FRIEND,
  HUMAN,
  isPerson,
  LEVELS,
  LONGEST_SEED,
  SHAPES,
  checkedSetup,
  quickSetup,
  recoloured,
  reseated,
  resized,
} from "../../model/setup.js";
import { textField } from "../../components/text-field.js";
import { telling } from "../../components/telling.js";
import { playNow, playWithFriends } from "../../storage/pending-games.js";
import { starRating } from "./star-rating.js";
import type { Words } from "../../i18n/words.js";
import type { Option } from "../../types/engine.js";
import type { App, Rated, Room, Screen, Setup } from "../../types/page.js";

export function lobbyScreen(app: App, route: { game: string }, signal: AbortSignal): Screen {
  const room = app.rooms.find(({ id }) => id === route.game);
  if (!room) return missingScreen(app, "missing-game", { name: route.game });
  if (app.words.silent.has(room.id)) return closedScreen(app, room);
  return new Lobby(app, room).screen(signal);
}

class Lobby {
  declare app: App;
  declare room: Room;
  declare words: Words;
  declare setup: Setup;
  seed = "";
  declare seedField: HTMLDivElement;
  declare seats: HTMLOListElement;
  declare levels: HTMLDivElement;
  declare playButton: HTMLButtonElement;
  declare friendsButton: HTMLButtonElement;
  /** Friends write letters; or why they do not. */
  declare byPost: HTMLElement;
  /** Why friends cannot be invited here. */
  declare unconnected: HTMLElement;
  declare warnings: HTMLDetailsElement;
  rated: Rated[] = [];

  constructor(app: App, room: Room) {
    this.app = app;
    this.room = room;
    this.words = app.words;
    this.setup = checkedSetup(room, app.preferences.setup(room.id));
    this.seedField = make("div", { class: "field" });
    this.seats = make("ol", { class: "lobby-seats" });
    this.levels = make("div", { class: "lobby-levels" });
    this.unconnected = telling(
      make(
        "div",
        { class: "notice", hidden: true },
        make("p", {}, make("strong", {}, this.words.t("missing-connection"))),
        make("p", {}, this.words.t("missing-connection-hint")),
      ),
    );
    this.playButton = make("button", {
      class: "button primary large",
      type: "submit",
      id: "lobby-play",
      form: "lobby-form",
    });
    this.friendsButton = make(
      "button",
      {
        class: "button",
        type: "button",
        id: "lobby-friends",
        on: { click: () => playWithFriends(app, { game: room.id, ...this.setup }) },
      },
      icon("share"),
      this.words.t("home-friends"),
    );
    this.byPost = this.#byPost();
    this.warnings = this.#warnings();
  }

  screen(signal: AbortSignal): Screen {
    const { app, room, words } = this;
    const { element, heading, head, title } = page(words.t(`${room.id}-title`), "lobby");
    this.#showSeats();
    this.#showLevels();
    void this.#rate();
    fill(
      element,
      make(
        "header",
        { class: "lobby-head" },
        room.cover && make("div", { class: "lobby-backdrop" }, cover(room)),
        room.cover && make("div", { class: "lobby-picture" }, cover(room)),
        make(
          "div",
          { class: "lobby-about" },
          head,
          make("p", { class: "tagline" }, words.t(`${room.id}-tagline`)),
          make(
            "a",
            { class: "rules-link", href: hash({ screen: "rules", game: room.id, rule: null }) },
            icon("book"),
            words.t("home-rules"),
          ),
          lessonList(app, room),
          room.puzzles > 0 &&
            make(
              "a",
              {
                class: "rules-link",
                href: hash({ screen: "puzzle", game: room.id, puzzle: null }),
              },
              icon("bolt"),
              words.t("puzzle-heading"),
            ),
        ),
      ),
      make(
        "form",
        { class: "lobby-form", id: "lobby-form", on: { submit: (event) => this.#play(event) } },
        make(
          "div",
          { class: "lobby-options" },
          ...room.options.filter(({ rated }) => rated).map((option) => this.#option(option)),
          this.#fine(room.options.filter(({ rated }) => !rated)),
        ),
        make(
          "div",
          { class: "lobby-crew" },
          this.#seatCount(),
          this.seats,
          this.friendsButton,
          this.byPost,
          make("p", { class: "fine" }, words.t("lobby-colours-hint")),
        ),
        make("div", { class: "lobby-crew" }, this.levels, this.warnings, this.#more()),
      ),
      make(
        "div",
        { class: "lobby-go" },
        this.unconnected,
        this.playButton,
        loading(app, signal),
      ),
    );
    return { element, heading, head, title };
  }

  #play(event: Event) {
    event.preventDefault();
    this.app.preferences.rememberSetup(this.room.id, this.setup);
    const seed = (!this.isInviting && cleanText(this.seed, LONGEST_SEED)) || null;
    playNow(this.app, { game: this.room.id, seed, ...this.setup });
  }

  #change(change: Partial<Setup>) {
    this.setup = { ...this.setup, ...change };
    this.app.preferences.rememberSetup(this.room.id, this.setup);
  }

  #reset() {
    this.#change(quickSetup(this.room));
    this.app.go({ screen: "lobby", game: this.room.id });
  }

  /** Options that few will want, folded away until something else than the usual is chosen. */
  #fine(options: Option[]) {
    if (options.length === 0) return null;
    const open = options.some(({ name, default: usual }) => this.setup.options[name] !== usual);
    return make(
      "details",
      { class: "more", open },
      make("summary", {}, this.words.t("lobby-fine")),
      ...options.map((option) => this.#option(option)),
    );
  }

  #option(option: Option) {
    const { room, words } = this;
    const key = `${room.id}-option-${option.name}`;
    return radios({
      id: key,
      legend: words.t(key),
      look: "cards",
      value: String(this.setup.options[option.name]),
      items: option.choices.map((choice) => ({
        value: String(choice),
        label: words.t(`${key}-${choice}`),
        content: [this.#tile(option.name, String(choice))],
        hint: words.attribute(`${key}-${choice}`, "hint"),
      })),
      onChange: (value) => {
        const choice = option.choices.find((each) => String(each) === value) ?? value;
        this.#change({ options: { ...this.setup.options, [option.name]: choice } });
        this.#showLevels();
      },
    });
  }

  /** The picture of an option's choice, where the room has one. */
  #tile(option: string, choice: string) {
    const { id, tiles } = this.room;
    return (
      tiles.includes(option) &&
      make("img", {
        class: "tile",
        src: pictureAddress(`rooms/${id}/tiles/${option}-${choice}.svg`),
        alt: "",
        width: 96,
        height: 60,
        on: { error: (event) => event.target.remove() },
      })
    );
  }

  #seatCount() {
    return radios({
      id: "lobby-count",
      legend: this.words.t("lobby-seats"),
      look: "segments",
      value: String(this.setup.seats.length),
      items: this.room.seats.map((count) => ({ value: String(count), label: String(count) })),
      onChange: (value) => {
        this.#change({ seats: resized(this.setup.seats, Number(value)) });
        this.#showSeats();
        this.#showLevels();
      },
    });
  }

  /** Draws the seats anew and puts the focus back where it was. */
  #showSeats() {
    const focused = document.activeElement?.id;
    fill(this.seats, ...this.setup.seats.map((_, seat) => this.#seat(seat)));
    if (focused) document.getElementById(focused)?.focus();
    const people = this.setup.seats.filter(isPerson);
    this.warnings.hidden = people.length !== 1;
  }

  #byPost() {
    const { app, room, words } = this;
    if (room.isSmall) return make("span", { hidden: true });
    if (!room.post) return make("p", { class: "fine" }, words.t("lobby-post-not", { game: words.gameTitle(room.id) }));
    const invite = () => {
      app.preferences.rememberSetup(room.id, this.setup);
      void app.post.come().then(({ playByPost }) => playByPost(app, { game: room.id, ...this.setup }), () => app.toasts.show(words.t("shell-failed")));
    };
    return make("button", { class: "button", type: "button", id: "lobby-post", on: { click: invite } }, icon("scroll"), words.t("lobby-post"));
  }

  /** What the coach warns of; only for one person against bots. */
  #warnings() {
    const { app, words } = this;
    return make(
      "details",
      { class: "more", open: app.preferences.values.warnings !== "off" },
      make("summary", {}, words.t("warn-legend")),
      warningControl(app, { unseen: true }),
      make("p", { class: "fine" }, words.t("warn-about")),
    );
  }

  #seat(seat: number) {
    const { words } = this;
    const { name, colour, who } = this.setup.seats[seat] ?? { name: "", colour: "red", who: HUMAN };
    const number = { number: seat + 1 };
    const id = `lobby-seat-${seat}`;
    return make(
      "li",
      { class: "lobby-seat" },
      make(
        "fieldset",
        {},
        make("legend", { class: "unseen" }, words.t("seat-number", number)),
        make("div", { class: "seat-sign" }, portrait(who, colour)),
        textField(
          {
            id: `${id}-name`,
            class: "seat-name",
            value: name,
            placeholder: words.t("seat-number", number),
            "aria-label": words.t("lobby-name"),
            spellcheck: "false",
            dir: "auto",
            on: {
              input: ({ target }) => this.#rename(seat, cleanName(target.value)),
              change: ({ target }) => (target.value = cleanName(target.value)),
            },
          },
          LONGEST_NAME,
        ),
        select({
          id: `${id}-who`,
          label: words.t("lobby-who"),
          unseen: true,
          value: who,
          items: [
            { value: HUMAN, label: words.t("lobby-human") },
            { value: FRIEND, label: words.t("lobby-friend") },
            ...LEVELS.map((level) => ({
              value: level,
              label: words.t("lobby-bot", { level: words.t(`level-${level}`) }),
            })),
          ],
          onChange: (value) => this.#reseat(seat, value),
        }),
        radios({
          id: `${id}-colour`,
          legend: words.t("lobby-colour"),
          unseen: true,
          look: "swatches",
          value: colour,
          items: COLOURS.map((each) => ({
            value: each,
            label: words.t("lobby-colour-shape", {
              colour: words.t(`colour-${each}`),
              shape: words.t(`shape-${SHAPES[each]}`),
            }),
            content: [emblem(each)],
          })),
          onChange: (value) => this.#recolour(seat, value),
        }),
      ),
    );
  }

  #showPlay() {
    const { isInviting } = this;
    const isBarred = isInviting && !canConnect();
    this.seedField.hidden = isInviting;
    this.playButton.disabled = isBarred;
    // Where a friend has a seat already, the other button invites.
    this.friendsButton.hidden = isInviting || !canConnect() || this.room.isSmall === true;
    this.unconnected.hidden = !isBarred;
    fill(
      this.playButton,
      icon(isInviting ? "share" : "play"),
      this.words.t(isInviting ? "lobby-invite" : "home-play"),
    );
  }

  async #rate() {
    this.rated = await ratingsOf(this.room.id);
    this.#showLevels();
  }

  /** The levels, and how strong each has shown itself at such a table. */
  #showLevels() {
    const { words } = this;
    this.#showPlay();
    const rated = ratedAt(this.rated, this.setup);
    const isOpen = this.levels.querySelector("details")?.open ?? false;
    refill(
      this.levels,
      make(
        "ol",
        { class: "levels" },
        ...LEVELS.map((level, at) =>
          make(
            "li",
            {},
            portrait(level, "blue"),
            make(
              "div",
              {},
              make("b", {}, words.t(`level-${level}`)),
              starRating(words, at + 1, LEVELS.length),
              make("p", { class: "fine" }, words.attribute(`level-${level}`, "hint")),
            ),
          ),
        ),
      ),
      rated && this.#measured(rated, isOpen),
    );
  }

  /** What the levels have won in tournaments. */
  #measured(rated: Rated, open: boolean) {
    const { words } = this;
    return make(
      "details",
      { class: "more", open },
      make("summary", { id: "lobby-measured" }, words.t("lobby-measured")),
      make(
        "dl",
        { class: "ratings fine" },
        ...LEVELS.flatMap((level) => [
          make("dt", {}, words.t(`level-${level}`), ratingBar(rated, level)),
          make("dd", {}, ratingWords(words, rated, level)),
        ]),
      ),
      make(
        "p",
        { class: "fine" },
        words.t(rated.options ? "lobby-ratings-here" : "lobby-ratings-all", { seats: rated.seats }),
      ),
    );
  }

  #rename(seat: number, name: string) {
    this.#change({
      seats: this.setup.seats.map((each, index) => (index === seat ? { ...each, name } : each)),
    });
  }

  #reseat(seat: number, who: string) {
    this.#change({ seats: reseated(this.setup.seats, seat, who) });
    this.#showSeats();
    this.#showPlay();
  }

  #recolour(seat: number, colour: string) {
    this.#change({ seats: recoloured(this.setup.seats, seat, colour) });
    this.#showSeats();
  }

  /** Whether friends play at devices of their own, which all draw for the cards. */
  get isInviting() {
    return this.setup.seats.some(({ who }) => who === FRIEND);
  }

  #more() {
    const { words } = this;
    fill(
      this.seedField,
      make("label", { for: "lobby-seed" }, words.t("lobby-seed")),
      textField(
        {
          id: "lobby-seed",
          spellcheck: "false",
          "aria-describedby": "lobby-seed-hint",
          on: { input: (event) => (this.seed = event.target.value) },
        },
        LONGEST_SEED,
      ),
      make("p", { id: "lobby-seed-hint", class: "fine" }, words.t("lobby-seed-hint")),
    );
    return make(
      "details",
      { class: "more" },
      make("summary", {}, words.t("lobby-more")),
      this.seedField,
      make(
        "button",
        { class: "button", type: "button", on: { click: () => this.#reset() } },
        icon("undo"),
        words.t("lobby-reset"),
      ),
    );
  }
}
