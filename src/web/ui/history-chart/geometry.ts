import { line, scaleLinear } from 'd3';
import { hundredths } from '../chart/hundredths.ts';

/** One attempt in time. */
export interface ChartAttempt {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The day, as it is written under the axis. */
  readonly day: string;
  /** In score points. */
  readonly value: number;
  /** False for an attempt at other questions: it has its place in time, and its value is not drawn. */
  readonly compared: boolean;
}

/** What a history shows, in score points. */
export interface History {
  /** Oldest first. */
  readonly attempts: readonly ChartAttempt[];
  /** The average of all ages, drawn as a line. */
  readonly average: number;
  /** One deviation on both sides of the norm's mean; null where there is no norm. */
  readonly band: { readonly from: number; readonly to: number } | null;
  /** The lowest possible score, where the axis begins. */
  readonly min: number;
  /** The highest possible score, where the axis ends. */
  readonly max: number;
}

/** One drawing, in its own units: its size, the field of the plot, and where the days are written. */
export interface HistoryLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly days: number;
  /** Room for one day under the axis, with the gap after it. */
  readonly dayWidth: number;
}

/**
 * Between the field and the days there is room for a number below a dot at the lowest score. The style sheet shows the
 * drawing that fits: the wide one from 768 px on.
 */
export const historyLayouts = {
  slim: { width: 320, height: 194, left: 32, right: 302, top: 16, bottom: 148, days: 182, dayWidth: 78 },
  wide: { width: 720, height: 234, left: 36, right: 702, top: 16, bottom: 188, days: 222, dayWidth: 96 },
} as const satisfies Record<string, HistoryLayout>;

/** Half of a written day. */
const halfDay = 33;
/** Up to this many attempts each one gets a full mark; beyond, small ones that leave the line visible. */
const fewAttempts = 12;
/** Half of a number of three digits. */
const halfLabel = 13;
/** Up to this many every one has its number. */
const labelled = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Plot {
  /** Attempts at one place share a dot. */
  readonly dots: readonly Point[];
  /** Radius of a dot. */
  readonly dot: number;
  /** The numbers of the others, above or below their dots; none where there are too many attempts. */
  readonly labels: readonly (Point & { readonly value: number })[];
  /** The last compared attempt, which carries its number; null when none is compared. */
  readonly last: (Point & { readonly value: number }) | null;
  /** Path through all dots, in SVG's own language; '' when there is nothing to join. */
  readonly path: string;
  /** Where attempts that are not compared are on the axis of time. */
  readonly apart: readonly number[];
  readonly average: number;
  readonly band: { readonly y: number; readonly height: number } | null;
  /** The days that have room under the axis. */
  readonly days: readonly { readonly x: number; readonly text: string }[];
  /** Height of a score. */
  readonly heightOf: (value: number) => number;
}

/** Puts a history into a drawing. Values beyond the range stay at its edge; attempts of one moment share a place. */
export function createPlot({ attempts, average, band, min, max }: History, frame: HistoryLayout): Plot {
  const heightOf = rounded(scaleLinear([min, max], [frame.bottom, frame.top]).clamp(true));
  const times = attempts.map(({ time }) => time);
  const placeOf = rounded(
    scaleLinear([Math.min(...times), Math.max(...times)], [frame.left, frame.right]).clamp(true),
  );
  const compared = attempts.filter((attempt) => attempt.compared);
  const places = compared.map(({ time, value }) => ({ x: placeOf(time), y: heightOf(value) }));
  const last = places.at(-1);
  const path = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  )(places);

  return {
    dots: [...new Map(places.map((place) => [`${place.x} ${place.y}`, place])).values()],
    dot: places.length > fewAttempts ? 2.5 : 4,
    labels: labelsOf(
      places.map((place, index) => ({ ...place, value: compared[index]?.value ?? 0 })),
      frame,
    ),
    last: last ? { ...last, value: compared.at(-1)?.value ?? 0 } : null,
    path: places.length > 1 ? (path ?? '') : '',
    apart: [...new Set(attempts.filter((one) => !one.compared).map(({ time }) => placeOf(time)))],
    average: heightOf(average),
    band: band && { y: heightOf(band.to), height: hundredths(heightOf(band.from) - heightOf(band.to)) },
    days: daysOf(attempts, placeOf, frame),
    heightOf,
  };
}

/**
 * Numbers stand above their dots; below where one above would touch the number before, the last one's disc or, at the
 * left edge, the line that rises from it. None reaches into the numbers of the axis.
 */
function labelsOf(
  points: readonly (Point & { readonly value: number })[],
  { left }: HistoryLayout,
): Plot['labels'] {
  const last = points.at(-1);
  if (last === undefined || points.length > labelled) return [];
  const placed: (Point & { readonly value: number })[] = [];
  for (const [index, point] of points.slice(0, -1).entries()) {
    const { y, value } = point;
    const x = Math.max(point.x, left + halfLabel);
    const above = { x, y: y - 9, value };
    const touches =
      placed.some((one) => Math.abs(one.x - x) < 24 && Math.abs(one.y - above.y) < 13) ||
      (x !== point.x && (points[index + 1]?.y ?? y) < y) ||
      (Math.abs(last.x - x) < 28 && above.y - last.y < 24 && last.y - above.y < 18);
    placed.push(touches ? { x, y: y + 18, value } : above);
  }
  return placed;
}

/** The newest day always, then from the oldest on every day that has room beside those already written. */
function daysOf(attempts: readonly ChartAttempt[], placeOf: (time: number) => number, frame: HistoryLayout) {
  const all = attempts.map(({ time, day }) => ({
    x: Math.min(frame.width - halfDay, Math.max(halfDay, placeOf(time))),
    text: day,
  }));
  const newest = all.at(-1);
  if (newest === undefined) return [];
  const kept: typeof all = [];
  for (const day of all.slice(0, -1)) {
    const before = kept.at(-1)?.x ?? Number.NEGATIVE_INFINITY;
    if (day.x - before >= frame.dayWidth && newest.x - day.x >= frame.dayWidth) kept.push(day);
  }
  return [...kept, newest];
}

function rounded(scale: (value: number) => number): (value: number) => number {
  return (value) => hundredths(scale(value));
}
