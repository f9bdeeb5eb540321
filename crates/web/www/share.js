// The dialog that hands a game on: as a link to select, and as a picture to photograph.

/** @import { Shared } from "./context" */
import { h, fill, markup } from "./dom.js";
import { ask, isCancelled } from "./engine.js";
import { openDialog } from "./dialog.js";
import { say, sayNodes } from "./language.js";

/** Names of this computer that mean another one elsewhere. */
const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a link would lead nowhere elsewhere. */
export function opensHereAlone() {
  return HERE.test(location.hostname);
}

/** What to do so that others can open the link. */
function forOthers() {
  return h("div", { class: "for-others" },
    h("p", {}, h("strong", {}, say`This link opens on this computer alone.`), " ",
      sayNodes`For others in the same network, start the program with ${h("code", {}, "nimatron serve --lan")}, open the page by the address that it prints, and share from there: then there is a QR code, too.`));
}

/**
 * @param {Shared} shared
 * @param {(words: string) => void} announce
 */
export async function openShare(shared, announce) {
  const address = location.href.split("#", 1)[0] ?? "";
  const { element, show } = linkBox(say`Link to this game`, announce);
  const body = h("div", { class: "share" },
    h("p", {}, say`This link holds the whole game, move by move, with its branches and comments; nothing is stored anywhere.`),
    element);
  openDialog(say`Share this game`, body);
  try {
    const { fragment, qr } = await ask({ request: "link", ...shared, address });
    const field = show(`${address}#${fragment}`, qr);
    field.focus();
    field.select();
  } catch (error) {
    if (!isCancelled(error)) fill(body, h("p", {}, error instanceof Error ? error.message : String(error)));
  }
}

/**
 * A link to be copied, and as a picture to be photographed.
 * @param {string} label
 * @param {(words: string) => void} announce
 */
export function linkBox(label, announce) {
  const field = h("input", { class: "link-field", type: "text", readonly: true, "aria-label": label });
  const picture = h("div", { class: "qr", role: "img", "aria-label": say`The link as a QR code` });
  const copy = h("button", { type: "button", class: "primary", onclick: () => copyField() }, say`Copy`);
  const tooLong = h("p", { hidden: true }, say`This game is too long for a QR code; the link holds all of it.`);
  const element = h("div", { class: "link-box" }, h("div", { class: "link-row" }, field, copy),
    opensHereAlone() ? forOthers() : [picture, tooLong]);
  return { element, show };

  /** @param {string} link @param {string | null} qr */
  function show(link, qr) {
    field.value = link;
    copy.textContent = say`Copy`;
    markup(picture, qr ?? "").firstElementChild?.setAttribute("aria-hidden", "true");
    tooLong.hidden = qr !== null;
    return field;
  }

  async function copyField() {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      announce(say`Link copied`);
      copy.textContent = say`Copied`;
    } catch {
      // Over plain HTTP browsers offer no clipboard: the selected field is what remains.
      field.focus();
      announce(say`The link is selected: copy it with your keyboard`);
    }
  }
}
