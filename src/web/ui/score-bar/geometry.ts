import { pathRound, range, scaleLinear } from 'd3';
import { roundToHundredths } from '../chart/hundredths.ts';

/** Data of a score bar, in score points. */
export interface ScoreBarScores {
  /** Score of the newest attempt. */
  readonly current: number;
  /** Null draws an empty track. */
  readonly previous: number | null;
  /** Average of all ages, drawn as a line; null without one. */
  readonly average: number | null;
  /** Mean of the user's age band; null or undefined if it is not drawn. */
  readonly ownAge?: number | null;
  /** Likely range of the score; null or undefined if unknown. */
  readonly likely?: { readonly low: number; readonly high: number } | null;
  /** Lowest possible score, the start of the track. */
  readonly min: number;
  /** Highest possible score, the end of the track. */
  readonly max: number;
  /** Score points between two ticks. */
  readonly tickStep: number;
}

/** Dimensions of a drawing, in its own units. `x0` and `x1` are the ends of the range. */
export interface BarLayout {
  readonly width: number;
  readonly height: number;
  readonly x0: number;
  readonly x1: number;
  /** Top of the current bar; `previous` is null for drawings with one bar. */
  readonly rows: { readonly current: number; readonly previous: number | null };
  /** Vertical position of the likely range, below the disc. */
  readonly likely: number;
  /** Ends of the average line. */
  readonly line: { readonly from: number; readonly to: number };
  /** Top of the tick marks, null for none; baseline of their numbers. */
  readonly ticks: { readonly marks: number | null; readonly text: number };
  /** Radius of the disc with the current score. */
  readonly disc: number;
  /** Mean width of a character of the average label. */
  readonly letterWidth: number;
}

/** Height of the track. Its round ends extend half of it beyond the range. */
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
  letterWidth: 6.6,
} as const;

/**
 * Dimensions of both sizes of each chart; the style sheet displays one. Bars: 320 units, 480 from 1100 px. Ratio: 280
 * units, 320 from 768 px (specification 2, section 9). First: bars of a first attempt.
 */
export const barLayouts = {
  bars: {
    slim: { ...twoRows, width: 320, x0: 66, x1: 306, letterWidth: 6.6 },
    wide: { ...twoRows, width: 480, x0: 84, x1: 464, letterWidth: 7.1 },
  },
  first: {
    slim: { ...oneRow, width: 320, x0: 16, x1: 304 },
    wide: { ...oneRow, width: 480, x0: 16, x1: 464 },
  },
  ratio: {
    slim: { ...oneRow, width: 280, x0: 14, x1: 266 },
    wide: { ...oneRow, width: 320, x0: 14, x1: 306 },
  },
} as const satisfies Record<string, Record<'slim' | 'wide', BarLayout>>;

/** Converts a value to a horizontal position: (value - min) / (max - min), clamped. An empty range returns its start. */
export function toX(
  value: number,
  { min, max }: Pick<ScoreBarScores, 'min' | 'max'>,
  frame: BarLayout,
): number {
  const ends = max > min ? [frame.x0, frame.x1] : [frame.x0, frame.x0];
  return roundToHundredths(scaleLinear([min, max], ends).clamp(true)(value));
}

/** The horizontal centre of a label at `x`, moved so that the label is inside the drawing. */
export function getLabelX(x: number, text: string, frame: BarLayout): number {
  const half = (text.length * frame.letterWidth) / 2;
  return roundToHundredths(Math.min(frame.width - half, Math.max(half, x)));
}

/** Values of the ticks, from min to max. Without a valid step, the two ends. */
export function listTicks({
  min,
  max,
  tickStep,
}: Pick<ScoreBarScores, 'min' | 'max' | 'tickStep'>): number[] {
  if (!(tickStep > 0) || max <= min) return max > min ? [min, max] : [min];
  // Includes the end in spite of floating-point error.
  return range(min, max + tickStep * 1e-9, tickStep).map(roundToHundredths);
}

/** SVG path of a diamond around a point. */
export function createDiamondPath(x: number, y: number): string {
  const drawing = pathRound(2);
  drawing.moveTo(x, y - 8);
  drawing.lineTo(x + 6, y);
  drawing.lineTo(x, y + 8);
  drawing.lineTo(x - 6, y);
  drawing.closePath();
  return drawing.toString();
}

/** SVG path of a line between two values, with a cap at each end. */
export function createWhiskerPath(from: number, to: number, y: number): string {
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
