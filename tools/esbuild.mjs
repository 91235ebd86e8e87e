// node esbuild.mjs LIBRARIES FORMAT IN OUT [NAME=FILE ...]: a script with all it imports as one
// script, or a style sheet, without what only people read. NAME stands for the text of a file.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { common } from "./small.mjs";

const [libraries, format, source, target, ...names] = process.argv.slice(2);
const esbuild = createRequire(`${libraries}/`)("esbuild");

function styles() {
  return esbuild.transformSync(readFileSync(source, "utf8"), { ...common, loader: "css" }).code;
}

function script() {
  const texts = names.map((each) => each.split(/=(.*)/s));
  const define = texts.map(([name, file]) => [name, JSON.stringify(readFileSync(file, "utf8"))]);
  const { outputFiles } = esbuild.buildSync({
    ...common,
    entryPoints: [source],
    bundle: true,
    format,
    define: Object.fromEntries(define),
    write: false,
    logLevel: "error",
  });
  return outputFiles[0].text;
}

writeFileSync(target, source.endsWith(".css") ? styles() : script());
