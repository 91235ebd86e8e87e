/** How far the start has come, as one number and one sentence. Pure. */

import type { Message } from "../types/engine.js";
import type { BootReport } from "../types/workers.js";

/** Where each stage begins on the bar; fetching the files takes most of a first visit. */
const FROM = { download: 0, unpack: 0, start: 0.82, install: 0.94, ready: 1, error: 0 };

const MEGABYTE = 1_000_000;

/** 0..1, never going back within one start: bytes while files are fetched, then stage by stage. */
export function fraction({ stage, loaded, total }: BootReport) {
  if (stage !== "download" && stage !== "unpack") return FROM[stage];
  return total > 0 ? (loaded / total) * FROM.start : 0;
}

/** What is being done, in words. */
export function sentence({ stage, loaded, total, error, isQuiet }: BootReport): Message {
  if (stage === "error") return error ?? { key: "error-start", args: { detail: "" } };
  if (isQuiet) return { key: "shell-stage-quiet" };
  if (stage !== "download" || total === 0) return { key: `shell-stage-${stage}` };
  return {
    key: "shell-stage-bytes",
    args: { loaded: megabytes(loaded), total: megabytes(total) },
  };
}

/** To one decimal place. */
export function megabytes(bytes: number) {
  return Math.round((bytes / MEGABYTE) * 10) / 10;
}
