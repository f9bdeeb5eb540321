// The dialog that hands a game on: as a link to select, and as a picture to photograph.

/** @import { Shared } from "./context" */
import { h, fill, markup } from "./dom.js";
import { ask, isCancelled } from "./engine.js";
import { openDialog } from "./dialog.js";

/** Names of this computer that mean another one elsewhere. */
const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** What to do so that others can open the link. */
function forOthers() {
  return h("div", { class: "for-others" },
    h("p", {}, h("strong", {}, "This link opens on this computer alone. "),
      "For others in the same network, start the program with ", h("code", {}, "nimatron serve --lan"),
      ", open the page by the address that it prints, and share from there: then there is a QR code, too."));
}

/**
 * @param {Shared} shared
 * @param {(words: string) => void} announce
 */
export async function openShare(shared, announce) {
  const address = location.href.split("#", 1)[0] ?? "";
  const field = h("input", { class: "link-field", type: "text", readonly: true, "aria-label": "Link to this game" });
  const picture = h("div", { class: "qr", role: "img", "aria-label": "The link as a QR code" });
  const copy = h("button", { type: "button", class: "primary", onclick: () => copyField() }, "Copy");
  const body = h("div", { class: "share" },
    h("p", {}, "This link holds the whole game, move by move, with its branches and comments; nothing is stored anywhere."),
    h("div", { class: "link-row" }, field, copy),
    HERE.test(location.hostname) ? forOthers() : picture);
  openDialog("Share this game", body);
  try {
    const answer = await ask({ request: "link", ...shared, address });
    field.value = `${address}#${answer.fragment}`;
    field.focus();
    field.select();
    if (answer.qr) markup(picture, answer.qr).firstElementChild?.setAttribute("aria-hidden", "true");
    else fill(picture).replaceWith(h("p", {}, "This game is too long for a QR code; the link holds all of it."));
  } catch (error) {
    if (!isCancelled(error)) fill(body, h("p", {}, error instanceof Error ? error.message : String(error)));
  }

  async function copyField() {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      announce("Link copied");
      copy.textContent = "Copied";
    } catch {
      // Over plain HTTP browsers offer no clipboard: the selected field is what remains.
      field.focus();
      announce("The link is selected: copy it with your keyboard");
    }
  }
}
