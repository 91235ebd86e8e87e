/**
 * The parts of the toolbar: what can be used, what has come to that together, and the rest. One in which
 * much becomes other is taken out, written, and put back, which is told as two things; but never one that
 * the focus is in.
 */

/** More changes than this of one part are told as that part gone and come again. */
export const FEW = 3;

let count = 0;

export function createParts(toolbar: HTMLElement) {
  count += 1;
  const usable = makePart("usable");
  const besides = makePart("besides");
  const rest = makePart("rest");
  /** What seldom has the focus goes as one. */
  const aside = makePart("aside");
  rest.setAttribute("role", "group");
  toolbar.append(usable, aside);
  aside.append(rest);

  return {
    usable,
    /** Of what can be used, what has come together while the focus was among the others, or the reverse. */
    besides,
    rest,

    /** Takes out the parts in which much becomes other. */
    takeOut(changesOf: (part: HTMLElement) => number) {
      const away = [usable, besides, rest].filter((part) => !isBusy(part) && changesOf(part) > FEW);
      if (away.includes(rest) && !isBusy(besides)) aside.remove();
      for (const part of away) if (part.isConnected) part.remove();
    },

    /** Puts back what is out. */
    putBack() {
      const isNeeded = besides.hasChildNodes() || besides.parentNode !== null;
      hold(aside, isNeeded ? [besides, rest] : [rest]);
      hold(toolbar, [usable, aside]);
    },
  };
}

function makePart(name: string): HTMLElement {
  const part = document.createElement("div");
  // Firefox passes over a bare division, and would tell of all that is in it one by one.
  part.id = `mirror-${count}-${name}`;
  return part;
}

/** Whether it has the focus. */
export function isBusy(part: HTMLElement) {
  return part.contains(document.activeElement);
}

/** Puts into a parent what is not in it yet, in that order. */
function hold(parent: HTMLElement, children: HTMLElement[]) {
  let behind: HTMLElement | null = null;
  for (const child of [...children].reverse()) {
    if (child.parentNode !== parent) parent.insertBefore(child, behind);
    behind = child;
  }
}
