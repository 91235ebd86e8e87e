/**
 * What is in the map under that key, or what comes to be there; what fails is tried anew another
 * time.
 */
export function once<Thing>(
  kept: Map<string, Promise<Thing>>,
  key: string,
  make: () => Promise<Thing>,
) {
  const found = kept.get(key);
  if (found) return found;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
