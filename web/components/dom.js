/** Makes elements. Texts become text nodes, never HTML. */

/** @typedef {Node | string | null | undefined | false} Child absent ones are passed over */
/** @typedef {Record<string, (event: any) => void>} Listeners */
/** @typedef {string | number | boolean | null | undefined} Attribute */
/** @typedef {Record<string, Attribute | Listeners>} Properties */

/**
 * An element. Properties are attributes (`true` sets, `false`/`null` omits); `on` holds listeners.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Properties} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "object" && value !== null) listen(element, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  fill(element, ...children);
  return element;
}

/** @param {EventTarget} target @param {Listeners} listeners */
function listen(target, listeners) {
  for (const [event, listener] of Object.entries(listeners))
    target.addEventListener(event, listener);
}

/**
 * Replaces an element's children.
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...children.filter(isPresent));
}

/**
 * Replaces an element's children by newer ones; the focus goes to the one with the same id.
 * @param {Element} element
 * @param {...Child} children
 */
export function refill(element, ...children) {
  const focused = document.activeElement;
  const id = focused && element.contains(focused) ? focused.id : "";
  fill(element, ...children);
  if (id) document.getElementById(id)?.focus();
}

/**
 * The same, unless nothing would look different: what somebody is pressing just then stays.
 * @param {Element} element
 * @param {...(Element | false | null | undefined)} children
 */
export function renew(element, ...children) {
  const newer = children.filter(isPresent);
  const isSame = (/** @type {Node} */ each, /** @type {number} */ at) =>
    newer[at]?.isEqualNode(each);
  const { childNodes } = element;
  if (childNodes.length === newer.length && [...childNodes].every(isSame)) return;
  refill(element, ...newer);
}

/** @template {Child} C @param {C} child @returns {child is Exclude<C, null | undefined | false>} */
function isPresent(child) {
  return child !== null && child !== undefined && child !== false;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * A drawing.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...SVGElement} children
 * @returns {SVGElement}
 */
export function draw(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.replaceChildren(...children);
  return element;
}

let count = 0;

/**
 * An id no other element has.
 * @param {string} stem
 */
export function fresh(stem) {
  count += 1;
  return `${stem}-${count}`;
}

/**
 * Names a control after its own words and the thing they are about: "Play now, Cartagena".
 * @template {HTMLElement} T
 * @param {T} control
 * @param {string} thing id of the thing's name
 * @returns {T}
 */
export function about(control, thing) {
  control.id ||= fresh("about");
  control.setAttribute("aria-labelledby", `${control.id} ${thing}`);
  return control;
}
