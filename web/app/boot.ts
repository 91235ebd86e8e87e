/**
 * In the document itself: starts the engine, asks for the words, and makes text as large as it is to be,
 * before the rest of the page has arrived.
 */

import { data } from "../kit/document-data.js";

import { EarlyWorker, engineOrder, startPaths } from "../engine/early-worker.js";
import { askEarly } from "../net/files.js";
import { language } from "../i18n/language.js";
import { workerScript } from "../kit/trusted-urls.js";
import { shared } from "../kit/shared-globals.js";
import { Preferences, storageOrNull } from "../storage/preferences.js";
import { here, neededRooms, needsEngine } from "../page/router.js";
import { rescale, setText } from "../page/text-size.js";
import { partWords, roomWords, shellWords } from "../i18n/word-files.js";

workerScript(); // only this script has its text
if (typeof WebAssembly === "object" && needsEngine(here()))
  shared.engine = new EarlyWorker(engineOrder(startPaths()[0], null));

const { values } = new Preferences(storageOrNull("localStorage"));
setText(values);
// The style sheets come after this script, and before anything is painted.
if (values.text !== 100) {
  const sheets = new MutationObserver(() => {
    rescale();
    if (document.body) sheets.disconnect();
  });
  sheets.observe(document.documentElement, { childList: true, subtree: true });
}
const spoken = language(values.language, navigator.languages);
const rooms: { id: string }[] = data("rooms");
const needed = neededRooms(here());
const speaking = rooms.filter(({ id }) => needed?.includes(id) ?? true);
const parts = here()?.screen === "post" ? [partWords("post", spoken)] : [];
askEarly([shellWords(spoken), ...speaking.map(({ id }) => roomWords(id, spoken)), ...parts]);
