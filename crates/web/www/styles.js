// Styles that few screens need: they come with the scripts of those screens, after home is shown.

import { h } from "./dom.js";

/**
 * Adds a sheet of styles to the page.
 * @param {string} path
 * @returns {Promise<void>}  when the styles hold, or cannot be had
 */
export function styles(path) {
  return new Promise((resolve) => {
    const done = () => resolve();
    document.head.append(h("link", { rel: "stylesheet", href: path, onload: done, onerror: done }));
  });
}
