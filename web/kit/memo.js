/**
 * What is in the map under that key, or what comes to be there; what fails is tried anew another
 * time.
 * @template Thing
 * @param {Map<string, Promise<Thing>>} kept
 * @param {string} key
 * @param {() => Promise<Thing>} make
 */
export function once(kept, key, make) {
  const found = kept.get(key);
  if (found) return found;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
