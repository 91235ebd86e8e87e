// How Node finds and reads the page's modules: libraries lie where the build takes them from, and
// scripts in TypeScript are imported by the names that they have in the page.
import { withoutTypes, written } from "./scripts.mjs";

const LIBRARIES = "../../web/node_modules";
const PLACES = {
  "lib/fluent/index.js": `${LIBRARIES}/@fluent/bundle/esm/index.js`,
  "lib/qr/index.js": `${LIBRARIES}/qr/index.js`,
  "lib/secp256k1/index.js": `${LIBRARIES}/@noble/secp256k1/index.js`,
};

export async function resolve(specifier, context, next) {
  const place = Object.keys(PLACES).find((each) => specifier.endsWith(each));
  if (place) return next(new URL(PLACES[place], import.meta.url).href, context);
  const isOwn = /^(\.|file:).*\.js(\?.*)?$/.test(specifier);
  return next(isOwn ? written(new URL(specifier, context.parentURL)).href : specifier, context);
}

export async function load(address, context, next) {
  const url = new URL(address);
  if (!url.pathname.endsWith(".ts")) return next(address, context);
  return { format: "module", source: withoutTypes(url), shortCircuit: true };
}
