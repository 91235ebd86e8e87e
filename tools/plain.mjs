// node plain.mjs LIBRARIES FROM TO NAMES, NAMES being JSON: writes these scripts in TypeScript, which
// lie in the folder FROM, as JavaScript into the folder TO. Files that hold only types leave nothing.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { plain } from "./typescript.mjs";

const [libraries, from, to, names] = process.argv.slice(2);
const esbuild = createRequire(`${libraries}/`)("esbuild");

for (const name of JSON.parse(names)) {
  const code = plain(esbuild, readFileSync(path.join(from, name), "utf8"), path.basename(name));
  if (code.startsWith("//# sourceMappingURL")) continue;
  const target = path.join(to, name.replace(/\.ts$/, ".js"));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
}
