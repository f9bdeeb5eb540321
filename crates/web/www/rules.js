// The files of rulesets that the address brings along. They stand in its query, before the `#`, so that
// they hold on every screen and in whatever link is handed on from there: `?rules=…#/play?position=…`.

/** The files. */
export const files = new URLSearchParams(location.search).getAll("rules");

/**
 * The address of a screen on which this file is known.
 * @param {string} file
 * @param {string} fragment  from the `#` on
 */
export function withRules(file, fragment) {
  const search = new URLSearchParams(location.search);
  search.delete("rules");
  search.append("rules", file);
  return `${location.pathname}?${search}${fragment}`;
}
