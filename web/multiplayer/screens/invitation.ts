/** One invitation: how it gets to a friend, and how the reply comes back, if one has to. */

import { Malformed } from "../protocol/bytes.js";
import { canEncrypt } from "../protocol/keys/cipher.js";
import { configurationOf, servers } from "../protocol/meeting-point/servers.js";
import { fill, make } from "../../components/dom.js";
import { telling, tellingLine } from "../../components/telling.js";
import { hash } from "../../page/router.js";
import { address, bringing, carrying, replyTo } from "./send-link.js";
import { hostingOf } from "./company.js";
import { onlineSwitch, unreachable } from "./online-switch.js";
import { troubles } from "./connection-troubles.js";
import type { App } from "../../types/page.js";
import type { Servers } from "../protocol/meeting-point/servers.js";
import type { Host } from "../protocol/seats/host.js";

export class Invitation {
  declare app: App;
  declare host: Host;
  declare seat: number;
  declare isForAll: boolean;
  declare element: HTMLElement;
  /** Where friends can be, said first. */
  declare near: HTMLParagraphElement;
  declare ways: HTMLDivElement;
  declare told: HTMLParagraphElement;
  /** What may be in the way. */
  declare trouble: HTMLDivElement;
  named: Servers | null = null;
  /** Whether the way by hand is open beside the one to a meeting point. */
  isCarried = false;
  carrying: HTMLDetailsElement | null = null;

  /** `isForAll`: whether the link to a meeting point is that of the table, and not of that seat. */
  constructor(app: App, host: Host, seat: number, signal: AbortSignal, isForAll = false) {
    this.app = app;
    this.host = host;
    this.seat = seat;
    this.isForAll = isForAll;
    this.element = make("section", { class: "invitation" });
    this.near = make("p", { class: "invite-near" });
    this.ways = make("div", { class: "invitation-ways" });
    this.told = tellingLine("fine");
    this.trouble = telling(make("div", { class: "join-trouble" }));
    host.addEventListener("skew", (event) => void this.#skewed((event as CustomEvent).detail), { signal });
    host.addEventListener("renewed", (event) => void this.#renewed((event as CustomEvent).detail), { signal });
    host.addEventListener("blocked", (event) => this.#blocked((event as CustomEvent).detail), { signal });
    host.addEventListener("reception", () => this.#received(), { signal });
    void this.#begin();
  }

  async #begin() {
    const { app, element, host } = this;
    this.named = await servers();
    const turn = (isOn: boolean) => void this.#turn(isOn);
    fill(
      element,
      this.near,
      this.named && onlineSwitch(app, this.named, host.isOnline, turn),
      this.ways,
      this.told,
      this.trouble,
    );
    await this.#show();
  }

  async #turn(isOn: boolean) {
    await hostingOf(this.app).goOnline(this.host, isOn);
    await this.#show();
  }

  /** Whether the link of the table is what invites now. */
  get isLinkForAll() {
    return this.isForAll && this.host.isOnline;
  }

  async #show() {
    const { app, host, seat, ways } = this;
    const { words } = app;
    if (host.presence(seat) === null) return; // a bot has the seat
    const { isLinkForAll } = this;
    const text = isLinkForAll ? host.admission.inviteAll() : await host.admission.invite(seat);
    // Where Online was switched meanwhile, what was made before is not shown in place of what is wanted now.
    if (text === null || isLinkForAll !== this.isLinkForAll) return;
    this.told.textContent = "";
    fill(this.trouble);
    const canSwitch = this.named && canEncrypt() ? "yes" : "no";
    this.near.textContent = words.t("invite-near", { switch: canSwitch });
    this.near.hidden = host.isOnline;
    if (host.isOnline)
      fill(
        ways,
        make("h2", {}, words.t(isLinkForAll ? "invite-all" : "invite-online")),
        make("p", {}, words.t(isLinkForAll ? "invite-all-about" : "invite-online-about")),
        this.#link(text),
        this.named && this.#byHand(this.named),
      );
    else fill(ways, ...this.#carried(make("p", {}, words.t("invite-first-about")), this.#link(text)));
    this.#received();
  }

  /** The link of an invitation. `says`: what it is called. */
  #link(text: string, says: { code: string; link: string } = { code: "invite-code", link: "invite-link" }) {
    return carrying(this.app, address(hash({ screen: "join", invite: text })), { ...says, title: "invite-told" });
  }

  /** An invitation, and how the reply to it comes back by hand. */
  #carried(...invited: HTMLElement[]) {
    const { words } = this.app;
    return [
      make("h2", {}, words.t("invite-first")),
      ...invited,
      make("h2", {}, words.t("invite-second")),
      make("p", {}, words.t("invite-second-about")),
      bringing(this.app, (text) => void this.#take(text)),
    ];
  }

  /** The way by hand, for who cannot reach the meeting point; no server is asked before it is opened. */
  #byHand(named: Servers) {
    const { host, seat } = this;
    const { words } = this.app;
    const inside = make("div", { class: "invitation-ways" });
    let isAsked = false;
    const open = async () => {
      if (isAsked) return;
      isAsked = true;
      const isFar = named.stun.length + named.turn.length > 0;
      const text = await host.admission.carry(seat, isFar ? configurationOf(named) : undefined);
      if (text === null) return;
      const link = this.#link(text, { code: "invite-carry-code", link: "invite-carry-link" });
      fill(inside, make("p", {}, words.t("invite-carry-about", { far: isFar ? "yes" : "no" })), ...this.#carried(link));
    };
    const details = make(
      "details",
      { class: "more", open: this.isCarried },
      make("summary", {}, words.t("invite-carry")),
      inside,
    );
    details.addEventListener("toggle", () => {
      this.isCarried = details.open;
      if (details.open) void open();
    });
    if (this.isCarried) void open();
    this.carrying = details;
    return details;
  }

  /** The invitation has led to nothing: there is another one. */
  async #renewed({ seat, isUsed }: { seat: number; isUsed: boolean }) {
    const { app, host, trouble } = this;
    const { words } = app;
    if (seat !== this.seat || host.presence(seat) === "here") return;
    await this.#show();
    if (isUsed) return;
    this.told.textContent = words.t("invite-renewed");
    const list = troubles(app, ["network", "isolated", "browser"]);
    fill(trouble, make("p", {}, words.t("invite-trouble")), list);
  }

