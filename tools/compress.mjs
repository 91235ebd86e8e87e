// node compress.mjs JOBS, JSON [[IN, OUT], ...]: compresses files as well as it can be done; OUT ends
// in .br or .gz. The same bytes give the same bytes.
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
/**
 * How far back brotli looks, as a power of two. Of 19 to 24 the best for `pyodide.asm.wasm`, over half
 * of a first visit: 20,300 bytes less than with 22, which it would take by itself.
 */
const WINDOW = 21;

async function compress([source, target]) {
  const bytes = await readFile(source);
  const params = {
    [BROTLI_PARAM_LGWIN]: WINDOW,
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = target.endsWith(".br") ? brotli(bytes, { params }) : gzip(bytes, { level: 9 });
  await writeFile(target, await packed);
}

await Promise.all(JSON.parse(process.argv[2]).map(compress));
