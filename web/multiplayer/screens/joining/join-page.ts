/** A guest's screen: an invitation, the reply to it, the wait for the deal, and the table. */

import { Malformed } from "../../protocol/bytes.js";
import { leaveOthers } from "../../protocol/seats/guest.js";
import { Outdated, inviteOf } from "../../protocol/seats/invite-links.js";
import { configurationOf, servers } from "../../protocol/meeting-point/servers.js";
import { canConnect } from "../../../net/web-rtc.js";
import { button } from "../../../components/controls.js";
import { fill, make, refill } from "../../../components/dom.js";
import { telling, tellingLine } from "../../../components/telling.js";
import { mendedScreen, wrongWith } from "../../../page/damaged-link.js";
import { linkIn } from "../../../page/link-reader.js";
import { missingScreen } from "../../../page/not-found.js";
import { headOf, page } from "../../../page/page-title.js";
import { stayAwake } from "../../../table/chrome/wake-lock.js";
import { INVITATION, bringing, carryingReply } from "../send-link.js";
import { noticeSwitch } from "../attention.js";
import { attentionOf, tabsOf } from "../company.js";
import { guestTable } from "./guest-table.js";
import { goOnButton, keepCopy } from "../handover.js";
import { hostOf, joinForm, pictureOf } from "./join-form.js";
import { joinLobby } from "./join-lobby.js";
import { meetingOf } from "./join-meeting.js";
import { OwnPlace } from "./own-place.js";
import { tellLater } from "../connection-troubles.js";
import { watchOffer } from "../watching.js";
import type { TableScreen } from "../../../table/table.js";
import type { App, Screen } from "../../../types/page.js";
import type { Guest } from "../../protocol/seats/guest.js";
import type { Invite } from "../../protocol/seats/invite-links.js";

/** Of these, whoever comes by a meeting point may still watch. */
const NO_SEAT = new Set(["together-full", "together-taken"]);

export function joinScreen(app: App, { invite }: { invite: string }, signal: AbortSignal): Screen {
  if (!canConnect()) return missingScreen(app, "missing-connection");
  try {
    return new JoinPage(app, invite, signal);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const mended = mendedScreen(app, { screen: "join", invite });
    if (mended) return mended;
    const { words } = app;
    const about = error instanceof Outdated ? "together-old-host" : "join-broken-about";
    return page(words.t("join-broken"), "together", make("p", {}, words.t(about)));
  }
}

class JoinPage {
  isLasting = true;
  declare app: App;
  declare text: string;
  declare signal: AbortSignal;
  declare invite: Invite;
  declare place: OwnPlace;
  /** Whether this very invitation has been answered before: it cannot be once more. */
  declare isUsed: boolean;
  declare guest: Guest;
  /** Whether the seat comes from another device. */
  declare isMoved: boolean;
  declare element: HTMLDivElement;
  declare pageHeading: HTMLHeadingElement;
  declare pageHead: HTMLElement;
  declare heading: HTMLHeadingElement;
  declare body: HTMLDivElement;
  declare page: HTMLDivElement;
  table: TableScreen | null = null;
  /** The deal that is at the table. */
  seal: string | null = null;
  /** The deal of which it was said how often cards were dealt. */
  counted: string | null = null;
  /** Closes the table. */
  closing = new AbortController();
  /** What is shown; the same is not shown twice. */
  shown = "";
  /** Whether the system is to tell. */
  declare notice: HTMLElement | null;
  declare isReturning: boolean;
  /** Whether another guest has invited, who hears the reply too. */
  declare isCalled: boolean;

