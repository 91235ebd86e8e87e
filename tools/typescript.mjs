/**
 * A script in TypeScript as JavaScript: its types are left out, nothing else is changed; where each line
 * came from is told at the end, for consoles and debuggers.
 * @param {import("esbuild")} esbuild
 * @param {string} text of the script
 * @param {string} name of its file, beside which the result will lie
 * @returns {string}
 */
export function plain(esbuild, text, name) {
  const { code } = esbuild.transformSync(text, {
    loader: "ts",
    target: "es2022",
    charset: "utf8",
    sourcemap: "inline",
    sourcefile: name,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: true, verbatimModuleSyntax: true } },
  });
  return code;
}
