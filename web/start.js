/**
 * In the document itself: starts the engine, and asks for the words, before the rest of the page has
 * arrived.
 */

import { data } from "./data.js";

import { EarlyWorker, engineOrder, startPaths } from "./early.js";
import { askEarly } from "./files.js";
import { language } from "./language.js";
import { workerScript } from "./scripts.js";
import { shared } from "./shared.js";
import { Preferences, storageOrNull } from "./ui/preferences.js";
import { needsEngine, parse } from "./ui/route.js";
import { roomWords, shellWords } from "./wordfiles.js";

workerScript(); // only this script has its text
if (typeof WebAssembly === "object" && needsEngine(parse(location.hash)))
  shared.engine = new EarlyWorker(engineOrder(startPaths()[0], null));

const { values } = new Preferences(storageOrNull("localStorage"));
const spoken = language(values.language, navigator.languages);
/** @type {{id: string}[]} */
const rooms = data("rooms");
askEarly([shellWords(spoken), ...rooms.map(({ id }) => roomWords(id, spoken))]);
