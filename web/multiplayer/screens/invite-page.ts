/** Before a game with friends on devices of their own: their invitations, and who has come. */

import { button } from "../../components/controls.js";
import { dialog, openModal } from "../../components/dialog.js";
import { about, fill, make, refill, write } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { tell, tellingLine } from "../../components/telling.js";
import { missingScreen } from "../../page/not-found.js";
import { hash } from "../../page/router.js";
import { Handover } from "../protocol/copies/encrypted-copy.js";
import { page } from "../../page/page-title.js";
import { FRIEND, HUMAN, LEVELS, opponent } from "../../model/setup.js";
import { canConnect } from "../../net/web-rtc.js";
import { noticeSwitch, tellMore } from "./attention.js";
import { attentionOf, hostingOf } from "./company.js";
import { accessNote } from "./connection-troubles.js";
import { callOthers } from "./handover.js";
import { enlarge } from "./public-letters.js";
import { Invitation } from "./invitation.js";
import { nameIn, roleOf, seatRow } from "./seat-row.js";
import { watchRequests, watchersLine } from "./watching.js";
import type { App, Screen, Start } from "../../types/page.js";
import type { Host } from "../protocol/seats/host.js";

export function inviteScreen(app: App, { save }: { save: string }, signal: AbortSignal): Screen {
  if (!canConnect()) return missingScreen(app, "missing-connection");
  const isHere = hostingOf(app).hosts.has(save);
  const isBack = !isHere && app.pendingGames.waiting.some(({ id }) => id === save);
  if (!app.pendingGames.has(save)) app.pendingGames.recall(save);
  const start = app.pendingGames.get(save);
  if (!start) return missingScreen(app, "missing-save");
  return new InvitePage(app, save, { start, isBack }, signal).screen();
}

class InvitePage {
  declare isBack: boolean;
  /** Whether the table waits here no longer. */
  isLeft = false;
  declare signal: AbortSignal;
  declare app: App;
  declare id: string;
  declare start: Start;
  declare host: Host;
  declare seats: HTMLOListElement;
  declare watching: HTMLDivElement;
  declare open: HTMLDivElement;
  declare says: HTMLParagraphElement;
  /** What this device knows. */
  declare honest: HTMLParagraphElement;
  /** Nobody plays here any more; or somebody does again. */
  declare screenButton: HTMLButtonElement;
  /** What has become of links that are out. */
  declare links: HTMLParagraphElement;
  declare dealButton: HTMLButtonElement;
  /** Letters are large while nobody plays here. */
  declare resize: () => void;
  /** The seat whose invitation is shown. */
  shown: number | null = null;

  /** `isBack`: it waited while this page was not there. */
  constructor(app: App, id: string, { start, isBack }: { start: Start; isBack: boolean }, signal: AbortSignal) {
    this.isBack = isBack;
    this.signal = signal;
    this.app = app;
    this.id = id;
    this.start = start;
    this.host = hostingOf(app).of(id, start);
    if (start.handover && !this.host.handover) {
      this.host.handover = new Handover(start.handover);
      void callOthers(app, this.host, start.handover.copy);
    }
    this.seats = make("ol", { class: "invite-seats" });
    this.watching = make("div");
    this.open = make("div", { class: "invite-open", tabindex: -1 });
    this.says = tellingLine("invite-says");
    this.links = make("p", { class: "fine", hidden: true });
    this.honest = make("p", { class: "fine invite-honest" });
    this.resize = enlarge(app, signal, () => !this.#isPlaying);
    const turn = () => (this.#isPlaying ? this.#playNobody() : this.#playAgain());
    this.screenButton = button(make("span", {}), turn, { sign: "expand" });
    const deal = app.words.t(start.handover ? "handover-go" : "invite-deal");
    this.dealButton = button(deal, () => void this.#deal(), { look: "primary large", sign: "play" });
  }

  screen(): Screen {
    const { app, host, signal, start } = this;
    const { words } = app;
    const { element, heading, head, title } = page(
      words.t(start.handover ? "handover-title" : "invite-title"),
      "together",
    );
    fill(
      element,
      head,
      make("p", { class: "tagline" }, words.gameTitle(start.game)),
      this.links,
      watchRequests(app, host, signal),
      this.seats,
      this.watching,
      this.open,
      make("div", { class: "invite-go" }, this.dealButton, this.says),
      this.honest,
      this.screenButton,
      noticeSwitch(app, attentionOf(app), this.id),
      accessNote(app),
      make(
        "a",
        { class: "rules-link", href: hash({ screen: "lobby", game: start.game }) },
        icon("sliders"),
        words.t("table-new"),
      ),
    );
    host.addEventListener("change", () => this.#changed(), { signal });
    const leave = () => {
      this.isLeft = true;
      fill(element, head, make("p", { role: "alert" }, words.t("follow-title")));
    };
    host.addEventListener("elsewhere", leave, { signal });
    const call = (text: string) => attentionOf(app).call(this.id, text);
    tellMore(app, host, "call-came", () => host.seating.namesHere, call, signal);
    this.#show();
    return { element, heading, head, title };
  }

  #honest() {
    if (this.start.handover) return "handover-about";
    return this.#isPlaying ? "invite-honest" : "invite-table";
  }

  /** Whether somebody plays at this device. */
  get #isPlaying() {
    return this.host.seats.some(({ who }) => who === HUMAN);
  }

  /** Who sat here plays at a device of their own: this one is a screen for everybody. */
  #playNobody() {
    const { host } = this;
    for (const [seat, setup] of host.seats.entries())
      if (setup.who === HUMAN) host.reseat(seat, { ...setup, name: "", who: FRIEND });
    this.open.focus();
  }

  /** Whoever sat here has the first seat that nobody else has had. */
  #playAgain() {
    const { host } = this;
    const seat = host.seating.free?.seat;
    const setup = seat === undefined ? undefined : host.seats[seat];
    if (seat === undefined || !setup) return;
    const name = this.start.seats[seat]?.who === HUMAN ? this.start.seats[seat].name : "";
    host.reseat(seat, { ...setup, name, who: HUMAN });
    this.screenButton.focus();
  }

