// Making elements: the one way this page builds its tree.

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Attributes */

/**
 * Makes an element. Attributes: `on…` functions are listeners, `true` is an attribute without a
 * value, `false`, `null` and `undefined` are left out; everything else is written as text.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  return fill(element, ...children);
}

/**
 * Replaces the children of an element.
 * @template {Element | DocumentFragment} E
 * @param {E} element
 * @param {...(Child | Child[])} children
 * @returns {E}
 */
export function fill(element, ...children) {
  const kept = children.flat().filter((child) => child !== null && child !== undefined && child !== false);
  element.replaceChildren(...kept.map((child) => (child instanceof Node ? child : String(child))));
  return element;
}

/**
 * HTML or SVG made by the engine, which escapes all that people typed.
 * @template {Element} E
 * @param {E} element
 * @param {string} html
 * @returns {E}
 */
export function markup(element, html) {
  element.innerHTML = html;
  return element;
}

let numbered = 0;

/**
 * An id that nothing else on the page has, for labels and descriptions.
 * @param {string} stem
 */
export function freshId(stem) {
  numbered += 1;
  return `${stem}-${numbered}`;
}