  /** `text`: of the invitation. */
  constructor(app: App, text: string, signal: AbortSignal) {
    this.app = app;
    this.text = text;
    this.signal = signal;
    this.invite = inviteOf(text);
    this.place = new OwnPlace(app, text, this.invite);
    const { before, guest, id } = this.place;
    this.guest = guest;
    this.isUsed = before?.invite === text;
    this.isMoved = this.invite.ticket !== null && !this.isUsed && guest.hostKey === "";
    if (this.invite.ticket && !this.isUsed) guest.take(this.invite.ticket);
    // Who comes by hand is at no meeting point any more, and who has another link at another one.
    if (!this.invite.key || guest.approach?.isAstray(this.invite.key)) guest.approach?.close();
    this.element = make("div", { class: "join" });
    this.pageHeading = make("h1");
    this.pageHead = headOf(this.pageHeading);
    this.heading = this.pageHeading;
    this.body = make("div", { class: "join-body" });
    this.notice = noticeSwitch(app, attentionOf(app), id);
    this.page = make("div", { class: "page together" }, this.pageHead, this.body);
    fill(this.element, this.page);
    signal.addEventListener("abort", () => this.closing.abort());
    app.words.addEventListener("change", () => this.#reword(), { signal });
    guest.addEventListener("change", () => this.#changed(), { signal });
    guest.engine.addEventListener("sealed", () => this.#changed(), { signal });
    guest.addEventListener("entrusted", () => keepCopy(id, guest), { signal });
    guest.addEventListener("begin", () => this.#sit(), { signal });
    if (guest.table && guest.state !== "gone") queueMicrotask(() => this.#sit());
    // Who agreed to a meeting point before, and has a seat, need not be asked again.
    this.isReturning = Boolean(this.invite.key && before?.isOnline && before.host);
    this.#show();
    if (this.isReturning || guest.approach) void this.#meet();
    this.isCalled = [...app.hosting.guests.values()].some(({ called }) => called === text);
    if (this.isCalled && !this.isUsed) void this.#answer();
  }

  get head() {
    return this.table?.heading ?? this.pageHead;
  }

  title() {
    if (this.table) return this.table.title();
    const { words } = this.app;
    const { host, named } = hostOf(this.invite);
    return words.t("join-heading", { host, named, game: words.gameTitle(this.invite.game) });
  }

  #reword() {
    this.shown = "";
    this.notice = noticeSwitch(this.app, attentionOf(this.app), this.place.id);
    this.#show();
  }

  #changed() {
    const { guest, place } = this;
    if (guest.welcome && guest.state === "here") this.isUsed = true;
    tabsOf(this.app).look(place.id);
    if (guest.refusal === "together-moved") this.#leave();
    else if (guest.welcome && guest.refusal === null) place.keepSeat();
    this.#show();
  }

  /** The seat is another device's, unless another page of this browser has it. */
  #leave() {
    if (this.guest.link?.why === "moved") this.place.giveUp();
    if (!this.table) return;
    this.closing.abort();
    this.table = null;
    document.body.dataset.screen = "join";
    this.heading = this.pageHeading;
    fill(this.element, this.page);
    this.head.focus({ preventScroll: true });
  }

  #show() {
    const { guest } = this;
    if (!this.table) fill(this.heading, this.title()); // a table has a heading of its own
    const part = guest.refusal ?? (guest.state === "away" ? "here" : guest.state);
    if (part === this.shown && part !== "here") return;
    this.shown = part;
    if (guest.refusal) this.#refused(guest.refusal);
    else if (part === "new" || part === "gone") this.#come();
    else if (part === "here") this.#wait();
  }

  #come() {
    if (this.table || this.guest.approach || this.isReturning) return; // what happens is said there
    if (this.isUsed && !this.invite.key) this.#gone();
    else this.#ask();
  }

  /** Who is it that comes? */
  #ask() {
    const { app, guest, invite, isMoved } = this;
    const come = (isWatching: boolean) => {
      guest.isWatching = isWatching;
      void (invite.key ? this.#meet() : this.#answer());
    };
    fill(this.body, ...joinForm(app, guest, invite, isMoved, come));
  }

