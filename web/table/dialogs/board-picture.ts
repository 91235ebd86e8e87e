/** A picture of the moment on the board, with what it shows under it, to be stored or sent. */

import { EMBLEMS } from "../../board/canvas/emblem-shapes.js";
import { paintStill } from "../../board/canvas/still.js";
import { waitingButton as button } from "../../components/controls.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { inParts } from "../../i18n/parts.js";
import { offerFile } from "../../components/file-pickers.js";
import { tellingLine } from "../../components/telling.js";
import { countAt, momentsOf } from "../session/log-lines.js";
import { seatLooks } from "../../model/setup.js";
import type { Shown, Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Pixels across, and around what is shown. */
const WIDTH = 1600;
const EDGE = 40;
/** Pixels: the height of letters of the title and the names, and of a line of each. */
const TITLE = 52;
const NAMES = 36;
const LINE = 1.35;
/** Half the height of an emblem as it is drawn. */
const EMBLEM = 13;

export function openPicture(app: App, session: TableSession) {
  const { words } = app;
  const { table } = session;
  const { moment } = session.playback;
  const board = make("canvas", { class: "picture-board", "aria-hidden": "true" });
  const sheet = make("canvas", { class: "picture-sheet", role: "img" });
  const told = tellingLine("fine");
  const save = button("primary", "download", words.t("picture-save"), () =>
    given((file) => offerFile(file, file.name)),
  );
  const send = button("", "upload", words.t("share-hand"), () =>
    given((file) => void navigator.share({ files: [file] }).catch(() => {})), // the reader thought better of it
  );
  send.hidden = true;
  const opened = dialog(
    { title: words.t("picture-title"), class: "picture", closeLabel: words.t("shell-close") },
    board,
    sheet,
    make("div", { class: "dialog-buttons" }, save, send),
    told,
  );
  openModal(opened);
  let made: File | null = null;
  if (table && moment) void paint(table, moment);

  async function paint(table: Table, { position, scene }: Shown) {
    const caption = captionOf(app, session, table, position);
    const { hands, move, names, title } = caption;
    sheet.setAttribute("aria-label", [title, move, ...(hands ?? names)].join(", "));
    const box = [0, 0, 1000, scene.height] as const;
    const across = WIDTH - 2 * EDGE;
    const format = words.say.bind(words);
    if (!(await paintStill(board, scene, box, seatLooks(table.seats), format, across))) return;
    compose(sheet, board, caption, table);
    sheet.toBlob((blob) => {
      if (!blob) return;
      made = new File([blob], `freebooters-${table.game}-${position}.png`, { type: blob.type });
      save.disabled = false;
      send.hidden = !canSend(made);
      send.disabled = false;
    }, "image/png");
  }

  function given(give: (file: File) => void) {
    if (made) give(made);
  }

  return opened;
}

interface Caption {
  title: string;
  move: string;
  /** Per seat. */
  names: string[];
  /** Per seat its name and what it holds, where that is shown. */
  hands: string[] | null;
}
function captionOf(
  { words }: App,
  { history, playback }: TableSession,
  table: Table,
  position: number,
): Caption {
  const { lines } = playback;
  const held = history.moment?.held ?? null;
  const names = table.seats.map((_, seat) => words.seatName(seat));
  const all = momentsOf(lines).length;
  return {
    title: words.gameTitle(table.game),
    move: words.t("replay-move", { number: countAt(lines, position), all }),
    names,
    hands:
      held &&
      held.map((facts, seat) => {
        const said = inParts(words, facts.map(({ message }) => words.say(message)));
        return words.t("shell-said-of", { of: names[seat] ?? "", said: said || words.t("margin-nothing") });
      }),
  };
}

/** The board with its caption under it, in the colours of the page. */
function compose(
  sheet: HTMLCanvasElement,
  board: HTMLCanvasElement,
  { hands, title, move, names }: Caption,
  { seats }: Table,
) {
  const context = sheet.getContext("2d") as CanvasRenderingContext2D;
  const style = getComputedStyle(sheet);
  const { backgroundColor, color } = style;
  const root = getComputedStyle(document.documentElement);
  const display = root.getPropertyValue("--font-display");
  const body = `${NAMES}px ${root.getPropertyValue("--font-body")}`;
  sheet.width = WIDTH;
  context.font = body;
  const rows = hands ? listOf(context, hands) : rowsOf(context, names);
  const top = EDGE + board.height + EDGE / 2;
  sheet.height = Math.ceil(top + (TITLE + rows.length * NAMES) * LINE + EDGE);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(board, EDGE, EDGE);
  context.fillStyle = color;
  context.textBaseline = "alphabetic";
  const base = top + TITLE;
  context.font = `${TITLE}px ${display}`;
  context.fillText(title, EDGE, base);
  context.font = body;
  context.textAlign = "right";
  context.fillText(move, WIDTH - EDGE, base);
  context.textAlign = "left";
  for (const [number, row] of rows.entries()) {
    const y = base + (number + 1) * NAMES * LINE;
    for (const { seat, text, x } of row) {
      context.fillStyle = color;
      context.fillText(text, x + NAMES * 1.3, y);
      if (seat === null) continue;
      context.fillStyle = root.getPropertyValue(`--t-${seats[seat]?.colour ?? "red"}`);
      context.save();
      context.translate(x + NAMES / 2, y - NAMES * 0.35);
      context.scale(NAMES / (2 * EMBLEM), NAMES / (2 * EMBLEM));
      context.fill(new Path2D(EMBLEMS[seatLooks(seats)[seat]?.shape ?? "circle"]));
      context.restore();
    }
  }
}

/** A part of a row: its words, and whose emblem stands before them; null: they go on from above. */
interface Part {
  seat: number | null;
  text: string;
  x: number;
}

/** What every seat holds, each from a row of its own on. `context`: with their letters. */
function listOf(context: CanvasRenderingContext2D, hands: string[]): Part[][] {
  const room = WIDTH - 2 * EDGE - NAMES * 1.3;
  return hands.flatMap((hand, seat) => {
    const lines: string[] = [];
    for (const word of hand.split(" ")) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length === 0 || context.measureText(longer).width > room) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines.map((text, at) => [{ seat: at === 0 ? seat : null, text, x: EDGE }]);
  });
}

/** Names in as few rows as they need. `context`: with their letters. */
function rowsOf(context: CanvasRenderingContext2D, names: string[]): Part[][] {
  const rows: Part[][] = [[]];
  let x = EDGE;
  for (const [seat, name] of names.entries()) {
    const width = context.measureText(name).width + NAMES * 2.3;
    if (x > EDGE && x + width > WIDTH - EDGE) {
      rows.push([]);
      x = EDGE;
    }
    rows.at(-1)?.push({ seat, text: name, x });
    x += width;
  }
  return rows;
}

function canSend(file: File) {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}
