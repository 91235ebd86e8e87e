// node start.mjs PYODIDE RUNTIME WAY WHEEL
// Starts the built runtime in one of the page's ways, or with micropip beside it, imports every
// module of the package and prints the catalog's answer.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

import { resuming, savedIn } from "../../web/net/snapshot.js";

const [home, runtime, way, wheel] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(home, "pyodide.mjs")).href);
const { default: create } = await import(pathToFileURL(path.join(home, "pyodide.asm.mjs")).href);
const built = (name) => path.join(runtime, name);
const unpacked = (name) => new Uint8Array(gunzipSync(fs.readFileSync(built(name))));
const library = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "library-")), "stdlib.zip");

const WAYS = {
  async snapshot() {
    const { buffer } = unpacked("snapshot.bin");
    const size = new Uint32Array(buffer, 4, 1)[0];
    const python = await loadPyodide({
      indexURL: runtime,
      stdLibURL: library,
      packages: [],
      createPyodideModule: resuming(create, size, Promise.resolve(savedIn(buffer))),
      _loadSnapshot: new Uint8Array(),
    });
    python.runPython("import sys; held = set(sys.modules)");
    python.FS.writeFile("/package.zip", unpacked("package.bin"));
    return python;
  },
  async compiled() {
    const python = await loadPyodide({ indexURL: runtime, stdLibURL: library });
    python.FS.writeFile("/package.zip", unpacked("package.bin"));
    python.runPython("import sys; sys.path.insert(0, '/package.zip')");
    return python;
  },
  async stock() {
    const python = await loadPyodide({ indexURL: runtime, packageBaseUrl: runtime + path.sep });
    await python.loadPackage("micropip", { messageCallback() {} });
    await python.pyimport("micropip").install(wheel);
    return python;
  },
};

async function main() {
  fs.writeFileSync(library, unpacked("stdlib.bin"));
  const python = await WAYS[way]();
  return python.runPython(`
    import pkgutil, sys
    from importlib import import_module
    import freebooters
    from freebooters.app import bridge
    for module in pkgutil.walk_packages(freebooters.__path__, "freebooters."):
        if not {"cli", "research", "training", "__main__"} & set(module.name.split(".")):
            import_module(module.name)
            # The page gives the package to a start from the snapshot only later.
            assert module.name in globals().get("held", sys.modules), module.name
    bridge.handle('{"do": "catalog"}')
  `);
}

try {
  console.log(await main());
  process.exit(0);
} catch (error) {
  console.error(error.message); // without the line of minified source that Node would show
  process.exit(1);
}
