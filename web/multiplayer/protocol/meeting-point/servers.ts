/**
 * The servers that whoever hosts the page has chosen for games across the internet, in
 * `together.json` beside it: relays, at which devices meet, STUN and TURN.
 */

import { BASE } from "../../../kit/base-url.js";
import { Malformed } from "../bytes.js";

interface Turn {
  url: string;
  username: string;
  credential: string;
}
export interface Servers {
  relays: string[];
  stun: string[];
  turn: Turn[];
}

/** The most of each kind. */
const MOST = 8;

const RELAY = /^wss?:\/\/[^\s;,'"]+$/;
const STUN = /^stuns?:[^\s]+$/;
const TURN = /^turns?:[^\s]+$/;

/** What the page has found. */
let found: Servers | null = null;

/** Asked for, until it was had, of the page's own host; null: no relay is named, or the file cannot be had. */
export async function servers(): Promise<Servers | null> {
  if (!found && isHosted() && navigator.onLine) found = await ask();
  return found?.relays.length ? found : null;
}

async function ask() {
  try {
    const answer = await fetch(new URL("together.json", BASE));
    return answer.ok ? serversOf(await answer.json()) : null;
  } catch (error) {
    if (error instanceof Malformed) console.warn(`together.json: ${error.message}`);
    return null;
  }
}

/** The page as one file has no host to ask. */
function isHosted() {
  return document.querySelector('meta[name="version"]') !== null;
}

/** What `together.json` says; throws `Malformed`, which says what is wrong. */
export function serversOf(said: unknown): Servers {
  const { relays = [], stun = [], turn = [] } = Object(said) as Record<string, unknown>;
  const texts = (name: string, list: unknown, form: RegExp) => {
    const isFine = (each: unknown) => typeof each === "string" && form.test(each);
    if (!Array.isArray(list) || list.length > MOST || !list.every(isFine)) throw new Malformed(name);
    return list as string[];
  };
  if (!Array.isArray(turn)) throw new Malformed("turn");
  const urls = turn.map((each) => Object(each).url);
  texts("turn", urls, TURN);
  return {
    relays: texts("relays", relays, RELAY),
    stun: texts("stun", stun, STUN),
    turn: turn.map(({ url, username = "", credential = "" }) => ({
      url,
      username: String(username),
      credential: String(credential),
    })),
  };
}

export function configurationOf({ stun, turn }: Servers): RTCConfiguration {
  const turns = turn.map(({ url, username, credential }) => ({ urls: url, username, credential }));
  return { iceServers: [...stun.map((urls) => ({ urls })), ...turns] };
}

/** The host's name in an address. */
export function hostOf(address: string) {
  return /^\w+:(?:\/\/)?([^/?]+)/.exec(address)?.[1] ?? address;
}
