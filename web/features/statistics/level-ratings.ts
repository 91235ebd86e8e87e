/** How strong each level was in tournaments, for the lobby. */

import { BASE } from "../../kit/base-url.js";
import { request } from "../../net/files.js";
import { inParts } from "../../i18n/parts.js";
import { draw, make } from "../../components/dom.js";
import type { Words } from "../../i18n/words.js";
import type { Options } from "../../types/engine.js";
import type { Rated, Setup } from "../../types/page.js";

const RATINGS = new URL("rooms/ratings.json", BASE);

/** The bar's length in its own units, and the least of it that is shown. */
const LENGTH = 100;
const LEAST = 4;

let fetched: Promise<Record<string, Rated[]>> | null = null;

/** The ratings of a game, fetched when they are first needed; empty if they cannot be loaded. */
export async function ratingsOf(game: string): Promise<Rated[]> {
  fetched ??= fetchRatings();
  return (await fetched)[game] ?? [];
}

async function fetchRatings(): Promise<Record<string, Rated[]>> {
  try {
    const response = await request(RATINGS);
    return response.ok ? ((await response.json()).games ?? {}) : {};
  } catch {
    return {};
  }
}

/** The ratings at such a table; or else at all tables together; null if there are none. */
export function ratedAt(rated: Rated[], { seats, options }: Setup): Rated | null {
  const exact = rated.find((one) => one.seats === seats.length && isSame(one.options, options));
  return exact ?? rated.find((one) => one.options === null) ?? null;
}

function isSame(measured: Options | null, chosen: Options) {
  if (measured === null) return false;
  const names = Object.keys(measured);
  return (
    names.length === Object.keys(chosen).length &&
    names.every((name) => measured[name] === chosen[name])
  );
}

/** How far a level is ahead of the weakest, relative to the best at the same table. */
export function ratingBar(rated: Rated, level: string) {
  const one = rated.levels[level];
  if (!one) return null;
  const best = Math.max(1, ...Object.values(rated.levels).map(({ rating }) => rating));
  return bar(Math.max(LEAST, (one.rating / best) * LENGTH));
}

/** What a level won against the next weaker one, and how sure that is. */
export function ratingWords(words: Pick<Words, "t">, rated: Rated, level: string) {
  const one = rated.levels[level];
  if (one?.against === undefined) return null;
  const others = rated.seats - 1;
  const weaker = words.t(`level-${one.against}`);
  const sure = { games: one.games, low: percent(one.low), high: percent(one.high) };
  const asides = [
    words.t("lobby-rating-sure", sure),
    ...(others > 1 ? [words.t("lobby-rating-even", { even: percent(1 / rated.seats) })] : []),
  ];
  return make(
    "p",
    { class: "rating" },
    make(
      "strong",
      {},
      words.t("lobby-rating", { share: percent(one.share), others, level: weaker }),
    ),
    ` (${inParts(words, asides)})`,
  );
}

function bar(length: number) {
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

function percent(share: number) {
  return Math.round(share * 100);
}
