/** How strong each level was in tournaments, for the lobby. */

import { BASE } from "../../kit/base-url.js";
import { request } from "../../net/files.js";
import { draw, make } from "../../components/dom.js";

/** @import {Options} from "../../types/engine.js" */
/** @import {Words} from "../../i18n/words.js" */
/** @import {Rated, Setup} from "../../types/page.js" */

const RATINGS = new URL("rooms/ratings.json", BASE);

/** The bar's length in its own units, and the least of it that is shown. */
const LENGTH = 100;
const LEAST = 4;

/** @type {Promise<Record<string, Rated[]>> | null} */
let fetched = null;

/**
 * The ratings of a game, fetched when they are first needed; empty if they cannot be loaded.
 * @param {string} game
 * @returns {Promise<Rated[]>}
 */
export async function ratingsOf(game) {
  fetched ??= fetchRatings();
  return (await fetched)[game] ?? [];
}

/** @returns {Promise<Record<string, Rated[]>>} */
async function fetchRatings() {
  try {
    const response = await request(RATINGS);
    return response.ok ? ((await response.json()).games ?? {}) : {};
  } catch {
    return {};
  }
}

/**
 * The ratings at such a table; or else at all tables together; null if there are none.
 * @param {Rated[]} rated
 * @param {Setup} setup
 * @returns {Rated | null}
 */
export function ratedAt(rated, { seats, options }) {
  const exact = rated.find((one) => one.seats === seats.length && isSame(one.options, options));
  return exact ?? rated.find((one) => one.options === null) ?? null;
}

/** @param {Options | null} measured @param {Options} chosen */
function isSame(measured, chosen) {
  if (measured === null) return false;
  const names = Object.keys(measured);
  return (
    names.length === Object.keys(chosen).length &&
    names.every((name) => measured[name] === chosen[name])
  );
}

/**
 * How far a level is ahead of the weakest, relative to the best at the same table.
 * @param {Rated} rated
 * @param {string} level
 */
export function ratingBar(rated, level) {
  const one = rated.levels[level];
  if (!one) return null;
  const best = Math.max(1, ...Object.values(rated.levels).map(({ rating }) => rating));
  return bar(Math.max(LEAST, (one.rating / best) * LENGTH));
}

/**
 * What a level won against the next weaker one, and how sure that is.
 * @param {Pick<Words, "t">} words
 * @param {Rated} rated
 * @param {string} level
 */
export function ratingWords(words, rated, level) {
  const one = rated.levels[level];
  if (one?.against === undefined) return null;
  const others = rated.seats - 1;
  const weaker = words.t(`level-${one.against}`);
  const sure = { games: one.games, low: percent(one.low), high: percent(one.high) };
  const asides = [
    words.t("lobby-rating-sure", sure),
    others > 1 && words.t("lobby-rating-even", { even: percent(1 / rated.seats) }),
  ];
  return make(
    "p",
    { class: "rating" },
    make(
      "strong",
      {},
      words.t("lobby-rating", { share: percent(one.share), others, level: weaker }),
    ),
    ` (${asides.filter(Boolean).join("; ")})`,
  );
}

/** @param {number} length */
function bar(length) {
  const height = 6;
  return draw(
    "svg",
    {
      class: "rating-bar",
      viewBox: `0 0 ${LENGTH} ${height}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    draw("rect", { class: "rating-track", width: LENGTH, height }),
    draw("rect", { class: "rating-reach", width: length, height }),
  );
}

/** @param {number} share */
function percent(share) {
  return Math.round(share * 100);
}
