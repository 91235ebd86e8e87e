/**
 * Writes much in an element that is off the page meanwhile: whoever listens is told of one thing that goes
 * and comes, not of all that is in it.
 */
export function rewrite(element: Element, act: () => void) {
  const { nextSibling, parentNode } = element;
  element.remove();
  act();
  parentNode?.insertBefore(element, nextSibling);
}
