// node pyodide.mjs PYODIDE STDLIB MOUNTS SCRIPT [ARGUMENT ...]
// Runs a Python script inside Pyodide. STDLIB is the standard library's zip, MOUNTS is JSON
// {"/inside": "outside folder"}; the script and its arguments name inside paths. Exits with the
// script's exit code.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [home, stdlib, mounts, script, ...args] = process.argv.slice(2);

async function main() {
  const { loadPyodide } = await import(pathToFileURL(path.join(home, "pyodide.mjs")).href);
  const python = await loadPyodide({
    indexURL: home + path.sep,
    stdLibURL: stdlib,
    // Bytecode made here names lines, not columns, which makes it a quarter smaller.
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTHONNODEBUGRANGES: "1" },
  });
  for (const [inside, root] of Object.entries(JSON.parse(mounts))) {
    python.FS.mkdirTree(inside);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, inside);
  }
  python.globals.set("arguments", python.toPy([script, ...args]));
  return python.runPython(`
    import runpy, sys
    sys.argv[:] = arguments
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    code
  `);
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error.message); // without the line of minified source that Node would show
  process.exit(99);
}
