/** The offer of the whole page as one file, where the host has it. */

import { BASE } from "../../kit/base-url.js";
import { data } from "../../kit/document-data.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { megabytes } from "../../engine/progress.js";
import type { App } from "../../types/page.js";

/** What the build has written into the page. */
interface Single {
  file: string;
  bytes: number;
}

/** Nothing if the host does not have the file. */
export function takeaway({ words }: App) {
  const single: Single | null = data("single");
  return (
    single &&
    make(
      "section",
      { class: "takeaway", "aria-labelledby": "take-heading" },
      make("h2", { id: "take-heading" }, words.t("home-take")),
      make("p", {}, words.t("home-take-about", { megabytes: megabytes(single.bytes) })),
      make(
        "a",
        { class: "button", href: new URL(single.file, BASE).href, download: single.file },
        icon("download"),
        words.t("home-take-button"),
      ),
    )
  );
}
