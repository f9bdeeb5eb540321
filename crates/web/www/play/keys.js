// Playing by keyboard: digits choose a pile and then what is left of it; letters do the rest.

/**
 * @typedef {object} Deeds
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} explain
 * @property {() => void} cancel
 * @property {(typed: string) => void} digits  what has been typed so far: "3", "3 ", "3 12"
 * @property {(typed: string) => boolean} enter  makes the move that the digits mean, or the one under consideration
 * @property {() => boolean} piles  whether digits mean anything here
 */

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} left
 * @param {Deeds} deeds
 */
export function listen(root, left, deeds) {
  let typed = "";
  const say = (/** @type {string} */ text) => {
    typed = text;
    deeds.digits(text);
  };
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const elsewhere = !root.contains(target) && target !== document.body && target.id !== "main";
    if (event.altKey || event.ctrlKey || event.metaKey || elsewhere || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      say("");
      return deeds.cancel();
    }
    if (target.closest("input, select, textarea")) return;
    if (/^[0-9]$/.test(event.key) && deeds.piles()) say(typed === "" ? `${event.key} ` : typed + event.key);
    else if (event.key === "Backspace" && typed !== "") say(typed.trimEnd().slice(0, -1).replace(/^(\d)$/, "$1 "));
    else if (event.key === "Enter" && (typed !== "" || !target.closest("button, a"))) {
      const made = typed;
      typed = "";
      if (!deeds.enter(made)) return;
    } else if (event.key === "u") deeds.undo();
    else if (event.key === "r") deeds.redo();
    else if (event.key === "h") deeds.hint();
    else if (event.key === "?") deeds.explain();
    else return;
    event.preventDefault();
  }, { signal: left });
}
