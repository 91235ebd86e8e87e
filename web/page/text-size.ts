/**
 * How large text is, and how far apart its letters are: the root's size of letters, and what widths of
 * the page's style sheets mean, so that larger text has the layout of a smaller screen, as with the
 * browser's zoom. The board reads `--text` and `--spacing`, style sheets whether text is larger.
 */

import { shared } from "../kit/shared-globals.js";
import type { PreferenceValues } from "../types/page.js";

/** `text`: in hundredths of the usual size. */
type TextValues = Pick<PreferenceValues, "spacing"> & { text: number };

/** How many times as large as usual text is. */
let factor = 1;

export function setText({ text, spacing }: TextValues) {
  const { dataset, style } = document.documentElement;
  factor = text / 100;
  style.fontSize = factor === 1 ? "" : `${text}%`;
  style.setProperty("--text", String(factor));
  dataset.spacing = spacing;
  if (factor > 1) dataset.large = "";
  else delete dataset.large;
  rescale();
}

/** What the style sheets that are there have as conditions, for the text as it is. */
export function rescale() {
  if (factor === 1 && !shared.conditions) return;
  const sheets = [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])];
  for (const { cssRules } of sheets) for (const rule of cssRules) scale(rule);
}

function scale(rule: CSSRule) {
  if (!(rule instanceof CSSMediaRule)) return;
  for (const inner of rule.cssRules) scale(inner);
  const { media } = rule;
  const written = (shared.conditions ??= new Map());
  const condition = written.get(media) ?? media.mediaText;
  if (!condition.includes("px")) return;
  written.set(media, condition);
  const scaled = forText(condition);
  if (scaled !== media.mediaText) media.mediaText = scaled;
}

/** A media query as it is meant for the text as it is: pixels are those of text of the usual size. */
export function forText(query: string) {
  return query.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) * factor}px`);
}
