// node slim.mjs LIBRARIES OUT: writes Pyodide to the folder OUT, its program and the script around it
// without what no page of ours can reach: what it gives to programs that would be loaded beside it,
// drawing by WebGL and SDL, and what only these need. The same sources give the same bytes.
import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { common } from "./small.mjs";
import { importsOf, slimmed } from "./webassembly.mjs";

const [libraries, target] = process.argv.slice(2);
const get = createRequire(`${libraries}/`);
const { parse } = get("acorn");
const esbuild = get("esbuild");
const home = path.dirname(get.resolve("pyodide"));

const PROGRAM = "pyodide.asm.wasm";
const SCRIPT = "pyodide.asm.mjs";
const LOADER = "pyodide.mjs";
const AS_THEY_ARE = [LOADER, "pyodide-lock.json"];
/** `_NAME = Module["_NAME"] = wasmExports["NAME"]`, with `.value >>> 0` for an address. */
const GIVEN = /(?<![\w$])_([\w$]+)=Module\["_\1"\]=wasmExports\["\1"\](?:\.value>>>0)?;?/g;
const WORD = /[A-Za-z_$][\w$]*/g;

/** Every node of a syntax tree. */
function* nodes(node) {
  if (typeof node?.type === "string") yield node;
  for (const value of Object.values(node ?? {}))
    if (typeof value === "object") for (const each of [value].flat()) yield* nodes(each);
}

/** The names that a node may refer to. */
function names(node) {
  const other = new Set();
  const found = new Set();
  for (const each of nodes(node)) {
    if (each.type === "MemberExpression" && !each.computed) other.add(each.property);
    if (each.type === "Property" && !each.computed && !each.shorthand) other.add(each.key);
    if (each.type === "Identifier" && !other.has(each)) found.add(each.name);
  }
  return found;
}

const QUIET = new Set(["Literal", "Identifier", "FunctionExpression", "ArrowFunctionExpression", "ClassExpression"]);

/** Whether nothing happens when it is worked out. */
function isQuiet(node) {
  if (node === null || QUIET.has(node.type)) return true;
  if (node.type === "ArrayExpression") return node.elements.every(isQuiet);
  if (node.type === "ObjectExpression") return node.properties.every(({ value }) => value && isQuiet(value));
  return false;
}

/**
 * What a statement is for: the name that it defines, or to which it adds something; null where it
 * does something by itself. A list of definitions is cut into single ones.
 */
function* purposes(statement, text) {
  const { type, expression } = statement;
  if (type === "FunctionDeclaration" || type === "ClassDeclaration")
    yield { name: statement.id.name, node: statement, text: text(statement) };
  else if (type === "VariableDeclaration")
    for (const each of statement.declarations) {
      const name = each.id.type === "Identifier" && isQuiet(each.init) ? each.id.name : null;
      yield { name, node: each, text: `${statement.kind} ${text(each)};` };
    }
  else {
    const { left, right } = expression?.type === "AssignmentExpression" ? expression : {};
    const isAddition = left?.type === "MemberExpression" && left.object.type === "Identifier" && isQuiet(right);
    yield { name: isAddition ? left.object.name : null, node: statement, text: text(statement) };
  }
}

/** The script without what nothing in it refers to. */
function referred(script) {
  const tree = parse(script, { ecmaVersion: "latest", sourceType: "module" });
  const { body } = tree.body.find(({ type }) => type === "FunctionDeclaration").body;
  const text = ({ start, end }) => script.slice(start, end);
  const parts = body.flatMap((statement) => [...purposes(statement, text)]);
  const reached = new Set([null]);
  const kept = new Set();
  for (const name of reached)
    for (const part of parts)
      if (part.name === name) {
        kept.add(part);
        for (const other of names(part.node)) reached.add(other);
      }
  const inside = parts.filter((part) => kept.has(part)).map((part) => part.text);
  return script.slice(0, body[0].start) + inside.join("\n") + script.slice(body.at(-1).end);
}

/** The script with a text replaced that is there; `by`: what makes the other one of it. */
function replaced(script, pattern, by) {
  const made = script.replace(pattern, (...found) => by(...found));
  if (made === script) throw new Error(`${SCRIPT} has no ${pattern}`);
  return made;
}

/** The script with only those doors to the program that it has, and none for programs beside it. */
function closed(script, loader, imports) {
  const doors = /Module\["(_[\w$]+)"\]=\1;/g;
  const read = /Module(?:\.|\[")(_[\w$]+)/g;
  const used = new Set([...(script.replace(doors, "") + loader).matchAll(read)].map(([, name]) => name));
  let made = replaced(script, doors, (door, name) => (used.has(name) ? door : ""));
  made = replaced(made, /(?<=var wasmImports=\{)[^}]*/, (entries) =>
    entries.split(",").filter((entry) => imports.has(entry.split(":")[0])).join(","),
  );
  // Whatever reads its scope would have to keep the names of all that is in it.
  return replaced(made, /(?<![\w$.])eval\(/g, () => "(0,eval)(");
}

const [program, script, loader] = [PROGRAM, SCRIPT, LOADER].map((name) => readFileSync(path.join(home, name)));
const open = closed(String(script), String(loader), new Set(importsOf(program)));
const words = new Set((referred(open.replace(GIVEN, "")) + loader).match(WORD));
const isWanted = (name) => words.has(name) || words.has(`_${name}`);
const made = referred(replaced(open, GIVEN, (given, name) => (isWanted(name) ? given : "")));
const { code } = esbuild.transformSync(made, { ...common, format: "esm" });
writeFileSync(path.join(target, PROGRAM), slimmed(program, isWanted));
writeFileSync(path.join(target, SCRIPT), code);
for (const name of AS_THEY_ARE) copyFileSync(path.join(home, name), path.join(target, name));
// Under Node both scripts import it; in a browser neither does.
cpSync(path.join(libraries, "ws"), path.join(target, "node_modules", "ws"), { recursive: true });
