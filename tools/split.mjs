// node split.mjs LIBRARIES MAIN FOLDER: what a page's script imports at once becomes FOLDER/app.js, and
// what it imports by `import()` becomes chunks, FOLDER/chunks/NAME-HASH.js. A chunk takes whatever is
// in app.js from there, so that neither waits for a third file.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { common } from "./small.mjs";

const [libraries, main, folder] = process.argv.slice(2);
const esbuild = createRequire(`${libraries}/`)("esbuild");
const settings = { ...common, bundle: true, format: "esm", write: false, logLevel: "error" };
const APP = "app.js";
const CHUNKS = "chunks";
/** Bytes of a shared chunk that is better in one with others. */
const SMALL = 2500;
/** How what is in app.js is called until the names it has there are known. */
const IN_APP = `../${APP}?`;

/**
 * Leaves what is imported later where it is.
 * @param {(file: string) => string} address of a script that comes later
 */
function apart(address) {
  return {
    name: "apart",
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path: wanted, resolveDir }) =>
        kind === "dynamic-import"
          ? { path: address(path.resolve(resolveDir, wanted)), external: true }
          : null,
      );
    },
  };
}

/** The short name of a script in app.js. @param {string} file */
function short(file) {
  return `m${[...inside].indexOf(file)}`;
}

/** Takes what is in app.js from there. @param {Set<string>} inside the scripts that are in it */
function fromApp(inside) {
  return {
    name: "from-app",
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path: wanted, resolveDir }) => {
        const file = path.resolve(resolveDir, wanted);
        return inside.has(file) ? { path: `${IN_APP}${short(file)}`, external: true } : null;
      });
    },
  };
}

/**
 * The scripts that would be in small chunks of their own, if all that they import would be, too.
 * @param {{inputs: object, outputs: object}} parted what the chunks would consist of
 */
function smallOnes({ inputs, outputs }) {
  const shared = Object.values(outputs).filter(({ entryPoint, bytes }) => !entryPoint && bytes < SMALL);
  const small = new Set(shared.flatMap((chunk) => Object.keys(chunk.inputs)));
  const isLarge = ({ external, path: file }) => !external && !small.has(file);
  for (let count = -1; count !== small.size; ) {
    count = small.size;
    for (const file of small) if (inputs[file].imports.some(isLarge)) small.delete(file);
  }
  return [...small].sort();
}

/**
 * Has whatever comes later import these scripts, so that they are in one chunk: the document has a hash of each.
 * @param {Set<string>} late what comes later
 * @param {string[]} scripts
 */
function together(late, scripts) {
  const list = scripts.map((file) => `import ${JSON.stringify(path.resolve(file))};\n`).join("");
  return {
    name: "together",
    setup(build) {
      build.onLoad({ filter: /\.js$/ }, ({ path: file }) =>
        late.has(file) ? { contents: list + readFileSync(file, "utf8"), resolveDir: path.dirname(file) } : null,
      );
    },
  };
}

/** @type {Map<string, {file: string, name: string}>} what chunks take from app.js, by its name there */
const taken = new Map();

/**
 * A chunk that calls what it takes from app.js by the names that these things have there.
 * @param {string} text of the chunk
 * @param {Map<string, string>} files by their short names
 */
function linked(text, files) {
  const lists = /import(?:\{([^}]*)\}from)?"\.\.\/app\.js\?(\w+)"/g;
  const done = text.replaceAll(lists, (_, list, script) => {
    if (!list) return `import"../${APP}"`;
    const names = list.split(",").map((each) => {
      const [name, own = name] = each.split(" as ");
      taken.set(`${script}$${name}`, { file: files.get(script), name });
      return `${script}$${name} as ${own}`;
    });
    return `import{${names}}from"../${APP}"`;
  });
  if (done.includes(IN_APP)) throw new Error("a chunk takes from app.js in a way that is not known");
  return done;
}

const late = new Set();
const { metafile } = await esbuild.build({
  ...settings,
  entryPoints: [main],
  metafile: true,
  plugins: [apart((file) => (late.add(file), file))],
});
const inside = new Set(Object.keys(metafile.inputs).map((file) => path.resolve(file)));
/** @param {object[]} more plugins */
function chunked(...more) {
  return esbuild.build({
    ...settings,
    entryPoints: [...late].sort(),
    outdir: path.join(folder, CHUNKS),
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    splitting: true,
    metafile: true,
    plugins: [fromApp(inside), ...more],
  });
}

const { metafile: parted } = await chunked();
const chunks = await chunked(together(late, smallOnes(parted)));
const files = new Map([...inside].map((file) => [short(file), file]));
mkdirSync(path.join(folder, CHUNKS), { recursive: true });
for (const { path: file, text } of chunks.outputFiles) writeFileSync(file, linked(text, files));
/** From where app.js imports each, by file. */
const addresses = new Map(
  Object.entries(chunks.metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoint)
    .map(([chunk, { entryPoint }]) => [
      path.resolve(entryPoint),
      `./${CHUNKS}/${path.basename(chunk)}`,
    ]),
);
const gifts = [...taken].map(
  ([own, { file, name }]) => `export { ${name} as ${own} } from ${JSON.stringify(file)};`,
);
const { outputFiles } = await esbuild.build({
  ...settings,
  stdin: {
    contents: [`import ${JSON.stringify(main)};`, ...gifts.sort()].join("\n"),
    resolveDir: path.dirname(main),
  },
  plugins: [apart((file) => addresses.get(file))],
});
writeFileSync(path.join(folder, APP), outputFiles[0].text);
