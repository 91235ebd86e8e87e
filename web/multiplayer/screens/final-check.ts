/** Once a game with friends is over: three words to compare, and a check of the whole game. */

import { paintersHash } from "../../net/files.js";
import { newId } from "../../kit/ids.js";
import { Digests } from "../protocol/audit/guest-record.js";
import { button } from "../../components/controls.js";
import { fill, make, refill, write } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { telling } from "../../components/telling.js";
import { recordOf } from "../../model/save-record.js";
import type { TableSession } from "../../table/session/session.js";
import type { Message } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { GuestRecord, Seen } from "../protocol/audit/guest-record.js";
import type { Guest } from "../protocol/seats/guest.js";
import type { Host } from "../protocol/seats/host.js";

/** With which events moments may have been shown, the likeliest first. */
const HOW = ["row", "last", "none"];

/** So many pictures are asked for at once. */
const MOST = 8;

interface Finding {
  message: Message;
  position: number | null;
}

interface Found {
  wrong: Finding | null;
  told: Message[];
  /** A save to be kept. */
  text: string;
  /** Whether what was shown was compared too. */
  isWhole: boolean;
}

/** What the device that deals has noted of others: nothing. */
const NOTHING = {
  ...{ seat: -1, seal: null, share: null },
  ...{ commitments: [], sent: [], granted: [], undos: [], away: [], sealed: [] },
};

export class FinalCheck {
  declare app: App;
  declare company: Host | Guest;
  declare guestRecord: GuestRecord | null;
  declare session: TableSession;
  state: "idle" | "opening" | "comparing" | "failed" | "found" = "idle";
  done = 0;
  all = 0;
  found: Found | null = null;
  isKept = false;
  declare words: HTMLDivElement;
  declare says: HTMLDivElement;
  declare progress: HTMLParagraphElement;
  declare buttons: HTMLDivElement;
  declare heading: HTMLHeadingElement;
  declare element: HTMLElement;

  /** `guestRecord`: null: this device has dealt. */
  constructor(
    app: App,
    company: Host | Guest,
    guestRecord: GuestRecord | null,
    session: TableSession,
  ) {
    this.app = app;
    this.company = company;
    this.guestRecord = guestRecord;
    this.session = session;
    this.words = make("div", { class: "audit-words" });
    this.says = telling(make("div", { class: "audit-says" }));
    this.progress = make("p", { class: "fine" });
    this.buttons = make("div", { class: "deal-buttons" });
    this.heading = make("h3");
    this.element = make("section", { class: "audit" }, this.heading, this.words, this.says, this.progress, this.buttons);
    const { signal } = session;
    company.addEventListener("words", () => this.#show(), { signal });
  }

  /** For the result of the game. */
  part() {
    this.#show();
    return this.element;
  }

  #show() {
    const { app, company, found, state } = this;
    const { words } = app;
    fill(this.heading, words.t("audit-title"));
    const list = words.t("audit-list").split(" ");
    const [first = "", second = "", third = ""] = (company.words ?? []).map((at) => list[at] ?? "");
    const dealt = this.guestRecord?.noted.dealt ?? 1;
    fill(
      this.words,
      company.words && make("p", {}, words.t("audit-same")),
      company.words && make("p", { class: "audit-three" }, words.t("audit-words", { first, second, third })),
      dealt > 1 && make("p", {}, words.t("audit-dealt", { count: dealt })),
    );
    fill(
      this.says,
      state === "idle" && make("p", { class: "fine" }, words.t("audit-about")),
      state === "failed" && make("p", {}, words.t("audit-failed")),
      found && this.#verdict(found),
    );
    this.#showProgress();
    const place = found?.wrong?.position ?? null;
    refill(
      this.buttons,
      (state === "idle" || state === "failed") && button(words.t("audit-check"), () => void this.#check(), { id: "audit-check", sign: "check" }),
      place !== null && button(words.t("audit-place"), () => this.#look(place), { id: "audit-place", sign: "eye" }),
      found?.text &&
        this.guestRecord &&
        !this.isKept &&
        button(words.t("replay-keep"), () => void this.#keep(found), { id: "replay-keep", sign: "download" }),
    );
  }

  #showProgress() {
    const { all, done, progress, state } = this;
    const key = { opening: "audit-starting", comparing: "audit-comparing" }[state as string];
    write(progress, key ? this.app.words.t(key, { done, all }) : "");
    progress.hidden = !key;
  }

  #verdict({ isWhole, told, wrong }: Found) {
    const { words } = this.app;
    const verdict = wrong ? "audit-wrong" : isWhole ? "audit-right" : "audit-lawful";
    return make(
      "div",
      { class: `audit-verdict${wrong ? " is-wrong" : ""}` },
      make("p", { class: "audit-seal" }, icon(wrong ? "close" : "check"), words.t(verdict)),
      wrong && make("p", {}, words.say(wrong.message)),
      !isWhole && make("p", { class: "fine" }, words.t("audit-painters")),
      ...told.map((each) => make("p", { class: "fine" }, words.say(each))),
    );
  }

  #become(state: FinalCheck["state"]) {
    this.state = state;
    this.#show();
  }

