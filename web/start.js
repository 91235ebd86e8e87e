/** In the document itself: starts the engine before the rest of the page has arrived. */

import { EarlyWorker, engineOrder, startPaths } from "./early.js";
import { workerScript } from "./scripts.js";
import { shared } from "./shared.js";
import { needsEngine, parse } from "./ui/route.js";

workerScript(); // only this script has its text
if (typeof WebAssembly === "object" && needsEngine(parse(location.hash)))
  shared.engine = new EarlyWorker(engineOrder(startPaths()[0], null));