  /** Goes to the meeting point, and comes back there whenever the link is cut. */
  async #meet() {
    const { app, body, guest, invite, signal } = this;
    const named = await servers();
    const { key } = invite;
    if (signal.aborted || !key) return;
    this.isReturning = false;
    this.#begin();
    if (!named) {
      this.#show();
      return;
    }
    stayAwake(signal);
    const show = (...parts: HTMLElement[]) => {
      if (this.table || guest.refusal) return false;
      this.shown = "waiting";
      if (parts.some(({ parentElement }) => parentElement !== body)) fill(body, pictureOf(app, invite), ...parts);
      return true;
    };
    meetingOf(app, guest, invite, key, named, show, signal);
  }

  /** Whoever is called to another device goes on with the same game, and helps others to come there too. */
  #begin() {
    const { app, guest, place } = this;
    if (!this.isCalled) leaveOthers(app.hosting.guests, guest);
    place.keep();
    tabsOf(app).come(place.id);
  }

  async #answer() {
    const { app, guest, signal } = this;
    const { words } = app;
    fill(this.body, tellingLine(null, words.t("join-preparing")));
    this.shown = "waiting";
    this.#begin();
    stayAwake(signal);
    const named = this.invite.isFar ? await servers() : null;
    const reply = await guest.answer(this.text, named ? configurationOf(named) : undefined);
    if (this.isCalled)
      for (const { mesh } of app.hosting.guests.values()) mesh.spread({ t: "reply", reply });
    if (signal.aborted || guest.state !== "waiting") return;
    const trouble = telling(make("div", { class: "join-trouble" }));
    fill(
      this.body,
      make("h2", {}, words.t("join-reply")),
      make("p", {}, words.t("join-reply-about")),
      carryingReply(app, reply),
      trouble,
    );
    const late = tellLater(app, trouble, "join-trouble", () => guest.state === "waiting", ["late"]);
    signal.addEventListener("abort", () => clearTimeout(late));
  }

  /** Before the deal: who is there. */
  #wait() {
    const { app, guest, invite } = this;
    const { words } = app;
    if (guest.welcome) refill(this.body, ...joinLobby(app, guest, invite, guest.isWatching ? this.#stopButton() : this.notice));
    else if (guest.isWatching)
      fill(this.body, pictureOf(app, invite), tellingLine(null, words.t("watch-waiting", hostOf(invite))));
  }

  #gone() {
    const { app } = this;
    const take = (text: string) => {
      const asked = linkIn(text, app.rooms);
      const wrong = asked && wrongWith(app, asked);
      if (wrong) app.toasts.show(wrong);
      else if (asked?.screen === "join") app.go(asked);
    };
    fill(
      this.body,
      tellingLine(null, app.words.t("join-gone")),
      bringing(app, take, INVITATION),
      goOnButton(app, this.place.id),
    );
  }

  #refused(key: string) {
    const mayWatch = NO_SEAT.has(key) && this.invite.key !== null && this.guest.hostKey !== "";
    fill(
      this.body,
      make("p", { role: "alert" }, this.app.words.t(key)),
      mayWatch && watchOffer(this.app, hostOf(this.invite), () => this.#watch()),
    );
  }

  /** Comes again, without wanting a seat. */
  #watch() {
    this.guest.watch();
    void this.#meet();
  }

  #stopButton() {
    return button(this.app.words.t("watch-stop"), () => this.#stop());
  }

  /** Watches no longer: by the same link it may ask for a seat again. */
  #stop() {
    const { app, guest, place } = this;
    guest.isWatching = false;
    place.giveUp();
    app.hosting.guests.delete(place.id);
    guest.quit();
    app.go({ screen: "home" });
  }

  /** Says once in a game that cards were dealt before, and that game did not come to its end. */
  #tellDeals() {
    const { app, guest } = this;
    const { dealt, seal } = guest.guestRecord.noted;
    if (dealt > 1 && seal !== this.counted && !guest.isWatching) app.toasts.show(app.words.t("audit-dealt", { count: dealt }));
    this.counted = seal;
  }

  /** The table of a game that has begun. */
  #sit() {
    const { app, guest, place } = this;
    if (this.signal.aborted || !guest.table || !guest.welcome) return;
    const { seal } = guest.table;
    if (this.table && this.seal === seal) return;
    this.seal = seal;
    this.closing.abort();
    this.closing = new AbortController();
    const table = guestTable(app, place, () => this.#stop(), this.closing.signal);
    this.table = table;
    document.body.dataset.screen = "table";
    this.heading = table.heading;
    fill(this.element, table.element);
    this.head.focus({ preventScroll: true });
    this.#tellDeals();
  }
}
