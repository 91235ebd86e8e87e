// Where the page's modules find the libraries that the build puts into its folder `lib`.

const PLACES = { "lib/secp256k1/index.js": "../../web/node_modules/@noble/secp256k1/index.js" };

export async function resolve(specifier, context, next) {
  const place = Object.keys(PLACES).find((each) => specifier.endsWith(each));
  return next(place ? new URL(PLACES[place], import.meta.url).href : specifier, context);
}
