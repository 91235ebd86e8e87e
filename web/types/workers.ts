/** The messages between page and workers, and between workers. */

import type { Message, Step } from "./engine.js";

declare global {
  /** The script of the workers, where the build has written it into the page. */
  const WORKER_TEXT: string;

  interface Window {
    /** How some browsers hand over the files with which they have started the page. */
    launchQueue?: {
      setConsumer: (consumer: (launch: { files: FileSystemFileHandle[] }) => void) => void;
    };
  }
}

export type StartPath = "snapshot" | "compiled" | "stock";
export type BootStage = "download" | "unpack" | "start" | "install" | "ready" | "error";

export interface BootReport {
  stage: BootStage;
  loaded: number;
  total: number;
  error?: Message;
  /** Nothing has come of the worker yet, though it should have. */
  isQuiet?: boolean;
}

/**
 * A file that the document contains. No `Blob`: a worker of a document without an origin cannot read
 * one in WebKit.
 */
export interface Packed {
  /** Packed with gzip, unless it is plain. */
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  isPlain?: boolean;
}

export interface BootOrder {
  role: "engine" | "bot" | "bench";
  /** Address of the runtime folder, ending in a slash. */
  base: string;
  files: RuntimeFiles;
  /** Those of them that the document contains, by name. */
  copies: Record<string, Packed>;
  /** The snapshot is used only if it is here already or would come fast. */
  path: StartPath;
  /** Whether to count bytes as they arrive; off if everything comes from the page's own cache. */
  counted: boolean;
  module: WebAssembly.Module | null;
  /** The name of the service worker's store of this version, if there is one. */
  store: string;
  /** The name of a lock that the worker holds for as long as it lives. */
  life: string;
}

/** What the runtime's folder holds, as the build has written it into the page. */
export interface RuntimeFiles {
  version: string;
  /** "": there are no stock files. */
  wheel: string;
  /** Bytes by name. */
  sizes: Record<string, number>;
  /** By name, as `integrity` has them. */
  hashes: Record<string, string>;
  /** Those of what is in some of the packed files, by their names. */
  unpacked: Record<string, string>;
  /** Bytes of the memory that the snapshot is of. */
  memory: number;
}

/**
 * A command whose answer is a question: it goes to that worker, as that part, and not to the page.
 */
export interface Consultation {
  id: number;
  /** A command; or its answer, if another device's engine has given that. */
  text: string;
  isAnswered: boolean;
  /** Null: the engine's worker itself. */
  worker: number | null;
  part: number;
}

/**
 * Page -> engine. A command; one that a worker is to think about; workers to agree, by the ids under
 * which they were asked; a port to a worker, and the end of one; and what a bot's worker is told, for
 * what the engine's thinks about itself.
 */
export type EngineOrder =
  | { id: number; text: string }
  | Consultation
  | { id: number; worker: number; agree: number[] }
  | { join: number }
  | { leave: number }
  | SearchOrder;

/** Forget what was asked up to that id; come to an end. */
export type SearchOrder = { cancel: number } | { now: true };

/** Page -> bot. The port to the engine; and that. */
export type BotOrder = { join: true } | SearchOrder;

export type Order = { boot: BootOrder } | EngineOrder | BotOrder;

/** Engine -> bot. A question, or what others have `found` about the previous one. */
export type Question =
  | { id: number; think: string; part: number }
  | { id: number; agree: string[] };

/**
 * Bot -> engine: the last step of its thinking, and what it compared, for others to agree with.
 * `open`: the page may see it.
 */
export interface Thought {
  id: number;
  step: string;
  found: string;
  open: boolean;
}

/**
 * Worker -> page, about its start. `path`: how it starts; `fallback`: another way may succeed; `lives`: it
 * holds its lock.
 */
export type Report =
  | (BootReport & { fallback?: boolean })
  | { module: WebAssembly.Module }
  | { path: StartPath }
  | { lives: true }
  | WorkReport;

/** Worker -> page, about its work. `asked`: a bot's worker has been asked and will answer. */
export type WorkReport =
  | { saved: string }
  | { id: number; text: string }
  | { id: number; asked: true }
  | Progress
  | { id: number; fault: true };

/** `step`: only where the page may see it. */
export interface Progress {
  id: number;
  progress: number;
  step?: Step;
}
