/**
 * A game in a frame of another page: its board, what happens, and the player of its moments, which
 * begins by itself.
 */

import { newId } from "../ids.js";
import { Stage } from "../stage/stage.js";
import { fill, make } from "./dom.js";
import { Judging } from "./judging.js";
import { Lookback } from "./lookback.js";
import { Play } from "./play.js";
import { Rail } from "./rail.js";
import { addressReader } from "./reader.js";
import { hash, tooLong } from "./route.js";
import { Waiting, looks } from "./waiting.js";

/** @import {Message} from "../types.js" */
/** @import {App, Manner, Screen} from "./types.js" */

/** @type {Manner} */
const MANNER = { keeps: "never", speed: null, lingers: false };

/**
 * @param {App} app
 * @param {{link: string}} route
 * @param {AbortSignal} signal
 * @returns {Screen}
 */
export function embedScreen(app, { link }, signal) {
  return new Embed(app, link, signal);
}

class Embed {
  /** @param {App} app @param {string} link @param {AbortSignal} signal */
  constructor(app, link, signal) {
    this.app = app;
    this.link = link;
    this.room = app.rooms.find(({ id }) => link.startsWith(`${id}.`));
    this.play = new Play(app, newId(), signal, { manner: MANNER, link });
    this.heading = make("h1", { class: "embed-title", tabindex: -1 });
    this.news = make("p", { class: "embed-news" });
    this.way = make("a", { class: "button", target: "_blank", rel: "noopener" });
    this.way.href = new URL(`./${hash({ screen: "watch", link })}`, location.href).href;
    this.rail = new Rail(app, null);
    this.host = make("div", { class: "stage" });
    this.waiting = new Waiting(app, this.play.id, signal);
    const judging = new Judging(app, this.play);
    this.lookback = new Lookback(app, this.play, judging, { share: () => {}, picture: () => {} });
    this.lookback.listen(signal);
    this.element = make(
      "div",
      { class: "embed" },
      make("header", { class: "embed-head" }, this.heading, this.news, this.way),
      this.rail.element,
      make("div", { class: "board" }, this.host, this.waiting.element),
      this.lookback.element,
    );
    this.hasBegun = false;
    this.#listen(signal);
    this.speak();
    // The stage measures its host, which is in the page only after this screen is mounted.
    queueMicrotask(() => void this.#begin());
  }

  title() {
    return this.room ? this.app.words.t(`${this.room.id}-title`) : "";
  }

  speak() {
    this.heading.textContent = this.title();
    this.way.textContent = this.app.words.t("embed-open");
    this.play.stage?.setWords();
    this.#show();
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const { app, play } = this;
    addressReader(app.words, play);
    app.theme.addEventListener("change", () => play.stage?.setTheme(), { signal });
    play.addEventListener("table", () => this.#table());
    play.addEventListener("settled", () => this.#start());
    play.addEventListener("looking", () => this.#show());
    play.addEventListener("refusal", (event) => {
      const { message } = /** @type {CustomEvent<{message: Message}>} */ (event).detail;
      if (!play.table) this.#refuse(message);
    });
  }

  async #begin() {
    const { app, play } = this;
    const stage = new Stage(this.host, {
      format: (words) => app.words.say(words),
      onFrame: () => void play.reframe(),
    });
    play.stage = stage;
    stage.setSpeed(play.speed);
    const long = tooLong("watch", this.link);
    if (long) {
      this.#refuse(long);
      return;
    }
    await play.opening.find();
    if (play.closed) return;
    this.waiting.begin(this.room);
    await play.opening.open();
  }

  #table() {
    const { play, waiting } = this;
    if (!play.table) return;
    if (!waiting.isOver) waiting.end();
    play.stage?.setSeats(looks(play.table.seats));
    this.#show();
  }

  /** Shows the moment with which the link begins, and goes on from there by itself. */
  async #start() {
    const { play } = this;
    if (this.hasBegun || !play.table) return;
    this.hasBegun = true;
    await play.past.look(play.table.moment ?? 0);
    if (!play.closed && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.lookback.run();
  }

  #show() {
    const { looking, past, showing } = this.play;
    // The board keeps its room, or it would be painted for another one without end.
    if (past.isAwaited) return;
    this.lookback.show();
    const { table } = this.play;
    if (table) this.rail.show({ table, moment: showing.moment, thinking: null });
    const line = showing.lines.findLast(({ position }) => position <= (looking ?? -1));
    this.news.textContent = line ? this.app.words.say(line.message) : "";
  }

  /** @param {Message} message */
  #refuse(message) {
    const { words } = this.app;
    this.heading.textContent = words.t("missing-link");
    this.way.hidden = true;
    fill(this.waiting.element, make("p", { class: "lead" }, words.say(message)));
  }
}
