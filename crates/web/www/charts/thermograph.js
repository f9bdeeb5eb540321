// A thermograph: temperatures upwards, values to the left as in the literature, the walls of Left and
// Right, which meet in the mast. The pointer or the arrow keys go along the temperatures.

/** @import { WallPoint, Walls } from "../api" */
import { h, fill } from "../dom.js";
import { frame, listen, signed, svg, tenths, ticks, within } from "./chart.js";
import { say } from "../language.js";

/** The room beside the field, for names and numbers. */
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 14, 28, 42];

/** The height of the walls at most, the side of a square of values and temperatures, and the mast above. */
const [HIGHEST, LARGEST, MAST] = [260, 96, 40];

/** How wide a character is, how far apart words are, and how near a corner attracts the pointer. */
const [LETTER, APART, NEAR] = [6.6, 16, 6];

/** How far it is from one temperature to the next that can be chosen, in pixels. */
const STEP = 10;

/** A corner of a wall. @typedef {{ at: number, value: number }} Corner */

/**
 * @param {Walls} walls
 * @param {string} of  what it is the thermograph of
 */
export function thermograph(walls, of) {
  const [left, right] = [corners(walls.left), corners(walls.right)];
  const [mean, top] = [exact(walls.mean), exact(walls.temperature)];
  const turns = [...new Set([-1, 0, top, ...left.map(({ at }) => at), ...right.map(({ at }) => at)])].sort((one, other) => one - other);
  /** The temperature that is looked at. @type {number | null} */
  let chosen = null;
  let unit = 1;
  let highest = top + 1;
  let bottom = 0;
  const cursor = svg("g");
  let mark = () => {};
  const chart = frame({
    name: say`Temperature`, label: say`Thermograph of ${of}`, draw,
    below: [h("figcaption", { class: "chart-caption" }, say`mean ${signed(walls.mean)}, temperature ${signed(walls.temperature)}`)],
  });
  chart.element.classList.add("thermograph");
  listen(chart.stage, { at: (_, y) => look(attracted((bottom - y) / unit - 1)) });
  chart.stage.addEventListener("keydown", press);
  look(null);
  return chart.element;

  /** The step between temperatures: a power of two. */
  function step() {
    return 2 ** Math.ceil(Math.log2(STEP / unit));
  }

  /** A corner, if one is near, else the nearest multiple of the step. @param {number} temperature */
  function attracted(temperature) {
    const corner = turns.find((turn) => Math.abs(turn - temperature) * unit < NEAR);
    return corner ?? Math.round(temperature / step()) * step();
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const before = chosen ?? -1 - step();
    /** @type {Record<string, () => number | undefined>} */
    const keys = {
      ArrowUp: () => before + step(), ArrowRight: () => before + step(),
      ArrowDown: () => before - step(), ArrowLeft: () => before - step(),
      PageUp: () => turns.find((turn) => turn > before), PageDown: () => turns.filter((turn) => turn < before).at(-1),
      Home: () => -1, End: () => top,
    };
    const next = keys[event.key];
    if (!next) return;
    event.preventDefault();
    look(next() ?? before);
  }

  /** Looks at a temperature. @param {number | null} temperature */
  function look(temperature) {
    // Above the mast nothing changes.
    chosen = temperature === null ? null : within(temperature, -1, Math.floor(highest / step()) * step());
    chart.tell(chosen === null ? say`Point at a temperature, or use the arrow keys` : words(chosen), chosen ?? -1, -1, highest);
    mark();
  }

  /** @param {number} temperature */
  function words(temperature) {
    const [one = "", other = ""] = [left, right].map((wall) => fraction(valueAt(wall, temperature)));
    const at = fraction(temperature);
    if (temperature >= top) return say`temperature ${at}: both walls at the mean ${one}`;
    return temperature === 0 ? say`temperature ${at}: Left stop ${one}, Right stop ${other}` : say`temperature ${at}: Left wall ${one}, Right wall ${other}`;
  }

  /** @param {number} width */
  function draw(width) {
    const inner = Math.max(width - LEFT - RIGHT, 1);
    const values = [...left, ...right].map(({ value }) => value);
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    const room = Math.max(...[...left, ...right].map((corner) => coordinates(corner).length)) * LETTER + 16;
    const fitting = (/** @type {number} */ beside) => Math.min((inner - 2 * beside) / (greatest - least), HIGHEST / (Math.max(top, 0) + 1), LARGEST);
    // Where coordinates would make the walls small, what is told of each temperature suffices.
    const labelled = fitting(room) > fitting(16) * 0.6;
    unit = fitting(labelled ? room : 16);
    const field = (Math.max(top, 0) + 1) * unit + MAST;
    const height = TOP + field + BOTTOM;
    bottom = TOP + field;
    highest = Math.max(top, 0) + MAST / unit;
    const middle = (least + greatest) / 2;
    const x = (/** @type {number} */ value) => LEFT + inner / 2 + (middle - value) * unit;
    const y = (/** @type {number} */ temperature) => bottom - (temperature + 1) * unit;
    const half = inner / 2 / unit;
    const across = ticks(middle - half, middle + half, 40 / unit, 1 / 8);
    const upwards = ticks(-1, highest, 30 / unit, 1 / 8);
    const side = (/** @type {Corner[]} */ wall) => [...wall, { at: Math.max(top, 0), value: mean }];
    const area = [...side(left), ...side(right).reverse()].filter(({ at }) => at >= 0);
    const stops = [{ at: 0, value: valueAt(left, 0) }, ...area, { at: 0, value: valueAt(right, 0) }];
    mark = () => fill(cursor, ...line(x, y, inner));
    mark();
    return svg("svg", { class: "chart-drawing", width, height, viewBox: `0 0 ${tenths(width)} ${tenths(height)}`, "aria-hidden": "true" },
      svg("rect", { class: "chart-below", x: LEFT, y: y(0), width: inner, height: bottom - y(0) }),
      svg("path", { class: "chart-grid", d: [...across.map((value) => `M${tenths(x(value))} ${TOP}V${tenths(bottom)}`), ...upwards.map((at) => `M${LEFT} ${tenths(y(at))}h${tenths(inner)}`)].join("") }),
      ...across.map((value) => svg("text", { class: "chart-number middle", x: x(value), y: bottom + 18 }, fraction(value))),
      ...upwards.map((at) => svg("text", { class: "chart-number end", x: LEFT - 8, y: y(at) + 4 }, fraction(at))),
      svg("text", { class: "chart-name", x: LEFT - 38, y: 14 }, say`temperature`),
      svg("text", { class: "chart-name middle", x: LEFT + inner / 2, y: height - 4 }, say`value, greater to the left`),
      svg("path", { class: "chart-area", d: top > 0 ? `M${stops.map(({ at, value }) => `${tenths(x(value))} ${tenths(y(at))}`).join("L")}z` : "" }),
      svg("path", { class: "chart-axis", d: `M${LEFT} ${tenths(y(0))}h${tenths(inner)}` }),
      ...wall(left, "left", x, y), ...wall(right, "right", x, y),
      svg("path", { class: "chart-mast", d: `M${tenths(x(mean))} ${tenths(y(Math.max(top, -1)))}V${TOP + 6}m-4 5 4-6 4 6` }),
      ...(labelled ? [...named(shown(left), x, y, -1), ...named(shown(right).filter(({ at, value }) => valueAt(left, at) !== value), x, y, 1)] : []),
      cursor);
  }

  /** A wall, dashed below 0. @param {Corner[]} wall @param {string} side @param {(value: number) => number} x @param {(at: number) => number} y */
  function wall(wall, side, x, y) {
    const ends = [...wall.filter(({ at }) => at < top), { at: top, value: mean }];
    const below = [...ends.filter(({ at }) => at < 0), ...(top > 0 ? [{ at: 0, value: valueAt(wall, 0) }] : [{ at: top, value: mean }])];
    const above = top > 0 ? [{ at: 0, value: valueAt(wall, 0) }, ...ends.filter(({ at }) => at > 0)] : [];
    const path = (/** @type {Corner[]} */ corners) => corners.length === 0 ? "" : `M${corners.map(({ at, value }) => `${tenths(x(value))} ${tenths(y(at))}`).join("L")}`;
    return [svg("path", { class: `chart-wall wall-${side} below`, d: path(below) }), svg("path", { class: `chart-wall wall-${side}`, d: path(above) })];
  }

  /** The corners of a wall, and its stop. @param {Corner[]} wall */
  function shown(wall) {
    const passes = top > 0 && wall.every(({ at }) => at !== 0);
    return [...wall, ...(passes ? [{ at: 0, value: valueAt(wall, 0) }] : [])].sort((one, other) => one.at - other.at);
  }

  /** Corners with their coordinates beside them, which keep off each other. @param {Corner[]} corners @param {(value: number) => number} x @param {(at: number) => number} y @param {-1 | 1} aside */
  function named(corners, x, y, aside) {
    let last = Infinity;
    return corners.flatMap((corner) => {
      const [across, up] = [x(corner.value), y(corner.at)];
      last = Math.min(up - 4, last - APART);
      return [
        svg("circle", { class: "chart-corner", cx: across, cy: up, r: 3.5 }),
        svg("text", { class: `chart-label ${aside < 0 ? "end" : ""}`, x: across + 9 * aside, y: last }, coordinates(corner)),
      ];
    });
  }

  /** The line at the temperature that is looked at. @param {(value: number) => number} x @param {(at: number) => number} y @param {number} inner */
  function line(x, y, inner) {
    if (chosen === null) return [];
    const at = chosen;
    const dots = [left, right].map((wall, index) => svg("circle", { class: `chart-dot wall-${index === 0 ? "left" : "right"}`, cx: x(valueAt(wall, at)), cy: y(at), r: 5 }));
    return [svg("path", { class: "chart-cursor", d: `M${LEFT} ${tenths(y(at))}h${tenths(inner)}` }), ...dots];
  }
}

/** @param {WallPoint[]} points */
function corners(points) {
  return points.map(({ at, value }) => ({ at: exact(at), value: exact(value) }));
}

/** The number of a fraction whose denominator is a power of two. @param {string} text */
function exact(text) {
  const [above = "0", below = "1"] = text.split("/");
  return Number(above) / Number(below);
}

/** Such a number as a fraction. @param {number} number */
function fraction(number) {
  let below = 1;
  while (!Number.isInteger(number * below)) below *= 2;
  return signed(below === 1 ? String(number) : `${number * below}/${below}`);
}

/** @param {Corner} corner */
function coordinates({ at, value }) {
  return `(${fraction(value)}, ${fraction(at)})`;
}

/** The value of a wall at a temperature. Walls are vertical or slope by 1. @param {Corner[]} wall @param {number} temperature */
function valueAt(wall, temperature) {
  const place = wall.filter(({ at }) => at <= temperature).length - 1;
  const [from, to] = [wall[place] ?? wall[0], wall[place + 1]];
  if (!from) return 0;
  return to ? from.value + Math.sign(to.value - from.value) * (temperature - from.at) : from.value;
}
