import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);
const require = createRequire(new URL("web/package.json", ROOT));
const [{ API }, { createVirtualFileSystem }, is, { SyntaxKind }] = [
  "typescript/unstable/sync",
  "typescript/unstable/fs",
  "typescript/unstable/ast/is",
  "typescript/unstable/ast",
].map(require);

const METHODS = new Set(["replace", "replaceAll"]);

/** A replacement in which a `$` is what whoever wrote it meant, and one in which it means nothing. */
const SAFE = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionExpression,
]);

/** The method's name, however it is called. */
function nameOf(called) {
  if (is.isPropertyAccessExpression(called)) return called.name.text;
  return is.isElementAccessExpression(called) ? (called.argumentExpression.text ?? "") : "";
}

/** Calls that put in a text that may hold a `$`, which `replace` reads as a command. */
function openCalls(source) {
  const found = [];
  const look = (node) => {
    if (is.isCallExpression(node) && METHODS.has(nameOf(node.expression))) {
      const [, replacement] = node.arguments;
      const isSpread = node.arguments.some(is.isSpreadElement);
      if (isSpread || (replacement && !SAFE.has(replacement.kind)))
        found.push(source.text.slice(node.pos, node.end).trim());
    }
    node.forEachChild(look);
  };
  look(source);
  return found;
}

/** The same of each of these scripts, by name. @param {Record<string, string>} scripts */
function openReplacements(scripts) {
  const options = { allowJs: true, noLib: true, noResolve: true, types: [], noEmit: true };
  const files = Object.entries(scripts).map(([name, text]) => [`/${name}`, text]);
  const config = JSON.stringify({ compilerOptions: options, files: files.map(([name]) => `.${name}`) });
  const fs = createVirtualFileSystem({ ...Object.fromEntries(files), "/tsconfig.json": config });
  const api = new API({ fs, cwd: "/" });
  try {
    const snapshot = api.updateSnapshot({ openProjects: ["/tsconfig.json"] });
    const { program } = snapshot.getProject("/tsconfig.json");
    return Object.keys(scripts).flatMap((name) =>
      openCalls(program.getSourceFile(`/${name}`)).map((call) => `${name}: ${call}`),
    );
  } finally {
    api.close();
  }
}

/** Every script of the page and of the tools. */
function sources() {
  const names = ["web", "tools"].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true }).map((name) => `${folder}/${name}`),
  );
  return names.filter((name) => /\.(m?js|ts)$/.test(name) && !name.includes("node_modules"));
}

test("a replacement that may hold a dollar is found however it is written", () => {
  const planted = [
    "text.replace(/x/, note)",
    "text.replaceAll('x', `<${note}>`)",
    "text?.replace(/x/, one + other)",
    "text['replace'](/x/, note)",
    "text.replace(...pair)",
  ];
  const fine = [
    "text.replace(/x/, '$1')",
    "text.replaceAll('x', `y`)",
    "text.replace(/x/, () => note)",
    "location.replace(address)",
    "node.replaceWith(one, other)",
  ];
  const script = (/** @type {string[]} */ lines) => lines.map((line) => `${line};`).join("\n");
  assert.deepEqual(
    openReplacements({ "one.js": script(fine), "two.mjs": script(planted) }),
    planted.map((call) => `two.mjs: ${call}`),
  );
});

test("no script puts a text into another by a replacement that reads its dollars", () => {
  const names = sources();
  const bare = new Set(names.map((name) => name.replace(/\.\w+$/, "")));
  for (const name of ["web/net/service-worker", "web/model/notes", "web/multiplayer/protocol/links/sdp-packet", "tools/split"])
    assert.ok(bare.has(name), name);
  const texts = names.map((name) => [name, readFileSync(new URL(name, ROOT), "utf8")]);
  assert.deepEqual(openReplacements(Object.fromEntries(texts)), []);
});
