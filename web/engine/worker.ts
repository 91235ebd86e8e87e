/**
 * A module worker with its own Python: the engine, which answers commands, or a bot, which thinks.
 */

import { EngineCommands } from "./commands.js";
import { DownloadError, Downloads } from "../net/download.js";
import { LackError, demandWebAssembly, faultWords } from "./start-fault.js";
import { serve } from "./loader-doors.js";
import { inflate } from "../net/gunzip.js";
import { canRead, resuming, savedIn } from "../net/snapshot.js";
import { BotSearch } from "./bot-search.js";
import type { BootOrder, BootReport, Report, RuntimeFiles, StartPath } from "../types/workers.js";
import type { Lend } from "./bot-search.js";
import type { EngineDoors } from "./commands.js";

const PROGRAM = "pyodide.asm.wasm";
const PACKAGES = "pyodide-lock.json";
const SNAPSHOT = "snapshot.bin";
/** The small games, which come when one of them is asked for, and where Python finds them. */
const SMALL = { file: "small.bin", home: "/small.zip" };
/** Where Python finds the package. */
const PACKAGE = "/package.zip";
/** How the names of packed files end. */
const PACKED = ".bin";

/** Megabits per second from which a line brings the snapshot sooner than the start would take. */
const FAST = 20;

/**
 * Milliseconds from a start from a snapshot until the files come from which Python imports what
 * is not in its memory yet; playing needs nothing of it.
 */
const CALM = 1500;

/**
 * The ways to start, the fastest first. "snapshot" goes on from the memory of a start; library and
 * package are not needed for it and come later. "compiled" takes library and package as bytecode,
 * which saves the interpreter from compiling them; "stock" takes the runtime's own library and
 * installs the wheel with micropip, and needs nothing of what was compiled here.
 */
const PATHS: Record<StartPath, { library: string; packageOf: (files: RuntimeFiles) => string; install: (python: any, fetched: ArrayBuffer, address: string) => Promise<void> | void }> = {
  snapshot: {
    library: "stdlib.bin",
    packageOf: () => "package.bin",
    install(python) {
      python.runPython("import os, random; random.seed(os.urandom(16))");
    },
  },
  compiled: {
    library: "stdlib.bin",
    packageOf: () => "package.bin",
    install(python, fetched) {
      keep(python, PACKAGE, fetched);
      python.runPython(`import sys; sys.path.insert(0, '${PACKAGE}')`);
    },
  },
  stock: {
    library: "python_stdlib.zip",
    packageOf: ({ wheel }) => wheel,
    async install(python, _fetched, address) {
      await python.loadPackage("micropip", { messageCallback() {} });
      await python.pyimport("micropip").install(address);
    },
  },
};

/**
 * Milliseconds without an order after which the engine deals every game for nobody, one after the
 * other: whoever looks at the page for so long gets the first game sooner.
 */
const IDLE = 500;

/** The timer until the next of them. */
let rest = 0;

/** What this worker does once it has started. */
let role: EngineCommands | BotSearch | null = null;

// Pyodide finds out by a call whether this is a classic worker. The page's policy would report it as
// forbidden; here, as in any module worker, it would throw anyway.
self.importScripts = () => {
  throw new TypeError("this is a module worker");
};

self.onmessage = ({ data, ports }) => {
  clearTimeout(rest);
  if ("boot" in data) void boot(data.boot);
  else role?.hear(data, ports);
};

// The first worker's order.
if (self.name) void boot(JSON.parse(self.name).boot);

function tell(report: Report) {
  self.postMessage(report);
}

/** Holds a lock for as long as the worker lives, so that the page learns of its end. */
function hold(life: string) {
  const live = () => {
    tell({ lives: true });
    return new Promise(() => {});
  };
  navigator.locks?.request(life, live).catch(() => {});
}

async function boot(order: BootOrder) {
  try {
    hold(order.life);
    demandWebAssembly();
    const { bridge, lend } = await start(order);
    const Role = order.role === "engine" ? EngineCommands : BotSearch;
    role = new Role(bridge, tell, lend);
    if (order.role === "engine") rest = setTimeout(rehearse, IDLE, bridge, 0);
    tell({ stage: "ready", loaded: 1, total: 1 });
  } catch (error) {
    tell({
      stage: "error",
      loaded: 0,
      total: 0,
      error: faultWords(error),
      fallback: order.path !== "stock" && !(error instanceof LackError),
    });
  }
}

/** An order may come in between. */
function rehearse(bridge: EngineDoors, game: number) {
  if (bridge.rehearse(game)) rest = setTimeout(rehearse, 0, bridge, game + 1);
}

