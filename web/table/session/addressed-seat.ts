/** Whether a table addresses somebody: the only person who plays there, without a name. */

import { isolated } from "../../i18n/safe-text.js";
import { HUMAN } from "../../model/setup.js";
import type { Words } from "../../i18n/words.js";
import type { Table } from "../../types/engine.js";

type Looked = Pick<Table, "seats" | "viewer" | "watched">;

/**
 * The seat of the one who is "you" at that table, null if nobody is: several people play, or one
 * who goes by a name, or none that reads this.
 */
export function youOf({ seats, watched }: Pick<Looked, "seats" | "watched">) {
  const people = seats.flatMap(({ who }, seat) => (who === HUMAN ? [seat] : []));
  const [only = null] = people;
  return people.length === 1 && only !== null && !watched && seats[only]?.name === "" ? only : null;
}

/**
 * The seat that is addressed now: nobody's while one looks through the eyes of others, whose things
 * are called yours then.
 */
export function readerOf(table: Looked | null, you = table && youOf(table)) {
  return table?.viewer === you ? you : null;
}

/** From now on words address whoever reads that table, and name its seats. */
export function addressReader(words: Words, play: { table: Table | null }) {
  let known = play.table;
  let you = known && youOf(known);
  // It is asked for with every text.
  words.reader = () => {
    if (known !== play.table) {
      known = play.table;
      you = known && youOf(known);
    }
    return readerOf(known, you);
  };
  words.seatName = (seat) =>
    isolated(play.table?.seats[seat]?.name ?? "") ||
    (seat === words.reader()
      ? words.t("rail-you")
      : words.t("seat-number", { number: seat + 1 }));
}
