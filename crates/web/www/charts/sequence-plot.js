// A plot of sequences: a point for each heap, which can be looked at closer. Only what can be seen is
// drawn, so that a hundred thousand heaps move as smoothly as a hundred.

/** @import { SequenceAnswer } from "../api" */
import { h, fill } from "../dom.js";
import { frame, listen, signed, svg, tenths, ticks, within } from "./chart.js";
import { say } from "../language.js";

/** The room beside the field, for names and numbers. */
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 12, 26, 40];

/** So few heaps are seen at least. */
const FEWEST = 8;

/** More points in one column of pixels are a line. */
const MOST_IN_A_COLUMN = 24;

/**
 * A sequence with what is known of it: heaps that its period does not hold for, and the period.
 * @typedef {{ name: string, values: number[], exceptions: number[], preperiod?: number | undefined, period?: number | undefined }} Series
 */

/**
 * A plot of one sequence, or of two over each other.
 * @param {Series[]} series
 * @param {{ small?: boolean }} [options]
 */
export function sequencePlot(series, { small = false } = {}) {
  const length = Math.max(...series.map(({ values }) => values.length));
  const exceptions = series.map((one) => new Set(one.exceptions));
  const names = series.map(({ name }) => name);
  const [one = "", other] = names;
  const range = h("p", { class: "chart-range" });
  let [from, to] = [-0.5, length - 0.5];
  /** The heap that is looked at. @type {number | null} */
  let heap = null;
  let across = 1;
  /** What marks the heap that is looked at, and how it is drawn in the plot that is seen. */
  const chosen = svg("g");
  let mark = () => {};
  const buttons = h("div", { class: "row chart-buttons" },
    button(say`Zoom in`, () => zoom(0.5)), button(say`Zoom out`, () => zoom(2)),
    button(say`All heaps`, () => see(-0.5, length - 0.5)), range);
  const chart = frame({
    name: say`Heap`, label: other ? say`Grundy values of ${one} and ${other}` : say`Grundy values of ${one}`, draw,
    below: [series.length > 1 ? legend(names) : null, buttons],
  });
  const { element, stage } = chart;
  element.classList.add("sequence-plot");
  element.classList.toggle("small", small);
  listen(stage, {
    at: (x) => look(Math.round(from + (x - LEFT) / across)),
    drag: (distance) => see(from - distance / across, to - distance / across),
    zoom: (factor, x) => zoom(factor, from + (x - LEFT) / across),
  });
  stage.addEventListener("keydown", press);
  look(null);
  return { element, file: chart.file };

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const far = Math.max(1, Math.round((to - from) / 10));
    const before = heap ?? Math.ceil(from) - 1;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: () => look(before + 1), ArrowUp: () => look(before + 1),
      ArrowLeft: () => look(before - 1), ArrowDown: () => look(before - 1),
      PageUp: () => look(before + far), PageDown: () => look(before - far),
      Home: () => look(0), End: () => look(length - 1),
      "+": () => zoom(0.5, heap ?? undefined), "=": () => zoom(0.5, heap ?? undefined),
      "-": () => zoom(2, heap ?? undefined), 0: () => see(-0.5, length - 0.5),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
    if (heap !== null && (heap < from || heap > to)) {
      const middle = heap - (from + to) / 2;
      see(from + middle, to + middle);
    }
  }

  /** Shows other heaps; whether that changed anything. @param {number} first @param {number} last */
  function see(first, last) {
    const span = Math.min(last - first, length);
    const start = within(first, -0.5, length - 0.5 - span);
    if (start === from && start + span === to) return false;
    [from, to] = [start, start + span];
    chart.redraw();
    return true;
  }

  /** Shows so many times more heaps, one of which stays where it is. @param {number} factor @param {number} [fixed] */
  function zoom(factor, fixed = (from + to) / 2) {
    const span = within((to - from) * factor, Math.min(FEWEST, length), length);
    const start = fixed - (fixed - from) * span / (to - from);
    return see(start, start + span);
  }

  /** Looks at a heap. @param {number | null} next */
  function look(next) {
    heap = next === null ? null : within(next, 0, length - 1);
    chart.tell(heap === null ? say`Point at a heap, or use the arrow keys` : words(heap), heap ?? 0, 0, length - 1);
    mark();
  }

  /** What is to be said of a heap. @param {number} place */
  function words(place) {
    const told = series.map(({ name, values }, index) => {
      const value = values[place] ?? say`not known`;
      if (exceptions[index]?.has(place)) return series.length > 1 ? say`${name} ${value} (an exception)` : say`value ${value} (an exception)`;
      return series.length > 1 ? `${name} ${value}` : say`value ${value}`;
    });
    const [one, other] = series.map(({ values }) => values[place]);
    return series.length > 1 && one !== other ? say`heap ${place}: ${told.join(", ")}; they differ` : say`heap ${place}: ${told.join(", ")}`;
  }

  /** @param {number} width */
  function draw(width) {
    const inner = Math.max(width - LEFT - RIGHT, 1);
    const height = small ? 200 : within(width * 0.48, 240, 440);
    const field = height - TOP - BOTTOM;
    across = inner / (to - from);
    const [first, last] = [Math.max(0, Math.ceil(from)), Math.min(length - 1, Math.floor(to))];
    const [low, high] = bounds(series, first, last);
    const up = field / (high - low + 1);
    const x = (/** @type {number} */ at) => (at - from) * across;
    const y = (/** @type {number} */ value) => field - (value - low + 0.5) * up;
    const radius = within(Math.min(across, up) * 0.36, 1.2, 4);
    fill(range, say`heaps ${first} to ${last}`);
    mark = () => fill(chosen, ...cursor(x, y, field, radius));
    mark();
    const rows = ticks(low, high, 28 / up);
    const columns = ticks(first, last, 56 / across);
    return svg("svg", { class: "chart-drawing", width, height, viewBox: `0 0 ${tenths(width)} ${tenths(height)}`, "aria-hidden": "true" },
      svg("text", { class: "chart-name", x: LEFT, y: 14 }, say`Grundy value`),
      svg("text", { class: "chart-name end", x: LEFT + inner, y: height - 6 }, say`heap`),
      ...rows.map((value) => svg("text", { class: "chart-number end", x: LEFT - 8, y: TOP + y(value) + 4 }, signed(value))),
      ...columns.map((at) => svg("text", { class: "chart-number middle", x: LEFT + x(at), y: TOP + field + 18 }, String(at))),
      svg("svg", { x: LEFT, y: TOP, width: inner, height: field },
        ...shading(x, field),
        svg("path", { class: "chart-grid", d: [...rows.map((value) => `M0 ${tenths(y(value))}H${tenths(inner)}`), ...columns.map((at) => `M${tenths(x(at))} 0V${tenths(field)}`)].join("") }),
        ...series.map(({ values }, index) => {
          const framed = index > 0 && across >= 6;
          return svg("path", {
            class: `chart-points series-${index + 1} ${framed ? "squares" : ""}`, "stroke-width": framed ? 1.6 : 2 * radius,
            d: framed ? squares(values, first, last, x, y, radius + 2) : points(values, first, last, x, y),
          });
        }),
        ...marks(first, last, x, y, field, radius), chosen),
      svg("rect", { class: "chart-frame", x: LEFT, y: TOP, width: inner, height: field }));
  }

  /** The periods, every other one shaded; as one where they are too short to be told apart. @param {(at: number) => number} x @param {number} field */
  function shading(x, field) {
    const { preperiod, period } = series[0] ?? {};
    if (preperiod === undefined || period === undefined) return [];
    const width = period * across;
    const start = preperiod - 0.5;
    if (width < 6) return [svg("rect", { class: "chart-period", x: x(start), y: 0, width: Math.max(x(to) - x(start), 0), height: field })];
    const bands = [];
    const begin = start + Math.max(0, Math.floor((from - start) / (2 * period))) * 2 * period;
    for (let at = begin; at < to; at += 2 * period) bands.push(svg("rect", { class: "chart-period", x: x(at), y: 0, width, height: field }));
    return [...bands, svg("path", { class: "chart-start", d: `M${tenths(x(start))} 0V${tenths(field)}` })];
  }

  /** Rings around exceptions, and signs below heaps at which two sequences differ. @param {number} first @param {number} last @param {(at: number) => number} x @param {(value: number) => number} y @param {number} field @param {number} radius */
  function marks(first, last, x, y, field, radius) {
    const rings = series.map(({ values, exceptions: odd }) => thinned(odd.filter((at) => at >= first && at <= last), x)
      .map((at) => ring(x(at), y(values[at] ?? 0), radius + 2.5)).join(""));
    const [one, other] = series;
    const apart = other ? thinned(differences(one?.values ?? [], other.values, first, last), x) : [];
    return [
      svg("path", { class: "chart-exceptions", d: rings.join("") }),
      svg("path", { class: "chart-differences", d: apart.map((at) => `M${tenths(x(at))} ${tenths(field)}v-7`).join("") }),
    ];
  }

  /** @param {(at: number) => number} x @param {(value: number) => number} y @param {number} field @param {number} radius */
  function cursor(x, y, field, radius) {
    if (heap === null) return [];
    const [at, place] = [x(heap), heap];
    const rings = series.flatMap(({ values }) => values[place] === undefined ? [] : ring(at, y(values[place] ?? 0), radius + 4)).join("");
    return [svg("path", { class: "chart-cursor", d: `M${tenths(at)} 0V${tenths(field)}` }), svg("path", { class: "chart-chosen", d: rings })];
  }
}

