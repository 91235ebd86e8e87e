/** Indentation of Python, and where lines begin. Pure. */

import { linesOf } from "./line-edits.js";

const STEP = "    ";

/** Where a line, from 1, begins; the text's end where there is none. */
export function lineStart(text: string, line: number) {
  return linesOf(text).slice(0, line - 1).join("").length;
}

/** What Enter types at a place: the next line begins as this one, further in where this one opens something. */
export function newLine(text: string, at: number) {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const [indent = ""] = /^ */.exec(line) ?? [];
  const isOpening = /[:([{]\s*(#.*)?$/.test(line);
  return `\n${indent}${isOpening ? STEP : ""}`;
}

/** Lines one step further in; empty ones stay empty. */
export function indented(lines: string) {
  return lines.includes("\n") ? lines.replace(/^(?=.)/gm, () => STEP) : STEP + lines;
}

/** Lines one step further out, as far as they can go. */
export function outdented(lines: string) {
  return lines.replace(/^ {1,4}/gm, "");
}