  #changed() {
    const { app, host, id, isLeft, start } = this;
    // A page that is loaded again must not begin a game of its own from another device's.
    if (!start.handover && !isLeft) app.pendingGames.wait(id, { ...start, seats: host.seats });
    this.#show();
  }

  #show() {
    const { app, host } = this;
    const { words } = app;
    this.links.hidden = !this.isBack;
    this.resize();
    this.seats.parentElement?.classList.toggle("is-for-all", !this.#isPlaying);
    this.honest.textContent = words.t(this.#honest());
    const mayChange = this.#isPlaying || host.seating.free !== null;
    this.screenButton.hidden = !mayChange || this.start.handover !== undefined;
    write(this.screenButton.lastElementChild as HTMLElement, words.t(this.#isPlaying ? "screen-only" : "screen-play"));
    this.links.textContent = words.t(host.isOnline ? "waiting-online" : "waiting-by-hand");
    this.#showSeats();
    refill(this.watching, watchersLine(app, host.watchers.watching.map(({ name }) => name)));
    const missing = [...host.guests.values()].filter(({ presence }) => presence !== "here");
    const count = host.handover ? host.handover.missing : missing.length;
    this.dealButton.disabled = count > 0 || host.hostDraws.isDrawing;
    const [waits, ready] = host.handover
      ? ["handover-missing", "handover-ready"]
      : ["invite-missing", host.hostDraws.isDrawing ? "audit-drawing" : "invite-complete"];
    const said = count > 0 ? words.t(waits, { count }) : words.t(ready);
    tell(this.says, said);
    const next = missing.find(({ seat }) => seat === this.shown) ?? missing[0];
    if ((next?.seat ?? null) !== this.shown) this.#invite(next?.seat ?? null);
  }

  #seat(seat: number) {
    const { app, host } = this;
    const { words } = app;
    const { name, colour, who } = host.seats[seat] ?? { name: "", colour: "red", who: HUMAN };
    const presence = host.presence(seat);
    const role = roleOf(app, { presence, who }, "invite-here");
    const isMissing = presence !== null && presence !== "here";
    const called = nameIn(app, name, seat);
    return seatRow(
      app,
      seat,
      { name, colour, presence },
      role,
      isMissing &&
        host.guests.size > 1 &&
        !this.#isForAll(seat) &&
        about(button(words.t("invite-show"), () => this.#invite(seat), {
          id: `invite-${seat}`,
          sign: "share",
          "aria-pressed": String(this.shown === seat),
        }), called),
      isMissing && about(button(words.t("invite-bot"), () => this.#replace(seat), { id: `bot-${seat}` }), called),
    );
  }

  /** A bot plays in place of a friend. */
  #replace(seat: number) {
    const { colour } = this.host.seats[seat] ?? { colour: "red" };
    this.host.reseat(seat, { ...opponent(seat, colour), who: LEVELS[1] });
  }

  /** Whether nobody has had that seat yet. */
  #isFree(seat: number) {
    return this.host.guests.get(seat)?.holder === "";
  }

  /** Whether one link of the table invites to that seat, among others. */
  #isForAll(seat: number) {
    return this.host.isOnline && !this.host.handover && this.#isFree(seat);
  }

  #invite(seat: number | null) {
    this.shown = seat;
    const isForAll = seat !== null && !this.host.handover && this.#isFree(seat);
    fill(
      this.open,
      seat !== null && new Invitation(this.app, this.host, seat, this.signal, isForAll).element,
    );
    this.#showSeats();
  }

  #showSeats() {
    refill(this.seats, ...this.host.seats.map((_, seat) => this.#seat(seat)));
  }

  async #deal() {
    const { app, host, id, signal, start } = this;
    if (host.handover) {
      await this.#goOn(host.handover);
      return;
    }
    const drawn = host.draw();
    this.#show();
    const shares = await drawn.finally(() => this.#show());
    if (!shares || signal?.aborted) return;
    this.isLeft = true;
    app.pendingGames.leave(id);
    app.pendingGames.ask(id, { ...start, seats: host.seats, seed: null, shares });
    app.go({ screen: "table", save: id });
  }

  /** The game that another device has dealt goes on here. */
  async #goOn(handover: Handover) {
    const { app, host, id, signal, start } = this;
    const text = await handover.open().catch(() => null);
    if (signal.aborted) return;
    if (text === null) {
      this.says.textContent = app.words.t("handover-broken");
      return;
    }
    app.pendingGames.set(id, { ...start, seats: host.seats, text });
    app.go({ screen: "table", save: id });
  }
}

/** An invitation over the table, for who has to come back. */
export function openInvitation(app: App, host: Host, seat: number, signal: AbortSignal) {
  const { words } = app;
  const opened = dialog(
    {
      title: words.t("invite-again", { name: nameIn(app, host.seats[seat]?.name ?? "", seat) }),
      class: "together",
      closeLabel: words.t("shell-close"),
    },
    canConnect()
      ? new Invitation(app, host, seat, signal).element
      : make("p", { role: "alert" }, words.t("missing-connection-hint")),
  );
  const close = () => {
    if (host.presence(seat) === "here") opened.close();
  };
  host.addEventListener("change", close, { signal });
  openModal(opened);
  return opened;
}
