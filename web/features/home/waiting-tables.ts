/** On the first screen: tables that wait for friends who are invited. */

import { make } from "../../components/dom.js";
import { waitingCard } from "../../components/waiting-card.js";
import { hash } from "../../page/router.js";
import { FRIEND, choiceNames } from "../../model/setup.js";
import { storageOrNull } from "../../storage/preferences.js";
import { isolated } from "../../i18n/safe-text.js";
import type { Noted } from "../../storage/pending-games.js";
import type { App, Start } from "../../types/page.js";

/** Whoever comes to one that this page has open changes what is said of it. */
export function followTables({ hosting }: App, refresh: () => void, signal: AbortSignal) {
  for (const host of hosting.tables?.hosts.values() ?? [])
    host.addEventListener("change", refresh, { signal });
}

/** One card for each. `refresh`: the screen, once that has changed. */
export function waitingCards(app: App, refresh: () => void) {
  const known = app.pendingGames.waiting.filter(({ start }) =>
    app.rooms.some(({ id }) => id === start.game),
  );
  return known.map((each) => card(app, each, refresh));
}

/** The same for seats of this device at tables elsewhere, whose script comes only where there are any. */
export async function seatCards(app: App, refresh: () => void) {
  const isAny = storageOrNull("localStorage")?.getItem("freebooters:joined")?.includes('"waits":{');
  const part = isAny ? await app.multiplayer.come().catch(() => null) : null;
  return part?.seatCards(app, refresh) ?? [];
}

/** The same for games by post, with the saves of which these cards speak. */
export async function postCards(app: App) {
  const isAny = storageOrNull("localStorage")?.getItem("freebooters:post");
  const part = isAny ? await app.post.come().catch(() => null) : null;
  return part?.postCards(app) ?? { cards: [], saves: new Set<string>() };
}

function card(app: App, { id, start }: Noted, refresh: () => void) {
  const { words } = app;
  const title = [
    words.gameTitle(start.game),
    ...choiceNames(app, start.game, start.options),
  ].join(" · ");
  const { names, count } = awaited(app, id, start);

  function leave() {
    app.pendingGames.leave(id);
    app.hosting.tables?.close(id);
    refresh();
    app.toasts.show(words.t("waiting-left", { game: title }), {
      label: words.t("saves-bring-back"),
      act: () => {
        app.pendingGames.wait(id, start);
        refresh();
      },
    });
  }

  return waitingCard(app, {
    name: `waiting-${id}`,
    title: words.t("waiting-title", { names, count }),
    about: [make("p", {}, title)],
    href: hash({ screen: "invite", save: id }),
    leave,
  });
}

/** Who is missing at a table: what those are called who have a name, and how many they are in all. */
function awaited({ hosting, words }: App, id: string, { seats }: Start) {
  const host = hosting.tables?.hosts.get(id);
  const missing = seats.filter(({ who }, seat) => who === FRIEND && host?.presence(seat) !== "here");
  const names = missing.flatMap(({ name }) => (name ? [isolated(name)] : []));
  const more = missing.length - names.length;
  const all = more > 0 && names.length > 0 ? [...names, words.t("waiting-more", { count: more })] : names;
  return { names: new Intl.ListFormat(words.locale).format(all), count: names.length > 0 ? -1 : more };
}
