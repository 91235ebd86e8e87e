/** Starts Python in a worker: from the memory of a start, or from library and package. */

import { DownloadError, Downloads } from "../net/download.js";
import { LackError } from "./start-fault.js";
import { serve } from "./loader-doors.js";
import { inflate } from "../net/gunzip.js";
import { canRead, resuming, savedIn } from "../net/snapshot.js";
import type { BootOrder, BootReport, Report, RuntimeFiles, StartPath } from "../types/workers.js";
import type { Lend } from "./bot-search.js";
import type { EngineDoors } from "./commands.js";

const PROGRAM = "pyodide.asm.wasm";
const PACKAGES = "pyodide-lock.json";
const SNAPSHOT = "snapshot.bin";
/** Where Python finds the package. */
const PACKAGE = "/package.zip";
/** How the names of packed files end. */
const PACKED = ".bin";

/** Megabits per second from which a line brings the snapshot sooner than the start would take. */
const FAST = 20;

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

// Pyodide finds out by a call whether this is a classic worker. The page's policy would report it as
// forbidden; here, as in any module worker, it would throw anyway.
(self as any).importScripts = () => {
  throw new TypeError("this is a module worker");
};

/** An interpreter that has started. */
interface Started {
  python: any;
  bridge: EngineDoors;
  /** Brings the small games. */
  lend: Lend;
  /** Brings modules that come late: those in the file of that name. */
  bring: (name: string) => Promise<void>;
  /** Brings what Python imports that is not in its memory yet; playing needs nothing of it. */
  complete: () => Promise<unknown>;
}

/** `tell`: whom the start's progress is told. Rejects with what keeps it from starting. */
export async function startPython(
  { base, files, copies, store, path: wanted, counted, module }: BootOrder,
  tell: (report: Report) => void,
): Promise<Started> {
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
    if (saved) prove(bridge);
    return {
      python,
      bridge,
      lend: () => bring(python, bridge, later, "small").catch((error) => console.warn("The small games cannot be had.", error)),
      bring: (name) => bring(python, bridge, later, name),
      complete: async () =>
        saved &&
        Promise.all([
          complete(python, PACKAGE, bytesOf(later, ours)),
          complete(python, libraryOf(python), bytesOf(later, library)),
        ]),
    };
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
  return bytes.then((come) => keep(python, name, come)).catch(() => {});
}

/** Has Python find the modules of a file of that name. */
async function bring(python: any, bridge: EngineDoors, downloads: Downloads, name: string) {
  const home = `/${name}.zip`;
  keep(python, home, await bytesOf(downloads, `${name}${PACKED}`));
  bridge.lend(home);
}

/** `bytes`: of a file it imports from. */
function keep(python: any, name: string, bytes: ArrayBuffer) {
  python.FS.writeFile(name, new Uint8Array(bytes));
}
