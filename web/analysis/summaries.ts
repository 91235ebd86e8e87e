/** What decided a game, in one sentence for each seat. */

import { make } from "../components/dom.js";
import { emblem } from "../components/emblem.js";
import type { Message, Table } from "../types/engine.js";
import type { App } from "../types/page.js";

/** `isAll`: no more will be found out, so that it is said for whom nothing can be told, once. */
export function summaryItems(
  { words }: App,
  { seats }: Pick<Table, "seats">,
  summaries: (Message | null)[],
  isAll: boolean,
) {
  const told = summaries.flatMap((summary, seat) =>
    summary
      ? [
          make(
            "li",
            {},
            emblem(seats[seat]?.colour ?? "red"),
            make("span", {}, words.say(summary)),
          ),
        ]
      : [],
  );
  const untold = summaries.flatMap((summary, seat) => (summary ? [] : [words.seatName(seat)]));
  if (!isAll || untold.length === 0) return told;
  const names = new Intl.ListFormat(words.locale).format(untold);
  const said = told.length > 0 ? words.t("summary-nothing", { names }) : words.t("summary-none");
  return [...told, make("li", {}, make("span", {}, said))];
}
