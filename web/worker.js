/**
 * A module worker with its own Python: the engine, which answers commands, or a bot, which thinks.
 */

import { Answering } from "./answering.js";
import { DownloadError, Downloads } from "./download.js";
import { Thinking } from "./thinking.js";

/** @import {EngineDoors} from "./answering.js" */
/** @import {BootOrder, BootReport, Report, RuntimeFiles, StartPath} from "./boot.js" */
/** @import {BotDoors} from "./thinking.js" */

const PROGRAM = "pyodide.asm.wasm";
const PACKAGES = "pyodide-lock.json";

/**
 * The two ways to start. "compiled" takes the standard library and the package as bytecode, which
 * saves the interpreter from compiling them at every start; "stock" takes the runtime's own library
 * and installs the wheel with micropip, and needs nothing of what was compiled here.
 * @type {Record<StartPath, {
 *   library: string,
 *   packageOf: (files: RuntimeFiles) => string,
 *   install: (python: any, fetched: ArrayBuffer, address: string) => Promise<void>,
 * }>}
 */
const PATHS = {
  compiled: {
    library: "stdlib.zip",
    packageOf: () => "package.zip",
    async install(python, fetched) {
      python.FS.writeFile("/package.zip", new Uint8Array(fetched));
      python.runPython("import sys; sys.path.insert(0, '/package.zip')");
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

/** What this worker does once it has started. @type {Answering | Thinking | null} */
let role = null;

self.onmessage = ({ data, ports }) => {
  if ("boot" in data) void boot(data.boot);
  else role?.hear(data, ports);
};

/** @param {Report} report */
function tell(report) {
  self.postMessage(report);
}

/**
 * Holds a lock for as long as the worker lives, so that the page learns of its end.
 * @param {string} life
 */
function hold(life) {
  const live = () => {
    tell({ lives: true });
    return new Promise(() => {});
  };
  navigator.locks?.request(life, live).catch(() => {});
}

/** @param {BootOrder} order */
async function boot(order) {
  hold(order.life);
  try {
    const bridge = await start(order);
    role = order.role === "engine" ? new Answering(bridge, tell) : new Thinking(bridge, tell);
    tell({ stage: "ready", loaded: 1, total: 1 });
  } catch (error) {
    const words =
      error instanceof DownloadError
        ? error.words
        : { key: "error-start", args: { detail: String(error).slice(-600) } };
    tell({
      stage: "error",
      loaded: 0,
      total: 0,
      error: words,
      fallback: order.path === "compiled",
    });
  }
}

/** @param {BootOrder} order @returns {Promise<EngineDoors & BotDoors>} */
async function start({ base, files, path, counted, module }) {
  /** @type {BootReport} */
  let progress = { stage: "download", loaded: 0, total: 0 };
  const report = (/** @type {Partial<BootReport>} */ change) =>
    tell((progress = { ...progress, ...change }));
  report({});
  const downloads = new Downloads(base, files, counted, (loaded, total) =>
    report({ loaded, total }),
  );
  const { library, packageOf, install } = PATHS[path];
  const ours = packageOf(files);

  // In parallel: the interpreter's own loader would fetch one file after the other.
  const [{ loadPyodide }, { default: createPyodideModule }, program, ...bytes] = await Promise.all([
    downloads.script("pyodide.mjs"),
    downloads.script("pyodide.asm.mjs"),
    module ?? downloads.program(PROGRAM),
    downloads.bytes(ours),
    downloads.bytes(library),
    downloads.bytes(PACKAGES),
  ]);
  if (!module) tell({ module: program });
  report({ stage: "start" });
  const [packageBytes, libraryBytes, listBytes] = bytes;
  serve(program, {
    [base + ours]: packageBytes,
    [base + library]: libraryBytes,
    [base + PACKAGES]: listBytes,
  });
  try {
    const python = await loadPyodide({
      indexURL: base,
      packageBaseUrl: base,
      stdLibURL: base + library,
      createPyodideModule,
    });
    report({ stage: "install" });
    await install(python, packageBytes, base + ours);
    return python.pyimport("freebooters.app.bridge");
  } catch (error) {
    // The files may not fit together: during an upload some are of another version.
    throw (await downloads.fault()) ?? error;
  }
}

/**
 * Makes the loader use what was fetched already. It has no option for a compiled program, so the
 * two functions it calls are replaced in this worker.
 * @param {WebAssembly.Module} program
 * @param {Record<string, ArrayBuffer>} files by address
 */
function serve(program, files) {
  const network = self.fetch.bind(self);
  self.fetch = async (resource, settings) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    if (address.endsWith(PROGRAM)) return new Response();
    const bytes = files[address];
    return bytes ? new Response(bytes) : network(resource, settings);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module: program,
    instance: await WebAssembly.instantiate(program, imports),
  });
}
