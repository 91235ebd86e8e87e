/**
 * Says so when the page cannot start: a file of it is missing, or is not what it should be. A
 * classic script that comes before all others and needs none of them; its words are in the page.
 */
{
  /** What could not be loaded, by address. */
  const faults: Set<string> = new Set();

  const hasStarted = () => document.body?.dataset.screen !== undefined;

  const part = (id: string): HTMLElement | null => document.getElementById(id);

  /**
   * Scripts and style sheets that did not load, then whatever our own scripts throw while they
   * start.
   */
  window.addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement) fail(target.src);
      else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") fail(target.href);
      else if (event instanceof ErrorEvent && !hasStarted())
        fail(event.error?.file ?? event.filename);
    },
    true,
  );

  function fail(file: string) {
    faults.add(file);
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
    else show();
  }

  function show() {
    const notice = part("failed");
    if (!notice) return;
    const all = [...notice.children].filter((each) => each instanceof HTMLElement);
    const spoken = languages().map((tag) => all.find(({ lang }) => tag.startsWith(lang)));
    const shown = spoken.find(Boolean) ?? all[0];
    const base = new URL(".", document.baseURI).href;
    const names = [...faults].map((file) => file.replace(base, ""));
    notice.hidden = false;
    for (const each of all) {
      each.hidden = each !== shown;
      const files = each.querySelector(".failed-files");
      if (files) files.textContent = names.join(", ");
      const retry = each.querySelector("button");
      if (retry) retry.onclick = again;
    }
  }

  /** The language the reader has chosen, then those the browser is set to. */
  function languages() {
    const chosen = [];
    try {
      const stored = JSON.parse(localStorage.getItem("freebooters:preferences") ?? "{}");
      if (typeof stored.language === "string") chosen.push(stored.language);
    } catch {
      // If storage is forbidden or holds something else, no language was chosen.
    }
    return [...chosen, ...navigator.languages];
  }

  /** Loads the page again, with the files the host has now. */
  async function again() {
    const files = [...faults].map((file) => fetch(file, { cache: "reload" }));
    await Promise.allSettled(files);
    location.reload();
  }
}