  /** A friend has knocked, and no link has opened. */
  #blocked({ seat }: { seat: number | null }) {
    const { app, host, trouble } = this;
    if ((seat ?? this.seat) !== this.seat || host.presence(this.seat) === "here") return;
    const list = troubles(app, ["isolated", "mobile", "browser", "hand"]);
    fill(trouble, make("p", {}, app.words.t("invite-blocked")), list);
  }

  /** A device with another version of the page was not let in: it needs a new invitation. */
  async #skewed({ seat, isOlder }: { seat: number; isOlder: boolean }) {
    if (seat !== this.seat) return;
    this.host.guests.get(seat)?.withdraw();
    await this.#show();
    this.told.textContent = this.app.words.t(isOlder ? "invite-old-guest" : "invite-old-host");
  }

  /** How the meeting point stands. */
  #received() {
    const { app, host, named } = this;
    if (!host.isOnline || !named) return;
    const state = hostingOf(app).receptions.get(host)?.state ?? "connecting";
    const said = state === "failed" ? unreachable(app, named) : app.words.t(`online-${state}`);
    if (this.told.textContent !== said) this.told.textContent = said;
    if (state === "failed" && this.carrying) this.carrying.open = true;
  }

  async #take(text: string) {
    const { app, host, told } = this;
    const { words } = app;
    const reply = replyTo(app, text, told);
    if (reply === null) return;
    try {
      await host.admission.admit(reply);
      told.textContent = words.t("invite-connecting");
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      told.textContent = words.t("invite-other-reply");
    }
  }
}

