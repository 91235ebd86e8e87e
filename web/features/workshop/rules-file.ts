/** Changed rules as a file. Pure. */

import { fits, isObject, named } from "../../kit/shape.js";
import { LARGEST, NAME, RulesError, TEXT } from "./rules-link.js";
import type { Kind } from "../../kit/shape.js";
import type { Rules } from "./rules-link.js";

/** A game with the seed from which it is dealt. */
export interface Seeded extends Rules {
  seed: string;
}

const FORMAT = "workshop";
const VERSION = 1;

export const SEEDED: Kind<Seeded> = {
  parts: { base: { text: 40 }, name: NAME, text: TEXT, seed: { text: 200 } },
};

export function rulesFile({ base, name, text, seed }: Seeded): string {
  return `${JSON.stringify({ freebooters: FORMAT, version: VERSION, base, name, text, seed }, null, 1)}\n`;
}

/** What a file holds. Rejects with `RulesError`. `ready`: the ids of the ready games. */
export async function rulesInFile(file: Pick<File, "size" | "text">, ready: Iterable<string>): Promise<Seeded> {
  if (file.size > LARGEST) throw new RulesError("large");
  const found: unknown = await file.text().then(JSON.parse).catch(() => null);
  if (!isObject(found) || found.freebooters !== FORMAT) throw new RulesError("foreign");
  if (Number(found.version) > VERSION) throw new RulesError("newer");
  if (!fits(SEEDED, found)) throw new RulesError("damaged");
  if (![...ready].includes(found.base)) throw new RulesError("newer");
  return named(SEEDED, found);
}
