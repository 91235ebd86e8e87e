/**
 * What comes over the board when the present is at rest: a curtain until the right person looks, or
 * the result. A game that is watched begins with a moment of its own instead. Also what has gone
 * wrong in the engine.
 */

import { openCurtain } from "./pass-device.js";
import { openCrash } from "./crash.js";
import type { Voice } from "../../components/voice.js";
import type { LatePart } from "../../kit/late-part.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";
import type { DealReport } from "./deal-report.js";
import type { Asked, DialogOpener } from "./dialog-opener.js";
import type { Friends } from "./friends.js";
import type { After } from "./result.js";
import type { TableDialogs } from "./table-dialogs.js";

/** What is shown of a game that is over, and what is said of its deal. */
interface Ending extends Pick<Asked, "flourish" | "openResult"> {
  dealReport: DealReport;
}

export class Overlays {
  declare app: App;
  declare session: TableSession;
  declare dialogs: TableDialogs;
  declare friends: Friends;
  declare voice: Voice;
  declare after: After;
  declare host: HTMLElement;
  declare rest: () => void;
  declare ending: LatePart<Asked, Ending>;
  /** The revision whose curtain or result has been shown. */
  revision: number | null = null;
  /** Whether the game was seen to go on. */
  hasGoneOn = false;

  /**
   * `host`: what the result stands in; `rest`: where the focus goes once nothing covers the board.
   */
  constructor(
    app: App,
    session: TableSession,
    dialogs: TableDialogs,
    dialogOpener: DialogOpener,
    friends: Friends,
    voice: Voice,
    { after, host, rest }: { after: After; host: HTMLElement; rest: () => void },
  ) {
    this.app = app;
    this.session = session;
    this.dialogs = dialogs;
    this.friends = friends;
    this.voice = voice;
    this.after = after;
    this.host = host;
    this.rest = rest;
    this.ending = dialogOpener.late(({ DealReport, flourish, openResult }) => {
      return { dealReport: new DealReport(app, session), flourish, openResult };
    });
    const { autosave, playback } = session;
    session.when(
      () => [session.table?.revision, session.begun, session.follows],
      () => this.#lift(),
    );
    session.when(
      () => [playback.rests],
      () => this.#settle(),
    );
    session.when(
      () => [session.crash],
      () => {
        const { crash } = session;
        if (crash) dialogs.show(() => openCrash(app, crash, autosave.report), true);
      },
    );
  }

  /** Closes what belonged to the previous moment; menus stay. */
  #lift() {
    this.revision = null;
    this.dialogs.pass();
  }

  /** The present is at rest: covers it, once. */
  #settle() {
    const { session } = this;
    const { table } = session;
    if (!table || table.revision === this.revision) return;
    this.revision = table.revision;
    const cover = coverOf(table);
    if (cover === "curtain" && !session.follows) this.dialogs.show(() => this.#openCurtain(table));
    if (cover === "result") {
      void this.#end(this.hasGoneOn && !isCalm(session));
    }
    this.hasGoneOn = !table.over;
    if (cover === "moment") void session.history.look(table.moment ?? 0);
  }

  /** Shows the result, also once more; nothing while there is none. */
  showResult() {
    void this.#end(false);
  }

  /** `isNew`: who has won is shown in large before it. */
  async #end(isNew: boolean) {
    const { table } = this.session;
    if (!table || coverOf(table) !== "result") return;
    const ending = await this.ending.want();
    if (!ending || this.session.table?.revision !== table.revision) return;
    if (isNew) this.host.append(ending.flourish(this.app, table));
    this.dialogs.show(() => this.#openResult(ending, table));
  }

  #openCurtain(table: Table) {
    const { app, session } = this;
    const seat = table.curtain ?? 0;
    const lift = () => {
      this.rest();
      session.lift(seat);
    };
    return openCurtain(app, table, seat, lift, () => void session.undo());
  }

  #openResult({ dealReport, openResult }: Ending, table: Table) {
    const { after, app, friends, host, session } = this;
    const said = [friends.finalCheck?.part(), dealReport.part(table)];
    const result = openResult(app, table, host, after, said);
    let before: HTMLElement | null = null;
    void this.#takeFocus(result).then((held) => (before = held));
    const isFree = () => document.activeElement === document.body;
    const giveBack = () => {
      if (isFree()) before?.focus({ preventScroll: true });
      // What had the focus before the game's last action may be gone.
      if (isFree()) this.rest();
    };
    result.addEventListener("close", giveBack, { signal: session.signal });
    return result;
  }

  /**
   * The focus comes to the result once what has led to it was told, unless it is there already;
   * resolves to what had it.
   */
  async #takeFocus(result: HTMLDialogElement): Promise<HTMLElement | null> {
    await this.voice.whenTold();
    const { activeElement } = document;
    if (!result.open || result.contains(activeElement)) return null;
    result.querySelector("h2")?.focus();
    return activeElement as HTMLElement | null;
  }
}

/** Whether nothing is to move over the board. */
export function isCalm({ speed }: Pick<TableSession, "speed">) {
  return speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What comes over a table at rest. */
export function coverOf({
  curtain,
  lesson,
  over,
  watched,
}: Pick<Table, "curtain" | "lesson" | "over" | "watched">):
  "curtain" | "moment" | "result" | null {
  if (curtain !== null) return "curtain";
  if (watched) return "moment";
  return over && !lesson ? "result" : null;
}
