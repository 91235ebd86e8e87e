/**
 * What happens at a table while its tab is in the background: told by the tab's title and the badge of
 * the installed page, and by the system where that was asked for at that table.
 */

import { checkbox } from "../../components/controls.js";
import { fresh, make } from "../../components/dom.js";
import { tellingLine } from "../../components/telling.js";
import { isolated } from "../../i18n/safe-text.js";
import { serviceWorkers } from "../../kit/service-workers.js";
import { storageOrNull } from "../../storage/preferences.js";
import type { TableSession } from "../../table/session/session.js";
import type { App } from "../../types/page.js";

/** Before a table's id: that the system is to tell of it, as long as the tab lives. */
const KEY = "freebooters:notified ";

const noted = () => storageOrNull("sessionStorage");

/** Before a title that has something to tell. */
const MARK = "●";

export class Attention {
  declare app: App;
  /** The title before something was told; null: nothing is. */
  before: string | null = null;
  /** What stands there in its place. */
  said = "";
  /** Takes away what the system tells. */
  quiet = () => {};

  constructor(app: App) {
    this.app = app;
    document.addEventListener("visibilitychange", () => !document.hidden && this.#end());
  }

  /** Tells something of a table, unless it is seen anyway. `id`: of the table. */
  call(id: string, text: string) {
    if (!document.hidden) return;
    this.before ??= document.title;
    this.said = document.title = `${MARK} ${text}`;
    this.app.hosting.isCalling = true;
    if (this.app.preferences.values.badge !== false) void navigator.setAppBadge?.().catch(() => {});
    if (this.isTold(id)) this.quiet = notify(id, text);
  }

  /** Somebody looks: `app-badge.ts` sees to the badge then. */
  #end() {
    if (this.before !== null && document.title === this.said) document.title = this.before;
    this.before = null;
    this.app.hosting.isCalling = false;
    this.quiet();
    this.quiet = () => {};
  }

  /** Whether the system may tell what happens at that table. */
  isTold(id: string) {
    return canNotify() && Notification.permission === "granted" && noted()?.getItem(KEY + id) != null;
  }

  /** Somebody wants that, or no longer. Returns whether the browser allows it. */
  async want(id: string, isWanted: boolean): Promise<boolean> {
    const isAllowed = isWanted && (await allowed());
    if (isAllowed) noted()?.setItem(KEY + id, "");
    else noted()?.removeItem(KEY + id);
    return isAllowed;
  }
}

/** Whether the browser knows notifications, and the page may ask for them. */
function canNotify() {
  return isSecureContext && typeof Notification === "function";
}

/**
 * The system tells something of a table, and a press on it brings this tab to the front. The service worker
 * does so where there is one: on Android no page may. Returns what takes it away again.
 */
function notify(id: string, text: string) {
  const worker = serviceWorkers()?.controller;
  if (worker) {
    worker.postMessage({ notice: { id, text, address: location.href } });
    return () => worker.postMessage({ noticed: id });
  }
  try {
    const notice = new Notification(text, { tag: id });
    notice.onclick = () => window.focus();
    return () => notice.close();
  } catch {
    return () => {}; // the title tells it
  }
}

async function allowed() {
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

/** The switch of a table: the system tells too. Nothing where it cannot. `id`: of the table. */
export function noticeSwitch(app: App, attention: Attention, id: string) {
  if (!canNotify()) return null;
  const { words } = app;
  const told = tellingLine("fine");
  const field = fresh("notify");
  const part = make(
    "div",
    { class: "notify" },
    checkbox({
      id: field,
      label: words.t("notify-label"),
      checked: attention.isTold(id),
      onChange: async (isWanted) => {
        const isAllowed = await attention.want(id, isWanted);
        const box = part.querySelector("input");
        if (box) box.checked = isAllowed;
        told.textContent = isWanted && !isAllowed ? words.t("notify-refused") : "";
      },
    }),
    told,
  );
  return part;
}

/** Calls whoever is at this device when it is their turn. `id`: of the table. */
export function callAtTurn(app: App, attention: Attention, id: string, session: TableSession) {
  const isTurn = () => {
    const { sealedRound, table } = session;
    const acts = table?.acting.some((seat) => table.seats[seat]?.who === "human") ?? false;
    return acts && !table?.over && !sealedRound.isSealed;
  };
  session.when(
    () => [session.table?.position, isTurn()],
    () => isTurn() && attention.call(id, app.words.t("call-turn")),
  );
}

/** What people are called, in one text. `names`: may be empty. */
export function listed({ words }: App, names: string[]) {
  const called = names.map((name) => (name ? isolated(name) : words.t("watch-somebody")));
  return new Intl.ListFormat(words.locale).format(called);
}

/** Tells who is there, and when one more is. `key`: of what is told of them. `here`: what those are called who are, now. */
export function tellMore(
  app: App,
  company: EventTarget,
  key: "call-came" | "watch-watching",
  here: () => string[],
  tell: (text: string) => void,
  signal: AbortSignal,
) {
  let before = 0;
  const look = () => {
    const now = here();
    if (now.length > before) tell(app.words.t(key, { names: listed(app, now), count: now.length }));
    before = now.length;
  };
  company.addEventListener("change", look, { signal });
  look();
}
