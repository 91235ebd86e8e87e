/** Learning by playing: a lesson at the table, and what the coach says of each of its steps. */

import { button } from "../../table/panels/popover.js";
import { READING } from "../../table/panels/captions.js";
import { closedScreen } from "../../page/game-unavailable.js";
import { nextLesson } from "./lesson-list.js";
import { only } from "../../board/pointing/choices.js";
import { partOf, pointing } from "./pointing.js";
import { missingScreen } from "../../page/not-found.js";
import { pause } from "../../kit/timeout.js";
import { firstSetup } from "../../model/setup.js";
import { playNow } from "../../storage/pending-games.js";
import { GuidedTable } from "./guided-table.js";
import type { TableSession } from "../../table/session/session.js";
import type { TableScreen } from "../../table/table.js";
import type { Choice, Lesson, Message, Placed } from "../../types/engine.js";
import type { App, Room, Screen } from "../../types/page.js";

/** After so many deeds that were not asked for the points are shown anew, and the sample offered. */
const POINTED_AT = 2;
const SHOWN_AT = 3;

/** Who takes the other seats when a lesson is played on. */
const OTHERS = "deckhand";

const MANNER = { speed: "normal" as const, lingers: true };

export function learnScreen(
  app: App,
  { game, lesson }: { game: string; lesson: string | null },
  signal: AbortSignal,
): Screen {
  const room = app.rooms.find(({ id }) => id === game);
  if (!room) return missingScreen(app, "missing-game", { name: game });
  if (app.words.silent.has(game)) return closedScreen(app, room);
  const found = lesson ? room.lessons.find(({ id }) => id === lesson) : nextLesson(app, room);
  return found
    ? new LearnScreen(app, room, found, signal)
    : missingScreen(app, "missing-lesson", { name: lesson ?? "" });
}

class LearnScreen {
  isLasting = true;
  declare app: App;
  declare room: Room;
  declare id: string;
  declare signal: AbortSignal;
  /** The step whose words were said last, as its number; null: none. */
  said: number | null = null;
  /** The step that is pointed at: none while it is told what the last one has led to. */
  pointed: Lesson | null = null;
  /** What is left to be done with what is picked, as it was said. */
  then: Choice | null = null;
  /** The part of what is laid out that was said last. */
  part: Lesson["parts"][number] | null = null;
  /** What lay where when the present answer was given. */
  declare answered: Placed;
  /** Ends the reading of what was told of a step that is done. */
  goOn: () => void = () => {};
  declare taught: GuidedTable;
  declare element: HTMLDivElement;
  declare session: TableSession;
  declare table: TableScreen;

  constructor(app: App, room: Room, { id, steps }: Room["lessons"][number], signal: AbortSignal) {
    this.app = app;
    this.room = room;
    this.id = id;
    this.signal = signal;
    const reached = app.preferences.lessonPlace(room.id, id);
    const place = reached < steps ? reached : 0;
    this.taught = new GuidedTable(app, room, signal, {
      ...MANNER,
      lesson: { game: room.id, lesson: id, place },
      again: () => void this.#begin(),
    });
    const { element, session, table } = this.taught;
    this.element = element;
    this.session = session;
    this.table = table;
    this.session.when(
      () => [this.session.table],
      () => void this.#take(),
    );
    this.session.when(
      () => [this.session.selection.picked, this.session.draft.placed, this.pointed],
      () => this.#point(),
    );
    this.session.when(
      () => [this.session.isKept],
      () => this.pointed && this.#say(this.pointed),
    );
    this.session.watch(
      () => [],
      (isReworded) => isReworded && this.#reword(),
    );
  }

  get heading() {
    return this.table.heading;
  }

  title() {
    const { words } = this.app;
    return words.t("learn-title", { game: words.t(`${this.room.id}-title`) });
  }

