/**
 * What happens at a table while its tab is in the background: told by the tab's title and the badge of
 * the installed page, and by the system where that was asked for at that table.
 */

import { checkbox } from "../../components/controls.js";
import { fresh, make } from "../../components/dom.js";
import { storageOrNull } from "../../storage/preferences.js";
import type { TableSession } from "../../table/session/session.js";
import type { App } from "../../types/page.js";

/** Where tables are noted at which the system is to tell, as long as the tab lives. */
const KEY = "freebooters:notified";

/** Before a title that has something to tell. */
const MARK = "●";

export class Attention {
  declare app: App;
  /** The title before something was told; null: nothing is. */
  before: string | null = null;
  /** What stands there in its place. */
  said = "";
  notice: Notification | null = null;

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
    if (this.isTold(id)) this.#notify(id, text);
  }

  /** Somebody looks: `app-badge.ts` sees to the badge then. */
  #end() {
    if (this.before !== null && document.title === this.said) document.title = this.before;
    this.before = null;
    this.app.hosting.isCalling = false;
    this.notice?.close();
    this.notice = null;
  }

  #notify(id: string, text: string) {
    try {
      this.notice = new Notification(text, { tag: id });
      this.notice.onclick = () => window.focus();
    } catch {
      // Where only a service worker may notify, the title tells it.
    }
  }

  /** Whether the system may tell what happens at that table. */
  isTold(id: string) {
    return canNotify() && Notification.permission === "granted" && this.#noted.includes(id);
  }

  /** Somebody wants that, or no longer. Returns whether the browser allows it. */
  async want(id: string, isWanted: boolean): Promise<boolean> {
    const others = this.#noted.filter((each) => each !== id);
    const isAllowed = isWanted && (await allowed());
    storageOrNull("sessionStorage")?.setItem(KEY, JSON.stringify(isAllowed ? [...others, id] : others));
    return isAllowed;
  }

  get #noted(): unknown[] {
    try {
      const found = JSON.parse(storageOrNull("sessionStorage")?.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  }
}

/** Whether the browser knows notifications, and the page may ask for them. */
function canNotify() {
  return isSecureContext && typeof Notification === "function";
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
  const told = make("p", { class: "fine", role: "status" });
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

/** `names`: of people; may be empty. */
function listed({ words }: App, names: string[]) {
  return new Intl.ListFormat(words.locale).format(names.map((name) => name || words.t("watch-somebody")));
}

/** Calls when one more of the others is there. `here`: what those are called who are, now. */
export function callAtComing(
  app: App,
  attention: Attention,
  id: string,
  company: EventTarget,
  here: () => string[],
  signal: AbortSignal,
) {
  let before = here().length;
  const look = () => {
    const now = here();
    if (now.length > before) attention.call(id, app.words.t("call-came", { names: listed(app, now), count: now.length }));
    before = now.length;
  };
  company.addEventListener("change", look, { signal });
}
