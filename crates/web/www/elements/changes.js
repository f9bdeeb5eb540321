// What differs between two pictures of one board: things that go, things that come, and what moved.
//
// Things and lines are the same if they have the same name, or none and are drawn the same at the same
// place. Words do not count, nor what only shows that something was there.

const THINGS = ':is(.thing:not(.gone), .line, .disc):not([data-state="left"])';

/** @typedef {{ going: SVGElement[], coming: SVGElement[] }} Changes */

/**
 * @param {ParentNode} before
 * @param {ParentNode} after
 * @returns {Changes}
 */
export function changes(before, after) {
  const [old, now] = [before, after].map((picture) => [...picture.querySelectorAll(THINGS)].map((thing) => /** @type {SVGElement} */ (thing)));
  return { going: without(old ?? [], now ?? []), coming: without(now ?? [], old ?? []) };
}

/** The things of which the others have no equal. @param {SVGElement[]} things @param {SVGElement[]} others */
function without(things, others) {
  /** @type {Map<string, number>} */
  const equals = new Map();
  for (const key of others.map(drawn)) equals.set(key, (equals.get(key) ?? 0) + 1);
  return things.filter((thing) => {
    const left = equals.get(drawn(thing)) ?? 0;
    equals.set(drawn(thing), left - 1);
    return left <= 0;
  });
}

/** Its name, or how it is drawn, whatever is shown of it besides. @param {SVGElement} thing */
function drawn(thing) {
  const { name } = thing.dataset;
  if (name !== undefined) return `${thing.getAttribute("class")} ${name}`;
  return thing.outerHTML.replace(/ data-state="\w*"/, "");
}

/**
 * The pairs of what went and came alike: one thing that moved.
 * @param {Changes} changes
 * @returns {[SVGElement, SVGElement][]}
 */
export function moved({ going, coming }) {
  /** @type {Map<string, [SVGElement[], SVGElement[]]>} */
  const kinds = new Map();
  for (const [side, things] of [going, coming].entries()) {
    for (const thing of things.filter((thing) => thing.localName === "g")) {
      const kind = thing.getAttribute("class") ?? "";
      const pair = kinds.get(kind) ?? [[], []];
      pair[side]?.push(thing);
      kinds.set(kind, pair);
    }
  }
  return [...kinds.values()].flatMap(([[from, ...others], [to, ...more]]) =>
    (from && to && others.length + more.length === 0 ? [/** @type {[SVGElement, SVGElement]} */ ([from, to])] : []));
}
