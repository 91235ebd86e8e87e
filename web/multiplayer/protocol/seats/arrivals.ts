/**
 * Whoever comes to a table that this page deals, over a link that has been made: to a seat, or to watch; or is
 * told why not.
 */

import { ANY } from "./invite-links.js";
import { PROTOCOL } from "../messages.js";
import type { Link } from "../links/link.js";
import type { Message } from "../messages.js";
import type { GuestSeat } from "./guest-seat.js";
import type { Host } from "./host.js";
import type { Watcher } from "./watchers.js";

export class Arrivals {
  declare host: Host;

  constructor(host: Host) {
    this.host = host;
  }

  /** `guest`: whoever has that seat comes; null: which one, is told by who comes. */
  expect(guest: GuestSeat | null, link: Link) {
    const { host } = this;
    const { admission, watchers } = host;
    let coming = guest;
    const greet = () => admission.greet(guest, link);
    if (link.isOpen) greet();
    else link.addEventListener("open", greet);
    link.addEventListener("state", () => {
      if (coming) host.follow(coming, link);
      if (link.state === "dead" && watchers.lost(link)) host.announce();
    });
    link.addEventListener("message", (event) => {
      const message = (event as CustomEvent<Message>).detail;
      const watcher = watchers.at(link);
      if (watcher) return this.#hearWatcher(watcher, message);
      const isHello = message.t === "hello" && coming?.link !== link;
      if (isHello && message.isWatching === true) {
        if (coming) this.#free(coming, link);
        coming = null;
        return this.#watch(link, message);
      }
      if (isHello) coming ??= admission.seatFor(message);
      if (!coming) this.#refuse(link, "together-full", "full");
      else if (coming.link === link) host.hear(coming, message);
      else if (isHello) this.#greet(coming, link, message);
    });
  }

  /** Somebody may watch who has asked. */
  letIn(watcher: Watcher) {
    const { host } = this;
    host.watchers.letIn(watcher);
    host.welcome(watcher, ANY);
    host.announce();
    host.matchServer.show(watcher);
  }

  /** Somebody may not watch. */
  turnAway(watcher: Watcher) {
    const { host } = this;
    host.watchers.turnAway(watcher);
    if (watcher.link) this.#refuse(watcher.link, "together-unwatched", "unwatched");
    host.announce();
  }

  #refuse(link: Link, reason: string, why: string) {
    void link.send({ t: "refused", reason }).then(() => link.close(why));
  }

  /** Whether a page of another version has come, which is told so. `seat`: null where it is not known. */
  #isSkewed(seat: number | null, link: Link, { protocol }: Message) {
    if (protocol === PROTOCOL) return false;
    const isOlder = Number(protocol) < PROTOCOL;
    if (seat !== null) this.host.tell("skew", { seat, isOlder });
    this.#refuse(link, isOlder ? "together-old-guest" : "together-old-host", "version");
    return true;
  }

  /** Who was invited to a seat only watches: it takes another invitation. */
  #free(guest: GuestSeat, link: Link) {
    guest.lost(link);
    this.host.admission.renewed(guest, true);
  }

  /** Somebody would watch: who has been let in before is not asked about again. */
  #watch(link: Link, hello: Message) {
    const { admission, watchers } = this.host;
    if (this.#isSkewed(null, link, hello)) return;
    if (!admission.comes(link, hello)) return this.#refuse(link, "together-taken", "taken");
    const watcher = watchers.come(link, hello);
    if (!watcher) this.#refuse(link, "together-unwatched", "unwatched");
    else if (watcher.isLetIn) this.letIn(watcher);
    else this.host.tell("change");
  }

  /** Who watches may ask what does not change the match, as the engine sees to, and nothing else. */
  #hearWatcher(watcher: Watcher, message: Message) {
    const { matchServer } = this.host;
    if (watcher.isLetIn && message.t === "ask") matchServer.do(() => matchServer.answer(watcher, message, null));
  }

  #greet(guest: GuestSeat, link: Link, hello: Message) {
    const { host } = this;
    const { admission, commitRounds, matchServer, seating } = host;
    const { name, frame, shown, key } = hello;
    if (this.#isSkewed(guest.seat, link, hello)) return;
    const how = admission.admits(guest, link, hello);
    if (how === null) return this.#refuse(link, "together-taken", "taken");
    guest.take(link, how === "same");
    guest.hold(String(key), how);
    guest.greet(frame, shown);
    commitRounds.comes(guest);
    if (!matchServer.isAtTable) seating.rename(guest.seat, String(name));
    host.welcome(guest, guest.seat);
    host.announce();
    if (matchServer.isAtTable && !seating.isFriends(guest.seat)) host.tell("back", { seat: guest.seat });
    matchServer.show(guest);
    matchServer.do(async () => {
      commitRounds.tell(guest);
      host.talk.comes(guest);
      host.trustees.tell(guest);
    });
    if (host.handover && !matchServer.isAtTable) guest.send({ t: "wanted", copy: host.handover.own.copy });
  }
}
