/** Files of games and of records from outside. */

import { newId } from "../../kit/ids.js";
import { readSave } from "../../components/file-pickers.js";
import { failureText } from "../../i18n/failure-text.js";
import { notesIn } from "../../model/notes.js";
import { POST_FILE } from "../../model/post-game.js";
import { readResults } from "../../model/statistics.js";
import { recordOf } from "../../model/save-record.js";
import { wrongWith } from "../../page/damaged-link.js";
import { isSent, linkIn } from "../../page/link-reader.js";
import type { App, Offer } from "../../types/page.js";

/**
 * What a file from outside holds, which is neither kept nor played yet; if something is wrong with it,
 * says what. A link in a file that is no save is followed, and a game by post is offered by itself.
 */
export async function inspectFile(app: App, file: File): Promise<Offer | null> {
  const text = await readSave(file);
  if (typeof text === "string" && text.startsWith(`{"${POST_FILE}"`)) {
    await (await app.post.come()).openPostFile(app, text, file.name);
    return null;
  }
  const asked = typeof text === "string" && !text.includes("{") ? linkIn(text, app.rooms) : null;
  const wrong = asked && wrongWith(app, asked);
  if (wrong) app.toasts.show(wrong);
  else if (isSent(asked)) app.go(asked);
  if (wrong || isSent(asked)) return null;
  const read = typeof text === "string" ? readResults(app.rooms, text) : null;
  if (read) return { file: file.name, ...read, record: null };
  const answer = typeof text === "string" ? await app.engine.ask({ do: "inspect", text }) : text;
  if (!answer.ok) {
    const reason = failureText(app.words, answer);
    app.toasts.show(app.words.t("saves-refused", { file: file.name, reason }));
    return null;
  }
  const record = recordOf(newId(), answer, answer.text, null);
  if (typeof text === "string") record.notes = notesIn(text, record.position);
  return { file: file.name, results: null, broken: 0, record };
}

/**
 * Adds what was offered to the saved games, or to the results that are known. Returns the new
 * game's id, if it is one.
 */
export async function takeOffer(
  app: App,
  { results, broken, record }: Offer,
): Promise<string | null> {
  if (record) {
    void app.saves.put(record);
    return record.id;
  }
  await app.results.add(results);
  const said = [
    app.words.t("record-imported", { count: results.length }),
    ...(broken > 0 ? [app.words.t("record-imported-broken", { count: broken })] : []),
  ];
  app.toasts.show(said.join(" "));
  return null;
}

/** Takes the file that somebody has just chosen. Returns the new game's id, if it is one. */
export async function importFile(app: App, file: File): Promise<string | null> {
  const offer = await inspectFile(app, file);
  return offer && takeOffer(app, offer);
}
