/** Makes elements. Texts become text nodes, never HTML. */

/** Absent ones are passed over. */
export type Child = Node | string | null | undefined | false;
type Listeners = Record<string, (event: any) => void>;
type Attribute = string | number | boolean | null | undefined;
type Properties = Record<string, Attribute | Listeners>;

/** An element. Properties are attributes (`true` sets, `false`/`null` omits); `on` holds listeners. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "object" && value !== null) listen(element, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  fill(element, ...children);
  return element;
}

function listen(target: EventTarget, listeners: Listeners) {
  for (const [event, listener] of Object.entries(listeners))
    target.addEventListener(event, listener);
}

/** Replaces an element's children. */
export function fill(element: Element, ...children: Child[]) {
  element.replaceChildren(...children.filter(isPresent));
}

/**
 * Writes an element's text, if it is another one: whatever is written again is told again to those who
 * listen. The same node goes on to hold it, or two more things would be told to have come and gone.
 */
export function write(element: Element, text: string) {
  if (element.textContent === text) return;
  const { childNodes } = element;
  if (text && childNodes.length === 1 && childNodes[0] instanceof Text) childNodes[0].data = text;
  else element.textContent = text;
}

/** Sets an attribute, if it has another value; null: takes it away. */
export function setAttribute(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Replaces an element's children by newer ones; the focus goes to the one with the same id. */
export function refill(element: Element, ...children: Child[]) {
  const focused = document.activeElement;
  const id = focused && element.contains(focused) ? focused.id : "";
  fill(element, ...children);
  if (id) document.getElementById(id)?.focus();
}

/** The same, unless nothing would look different: what somebody is pressing just then stays. */
export function renew(element: Element, ...children: (Element | false | null | undefined)[]) {
  const newer = children.filter(isPresent);
  const isSame = (each: Node, at: number) =>
    newer[at]?.isEqualNode(each);
  const { childNodes } = element;
  if (childNodes.length === newer.length && [...childNodes].every(isSame)) return;
  refill(element, ...newer);
}

/**
 * Makes an element say what these children would, in the ones it has: those who listen are told of
 * what has changed alone. Not where something listens to them: it would do what it did before.
 */
export function restate(element: Element, ...children: (Node | false | null | undefined)[]) {
  const newer = children.filter(isPresent);
  const { childNodes } = element;
  newer.forEach((each, at) => {
    const before = childNodes[at];
    if (!before) element.append(each);
    else if (!become(before, each)) before.replaceWith(each);
  });
  while (childNodes.length > newer.length) element.lastChild?.remove();
}

/** By its parent, what each child was made to say. */
const said: WeakMap<Element, readonly string[]> = new WeakMap();

/** What a child is, in a text that no other one has, and what makes it. */
export type Entry = { says: string; makeOne: () => Node };

/**
 * The same where it is known of each child what it says: those that would say the same are not made.
 * `isAnew`: what else they show may be another thing, as in other colours.
 */
export function restateEach(element: Element, entries: readonly Entry[], isAnew: boolean) {
  renewOther(element, entries, isAnew, become);
}

/** The same for things that are pressed: one that is another is another element, the others stay. */
export function renewEach(element: Element, entries: readonly Entry[], isAnew: boolean) {
  const before = said.get(element) ?? [];
  renewOther(element, entries, isAnew, (child, newer, at) => {
    return before[at] === entries[at]?.says && child.isEqualNode(newer);
  });
}

/** `bend`: makes the child that there is what the newer one is, if it can. */
function renewOther(
  element: Element,
  entries: readonly Entry[],
  isAnew: boolean,
  bend: (child: Node, newer: Node, at: number) => boolean,
) {
  const before = isAnew ? [] : (said.get(element) ?? []);
  said.set(element, entries.map(({ says }) => says));
  const { childNodes } = element;
  entries.forEach(({ says, makeOne }, at) => {
    const child = childNodes[at];
    if (child && says === before[at]) return;
    const newer = makeOne();
    if (!child) element.append(newer);
    else if (!bend(child, newer, at)) child.replaceWith(newer);
  });
  while (childNodes.length > entries.length) element.lastChild?.remove();
}

/** Makes a node say what another one would; whether it can. */
function become(before: Node, after: Node): boolean {
  if (before instanceof Text && after instanceof Text) {
    if (before.data !== after.data) before.data = after.data;
    return true;
  }
  if (!(before instanceof Element && after instanceof Element)) return false;
  if (before.localName !== after.localName) return false;
  // What an image shows may come later, to the one that asked for it.
  if (before instanceof HTMLImageElement) return before.isEqualNode(after);
  for (const { name } of [...before.attributes])
    if (!after.hasAttribute(name)) before.removeAttribute(name);
  for (const { name, value } of after.attributes) setAttribute(before, name, value);
  restate(before, ...after.childNodes);
  return true;
}

function isPresent<C extends Child>(child: C): child is Exclude<C, null | undefined | false> {
  return child !== null && child !== undefined && child !== false;
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawing. */
export function draw(
  tag: string,
  attributes: Record<string, string | number>,
  ...children: SVGElement[]
): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.replaceChildren(...children);
  return element;
}

let count = 0;

/** An id no other element has. */
export function fresh(stem: string) {
  count += 1;
  return `${stem}-${count}`;
}

/**
 * Names a control after its own words and the thing they are about: "Play now Cartagena". It does not
 * refer to them by their ids: Orca leaves out whatever names a control where it reads a page through,
 * and so would leave out the names of the games.
 */
export function about<T extends HTMLElement>(control: T, thing: string): T {
  const own = control.getAttribute("aria-label") ?? control.textContent;
  control.setAttribute("aria-label", `${own} ${thing}`);
  return control;
}

/** What a person unfolds within a place comes in sight, its title first. */
export function unfoldsInSight(place: HTMLElement) {
  place.addEventListener("click", ({ target }) => {
    const parent = target instanceof Element && target.closest("summary")?.parentElement;
    if (!parent) return;
    const show = () => parent.scrollIntoView({ block: "nearest" });
    parent.addEventListener("toggle", show, { once: true });
  });
}