/** @param {string} words @param {() => void} act */
function button(words, act) {
  return h("button", { type: "button", onclick: act }, words);
}

/** @param {string[]} names */
function legend(names) {
  return h("ul", { class: "chart-legend" }, names.map((name, index) => {
    const sample = svg("svg", { width: 16, height: 16, "aria-hidden": "true" },
      svg("path", { class: `chart-points series-${index + 1}`, "stroke-width": index === 0 ? 7 : 1.6, d: index === 0 ? "M8 8h0" : "M3 3h10v10H3z" }));
    return h("li", {}, sample, name);
  }));
}

/** The least and the greatest value that are seen; 0 unless that is far away. @param {Series[]} series @param {number} first @param {number} last @returns {[number, number]} */
function bounds(series, first, last) {
  let [low, high] = [Infinity, 0];
  for (const { values } of series) {
    for (let heap = first; heap <= Math.min(last, values.length - 1); heap += 1) {
      const value = values[heap] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low > high / 2 && high > 16 ? [low, high] : [0, Math.max(high, 1)];
}

/**
 * A point for each heap; where several are in one column of pixels, one for each that is seen.
 * @param {number[]} values @param {number} first @param {number} last
 * @param {(heap: number) => number} x @param {(value: number) => number} y
 */
export function points(values, first, last, x, y) {
  const parts = [];
  /** @type {Set<number>} */
  const rows = new Set();
  const dense = x(1) - x(0) < 1;
  const end = Math.min(last, values.length - 1);
  for (let heap = first; heap <= end; heap += 1) {
    const row = y(values[heap] ?? 0);
    if (!dense) {
      parts.push(`M${tenths(x(heap))} ${tenths(row)}h0`);
      continue;
    }
    rows.add(Math.round(row));
    const column = Math.round(x(heap));
    if (heap < end && Math.round(x(heap + 1)) === column) continue;
    if (rows.size > MOST_IN_A_COLUMN) parts.push(`M${column} ${Math.min(...rows)}V${Math.max(...rows)}`);
    else for (const seen of rows) parts.push(`M${column} ${seen}h0`);
    rows.clear();
  }
  return parts.join("");
}

/** A square around each point. @param {number[]} values @param {number} first @param {number} last @param {(heap: number) => number} x @param {(value: number) => number} y @param {number} half */
function squares(values, first, last, x, y, half) {
  const side = tenths(2 * half);
  return values.slice(first, last + 1).map((value, index) => `M${tenths(x(first + index) - half)} ${tenths(y(value) - half)}h${side}v${side}h-${side}z`).join("");
}

/** @param {number} x @param {number} y @param {number} radius */
function ring(x, y, radius) {
  const [left, size, whole] = [tenths(x - radius), tenths(radius), tenths(2 * radius)];
  return `M${left} ${tenths(y)}a${size} ${size} 0 1 0 ${whole} 0a${size} ${size} 0 1 0 -${whole} 0`;
}

/** One heap for each column of pixels. @param {number[]} heaps @param {(heap: number) => number} x */
function thinned(heaps, x) {
  return heaps.filter((heap, index) => index === 0 || Math.round(x(heap)) !== Math.round(x(heaps[index - 1] ?? 0)));
}

/** The heaps at which two sequences differ, as far as both are known. @param {number[]} one @param {number[]} other @param {number} [first] @param {number} [last] */
export function differences(one, other, first = 0, last = Infinity) {
  const heaps = [];
  for (let heap = first; heap <= Math.min(last, one.length - 1, other.length - 1); heap += 1) {
    if (one[heap] !== other[heap]) heaps.push(heap);
  }
  return heaps;
}

/** What a plot shows of an answer. @param {SequenceAnswer} answer @returns {Series} */
export function seriesOf({ ruleset, values, exceptions, period }) {
  return { name: ruleset, values, exceptions, preperiod: period.preperiod, period: period.period };
}