  #reword() {
    const { lesson } = this.session.table ?? {};
    this.#entitle(lesson ?? null);
    if (lesson) this.#say(lesson);
  }

  // How it goes

  /** A new table has come: tells what the deed has led to, then what is next. */
  async #take() {
    const { session } = this;
    const { lesson } = session.table ?? {};
    if (!lesson) return;
    const isNext = this.said !== null && lesson.place > this.said;
    const { id, place } = lesson;
    this.goOn();
    this.pointed = null;
    this.session.changed();
    await null; // until the table has begun to show what is new
    if (session.closed || session.table?.lesson !== lesson) return;
    this.#entitle(lesson);
    if (id !== null && (isNext || place > 0))
      this.app.preferences.rememberLesson(this.room.id, id, place);
    if (isNext && lesson.done) {
      if (!(await this.#tell(lesson.done))) return;
    } else if (isNext) {
      this.taught.say("", "done");
      await session.playback.shown;
    }
    if (session.closed || session.table?.lesson !== lesson) return;
    const isSame = this.said === place;
    this.answered = session.draft.placed;
    this.said = place;
    this.pointed = lesson;
    this.#say(lesson);
    this.session.changed();
    this.taught.end(lesson.say === null);
    if (!isSame) this.#focus(lesson);
  }

  /**
   * Says what a deed has led to, while that is shown and as long as it takes to read it. Returns
   * whether it was read to its end.
   */
  async #tell(done: Message): Promise<boolean> {
    const { words } = this.app;
    const text = words.say(done);
    const { letter, look } = READING.normal;
    const left: Promise<boolean> = new Promise((resolve) => (this.goOn = () => resolve(false)));
    const next = button("play", words.t("learn-go-on"), "primary", () =>
      this.session.playback.skip(),
    );
    this.taught.say(text, "done", [next]);
    const pressed = new Promise((resolve) => next.addEventListener("click", resolve));
    const read = Promise.all([
      this.session.playback.shown,
      Promise.race([pause(look + letter * text.length), pressed]),
    ]).then(() => true);
    return Promise.race([read, left]);
  }

  /** What is asked, what is answered to another deed, or what comes after the lesson. */
  #say(lesson: Lesson) {
    const { words } = this.app;
    const { answer, missed, on } = lesson;
    const say = this.part?.say ?? lesson.say;
    if (this.session.isKept) {
      this.taught.say(words.t("table-aboard-voice"), "say");
    } else if (this.then) {
      this.taught.say(words.say(this.then.label), "say");
    } else if (on) {
      this.taught.say(words.say(on), "say", this.#ways(lesson));
    } else if (answer && this.answered === this.session.draft.placed) {
      const { message, rule } = answer;
      this.taught.say(words.say(message), "answer", [
        rule !== null &&
          button("book", words.t("table-rule", { rule }), "link", () =>
            this.table.sidebar.showRule(rule),
          ),
        missed >= SHOWN_AT &&
          button("eye", words.t("learn-show"), "primary", () => this.session.demonstrate()),
      ]);
      if (missed >= POINTED_AT) this.session.board?.pulse();
    } else if (say) {
      this.taught.say(words.say(say), "say");
    }
  }

  /** What can be done when the lesson is over. */
  #ways({ anew, next }: Lesson) {
    const { app, room } = this;
    const { words } = app;
    if (next) {
      const go = () => app.go({ screen: "learn", game: room.id, lesson: next });
      return [button("play", words.t("learn-next"), "primary", go)];
    }
    if (anew) {
      const isFirst = !app.preferences.coach(room.id).isOver;
      const begin = () => playNow(app, { game: room.id, seed: null, ...firstSetup(room), isFirst });
      return [button("play", words.t("learn-play"), "primary", begin)];
    }
    return [button("play", words.t("learn-play-on"), "primary", () => void this.taught.playOn(OTHERS))];
  }

  /** From the first step. */
  async #begin() {
    await this.session.idle();
    if (this.session.closed) return;
    this.said = null;
    await this.session.loader.learn({ game: this.room.id, lesson: this.id, place: 0 });
  }

  /** Marks what the step is about, and after a pick what comes next, which is said too. */
  #point() {
    const { pointed, session } = this;
    const { selection, table } = session;
    const { picked } = selection;
    const { offer, placed } = session.draft;
    const lesson = pointed ?? { orders: [], point: [], parts: [], wanted: [] };
    const part = partOf(lesson, offer, placed);
    // What is laid out and picked up again is nobody's next action.
    const choices = part ? [] : (table?.choices ?? []);
    const { points, then } = pointing({ ...lesson, ...part }, choices, picked);
    const orders = lesson.orders.map((action) => JSON.stringify(action));
    selection.points = new Set([...points, ...orders]);
    selection.isUnlit = pointed === null;
    selection.mark(only(selection.choices, picked));
    session.changed();
    const isNew = then !== this.then || part !== this.part;
    this.then = then;
    this.part = part;
    if (isNew && pointed) void this.#sayOn(pointed);
  }

  /** Says what comes next of a step, unless what was picked is being done: then nothing else is asked. */
  async #sayOn(pointed: Lesson) {
    await null; // what was picked is let go just before it is done
    if (this.pointed === pointed && (this.then || this.session.mayAct)) this.#say(pointed);
  }

  /** Whoever plays by keyboard is taken to the first thing. */
  #focus({ orders, point }: Lesson) {
    const held = document.activeElement;
    const isFree = !held || held === document.body || held === this.heading;
    if (!isFree && !this.table.boardArea.contains(held) && !this.table.actionBar.element.contains(held))
      return;
    const [first] = point;
    const isQuiet = !held?.matches(":focus-visible");
    if (first !== undefined) this.session.board?.focus(first, isQuiet);
    else if (orders.length > 0 || !isFree) void this.taught.readOut();
  }

  // Words

  #entitle(lesson: Lesson | null) {
    const { app, session, room } = this;
    const { words } = app;
    const name = words.t("learn-coach");
    if (!lesson) {
      this.taught.popover.entitle(name, words.t(`${room.id}-lesson-${this.id}-title`), "", []);
      return;
    }
    const { place, steps, title } = lesson;
    const number = Math.min(place + 1, steps);
    const count = words.t("learn-step", { number, steps });
    this.taught.popover.entitle(name, words.say(title), count, [
      ...(lesson.say
        ? [{ sign: "skip", label: words.t("learn-skip"), act: () => session.demonstrate() } as const]
        : []),
      { sign: "refresh", label: words.t("learn-again"), act: () => void this.#begin() },
      { sign: "close", label: words.t("learn-leave"), act: () => app.go({ screen: "home" }) },
    ]);
  }
}
