import { pathRound, range, scaleLinear } from 'd3';
import { hundredths } from '../chart/hundredths.ts';

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

/** From percents to angles, clockwise from the top: percents outside 0 to 100 stay at the nearer end. */
const angleOf = scaleLinear([0, 100], [-Math.PI / 2, Math.PI / 2]).clamp(true);

/**
 * The point of the half circle that belongs to a percent: 0 at its left end, 50 on top, 100 at its right end.
 * Percents outside 0 to 100 stay at the nearer end.
 * @param radius in units of the drawing; that of the discs when not given
 */
export function pointAt(percent: number, radius: number = gauge.radius): Point {
  const { centre } = gauge;
  const angle = angleOf(percent);
  return {
    x: hundredths(centre.x + radius * Math.sin(angle)),
    y: hundredths(centre.y - radius * Math.cos(angle)),
  };
}

/** The arc between two percents, in SVG's own language, with a cap at each end. */
export function likelyArc(from: number, to: number): string {
  const { centre, likelyRadius: radius } = gauge;
  const drawing = pathRound(2);
  // A path counts its angles from the right, not from the top.
  const [begins, ends] = [angleOf(from) - Math.PI / 2, angleOf(to) - Math.PI / 2];
  drawing.arc(centre.x, centre.y, radius, begins, ends);
  for (const percent of [from, to]) {
    const [inner, outer] = [pointAt(percent, radius - 3.5), pointAt(percent, radius + 3.5)];
    drawing.moveTo(inner.x, inner.y);
    drawing.lineTo(outer.x, outer.y);
  }
  return drawing.toString();
}

export interface ArcDisc extends Point {
  /** Has the value reached this disc? */
  readonly filled: boolean;
}

/** The discs of the arc from left to right, evenly spaced; null fills none. */
export function arcDiscs(percentile: number | null): ArcDisc[] {
  const percentOf = scaleLinear([0, gauge.discs - 1], [0, 100]);
  return range(gauge.discs)
    .map(percentOf)
    .map((percent) => ({
      ...pointAt(percent),
      filled: percentile !== null && percent <= Math.max(0, percentile),
    }));
}
