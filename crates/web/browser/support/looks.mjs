// What can be seen wrong on a page without eyes.

import assert from "node:assert/strict";

/**
 * Everything on the page that sticks out, is cut off or is covered, in words.
 * @param {import("playwright-core").Page} page
 */
export function blemishes(page) {
  return page.evaluate(() => {
    const found = [];
    const root = document.scrollingElement;
    const name = (element) => `${element.localName}.${element.className || "-"} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);
    /** Whether an element lies in something that scrolls sideways, where sticking out is in order. */
    const scrolls = (element) => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const hidden = (element) => element.closest(".visually-hidden, .skip-link, [hidden], [aria-hidden=true]") !== null
      || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const dialog = document.querySelector("dialog[open]");
    for (const element of (dialog ?? document.body).querySelectorAll("*")) {
      if (hidden(element)) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || style.display === "inline") continue;
      if (!scrolls(element) && (box.left < -1 || box.right > innerWidth + 1)) {
        found.push(`${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`);
      }
      const cuts = (overflow) => /hidden|clip/.test(overflow);
      const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
      if (ownText && element instanceof HTMLElement
        && ((cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
          || (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1))) {
        found.push(`${name(element)} is cut off`);
      }
    }
    for (const control of (dialog ?? document.body).querySelectorAll("button, a[href], input, select, textarea, summary")) {
      if (hidden(control) || control.matches(":disabled") || scrolls(control)) continue;
      control.scrollIntoView({ block: "center", inline: "nearest" });
      const box = control.getClientRects()[0];
      if (!box || box.width === 0) continue;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const covered = top === null || !(control.contains(top) || top.contains(control) || control.closest("label")?.contains(top));
      if (covered) found.push(`${name(control)} is covered by ${top ? name(top) : "nothing that can be seen"}`);
      const inText = getComputedStyle(control).display === "inline";
      if (!inText && (box.width < 20 || box.height < 20)) found.push(`${name(control)} is only ${Math.round(box.width)} by ${Math.round(box.height)}`);
    }
    scrollTo(0, 0);
    return found;
  });
}

/** What shows text of its own, and what shows what was typed; what is only heard has no looks, and a
 * sheet to be printed, which is no part of the page's body, has fonts of its own. */
const TEXTS = ["*[text()[normalize-space()]]", "input"]
  .map((shown) => `//body[main]//${shown}[not(ancestor-or-self::*[contains(@class, "visually-hidden")])]`).join(" | ");

/**
 * Texts in which a font of the system stands in for those of the page, with the names of such fonts.
 * @param {import("playwright-core").Page} page
 */
export async function foreignFonts(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  await devtools.send("DOM.getDocument");
  const { searchId, resultCount } = await devtools.send("DOM.performSearch", { query: TEXTS });
  const { nodeIds } = await devtools.send("DOM.getSearchResults", { searchId, fromIndex: 0, toIndex: resultCount });
  const found = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    const foreign = fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName);
    if (foreign.length === 0) continue;
    const { outerHTML } = await devtools.send("DOM.getOuterHTML", { nodeId });
    found.push(`${foreign.join(", ")} in ${outerHTML.slice(0, 120)}`);
  }
  await devtools.detach();
  assert.ok(nodeIds.length > 0, "there are texts");
  return found;
}

/** Large places that are nearly white; a QR code and what is printed on paper have to be. @param {import("playwright-core").Page} page */
export function whiteCards(page) {
  return page.evaluate(() => {
    const least = 120;
    const light = (/** @type {string} */ colour) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return /^rgb/.test(colour) && alpha > 0.5 && Math.min(red, green, blue) > 225;
    };
    return [...document.querySelectorAll("body *")].filter((element) => {
      if (element.closest(".qr, .paper")) return false;
      const { width, height } = element.getBoundingClientRect();
      if (width < least || height < least || !element.checkVisibility()) return false;
      const looks = getComputedStyle(element);
      const shape = element instanceof SVGGeometryElement;
      return light(looks.backgroundColor) || (shape && light(looks.fill));
    }).map((element) => element.outerHTML.slice(0, 120));
  });
}
