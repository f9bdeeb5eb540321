// A modal dialog: the browser keeps the focus inside and gives it back afterwards.

import { h, freshId } from "./dom.js";
import { say } from "./language.js";

/**
 * @param {string} title
 * @param {...Node} children
 */
export function openDialog(title, ...children) {
  const id = freshId("dialog");
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": id },
    h("div", { class: "dialog-head" },
      h("h2", { id }, title),
      h("button", { type: "button", class: "quiet", onclick: () => dialog.close() }, say`Close`)),
    ...children);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
