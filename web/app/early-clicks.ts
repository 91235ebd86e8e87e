import type { Shared } from "../kit/shared-globals.js";

/**
 * For the time in which the document is shown but the scripts that make it work have not arrived: a
 * classic script that comes before what is shown and needs no other.
 *
 * Remembers which button is pressed last, for `replay-click`. And keeps the home page, which is what
 * the document contains, from being shown where the address names another screen: the root names
 * that screen until then, and nothing but home is without such a name.
 */
{
  const presses = { last: "", watching: new AbortController() };
  const { signal } = presses.watching;
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element && target.closest("button");
      if (button) presses.last = button.id;
    },
    { signal },
  );
  const page = 
    globalThis as unknown as { freebooters?: Shared };
  page.freebooters = { presses };

  const { hash, search } = location;
  const isHome = hash ? /^#(\/|[\w-]*)$/.test(hash) : !/%23/.test(search); // as page/router has it
  const [, first] = hash.split("/");
  const screen = new URLSearchParams(search).has("kiosk") ? "demo" : first || "damaged";
  if (!isHome || screen === "demo") document.documentElement.dataset.awaited = screen;
}
