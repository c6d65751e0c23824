import { pathRound, range, scaleLinear } from 'd3';
import { roundToHundredths } from '../chart/hundredths.ts';

/** Dimensions in units of the drawing. The radius is from specification 2, section 2. */
export const gauge = {
  width: 200,
  height: 106,
  centre: { x: 100, y: 92 },
  radius: 70,
  discs: 25,
  discRadius: 2.5,
  /** Radius of the arc of the likely range, outside the marker. */
  likelyRadius: 87,
} as const;

/** A point of the drawing. */
export interface ArcPoint {
  readonly x: number;
  readonly y: number;
}

/** Converts percent to an angle, clockwise from the top. Values outside 0 to 100 are clamped. */
const toAngle = scaleLinear([0, 100], [-Math.PI / 2, Math.PI / 2]).clamp(true);

/**
 * The point on the half circle for a percentage: 0 at the left, 50 at the top, 100 at the right. Values outside 0 to
 * 100 are clamped.
 * @param radius in units of the drawing; default that of the discs
 */
export function getPoint(percent: number, radius: number = gauge.radius): ArcPoint {
  const { centre } = gauge;
  const angle = toAngle(percent);
  return {
    x: roundToHundredths(centre.x + radius * Math.sin(angle)),
    y: roundToHundredths(centre.y - radius * Math.cos(angle)),
  };
}

/** SVG path of the arc between two percentages, with a cap at each end. */
export function createLikelyArc(from: number, to: number): string {
  const { centre, likelyRadius: radius } = gauge;
  const drawing = pathRound(2);
  // Angles of a path start at the right, not at the top.
  const [startAngle, endAngle] = [toAngle(from) - Math.PI / 2, toAngle(to) - Math.PI / 2];
  drawing.arc(centre.x, centre.y, radius, startAngle, endAngle);
  for (const percent of [from, to]) {
    const [inner, outer] = [getPoint(percent, radius - 3.5), getPoint(percent, radius + 3.5)];
    drawing.moveTo(inner.x, inner.y);
    drawing.lineTo(outer.x, outer.y);
  }
  return drawing.toString();
}

/** The discs of the arc from left to right, evenly spaced. */
export function createArcDiscs(): ArcPoint[] {
  const toPercent = scaleLinear([0, gauge.discs - 1], [0, 100]);
  return range(gauge.discs).map((index) => getPoint(toPercent(index)));
}
