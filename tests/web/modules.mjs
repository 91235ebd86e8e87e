// `node --import modules.mjs` knows the page's modules; what they throw names lines as they are written.
import { register } from "node:module";

register("./loader.mjs", import.meta.url);
process.setSourceMapsEnabled(true);
