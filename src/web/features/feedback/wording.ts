import type { Direction } from '#domain/instrument/instrument.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import type { Translate } from '#language/translate.ts';

/** An end of the possible range. */
type RangeEnd = 'lowest' | 'highest';

/** The values of one score for its chart, sentence and table. */
export interface ScoreValues {
  readonly value: number;
  /** Null if there is none to compare with. */
  readonly previous: number | null;
  /** Average of all ages; null if the score may not be compared. */
  readonly average: number | null;
  /** Mean of the age band of the person, null if there is one band for all. */
  readonly ownAge: { readonly label: string; readonly mean: number } | null;
  /** The likely range of the score, null if unknown. */
  readonly likely: Interval | null;
  readonly min: number;
  readonly max: number;
  /** `min` and `max` are the drawn range, which differs from the possible range. */
  readonly isDrawnRange: boolean;
  /** The end of the possible range that the score is at, null for neither. */
  readonly end: RangeEnd | null;
  /** 0 to 100; null without a norm, and at an end. */
  readonly percentile: number | null;
  /** Percentiles of the ends of the likely range, null without a percentile. */
  readonly likelyPercentiles: { readonly from: number; readonly to: number } | null;
  /** Name of the level, '' for none. */
  readonly level: string;
  /** The other levels that overlap the likely range; empty if help comes first. */
  readonly reachedLevels: readonly string[];
  readonly direction: Direction;
  /** Unit appended to each score, such as ' to 1'; usually ''. */
  readonly unit: string;
  /** DD-MM-YYYY, '' if unknown. */
  readonly date: string;
  readonly previousDate: string;
}

/** Texts for the ends of the possible range. */
export const endTexts = { lowest: 'results.end.lowest', highest: 'results.end.highest' } as const;

/** Formats all numbers of the chart as one sentence, for screen readers. */
export function formatChartSentence(t: Translate, values: ScoreValues): string {
  const { unit, average, ownAge, likely, end, percentile, likelyPercentiles, level } = values;
  const parts = describeScores(t, values);
  if (average !== null) parts.push(t('results.sentence.average', { score: `${average}${unit}` }));
  if (ownAge)
    parts.push(t('results.sentence.averageOf', { ages: ownAge.label, score: `${ownAge.mean}${unit}` }));
  if (likely)
    parts.push(t('results.sentence.likely', { low: String(likely.low), high: String(likely.high) }));
  parts.push(
    t(values.isDrawnRange ? 'results.sentence.scaleShown' : 'results.sentence.range', {
      min: String(values.min),
      max: String(values.max),
    }),
  );
  if (end !== null) parts.push(t(endTexts[end]));
  if (percentile !== null) parts.push(t('results.ranked', { place: formatOrdinal(t, percentile) }));
  if (likelyPercentiles)
    parts.push(t('results.sentence.likelyPercentiles', { range: formatOrdinalRange(t, likelyPercentiles) }));
  if (level !== '') parts.push(t('results.sentence.level', { level }));
  const sentence = `${parts.join(', ')}.`;
  return values.direction === 'lower' ? `${sentence} ${t('results.lowerIsBetter')}` : sentence;
}

/** The current and the previous score, with their dates if they are known. */
function describeScores(t: Translate, { value, previous, unit, date, previousDate }: ScoreValues): string[] {
  const score = `${value}${unit}`;
  const previousScore = `${previous}${unit}`;
  return [
    date === '' ? t('results.sentence.current', { score }) : t('results.sentence.currentOn', { score, date }),
    previous === null
      ? t('results.sentence.noPrevious')
      : previousDate === ''
        ? t('results.sentence.previous', { score: previousScore })
        : t('results.sentence.previousOn', { score: previousScore, date: previousDate }),
  ];
}

/** A row of the table below a chart. */
export interface ChartTableRow {
  readonly label: string;
  readonly value: string;
}

/** Lists the same numbers as table rows. */
export function listTableRows(t: Translate, values: ScoreValues): ChartTableRow[] {
  const { unit, average, ownAge, likely, date, previousDate } = values;
  const rows = [
    {
      label: date === '' ? t('results.current') : t('results.currentOn', { date }),
      value: `${values.value}${unit}`,
    },
  ];
  if (values.previous !== null || previousDate !== '')
    rows.push({
      label: previousDate === '' ? t('results.previous') : t('results.previousOn', { date: previousDate }),
      value: values.previous === null ? t('results.none') : `${values.previous}${unit}`,
    });
  if (average !== null) rows.push({ label: t('results.average'), value: `${average}${unit}` });
  if (ownAge)
    rows.push({ label: t('results.averageAt', { ages: ownAge.label }), value: `${ownAge.mean}${unit}` });
  if (likely) rows.push({ label: t('results.likely'), value: formatInterval(t, likely) });
  if (values.reachedLevels.length > 0)
    rows.push({
      label: t('results.levelsInRange'),
      value: [values.level, ...values.reachedLevels].join(', '),
    });
  rows.push({
    label: t(values.isDrawnRange ? 'results.scaleShown' : 'results.range'),
    value: formatInterval(t, { low: values.min, high: values.max }),
  });
  if (values.end !== null) rows.push({ label: t('results.percentile'), value: t(endTexts[values.end]) });
  if (values.percentile !== null)
    rows.push({ label: t('results.percentile'), value: formatOrdinal(t, values.percentile) });
  if (values.likelyPercentiles)
    rows.push({
      label: t('results.likelyPercentiles'),
      value: formatOrdinalRange(t, values.likelyPercentiles),
    });
  if (values.level !== '') rows.push({ label: t('results.level'), value: values.level });
  return rows;
}

/** Formats a range of scores as '20 to 30'. */
export function formatInterval(t: Translate, { low, high }: Interval): string {
  return t('results.from', { min: String(low), max: String(high) });
}

/** Formats a percentile as '46th'. */
export function formatOrdinal(t: Translate, percentile: number): string {
  return t('results.ordinal', { number: percentile });
}

/** Formats a range of percentiles as '3rd to 45th'. */
export function formatOrdinalRange(
  t: Translate,
  { from, to }: NonNullable<ScoreValues['likelyPercentiles']>,
): string {
  return t('results.from', { min: formatOrdinal(t, from), max: formatOrdinal(t, to) });
}
