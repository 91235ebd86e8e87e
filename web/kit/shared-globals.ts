/**
 * What the scripts of the built page share: those in the document, which run first, and the rest. If
 * they are one, it is shared with itself.
 */

import type { EarlyWorker } from "../engine/early-worker.js";
import type { Packed } from "../types/workers.js";
import type { AddressPolicy } from "./address-policy.js";

export interface Shared {
  /** The page may create it once. */
  policy?: AddressPolicy;
  /** The address of the workers' script. */
  worker?: string;
  /** Is starting already. */
  engine?: EarlyWorker;
  /** The id of the button that was pressed last before any worked, and what ends the watching. */
  presses?: { last: string; watching: AbortController };
  /** Conditions of style sheets as they are written, before text was made larger. */
  conditions?: Map<MediaList, string>;
  /** Files that were asked for already, by address. */
  asked?: Map<string, Promise<Response>>;
  /** Files that were in the document, by name, packed. */
  copies?: Map<string, Packed>;
}

const page = globalThis as unknown as { freebooters?: Shared };

export const shared = (page.freebooters ??= {});
