import { pathRound, range, scaleLinear } from 'd3';
import { hundredths } from '../chart/hundredths.ts';

/** What a score bar shows, in score points. */
export interface Scores {
  /** The score of the newest attempt. */
  readonly current: number;
  /** Null draws an empty track. */
  readonly previous: number | null;
  /** The average of all ages, drawn as a line. */
  readonly average: number;
  /** The mean of the person's own age band; null or nothing where it is not drawn. */
  readonly ownAge?: number | null;
  /** Where the score may lie; null or nothing where nobody knows. */
  readonly likely?: { readonly low: number; readonly high: number } | null;
  /** The lowest possible score, where the track begins. */
  readonly min: number;
  /** The highest possible score, where the track ends. */
  readonly max: number;
  /** Score points between two ticks. */
  readonly tickStep: number;
}

/** One drawing, in its own units. `x0` and `x1` are where the range begins and ends. */
export interface BarLayout {
  readonly width: number;
  readonly height: number;
  readonly x0: number;
  readonly x1: number;
  /** Top of the bar of the current score; `previous` is null where the drawing has one bar only. */
  readonly rows: { readonly current: number; readonly previous: number | null };
  /** Height at which the likely range is drawn, under the disc. */
  readonly likely: number;
  /** Where the average line begins and ends. */
  readonly line: { readonly from: number; readonly to: number };
  /** Top of the tick marks, null for none; baseline of their numbers. */
  readonly ticks: { readonly marks: number | null; readonly text: number };
  /** Radius of the disc that holds the current score. */
  readonly disc: number;
  /** Mean width of a character of the average label. */
  readonly letter: number;
}

/** The track is this high, and reaches half of it past both ends of the range, so that its ends are round. */
export const trackHeight = 20;

const twoRows = {
  height: 114,
  rows: { current: 26, previous: 66 },
  likely: 56,
  line: { from: 17, to: 93 },
  ticks: { marks: 92, text: 111 },
  disc: 14.5,
} as const;

const oneRow = {
  height: 76,
  rows: { current: 26, previous: null },
  likely: 56,
  line: { from: 17, to: 56 },
  ticks: { marks: null, text: 70 },
  disc: 16,
  letter: 6.6,
} as const;

/**
 * Each chart is drawn twice; the style sheet shows the one that fits. Bars: 320 units, 480 from 1100 px.
 * Ratio: 280 units, 320 from 768 px (specification 2, section 9).
 */
export const barLayouts = {
  bars: {
    slim: { ...twoRows, width: 320, x0: 66, x1: 306, letter: 6.6 },
    wide: { ...twoRows, width: 480, x0: 84, x1: 464, letter: 7.1 },
  },
  ratio: {
    slim: { ...oneRow, width: 280, x0: 14, x1: 266 },
    wide: { ...oneRow, width: 320, x0: 14, x1: 306 },
  },
} as const satisfies Record<string, Record<'slim' | 'wide', BarLayout>>;

/**
 * Where a value is in the drawing: (value - min) / (max - min) of the way, kept between the two ends.
 * A range without extent puts everything at its beginning.
 */
export function toX(value: number, { min, max }: Pick<Scores, 'min' | 'max'>, frame: BarLayout): number {
  const ends = max > min ? [frame.x0, frame.x1] : [frame.x0, frame.x0];
  return hundredths(scaleLinear([min, max], ends).clamp(true)(value));
}

/** The centre of a label at `x` that keeps the whole label inside the drawing. */
export function labelPlace(x: number, text: string, frame: BarLayout): number {
  const half = (text.length * frame.letter) / 2;
  return hundredths(Math.min(frame.width - half, Math.max(half, x)));
}

/** The values that get a tick: from min by steps to max. Without a usable step, the two ends. */
export function tickValues({ min, max, tickStep }: Pick<Scores, 'min' | 'max' | 'tickStep'>): number[] {
  if (!(tickStep > 0) || max <= min) return max > min ? [min, max] : [min];
  // The end counts as well, and a hair of binary numbers does not take it away.
  return range(min, max + tickStep * 1e-9, tickStep).map(hundredths);
}

/** A small diamond around a point of the bar, in SVG's own language. */
export function diamond(x: number, y: number): string {
  const drawing = pathRound(2);
  drawing.moveTo(x, y - 8);
  drawing.lineTo(x + 6, y);
  drawing.lineTo(x, y + 8);
  drawing.lineTo(x - 6, y);
  drawing.closePath();
  return drawing.toString();
}

/** A line between two values with a cap at each end, in SVG's own language. */
export function whisker(from: number, to: number, y: number): string {
  const drawing = pathRound(2);
  for (const [begin, end] of [
    [
      [from, y - 4],
      [from, y + 4],
    ],
    [
      [from, y],
      [to, y],
    ],
    [
      [to, y - 4],
      [to, y + 4],
    ],
  ] as const) {
    drawing.moveTo(...begin);
    drawing.lineTo(...end);
  }
  return drawing.toString();
}
