// What is sent for the first screen.

export const MOST_REQUESTS = 12;
export const MOST_BYTES = 90 * 1024;

/**
 * The number of requests for home, and the bytes as they are sent, with an engine so slow that the page
 * says that it waits. What later screens need comes later: home must not wait for it.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 */
export async function sentForHome(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {() => void} */
  let release = () => {};
  const shown = new Promise((resolve) => { release = () => resolve(undefined); });
  await page.route("**/more.js", async (route) => {
    await shown;
    await route.continue();
  });
  await page.route("**/api", async (route) => {
    await page.getByText("Waiting for the engine").waitFor();
    await route.continue();
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  /** @type {number[]} */
  const sizes = [];
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.goto(address);
  await page.getByRole("button", { name: "Go first" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const found = { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  release();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").waitFor();
  await context.close();
  return found;
}