  async #check() {
    const { app, company, guestRecord, session } = this;
    this.found = null;
    this.#become("opening");
    try {
      const [text] = await Promise.all([company.disclosed(), app.engine.up()]);
      const witness = { ...(guestRecord?.witness ?? NOTHING), votes: company.votesIn(text) };
      const answer = await app.engine.ask({ do: "audit", text, witness });
      if ("crash" in answer) throw new Error(answer.crash);
      if (answer.ok) {
        const { told, wrong } = answer;
        const isWhole = guestRecord?.isPaintedBy(paintersHash()) ?? true;
        const other = wrong ?? (guestRecord && isWhole ? await this.#compare(guestRecord) : null);
        this.found = { wrong: other, told, text: answer.text, isWhole };
      } else {
        const wrong = { message: answer.error, position: null };
        this.found = { wrong, told: [], text: "", isWhole: true };
      }
      if (!session.closed) this.#become("found");
    } catch {
      if (!session.closed) this.#become("failed");
    }
  }

  /** Whether what was shown is what there was. */
  async #compare({ noted: { frames, seen } }: GuestRecord): Promise<Finding | null> {
    this.all = seen.length;
    this.done = 0;
    this.#become("comparing");
    const digests = new Digests();
    let left = seen;
    for (const how of HOW) left = await this.#differing(left, frames, how, digests);
    const [first] = left;
    return first
      ? { message: { key: "audit-picture", args: { entry: first[1] } }, position: first[1] }
      : null;
  }

  /** `digests`: of the log as the engine tells it. */
  async #differing(seen: Seen[], frames: string[], how: string, digests: Digests): Promise<Seen[]> {
    const differing = [];
    for (let at = 0; at < seen.length; at += MOST) {
      const some = seen.slice(at, at + MOST);
      const moments = some.map(
        ([undone, position, frame]) =>
          [undone, position, frames[frame] ?? "", how] as [number, number, string, string],
      );
      const answer = await this.app.engine.ask({ do: "recall", moments });
      if (!answer.ok) throw new Error("no pictures");
      for (const [index, each] of some.entries()) {
        const picture = answer.pictures[index];
        if (!picture || digests.of(picture) !== each[3]) differing.push(each);
        else this.done += 1;
      }
      this.#showProgress();
    }
    return differing;
  }

  #look(position: number) {
    this.element.closest("dialog")?.close();
    void this.session.history.look(position);
  }

  async #keep({ text }: Found) {
    const { app, session } = this;
    const { table } = session;
    if (!table) return;
    const kept = await app.saves.put(recordOf(newId(), table, text, null));
    this.isKept = kept === "stored";
    this.#show();
    if (this.isKept) app.toasts.show(app.words.t("replay-kept"));
  }
}
