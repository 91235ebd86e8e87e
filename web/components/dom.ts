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
 * Names a control after its own words and the thing they are about: "Play now, Cartagena". `thing`:
 * id of the thing's name.
 */
export function about<T extends HTMLElement>(control: T, thing: string): T {
  control.id ||= fresh("about");
  control.setAttribute("aria-labelledby", `${control.id} ${thing}`);
  return control;
}
