/** A script and the scripts it imports. */

/**
 * Matches imports of files beside a script; in comments, which import types, lines begin
 * differently.
 */
const IMPORTED = /^(?:import\b[^"';]*|export\b[^"';]*\bfrom\s*)"(\.[^"]+)"/gm;

/**
 * Fetches a script and all it imports past the caches, so that the next start uses what comes.
 * @param {string} address
 * @param {Set<string>} [seen]
 * @returns {Promise<string | null>} the address of one that cannot be had, or is no script
 */
export async function refresh(address, seen = new Set()) {
  if (seen.has(address)) return null;
  seen.add(address);
  const response = await fetch(address, { cache: "reload" }).catch(() => null);
  const type = response?.headers.get("content-type") ?? "";
  if (!response?.ok || !/javascript/i.test(type)) return address;
  const imported = [...(await response.text()).matchAll(IMPORTED)];
  const faults = await Promise.all(
    imported.map(([, path]) => refresh(new URL(path ?? "", address).href, seen)),
  );
  return faults.find((fault) => fault !== null) ?? null;
}
