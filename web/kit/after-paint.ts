/** Does it once what the page shows now has been painted; where nothing is, in a tab that nobody sees, soon. */
export function afterPaint(act: () => void) {
  if (document.hidden) setTimeout(act, 0);
  else requestAnimationFrame(() => setTimeout(act, 0));
}
