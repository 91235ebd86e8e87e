/** Shown after a bug of ours: says so, and offers everything a report needs. */

import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import type { Crash } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** `save`: what was stored last. */
export function openCrash(app: App, { crash }: Crash, save: string | undefined = "") {
  const { words } = app;
  const report = make(
    "textarea",
    { readonly: true, rows: 8, "aria-label": words.t("crash-report") },
    `${crash}\n${save}`,
  );
  async function copy() {
    report.select();
    await navigator.clipboard?.writeText(report.value).catch(() => {});
    app.toasts.show(words.t("crash-copied"));
  }
  const box = dialog(
    { title: words.t("crash-heading"), class: "crash", closeLabel: words.t("shell-close") },
    make("p", {}, words.t("error-crash")),
    report,
    make(
      "div",
      { class: "dialog-buttons" },
      make(
        "button",
        { class: "button primary", type: "button", on: { click: () => location.reload() } },
        words.t("crash-reload"),
      ),
      make(
        "button",
        { class: "button", type: "button", on: { click: copy } },
        words.t("crash-copy"),
      ),
    ),
  );
  openModal(box);
  return box;
}
