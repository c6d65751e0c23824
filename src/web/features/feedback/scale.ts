import type { Report, Score } from '#domain/instrument/instrument.ts';
import { type Message, type Translate, translateMessage } from '#language/translate.ts';

/** The scale of a score chart. */
export interface ScoreChartScale {
  /** Average of all ages; null if the file has none, or the score may not be compared. */
  readonly average: number | null;
  /** Whether the score may be compared, and so drawn in its range. */
  readonly isComparable: boolean;
  readonly tickStep: number;
  readonly chart: Exclude<Report['chart'], 'levels'>;
}

/** Returns the scale of a score, null for a category. */
export function getScoreChartScale({ chart, average, tickStep, levelTexts }: Report): ScoreChartScale | null {
  if (chart === 'levels' || tickStep === undefined) return null;
  // `selectVisibleResult` removes the texts of levels together with the comparison; every file has some.
  const isComparable = Object.keys(levelTexts).length > 0;
  return { chart, tickStep, average: average?.value ?? null, isComparable };
}

/** A score with its scale. The tag `note` of the message marks what is displayed small. */
export type ScoreFigure = Message<'results.figure.ofMax' | 'results.figure.within' | 'results.figure.noted'>;

/** Describes a score with its maximum, or with both ends if the scale does not start near 0. */
export function describeFigure(
  score: number,
  { formula }: Score,
  { range, figureNote }: Report,
): ScoreFigure {
  const value = String(score);
  const max = String(range.max);
  if (figureNote !== undefined) return { id: 'results.figure.noted', values: { value, note: figureNote } };
  const countsUp = range.min >= 0 && formula.kind !== 'table';
  return countsUp
    ? { id: 'results.figure.ofMax', values: { value, max } }
    : { id: 'results.figure.within', values: { value, min: String(range.min), max } };
}

/** Formats a score with its scale as text. */
export function formatFigure(t: Translate, figure: ScoreFigure): string {
  return translateMessage(t, figure).replaceAll(/<\/?note>/g, '');
}
