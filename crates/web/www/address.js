// Addresses within the page.

/** @param {string} position */
export function playAddress(position) {
  return `#/play?${new URLSearchParams({ position })}`;
}

/** @param {string} position */
export function analysisAddress(position) {
  return `#/analysis?${new URLSearchParams({ position })}`;
}
