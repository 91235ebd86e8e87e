/**
 * At a table that a large screen shows to all, a phone shows its person's hand first, what is asked and what
 * can be chosen; the board stands behind a press, and comes by itself where a choice is made on it alone.
 */

import { button } from "../../../components/controls.js";
import { make, write } from "../../../components/dom.js";
import { fitPart } from "../../../board/canvas/fit.js";
import type { Rect } from "../../../board/canvas/geometry.js";
import type { TableScreen } from "../../../table/table.js";
import type { TableSelection } from "../../../table/session/selection.js";
import type { Node, Scene } from "../../../types/engine.js";
import type { App } from "../../../types/page.js";

/** Where the table lies as on a phone. */
const PHONE = "(max-width: 899.98px)";

/** Which choices need the board: some that can be made neither in the hand nor by a button, or all. */
type Need = "none" | "some" | "all";

/** `nodes`: of the scene. `own`: the part with the hand. */
export function needOf(nodes: Node[], own: Rect, { beside, candidates, offer, picked }: Pick<TableSelection, "beside" | "candidates" | "offer" | "picked">): Need {
  if (offer) return "none"; // it is laid out in the hand's part
  const held = new Set(nodes.filter((node) => isIn(node, own)).map(({ pick }) => pick));
  // What has been begun is followed on the board, though there are buttons for what may come of it.
  const isBeside = (choice: (typeof candidates)[number]) => picked.size === 0 && beside.includes(choice);
  const far = candidates.filter(
    (choice) =>
      choice.picks.length > 0 &&
      !isBeside(choice) &&
      !choice.picks.some((token) => !picked.has(token) && held.has(token)),
  );
  if (far.length === 0) return "none";
  return far.length === candidates.length ? "all" : "some";
}

function isIn({ at: [x, y] }: Node, { x: left, y: top, w, h }: Rect) {
  return x >= left && x <= left + w && y >= top && y <= top + h;
}

function rectOf({ own }: Scene): Rect | null {
  return own ? { x: own[0], y: own[1], w: own[2], h: own[3] } : null;
}

export class HandFirst {
  declare app: App;
  declare table: TableScreen;
  /** Whether a large screen shows the table now. */
  declare isShown: () => boolean;
  declare button: HTMLButtonElement;
  phone = matchMedia(PHONE);
  /** What was pressed, as long as the same is needed. */
  wanted: "hand" | "table" | null = null;
  need: Need = "none";
  /** Where the hand was last. */
  part: Rect | null = null;

  constructor(app: App, table: TableScreen, isShown: () => boolean, signal: AbortSignal) {
    this.app = app;
    this.table = table;
    this.isShown = isShown;
    this.button = button(make("span", {}), () => this.#press(), { look: "hand-first", sign: "eye", hidden: true });
    table.actionBar.element.after(this.button);
    const { session } = table;
    const { history, hintRequest, playback, selection, turnReplay } = session;
    session.watch(
      () => [playback.latest, selection.candidates, selection.offer, selection.picked, session.looking, history.moment, hintRequest.hint, turnReplay.played, session.isOver],
      () => this.show(),
    );
    const observer = new ResizeObserver(() => this.show());
    observer.observe(table.boardArea);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Whether something is shown that takes the whole board. */
  get #isElsewhere() {
    const { session } = this.table;
    return session.looking !== null || session.hintRequest.hint !== null || session.turnReplay.played !== null || session.isOver;
  }

  show() {
    const { app, button: pressed, phone, table } = this;
    const { board, playback, selection } = table.session;
    const scene = playback.latest?.scene;
    const own = scene && this.isShown() && phone.matches && !this.#isElsewhere ? rectOf(scene) : null;
    const need = scene && own ? needOf(scene.nodes, own, selection) : "none";
    if (need !== this.need) this.wanted = null;
    this.need = need;
    const isHand = own !== null && (this.wanted ?? (need === "all" ? "table" : "hand")) === "hand";
    pressed.hidden = own === null;
    const name = isHand ? app.words.t("hand-first-table", { more: need === "some" ? "yes" : "no" }) : app.words.t("hand-first-hand");
    write(pressed.lastElementChild as HTMLElement, name);
    this.#lay(isHand ? own : null);
    table.element.classList.toggle("has-hand-first", own !== null);
    board?.lookAt(this.part);
  }

  /** `part`: with the hand; null: the board is shown. */
  #lay(part: Rect | null) {
    const { boardArea, element, host } = this.table;
    element.classList.toggle("is-hand-first", part !== null);
    if (part) {
      boardArea.scrollTop = 0;
      const { scale } = fitPart(host.clientWidth, host.clientHeight, part);
      element.style.setProperty("--hand", `${Math.ceil(scale * part.h)}px`);
    }
    const isSame = part && this.part && (["x", "y", "w", "h"] as const).every((side) => part[side] === this.part?.[side]);
    if (!isSame) this.part = part;
  }

  #press() {
    this.wanted = this.part ? "table" : "hand";
    this.show();
  }
}
