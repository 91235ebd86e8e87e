/** How a game came out, in one line. */

import { HUMAN } from "../../model/setup.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** Nobody if everybody has lost. */
export function winnersOf({ ranks }: Pick<Table, "ranks">) {
  return (ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

export function headline(
  { words }: Pick<App, "words">,
  { ranks, seats, viewer }: Pick<Table, "ranks" | "seats" | "viewer">,
) {
  const winners = winnersOf({ ranks });
  const [winner, ...others] = winners;
  if (winner === undefined) return words.t("result-lost");
  const names = winners.map(words.seatName);
  if (others.length > 0)
    return words.t("result-shared", { names: new Intl.ListFormat(words.locale).format(names) });
  const isYou = winner === viewer && seats.filter(({ who }) => who === HUMAN).length === 1;
  return isYou ? words.t("result-you") : words.t("result-winner", { name: names[0] ?? "" });
}
