import type { Direction } from '#domain/instrument/instrument.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import type { Format } from '#language/format.ts';
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
const endTexts = { lowest: 'results.end.lowest', highest: 'results.end.highest' } as const;

/** The value of a part of a sentence that a score does not have. The message leaves the part out. */
const noValue = 'no_value';

/** Formats all numbers of the chart as one sentence, for screen readers. */
export function formatChartSentence(t: Translate, title: string, values: ScoreValues): string {
  const { unit, average, ownAge, likely, previous, date, previousDate, percentile, level } = values;
  return t('results.chartSentence', {
    title,
    score: `${values.value}${unit}`,
    dated: date === '' ? 'no' : 'yes',
    date,
    before: previous === null ? 'none' : previousDate === '' ? 'undated' : 'dated',
    previous: `${previous}${unit}`,
    previousDate,
    average: average === null ? noValue : `${average}${unit}`,
    ages: ownAge?.label ?? noValue,
    ageMean: ownAge ? `${ownAge.mean}${unit}` : '',
    low: likely ? String(likely.low) : noValue,
    high: String(likely?.high),
    scale: values.isDrawnRange ? 'drawn' : 'possible',
    min: String(values.min),
    max: String(values.max),
    end: values.end ?? '',
    place: percentile === null ? noValue : formatOrdinal(t, percentile),
    places: formatLikelyPlaces(t, values.likelyPercentiles),
    level: level || noValue,
    direction: values.direction,
  });
}

/**
 * Formats the position among people as the accessible name of the gauge.
 * @param words the position in words
 */
export function formatGaugeLabel(
  t: Translate,
  title: string,
  { end, percentile, likelyPercentiles }: Pick<ScoreValues, 'end' | 'percentile' | 'likelyPercentiles'>,
  words: string,
): string {
  return t('results.gauge', {
    title,
    end: end ?? '',
    place: percentile === null ? '' : formatOrdinal(t, percentile),
    places: formatLikelyPlaces(t, likelyPercentiles),
    words,
  });
}

function formatLikelyPlaces(t: Translate, likely: ScoreValues['likelyPercentiles']): string {
  return likely ? formatOrdinalRange(t, likely) : noValue;
}

/** A row of the table below a chart. */
export interface ChartTableRow {
  readonly label: string;
  readonly value: string;
}

/** Lists the same numbers as table rows. */
export function listTableRows(t: Translate, format: Format, values: ScoreValues): ChartTableRow[] {
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
      value: format.series([values.level, ...values.reachedLevels]),
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
function formatOrdinal(t: Translate, percentile: number): string {
  return t('results.ordinal', { number: percentile });
}

/** Formats a range of percentiles as '3rd to 45th'. */
function formatOrdinalRange(
  t: Translate,
  { from, to }: NonNullable<ScoreValues['likelyPercentiles']>,
): string {
  return t('results.from', { min: formatOrdinal(t, from), max: formatOrdinal(t, to) });
}
