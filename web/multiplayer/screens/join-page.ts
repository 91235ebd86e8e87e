/** A guest's screen: an invitation, the reply to it, the wait for the deal, and the table. */

import { Approach } from "../protocol/meeting-point/approach.js";
import { Malformed, fromText, toText } from "../protocol/bytes.js";
import { Guest, leaveOthers } from "../protocol/seats/guest.js";
import { Identity } from "../protocol/keys/identity.js";
import { Outdated, inviteOf } from "../protocol/seats/invite-links.js";
import { deliver } from "../protocol/seats/reply-tabs.js";
import { GuestBots } from "../protocol/seats/guest-bots.js";
import { joined, noted } from "../protocol/seats/kept-tables.js";
import { canEncrypt } from "../protocol/keys/cipher.js";
import { GuestRecord } from "../protocol/audit/guest-record.js";
import { configurationOf, servers } from "../protocol/meeting-point/servers.js";
import { paintersHash } from "../../net/files.js";
import { canConnect } from "../../kit/web-rtc.js";
import { isolated } from "../../i18n/safe-text.js";
import { LONGEST_NAME, cleanName } from "../../model/player-name.js";
import { cover } from "../../components/cover.js";
import { fill, make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { textField } from "../../components/text-field.js";
import { mendedScreen, wrongWith } from "../../page/damaged-link.js";
import { linkIn } from "../../page/link-reader.js";
import { missingScreen } from "../../page/not-found.js";
import { headOf, page } from "../../page/page-title.js";
import { storageOrNull } from "../../storage/preferences.js";
import { HUMAN, choiceNames } from "../../model/setup.js";
import { TableScreen } from "../../table/table.js";
import { stayAwake } from "../../table/chrome/wake-lock.js";
import { accessNote } from "./permission-note.js";
import { carrying, pasting } from "./send-link.js";
import { callAtTurn, noticeSwitch } from "./attention.js";
import { attentionOf, tabsOf } from "./company.js";
import { openMoving } from "./change-device.js";
import { FinalCheck } from "./final-check.js";
import { goOnButton, keepCopy, question } from "./handover.js";
import { address } from "./invitation.js";
import { learned, unreachable } from "./online-switch.js";
import { seatRow } from "./seat-row.js";
import { TalkPanel } from "./talk-panel.js";
import { whoIsMissing } from "./missing-friends.js";
import { tellWatchers, watchOffer, watchersLine, watchingNotice } from "./watching.js";
import { PATIENCE, tellLater, troubles } from "./connection-troubles.js";
import type { App, Manner, Screen } from "../../types/page.js";
import type { Servers } from "../protocol/meeting-point/servers.js";
import type { SeatThere } from "../protocol/seats/guest.js";
import type { Place } from "../protocol/seats/kept-tables.js";

/** Of these, whoever comes by a meeting point may still watch. */
const NO_SEAT = new Set(["together-full", "together-taken"]);

/** The host keeps the game. */
const MANNER: Manner = { keeps: "never", speed: null, lingers: false };

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
  declare invite: ReturnType<typeof inviteOf>;
  declare shelf: ReturnType<typeof joined>;
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
  late: ReturnType<typeof setTimeout> | undefined = undefined;
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
    this.shelf = joined(storageOrNull("localStorage"));
    const id = toText(this.invite.table);
    const place = this.shelf.get(id);
    this.isUsed = place?.invite === text;
    this.guest = guestOf(app, id, place);
    this.guest.name ||= place?.name ?? "";
    this.isMoved = this.invite.ticket !== null && !this.isUsed && this.guest.hostKey === "";
    if (this.invite.ticket && !this.isUsed) this.guest.take(this.invite.ticket);
    // Who comes by hand is at no meeting point any more.
    if (!this.invite.key) this.guest.approach?.close();
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
    this.guest.addEventListener("change", () => this.#changed(id), { signal });
    this.guest.engine.addEventListener("sealed", () => this.#changed(id), { signal });
    this.guest.addEventListener("entrusted", () => keepCopy(id, this.guest), { signal });
    this.guest.addEventListener("begin", () => this.#sit(), { signal });
    signal.addEventListener("abort", () => clearTimeout(this.late));
    if (this.guest.table && this.guest.state !== "gone") queueMicrotask(() => this.#sit());
    // Who agreed to a meeting point before, and has a seat, need not be asked again.
    this.isReturning = Boolean(this.invite.key && place?.isOnline && place.host);
    this.#show();
    if (this.isReturning || this.guest.approach) void this.#meet();
    this.isCalled = [...app.hosting.guests.values()].some(({ called }) => called === text);
    if (this.isCalled && !this.isUsed) void this.#answer();
  }

  get head() {
    return this.table?.heading ?? this.pageHead;
  }

  title() {
    if (this.table) return this.table.title();
    const { host, named } = this.#host();
    return this.app.words.t("join-heading", { host, named, game: this.#game() });
  }

  #reword() {
    this.shown = "";
    this.notice = noticeSwitch(this.app, attentionOf(this.app), toText(this.invite.table));
    this.#show();
  }

  #game() {
    return this.app.words.gameTitle(this.invite.game);
  }

  #host() {
    const host = isolated(cleanName(this.invite.host));
    return { host, named: host ? "yes" : "no" };
  }

  /** `id`: of the table. */
  #changed(id: string) {
    const { welcome } = this.guest;
    if (welcome && this.guest.state === "here" && !this.isUsed) {
      this.isUsed = true;
      tabsOf(this.app).come(id);
    }
    if (this.guest.refusal === "together-moved") this.#leave();
    else if (welcome && this.guest.refusal === null) {
      const isOnline = this.guest.approach !== null;
      this.#keep({ host: this.guest.hostKey, invite: this.text, isOnline });
    }
    this.#show();
  }

  /** Keeps by what this device finds back. */
  #keep(more: Partial<Place>) {
    const { engine, identity, name } = this.guest;
    const id = toText(this.invite.table);
    const before = this.shelf.get(id) ?? { host: "", invite: "" };
    const { isWatching } = this.guest;
    const own = { secret: identity.kept, name, isWatching, sealed: engine.guestChoices.kept };
    this.shelf.put(id, { ...before, ...own, ...more });
  }

  /** The seat is another device's, unless another page of this browser has it. */
  #leave() {
    if (this.guest.link?.why === "moved") this.#keep({ host: "", isOnline: false });
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
    const { app, guest, invite } = this;
    const { words } = app;
    const name = textField(
      {
        id: "join-name",
        value: guest.name,
        autocomplete: "nickname",
        spellcheck: "false",
        dir: "auto",
        on: { change: ({ target }) => (target.value = cleanName(target.value)) },
      },
      LONGEST_NAME,
    );
    const come = (isWatching: boolean) => {
      guest.name = cleanName(name.value);
      guest.isWatching = isWatching;
      void (invite.key ? this.#meet() : this.#answer());
    };
    const join = (event: Event) => {
      event.preventDefault();
      come(false);
    };
    const button = make(
      "button",
      { class: "button primary large", type: "submit" },
      icon("play"),
      words.t("join-button"),
    );
    const mayWatch = invite.key !== null && !this.isMoved && guest.hostKey === "";
    const watch =
      mayWatch &&
      make(
        "button",
        { class: "button", type: "button", on: { click: () => come(true) } },
        icon("eye"),
        words.t("watch-only"),
      );
    const about = make("div", {}, make("p", { class: "fine" }, words.t("join-about")));
    const buttons = watch ? [button, watch] : [button];
    if (invite.key) void this.#warn(buttons, about);
    else if (invite.isFar) void this.#warnFar(button, about);
    fill(
      this.body,
      this.#picture(),
      (this.isMoved || guest.hostKey !== "") && make("p", {}, words.t(this.isMoved ? "move-here" : "join-back")),
      make(
        "form",
        { class: "join-form", on: { submit: join } },
        !this.isMoved &&
          make("div", { class: "field" }, make("label", { for: "join-name" }, words.t("join-name")), name),
        this.#asksServers && about,
        make("div", { class: "join-ways" }, button, watch),
      ),
      !this.#asksServers && about,
      make("p", { class: "fine" }, words.t("join-honest", this.#host())),
      accessNote(app),
    );
  }

  #picture() {
    const { app, invite } = this;
    const room = app.rooms.find(({ id }) => id === invite.game);
    return room && make("div", { class: "lobby-picture" }, cover(room));
  }

  /** Says what a meeting point learns, before somebody goes there. */
  async #warn(buttons: HTMLButtonElement[], about: HTMLElement) {
    const { app } = this;
    const { words } = app;
    for (const button of buttons) button.disabled = true;
    const named = await servers();
    const obstacle = !canEncrypt() ? "online-insecure" : !named && "online-nowhere";
    for (const button of buttons) button.disabled = Boolean(obstacle);
    fill(
      about,
      make("p", { class: "fine" }, words.t(obstacle || "join-online-about", this.#host())),
      !obstacle && named && learned(app, named),
    );
  }

  /** Whether others than the host's device are asked for something. */
  get #asksServers() {
    return this.invite.key !== null || this.invite.isFar;
  }

  /** Says what servers learn that are asked so that a way is found, before somebody asks them. */
  async #warnFar(button: HTMLButtonElement, about: HTMLElement) {
    const { app } = this;
    button.disabled = true;
    const named = await servers();
    button.disabled = false;
    if (!named) return; // it answers without them, which reaches within one network
    const list = learned(app, { ...named, relays: [] });
    fill(about, make("p", { class: "fine" }, app.words.t("join-far-about")), list);
  }

  /** Goes to the meeting point, and comes back there whenever the link is cut. */
  async #meet() {
    const { guest, invite, signal } = this;
    const named = await servers();
    if (signal.aborted || !invite.key) return;
    this.isReturning = false;
    this.#leaveOthers();
    this.#keep({});
    tabsOf(this.app).come(toText(invite.table));
    if (!named) {
      this.#show();
      return;
    }
    stayAwake(signal);
    const approach = (guest.approach ??= new Approach(guest, invite.key, named));
    const says = make("p", { role: "status" });
    const more = make("div", { class: "join-trouble" });
    const show = () => this.#approaching(approach, named, says, more);
    approach.addEventListener("state", show, { signal });
    show();
  }

  /**
   * How the meeting point stands, until there is a table. `more`: what may be in the way, and what
   * to do.
   */
  #approaching(approach: Approach, named: Servers, says: HTMLElement, more: HTMLElement) {
    const { app, body } = this;
    const { words } = app;
    const { state } = approach;
    if (this.table || this.guest.refusal || state === "here") return;
    this.shown = "waiting";
    if (says.parentElement !== body) fill(body, this.#picture(), says, more);
    says.textContent =
      state === "failed" ? unreachable(app, named) : words.t(`join-online-${state}`, this.#host());
    clearTimeout(this.late);
    const long = () => fill(more, make("p", { class: "fine" }, words.t("join-online-long")));
    if (state === "waiting") this.late = setTimeout(long, PATIENCE);
    const again = { click: () => approach.again() };
    fill(
      more,
      state === "failed" && make("p", { class: "fine" }, words.t("join-online-failed")),
      state === "stuck" && troubles(app, ["isolated", "mobile", "browser"]),
      state === "stuck" &&
        make("button", { class: "button", type: "button", on: again }, words.t("join-online-again")),
    );
  }

  /** Whoever is called to another device goes on with the same game, and helps others to come there too. */
  #leaveOthers() {
    if (!this.isCalled) leaveOthers(this.app.hosting.guests, this.guest);
  }

  async #answer() {
    const { app, guest, signal } = this;
    const { words } = app;
    fill(this.body, make("p", { role: "status" }, words.t("join-preparing")));
    this.shown = "waiting";
    this.#leaveOthers();
    this.#keep({});
    stayAwake(signal);
    const named = this.invite.isFar ? await servers() : null;
    const reply = await guest.answer(this.text, named ? configurationOf(named) : undefined);
    if (this.isCalled)
      for (const { mesh } of app.hosting.guests.values()) mesh.spread({ t: "reply", reply });
    if (signal.aborted || guest.state !== "waiting") return;
    const trouble = make("div", { class: "join-trouble", role: "status" });
    fill(
      this.body,
      make("h2", {}, words.t("join-reply")),
      make("p", {}, words.t("join-reply-about")),
      carrying(app, address(`#/reply/${reply}`), {
        code: "reply-code",
        link: "join-reply-link",
        title: "join-told",
      }),
      trouble,
    );
    const late = tellLater(app, trouble, "join-trouble", () => guest.state === "waiting");
    signal.addEventListener("abort", () => clearTimeout(late));
  }

  /** Before the deal: who is there. */
  #wait() {
    const { app, guest } = this;
    const { words } = app;
    const { welcome } = guest;
    if (!welcome) {
      if (guest.isWatching) fill(this.body, this.#picture(), make("p", { role: "status" }, words.t("watch-waiting", this.#host())));
      return;
    }
    const chosen = choiceNames(app, welcome.game, welcome.options);
    refill(
      this.body,
      make("p", { class: "fine" }, chosen.join(" · ")),
      make(
        "ol",
        { class: "invite-seats" },
        ...guest.seats.map((chair, seat) => seatRow(app, seat, chair, this.#role(chair, seat))),
      ),
      watchersLine(app, guest.watching),
      question(app, guest, this.#host()) ??
        make("p", { role: "status" }, words.t(guest.isWatching ? "watch-here" : "join-waiting", this.#host())),
      guest.isWatching ? this.#stopButton() : this.notice,
      guest.guestRecord.deals > 0 &&
        make("p", { class: "fine" }, words.t("audit-dealt-before", { count: guest.guestRecord.deals })),
      welcome.painters !== paintersHash() && make("p", { class: "fine" }, words.t("join-painters")),
    );
  }

  /** Where somebody is who sits at the table. */
  #role({ presence, who }: SeatThere, seat: number) {
    const { words } = this.app;
    if (seat === this.guest.welcome?.seat) return words.t("table-you");
    if (presence) return words.t(`presence-${presence}`);
    return words.t(who === HUMAN ? "presence-here" : `level-${who}`);
  }

  #gone() {
    const { words } = this.app;
    const paste = (text: string) => {
      const asked = linkIn(text, this.app.rooms);
      const wrong = asked && wrongWith(this.app, asked);
      if (wrong) this.app.toasts.show(wrong);
      else if (asked?.screen === "join") this.app.go(asked);
    };
    fill(
      this.body,
      make("p", { role: "status" }, words.t("join-gone")),
      pasting(words.t("join-paste"), paste),
      goOnButton(this.app, toText(this.invite.table)),
    );
  }

  #refused(key: string) {
    const mayWatch = NO_SEAT.has(key) && this.invite.key !== null && this.guest.hostKey !== "";
    fill(
      this.body,
      make("p", { role: "alert" }, this.app.words.t(key)),
      mayWatch && watchOffer(this.app, this.#host(), () => this.#watch()),
    );
  }

  /** Comes again, without wanting a seat. */
  #watch() {
    this.guest.watch();
    void this.#meet();
  }

  #stopButton() {
    return make("button", { class: "button", type: "button", on: { click: () => this.#stop() } }, this.app.words.t("watch-stop"));
  }

  /** Watches no longer: by the same link it may ask for a seat again. */
  #stop() {
    const { app, guest } = this;
    guest.isWatching = false;
    this.#keep({ host: "", isOnline: false });
    app.hosting.guests.delete(toText(this.invite.table));
    guest.quit();
    app.go({ screen: "home" });
  }

  /** Says once in a game that cards were dealt before, and that game did not come to its end. */
  #tellDeals({ toasts }: TalkPanel) {
    const { dealt, seal } = this.guest.guestRecord.noted;
    if (dealt > 1 && seal !== this.counted) toasts.show(this.app.words.t("audit-dealt", { count: dealt }));
    this.counted = seal;
  }

  /** The table of a game that has begun. */
  #sit() {
    const { app, guest } = this;
    if (this.signal.aborted || !guest.table || !guest.welcome) return;
    const { seal } = guest.table;
    if (this.table && this.seal === seal) return;
    this.seal = seal;
    guest.engine.sitting += 1;
    this.closing.abort();
    this.closing = new AbortController();
    const { signal } = this.closing;
    const again = () => app.toasts.show(app.words.t("join-again"));
    const botPool = new GuestBots(guest.engine, app.engine, app.botPool);
    const away = { ...app, engine: guest.engine, botPool };
    const table = new TableScreen(away, toText(this.invite.table), signal, {
      manner: MANNER,
      guest,
      again,
    });
    this.table = table;
    document.body.dataset.screen = "table";
    this.heading = table.heading;
    table.notices.append(whoIsMissing(app, guest, toText(this.invite.table), signal));
    fill(this.element, table.element);
    this.head.focus({ preventScroll: true });
    const says = (text: string) => app.toasts.show(text);
    if (guest.isWatching) {
      table.notices.append(watchingNotice(app, () => this.#stop()));
      return;
    }
    const id = toText(this.invite.table);
    attentionOf(app).call(id, app.words.t("call-dealt"));
    callAtTurn(app, attentionOf(app), id, table.session);
    tellWatchers(app, guest, () => guest.watching, says, signal);
    const move = () => table.dialogs.show(() => openMoving(app, guest, signal), true);
    table.friends.offer({ sign: "device", key: "move-title", act: move });
    const talkPanel = new TalkPanel(app, guest, table.dialogs, signal);
    const draws = () => talkPanel.toasts.show(app.words.t("audit-drawing"));
    guest.addEventListener("drawing", draws, { signal });
    table.friends.talk(talkPanel);
    this.#tellDeals(talkPanel);
    table.friends.check(new FinalCheck(app, guest, guest.guestRecord, table.session));
  }
}

/**
 * Somebody at a table, as long as this page lives. `id`: of the table. `place`: which this device
 * has there.
 */
function guestOf(app: App, id: string, place: Place | null) {
  const { guests } = app.hosting;
  const found = guests.get(id);
  if (found) return found;
  const shelf = noted(storageOrNull("localStorage"));
  const guestRecord = new GuestRecord(shelf.get(id), (notes) => shelf.put(id, notes));
  const guest = new Guest(Identity.of(place?.secret), guestRecord, fromText(id));
  guest.hostKey = place?.host ?? "";
  guest.isWatching = place?.isWatching ?? false;
  guest.engine.takeUp(place?.sealed ?? []);
  guest.mesh.meet();
  // It is for the table that this page deals, if any.
  const deals = (event: Event) =>
    void deliver((event as CustomEvent<{ reply: string }>).detail.reply);
  guest.mesh.addEventListener("reply", deals);
  guests.set(id, guest);
  window.addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) guest.leave();
  });
  return guest;
}
