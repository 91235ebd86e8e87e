/**
 * The servers that whoever hosts the page has chosen for games across the internet, in
 * `together.json` beside it: relays, at which devices meet, STUN and TURN. As shipped there are none.
 */

import { BASE } from "../../../kit/base-url.js";
import { Malformed } from "../bytes.js";

/** @typedef {{url: string, username: string, credential: string}} Turn */
/** @typedef {{relays: string[], stun: string[], turn: Turn[]}} Servers */

/** The most of each kind. */
const MOST = 8;

const RELAY = /^wss?:\/\/[^\s;,'"]+$/;
const STUN = /^stuns?:[^\s]+$/;
const TURN = /^turns?:[^\s]+$/;

/** What the page has found. @type {Servers | null} */
let found = null;

/**
 * Asked for, until it was had, of the page's own host; null: no relay is named, or the file cannot be had.
 * @returns {Promise<Servers | null>}
 */
export async function servers() {
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

/**
 * What `together.json` says; throws `Malformed`, which says what is wrong.
 * @param {unknown} said
 * @returns {Servers}
 */
export function serversOf(said) {
  const { relays = [], stun = [], turn = [] } = /** @type {Record<string, unknown>} */ (Object(said));
  const texts = (/** @type {string} */ name, /** @type {unknown} */ list, /** @type {RegExp} */ form) => {
    const isFine = (/** @type {unknown} */ each) => typeof each === "string" && form.test(each);
    if (!Array.isArray(list) || list.length > MOST || !list.every(isFine)) throw new Malformed(name);
    return /** @type {string[]} */ (list);
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

/** @param {Servers} servers @returns {RTCConfiguration} */
export function configurationOf({ stun, turn }) {
  const turns = turn.map(({ url, username, credential }) => ({ urls: url, username, credential }));
  return { iceServers: [...stun.map((urls) => ({ urls })), ...turns] };
}

/** The host's name in an address. @param {string} address */
export function hostOf(address) {
  return /^\w+:(?:\/\/)?([^/?]+)/.exec(address)?.[1] ?? address;
}
