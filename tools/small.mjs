/** How esbuild makes scripts and style sheets small: without what only people read. */
export const common = { minify: true, target: "es2022", charset: "utf8", legalComments: "none" };
