// What is wider than its place shows at which ends it goes on.

/** Elements whose scrolling is watched. */
const watched = new ResizeObserver((entries) => entries.forEach(({ target }) => {
  const box = target instanceof HTMLElement && target.dataset.scrolls === undefined ? target.parentElement : target;
  if (box instanceof HTMLElement) mark(box);
}));

/**
 * Keeps `data-scrolls` of an element at `start`, `end`, `both` or nothing, as there is more to see there.
 * @param {HTMLElement} element
 */
export function showScrolling(element) {
  if (element.dataset.scrolls !== undefined) return;
  element.dataset.scrolls = "";
  element.addEventListener("scroll", () => mark(element), { passive: true });
  const changes = new MutationObserver(() => observe(element));
  changes.observe(element, { childList: true });
  observe(element);
}

/** @param {HTMLElement} element */
function observe(element) {
  watched.observe(element);
  for (const child of element.children) watched.observe(child);
}

/** @param {HTMLElement} element */
function mark(element) {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const [start, end] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
  element.dataset.scrolls = start && end ? "both" : start ? "start" : end ? "end" : "";
  // Without a mouse it is scrolled by the arrows, unless it holds something that takes the focus.
  const alone = (start || end) && !element.querySelector("button, a[href], input");
  if (alone) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}
