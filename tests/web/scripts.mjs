// The page's scripts as a browser gets them: those in TypeScript have lost their types. What that gives
// is kept, as every file of tests begins anew.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { plain } from "../../tools/typescript.mjs";

const KEPT = fileURLToPath(new URL("../../.build/plain/", import.meta.url));
const STRIPPER = new URL("../../tools/typescript.mjs", import.meta.url);
const library = createRequire(new URL("../../web/node_modules/", import.meta.url));
const HOW = [library("esbuild/package.json").version, readFileSync(STRIPPER, "utf8")];

/** Where a script is written that has that address in the page, which ends in `.js`. @param {URL} address */
export function written(address) {
  if (existsSync(address)) return address;
  const typed = new URL(address);
  typed.pathname = typed.pathname.replace(/\.js$/, ".ts");
  return existsSync(typed) ? typed : address;
}

/** What is left of a script without its types. @param {URL} address where it is written */
export function withoutTypes(address) {
  const file = fileURLToPath(address);
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".ts")) return text;
  const name = path.basename(file);
  const key = createHash("sha256").update(JSON.stringify([...HOW, name, text])).digest("hex");
  const kept = path.join(KEPT, `${key}.js`);
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const code = plain(library("esbuild"), text, name);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, code);
  renameSync(`${kept}.${process.pid}`, kept); // whole: others may do the same
  return code;
}