async function start({
  base,
  files,
  copies,
  store,
  path: wanted,
  counted,
  module,
}: BootOrder): Promise<{ bridge: EngineDoors; lend: Lend }> {
  let progress: BootReport = {
    stage: PROGRAM in copies ? "unpack" : "download",
    loaded: 0,
    total: 0,
  };
  const report = (change: Partial<BootReport>) =>
    tell((progress = { ...progress, ...change }));
  report({});
  const onBytes = (loaded: number, total: number) =>
    report({ loaded, total });
  const downloads = new Downloads(base, files, counted, onBytes, copies, store);

  // In parallel: the interpreter's own loader would fetch one file after the other.
  const scripts = Promise.all([
    downloads.script("pyodide.mjs"),
    downloads.script("pyodide.asm.mjs"),
  ]);
  const program = module ? Promise.resolve(module) : downloads.program(PROGRAM);
  const list = downloads.bytes(PACKAGES);
  for (const each of [scripts, program, list]) each.catch(() => {}); // they are waited for below
  if (!module) program.then((compiled) => tell({ module: compiled })).catch(() => {});
  const isSlow = wanted === "snapshot" && !(await isSnapshotFast(downloads));
  const path = isSlow ? "compiled" : wanted;
  tell({ path });
  const { library, packageOf, install } = PATHS[path];
  const ours = packageOf(files);
  const isResumed = path === "snapshot";
  const none = Promise.resolve(new ArrayBuffer(0));
  const packageBytes = isResumed ? none : bytesOf(downloads, ours);
  const libraryBytes = isResumed ? none : bytesOf(downloads, library);
  const saved = isResumed ? memory(downloads) : null;
  const fetched = Promise.all([scripts, program, list, packageBytes, libraryBytes, saved]);
  fetched.then(() => report({ stage: "start" })).catch(() => {});
  const unheard = serve(PROGRAM, program, {
    [base + ours]: packageBytes,
    [base + library]: libraryBytes,
    [base + PACKAGES]: list,
  });
  unheard.catch(() => {}); // it may come when nobody waits for the start any more
  try {
    // The interpreter is made while the rest is still coming; what cannot be had ends the start,
    // since the loader would go on waiting for it.
    const loading = scripts.then(([{ loadPyodide }, { default: create }]) =>
      loadPyodide({
        indexURL: base,
        packageBaseUrl: base,
        stdLibURL: base + library,
        createPyodideModule: saved ? resuming(create, files.memory, saved) : create,
        ...(saved && { _loadSnapshot: new Uint8Array(), packages: [] }),
      }),
    );
    const [python] = await Promise.race([Promise.all([loading, fetched]), unheard]);
    report({ stage: "install" });
    await install(python, await packageBytes, base + ours);
    const bridge = python.pyimport("freebooters.app.bridge");
    // Their progress is not the start's.
    const later = new Downloads(base, files, false, () => {}, copies, store);
    if (saved) {
      prove(bridge);
      setTimeout(() => {
        complete(python, PACKAGE, bytesOf(later, ours));
        complete(python, libraryOf(python), bytesOf(later, library));
      }, CALM);
    }
    return { bridge, lend: () => lend(python, bridge, later) };
  } catch (error) {
    if (error instanceof DownloadError || error instanceof LackError) throw error;
    // The files may not fit together: during an upload some are of another version.
    throw (await downloads.fault()) ?? error;
  }
}

/** What is in a file of the runtime. */
async function bytesOf(downloads: Downloads, name: string) {
  const bytes = await downloads.bytes(name);
  return name.endsWith(PACKED) ? inflate(bytes) : bytes;
}

/** The interpreter's memory after a start. */
async function memory(downloads: Downloads) {
  const unpacked = await downloads.unpacked(SNAPSHOT);
  return savedIn(unpacked ?? (await bytesOf(downloads, SNAPSHOT)));
}

/** Whether the snapshot is at hand, or the line is fast. */
async function isSnapshotFast(downloads: Downloads) {
  return canRead && (await downloads.speed()) >= FAST;
}

/** Throws if it is not what a start would have given. */
function prove(bridge: EngineDoors) {
  if (!JSON.parse(bridge.handle('{"do":"catalog"}')).ok) throw new Error("the snapshot is wrong");
}

/** Where Python finds the standard library. */
function libraryOf(python: any) {
  return python.runPython("import sys; f'/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip'");
}

/** Gives Python a file from which it imports what the snapshot does not have, if that can be had. */
function complete(python: any, name: string, bytes: Promise<ArrayBuffer>) {
  bytes.then((come) => keep(python, name, come)).catch(() => {});
}

/** Brings the small games; who has asked for one is told that it is not known where they cannot be had. */
async function lend(python: any, bridge: EngineDoors, downloads: Downloads) {
  try {
    keep(python, SMALL.home, await bytesOf(downloads, SMALL.file));
    bridge.lend(SMALL.home);
  } catch (error) {
    console.warn("The small games cannot be had.", error);
  }
}

/** `bytes`: of a file it imports from. */
function keep(python: any, name: string, bytes: ArrayBuffer) {
  python.FS.writeFile(name, new Uint8Array(bytes));
}
