/**
 * Answers to what everybody is asked, each signed by the device that gives it: so nobody can say for
 * another one that it agreed, and who agreed cannot deny it. Pure.
 */

import { isSigned } from "../keys/identity.js";
import type { Vote } from "../../../types/engine.js";
import type { Identity } from "../keys/identity.js";

/** Raised when what is signed changes. */
const LABEL = "freebooters vote 1";

/** Votes of one question that are looked at: there are fewer seats. */
const MOST = 8;

/**
 * What everybody is asked, at which table, in the game with that seal of its deal: whether it, `undone`
 * as it is then, goes back to that position for that seat. `id` is the question's own.
 */
interface Request {
  table: string;
  deal: string;
  id: string;
  seat: number;
  undone: number;
  position: number;
}

/** `voter`: its seat. */
function statement(
  { table, deal, id, seat, undone, position }: Request,
  voter: number,
  isFor: boolean,
) {
  const all = [LABEL, table, deal, id, seat, undone, position, voter, isFor];
  return new TextEncoder().encode(JSON.stringify(all));
}

/** `voter`: its seat. */
export function signed(identity: Identity, request: Request, voter: number, isFor: boolean) {
  return identity.sign(statement(request, voter, isFor));
}

/** Whether the device with that key has given that answer. */
export function isVote(
  key: string,
  request: Request,
  voter: number,
  isFor: boolean,
  signature: string,
) {
  return isSigned(key, statement(request, voter, isFor), signature);
}

/** Those that have the form of one. */
export function votesIn(value: unknown): Vote[] {
  return Array.isArray(value) ? value.filter(hasForm).slice(0, MOST) : [];
}

function hasForm(value: unknown) {
  const [table, id, seat, ...texts] = Array.isArray(value) ? value : [];
  const isText = [table, id, ...texts].every((text) => typeof text === "string");
  return isText && Number.isSafeInteger(seat) && texts.length === 2;
}

/**
 * The votes for something that was taken back, each with whether its device has signed it. Left out are
 * those of other tables, and those by keys that nobody knows as that seat's.
 */
export function judged(
  votes: Vote[],
  about: Omit<Request, "id">,
  knows: (seat: number, key: string) => boolean,
): [seat: number, signed: boolean][] {
  return votes
    .filter(([table, , seat, key]) => table === about.table && knows(seat, key))
    .map(([, id, seat, key, signature]) => [seat, isVote(key, { ...about, id }, seat, true, signature)]);
}

/**
 * The same for a whole game, as the check wants it; nothing where it cannot be read. `text`: the
 * game as it was opened. `deal`: its seal; null: as the game has it.
 */
export function judgedIn(
  text: string,
  table: string,
  deal: string | null,
  knows: (seat: number, key: string) => boolean,
): [undone: number, seat: number, signed: boolean][] {
  const { rewound, seal } = tableIn(text);
  return (Array.isArray(rewound) ? rewound : []).flatMap((each, undone) => {
    const { position, seat, votes } = Object(each);
    const about = { table, deal: deal ?? String(seal), seat, undone, position };
    return judged(votesIn(votes), about, knows).map(
      ([voter, isIt]) => [undone, voter, isIt] as [number, number, boolean],
    );
  });
}

/** `text`: of a save. */
function tableIn(text: string): { rewound?: unknown; seal?: unknown } {
  try {
    return Object(JSON.parse(text).table);
  } catch {
    return {};
  }
}
