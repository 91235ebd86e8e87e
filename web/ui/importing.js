/** Files of games and of records from outside. */

import { newId } from "../ids.js";
import { readSave } from "./files.js";
import { notesIn } from "./notes.js";
import { readResults } from "./outcomes.js";
import { recordOf } from "./record.js";

/** @import {App} from "./types.js" */

/**
 * Adds a save from outside to the saved games, or the results in the file of a record to those that
 * are known; if something is wrong with it, says what.
 * @param {App} app
 * @param {File} file
 * @returns {Promise<string | null>} the new game's id, if it is one
 */
export async function importFile(app, file) {
  const text = await readSave(file);
  const results = typeof text === "string" ? readResults(app.rooms, text) : null;
  if (results) {
    await app.results.add(results);
    app.toasts.show(app.words.t("record-imported", { count: results.length }));
    return null;
  }
  const answer =
    typeof text === "string" ? await app.engine.ask({ do: "load", text, frame: "wide:620" }) : text;
  if (!answer.ok) {
    const reason = "error" in answer ? app.words.say(answer.error) : app.words.t("error-crash");
    app.toasts.show(app.words.t("saves-refused", { file: file.name, reason }));
    return null;
  }
  const record = recordOf(newId(), answer, app.engine.saved, null);
  if (typeof text === "string") record.notes = notesIn(text, record.position);
  void app.saves.put(record);
  return record.id;
}
