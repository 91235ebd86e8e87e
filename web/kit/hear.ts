/** What is dispatched with a detail. */

/** Each act is told the detail of the event of its name, until the signal aborts. */
export function hear(from: EventTarget, acts: Record<string, (detail: any) => void>, signal?: AbortSignal) {
  const options = signal ? { signal } : {};
  for (const [name, act] of Object.entries(acts))
    from.addEventListener(name, (event) => act((event as CustomEvent).detail), options);
}
