// A table whose link is out, and who comes by it.

import { randomBytes } from "../../web/multiplayer/protocol/bytes.js";
import { NAME } from "../../web/multiplayer/protocol/keys/cipher.js";
import { Identity } from "../../web/multiplayer/protocol/keys/identity.js";
import { LONGEST_TABLE } from "../../web/multiplayer/protocol/links/frames.js";
import { Link } from "../../web/multiplayer/protocol/links/link.js";
import { Offers } from "../../web/multiplayer/protocol/links/offers.js";
import { OF_HOSTS } from "../../web/multiplayer/protocol/messages.js";
import { Host } from "../../web/multiplayer/protocol/seats/host.js";
import { Device, Gathering } from "./gathering.mjs";

/** @param {object | null} kept by which guests find back */
export function openTable(air, engine, setup, kept = null) {
  const gathering = new Gathering(air, engine, setup, "link");
  const { dealer } = gathering;
  if (kept) dealer.host = new Host(engine, "id", setup, kept);
  const { host } = gathering;
  host.admission.goOnline(true);
  host.admission.inviteAll();
  return { gathering, host, offers: new Offers((guest, link) => host.arrivals.expect(guest, link)) };
}

/** Comes by the link of the table, as a meeting point would bring it. */
export async function offered({ host, offers }, link) {
  const packet = await link.offer();
  const said = await offers.answer(null, { sort: "offer", name: randomBytes(NAME), packet });
  await link.accept(said.packet);
}

/** A device comes; its guest. */
export async function comes(at, name, identity = new Identity(), how = {}) {
  const device = new Device(identity);
  const { guest } = device;
  Object.assign(guest, { at: at.host.table, name, device, ...how });
  const link = new Link(OF_HOSTS, LONGEST_TABLE);
  guest.connect(link);
  await offered(at, link);
  return guest;
}

export const isSettled = ({ refusal, state, welcome }) => refusal !== null || (state === "here" && welcome);
