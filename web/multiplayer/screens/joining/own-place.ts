/** The place that this device has at a table elsewhere: who it is there, and by what it finds back. */

import { hear } from "../../../kit/hear.js";
import { toText, fromText } from "../../protocol/bytes.js";
import { GuestRecord } from "../../protocol/audit/guest-record.js";
import { Identity } from "../../protocol/keys/identity.js";
import { Guest } from "../../protocol/seats/guest.js";
import { joined, noted } from "../../protocol/seats/kept-tables.js";
import { deliver } from "../../protocol/seats/reply-tabs.js";
import { storageOrNull } from "../../../storage/preferences.js";
import type { App } from "../../../types/page.js";
import type { Invite } from "../../protocol/seats/invite-links.js";
import type { Place } from "../../protocol/seats/kept-tables.js";

export class OwnPlace {
  declare id: string;
  declare invite: Invite;
  /** The invitation as a text. */
  declare text: string;
  declare guest: Guest;
  /** What was kept of it before this page came. */
  declare before: Place | null;
  shelf = joined(storageOrNull("localStorage"));

  /** `text`: of the invitation. */
  constructor(app: App, text: string, invite: Invite) {
    this.text = text;
    this.invite = invite;
    this.id = toText(invite.table);
    this.before = this.shelf.get(this.id);
    this.guest = guestOf(app, this.id, this.before);
    this.guest.name ||= this.before?.name ?? "";
  }

  keep(more: Partial<Place> = {}) {
    const { guest, id, shelf } = this;
    const before = shelf.get(id) ?? { host: "", invite: "", sealed: [] };
    const { engine, identity, isWatching, name } = guest;
    // Until this page was let in another one may have the seat, and have sealed something.
    const sealed = guest.welcome ? engine.guestChoices.kept : before.sealed;
    shelf.put(id, { ...before, secret: identity.kept, name, isWatching, sealed, ...more });
  }

  /** The host has let it in: it finds back by the same invitation, and from the first screen while the game lasts. */
  keepSeat() {
    const { guest, invite, text } = this;
    const isOnline = guest.approach !== null;
    const waits = guest.table?.over ? null : { host: invite.host, game: invite.game };
    this.keep({ host: guest.hostKey, invite: text, isOnline, waits });
  }

  /** It has no place there any more. */
  giveUp() {
    this.keep({ host: "", isOnline: false, waits: null });
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
  const storage = storageOrNull("localStorage");
  const shelf = noted(storage);
  const guestRecord = new GuestRecord(shelf.get(id), (notes) => shelf.put(id, notes));
  const guest = new Guest(Identity.of(place?.secret), guestRecord, fromText(id));
  guest.hostKey = place?.host ?? "";
  guest.isWatching = place?.isWatching ?? false;
  guest.engine.takeUp(place?.sealed ?? []);
  // Another page may have had the seat since this one was opened.
  const again = () => {
    guestRecord.take(shelf.get(id));
    guest.engine.takeUp(joined(storage).get(id)?.sealed ?? []);
  };
  guest.addEventListener("proven", again, { once: true });
  guest.mesh.meet();
  // It is for the table that this page deals, if any.
  hear(guest.mesh, { reply: ({ reply }) => void deliver(reply) });
  guests.set(id, guest);
  window.addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) guest.leave();
  });
  return guest;
}
