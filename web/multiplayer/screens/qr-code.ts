/** A text as a QR code: dark on light in every theme, as cameras expect. */

import encode from "../../../lib/qr/index.js";
import { draw } from "../../components/dom.js";

/** Modules of light around it, as the standard asks for. */
const BORDER = 4;

/**
 * Characters from which on a code is dense: then larger modules help a camera more than correction does, as no
 * screen is torn or stained, and it gets more room.
 */
const DENSE = 600;

/** `label`: what it is, for who does not see it. */
export function code(text: string, label: string): SVGElement {
  const isDense = text.length > DENSE;
  const rows = encode(text, "raw", { ecc: isDense ? "low" : "medium", border: BORDER });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return draw(
    "svg",
    {
      class: isDense ? "code is-dense" : "code",
      viewBox: `0 0 ${rows.length} ${rows.length}`,
      role: "img",
      "aria-label": label,
      "shape-rendering": "crispEdges",
    },
    draw("rect", { width: rows.length, height: rows.length, fill: "#fff" }),
    draw("path", { d: dark.join(""), fill: "#000" }),
  );
}
