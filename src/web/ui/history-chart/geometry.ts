import { line, scaleLinear } from 'd3';
import { roundToHundredths } from '../chart/hundredths.ts';

/** An attempt in the chart. */
export interface ChartAttempt {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Formatted day, below the axis. */
  readonly day: string;
  /** In score points. */
  readonly value: number;
  /** False for an attempt with another version of the questions: only its time is drawn. */
  readonly compared: boolean;
}

/** Data of a history chart, in score points. */
export interface HistoryChartData {
  /** Oldest first. */
  readonly attempts: readonly ChartAttempt[];
  /** Average of all ages, drawn as a line. */
  readonly average: number | null;
  /** One standard deviation around the mean of the norm; null without a norm. */
  readonly band: { readonly from: number; readonly to: number } | null;
  /** The lowest possible score, where the axis begins. */
  readonly min: number;
  /** The highest possible score, where the axis ends. */
  readonly max: number;
}

/** Dimensions of a drawing, in its own units: size, plot area and baseline of the days. */
export interface HistoryLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly days: number;
  /** Width of a day below the axis, with the gap after it. */
  readonly dayWidth: number;
}

/**
 * Dimensions of both sizes; the style sheet displays the wide one from 768 px. Below the plot area there is room for
 * the label of a dot at the lowest score.
 */
export const historyLayouts = {
  slim: { width: 320, height: 194, left: 32, right: 302, top: 16, bottom: 148, days: 182, dayWidth: 78 },
  wide: { width: 720, height: 234, left: 36, right: 702, top: 16, bottom: 188, days: 222, dayWidth: 96 },
} as const satisfies Record<string, HistoryLayout>;

/** Half the width of a day. */
const halfDay = 33;
/** Maximum number of attempts with large dots. More have small ones, so that the line stays visible. */
const maxLargeDots = 12;
/** Half the width of a number of three digits. */
const halfLabel = 13;
/** Distance of two attempts at which the disc of the last and a number before it do not touch. */
const labelDistance = 30;
/** Maximum number of attempts with labels. */
const maxLabels = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Geometry of a history chart. */
export interface HistoryChartGeometry {
  /** Dots; attempts at one point share a dot. */
  readonly dots: readonly Point[];
  /** Radius of a dot. */
  readonly dotRadius: number;
  /** Labels of all dots except the last, above or below them; empty if there are too many attempts. */
  readonly labels: readonly (Point & { readonly value: number })[];
  /** The last compared attempt, drawn with its number; null if there is none. */
  readonly last: (Point & { readonly value: number }) | null;
  /** SVG path through all dots; '' for fewer than two. */
  readonly path: string;
  /** Positions on the time axis of attempts that are not compared. */
  readonly uncompared: readonly number[];
  readonly average: number | null;
  readonly band: { readonly y: number; readonly height: number } | null;
  /** Days below the axis, as many as fit. */
  readonly days: readonly { readonly x: number; readonly text: string }[];
  /** Converts a score to a vertical position. */
  readonly toY: (value: number) => number;
}

/** Computes the geometry of a chart. Values beyond the range are clamped. */
export function computeHistoryGeometry(
  { attempts, average, band, min, max }: HistoryChartData,
  frame: HistoryLayout,
): HistoryChartGeometry {
  const toY = roundScale(scaleLinear([min, max], [frame.bottom, frame.top]).clamp(true));
  const times = attempts.map(({ time }) => time);
  const toX = roundScale(
    scaleLinear([Math.min(...times), Math.max(...times)], [frame.left, frame.right]).clamp(true),
  );
  const placed = separate(times.map(toX), frame).map((x, index) => ({
    ...(attempts[index] as ChartAttempt),
    x,
  }));
  const compared = placed.filter((attempt) => attempt.compared);
  const points = compared.map(({ x, value }) => ({ x, y: toY(value) }));
  const last = points.at(-1);
  const path = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  )(points);

  return {
    dots: [...new Map(points.map((point) => [`${point.x} ${point.y}`, point])).values()],
    dotRadius: points.length > maxLargeDots ? 2.5 : 4,
    labels: placeLabels(
      points.map((point, index) => ({ ...point, value: compared[index]?.value ?? 0 })),
      frame,
    ),
    last: last ? { ...last, value: compared.at(-1)?.value ?? 0 } : null,
    path: points.length > 1 ? (path ?? '') : '',
    uncompared: [...new Set(placed.filter((one) => !one.compared).map(({ x }) => x))],
    average: average === null ? null : toY(average),
    band: band && { y: toY(band.to), height: roundToHundredths(toY(band.from) - toY(band.to)) },
    days: placeDays(placed, frame),
    toY,
  };
}

/**
 * Moves attempts of the same minutes apart, so that the disc of the newest covers no other. Their order stays; their distance is
 * then no longer that of their times. More attempts than have labels stay where they are.
 */
function separate(positions: readonly number[], { left, right }: HistoryLayout): number[] {
  if (positions.length > maxLabels) return [...positions];
  const separated = [...positions];
  for (let at = separated.length - 2; at >= 0; at -= 1)
    separated[at] = Math.min(separated[at] ?? left, (separated[at + 1] ?? right) - labelDistance);
  const overhang = Math.max(left - (separated[0] ?? left), 0);
  if (overhang === 0) return separated;
  separated[0] = left;
  for (let at = 1; at < separated.length; at += 1)
    separated[at] = Math.max(positions[at] ?? left, (separated[at - 1] ?? left) + labelDistance);
  return separated;
}

/**
 * Places labels above their dots, or below if they would overlap the previous label, the last disc or, at the left
 * edge, a rising line. Labels do not overlap the axis.
 */
function placeLabels(
  points: readonly (Point & { readonly value: number })[],
  { left }: HistoryLayout,
): HistoryChartGeometry['labels'] {
  const last = points.at(-1);
  if (last === undefined || points.length > maxLabels) return [];
  const placed: (Point & { readonly value: number })[] = [];
  for (const [index, point] of points.slice(0, -1).entries()) {
    const { y, value } = point;
    const x = Math.max(point.x, left + halfLabel);
    const above = { x, y: y - 9, value };
    const overlaps =
      placed.some((one) => Math.abs(one.x - x) < 24 && Math.abs(one.y - above.y) < 13) ||
      (x !== point.x && (points[index + 1]?.y ?? y) < y) ||
      (Math.abs(last.x - x) < 28 && above.y - last.y < 24 && last.y - above.y < 18);
    placed.push(overlaps ? { x, y: y + 18, value } : above);
  }
  return placed;
}

/** Places the newest day, then from the oldest all days that fit. */
function placeDays(attempts: readonly (ChartAttempt & { readonly x: number })[], frame: HistoryLayout) {
  const all = attempts.map(({ x, day }) => ({
    x: Math.min(frame.width - halfDay, Math.max(halfDay, x)),
    text: day,
  }));
  const newest = all.at(-1);
  if (newest === undefined) return [];
  const placedDays: typeof all = [];
  for (const day of all.slice(0, -1)) {
    const previousX = placedDays.at(-1)?.x ?? Number.NEGATIVE_INFINITY;
    if (day.x - previousX >= frame.dayWidth && newest.x - day.x >= frame.dayWidth) placedDays.push(day);
  }
  return [...placedDays, newest];
}

function roundScale(scale: (value: number) => number): (value: number) => number {
  return (value) => roundToHundredths(scale(value));
}
