/** What page and workers say to each other. */

import type { Action, Message, Step } from "./types.js";

export type StartPath = "compiled" | "stock";
export type BootStage = "download" | "start" | "install" | "ready" | "error";

export interface BootReport {
  stage: BootStage;
  loaded: number;
  total: number;
  error?: Message;
}

export interface BootOrder {
  role: "engine" | "bot";
  /** Address of the runtime folder, ending in a slash. */
  base: string;
  path: StartPath;
  /** Count bytes as they arrive; off where everything comes from the page's own cache. */
  counted: boolean;
  module: WebAssembly.Module | null;
}

/** `runtime/files.json`: what the runtime's folder holds. */
export interface RuntimeFiles {
  version: string;
  wheel: string;
  /** Bytes by name. */
  sizes: Record<string, number>;
  /** By name, as `integrity` has them. */
  hashes: Record<string, string>;
}

/**
 * Page -> worker. Commands carry `text`, a bot's task `think`: each of several minds thinks about a
 * `part` of its own, from another seed; `agree` holds what the others have `found`.
 */
export type Order =
  | { boot: BootOrder }
  | { id: number; text: string }
  | { id: number; think: string; part: number }
  | { id: number; agree: string[] }
  | { cancel: true }
  | { now: true };

/** What a bot does, and, for other minds to agree with, what it compared that with. */
export interface Found {
  id: number;
  action: Action;
  step: Step;
  found: string;
}

/** Worker -> page. `fallback`: the stock files may still start. */
export type Report =
  | (BootReport & { fallback?: boolean })
  | { module: WebAssembly.Module }
  | { id: number; text: string }
  | { id: number; progress: number; step: Step }
  | Found
  | { id: number; fault: string };
