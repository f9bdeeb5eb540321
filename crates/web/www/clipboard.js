// Text for the clipboard, or selected to be copied where browsers offer none.

import { say } from "./language.js";

/**
 * @param {string} text
 * @param {HTMLInputElement} field  where the text is selected if there is no clipboard
 * @param {string} what  what it is, to be announced
 * @param {(words: string) => void} announce
 */
export async function copy(text, field, what, announce) {
  field.value = text;
  field.setAttribute("aria-label", what);
  try {
    await navigator.clipboard.writeText(text);
    announce(say`${what} copied`);
  } catch {
    // Over plain HTTP browsers offer no clipboard: the selected field is what remains.
    field.hidden = false;
    field.focus();
    field.select();
    announce(say`${what}: selected, copy it with your keyboard`);
  }
}
