// Movement: things glide from where they were to where they are, unless a person wants stillness.

export const CALM = 420;
export const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";

export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {number} milliseconds */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, still() ? 0 : milliseconds));
}

/**
 * Where the elements are now; `glide` moves them from there to where they will be. Where nothing
 * moves, nobody needs to know.
 * @param {Iterable<[string, Element]>} elements
 * @returns {Map<string, DOMRect>}
 */
export function places(elements) {
  return new Map(still() ? [] : [...elements].map(([key, element]) => [key, element.getBoundingClientRect()]));
}

/**
 * @param {Map<string, DOMRect>} before
 * @param {Iterable<[string, Element]>} elements
 */
export function glide(before, elements) {
  if (still()) return;
  for (const [key, element] of elements) {
    const from = before.get(key);
    const to = element.getBoundingClientRect();
    if (!from) {
      element.animate([{ opacity: 0, transform: "translateY(-1.5rem)" }, { opacity: 1, transform: "none" }], { duration: CALM, easing: EASE });
    } else if (Math.abs(from.left - to.left) > 1 || Math.abs(from.top - to.top) > 1) {
      const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
      element.animate([{ transform: shift }, { transform: "none" }], { duration: CALM, easing: EASE });
    }
  }
}

/**
 * Elements leave the table: upwards, turning a little, each a moment after the other.
 * @param {Element[]} elements
 */
export async function leave(elements) {
  if (still() || elements.length === 0) return;
  const gone = elements.map((element, place) => {
    const turn = place > 0 && elements.length > 1 ? 6 : -5;
    return element.animate(
      [{ transform: "none", opacity: 1 }, { transform: `translate(0, -3.5rem) rotate(${turn}deg)`, opacity: 0 }],
      { duration: CALM, delay: Math.min(place * 45, 300), easing: "cubic-bezier(0.5, 0, 0.8, 0.4)", fill: "forwards" }).finished;
  });
  await Promise.allSettled(gone);
}
