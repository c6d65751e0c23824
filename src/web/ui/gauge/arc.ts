import { pointRadial } from 'd3';

/** In units of the drawing. The radius is from specification 2, section 2; tokens.css repeats both for designers. */
export const gauge = {
  width: 200,
  height: 116,
  centre: { x: 100, y: 92 },
  radius: 70,
  discs: 25,
  filledRadius: 7.5,
  ringRadius: 2.5,
  /** Outside the marker: the arc between which the score may lie. */
  likelyRadius: 87,
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keeps a percent within the arc. */
const within = (percent: number) => Math.min(100, Math.max(0, percent));

/** Hundredths of a unit are finer than any screen. */
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * The point of the half circle that belongs to a percent: 0 at its left end, 50 on top, 100 at its right end.
 * Percents outside 0 to 100 stay at the nearer end.
 * @param radius in units of the drawing; that of the discs when not given
 */
export function pointAt(percent: number, radius: number = gauge.radius): Point {
  const [x, y] = pointRadial((within(percent) / 100 - 0.5) * Math.PI, radius);
  return { x: round(gauge.centre.x + x), y: round(gauge.centre.y + y) };
}

/** The arc between two percents, in SVG's own language, with a cap at each end. */
export function likelyArc(from: number, to: number): string {
  const radius = gauge.likelyRadius;
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  const arc = `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
  return [from, to].reduce((path, percent) => {
    const [inner, outer] = [pointAt(percent, radius - 3.5), pointAt(percent, radius + 3.5)];
    return `${path}M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
  }, arc);
}

export interface ArcDisc extends Point {
  /** Has the value reached this disc? */
  readonly filled: boolean;
}

/** The discs of the arc from left to right, evenly spaced; null fills none. */
export function arcDiscs(percentile: number | null): ArcDisc[] {
  return Array.from({ length: gauge.discs }, (_, index) => {
    const percent = (index * 100) / (gauge.discs - 1);
    return { ...pointAt(percent), filled: percentile !== null && percent <= within(percentile) };
  });
}
