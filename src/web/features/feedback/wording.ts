import { ordinalSuffix } from '#domain/dates/dates.ts';
import type { Direction } from '#domain/instrument/instrument.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import { messages } from './messages.ts';
import type { Translate } from '#language/translate.ts';

/** An end of the possible range. */
type RangeEnd = 'lowest' | 'highest';

/** The values of one score for its chart, sentence and table. */
export interface ScoreValues {
  readonly value: number;
  /** Null if there is none to compare with. */
  readonly previous: number | null;
  /** Average of all ages. */
  readonly average: number;
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

/** Formats a percentile as '46th'. */
export function formatOrdinal(percentile: number): string {
  return `${percentile}${ordinalSuffix(percentile)}`;
}

/** Formats all numbers of the chart as one sentence, for screen readers. */
export function formatChartSentence(t: Translate, values: ScoreValues): string {
  const { unit } = values;
  const parts = [
    `${t('results.current')} ${values.value}${unit}${messages.on(values.date)}`,
    values.previous === null
      ? t('results.noPrevious')
      : `${t('results.previous').toLowerCase()} ${values.previous}${unit}${messages.on(values.previousDate)}`,
    `${t('results.averageOf', { ages: t('results.allAges') })} ${values.average}${unit}`,
  ];
  if (values.ownAge)
    parts.push(`${t('results.averageOf', { ages: values.ownAge.label })} ${values.ownAge.mean}${unit}`);
  if (values.likely) parts.push(`${t('results.likely').toLowerCase()} ${formatInterval(t, values.likely)}`);
  parts.push(
    `${getRangeLabel(t, values).toLowerCase()} ${t('results.from', { min: values.min, max: values.max })}`,
  );
  if (values.end !== null) parts.push(messages.end[values.end]);
  if (values.percentile !== null)
    parts.push(t('results.ranked', { place: formatOrdinal(values.percentile) }));
  if (values.likelyPercentiles)
    parts.push(
      `${t('results.likelyPercentiles').toLowerCase()} ${formatOrdinalRange(t, values.likelyPercentiles)}`,
    );
  if (values.level !== '') parts.push(`${t('results.level').toLowerCase()} ${values.level}`);
  const sentence = `${parts.join(', ')}.`;
  return values.direction === 'lower' ? `${sentence} ${t('results.lowerIsBetter')}` : sentence;
}

/** A row of the table below a chart. */
export interface ChartTableRow {
  readonly label: string;
  readonly value: string;
}

/** Lists the same numbers as table rows. */
export function listTableRows(t: Translate, values: ScoreValues): ChartTableRow[] {
  const { unit, ownAge, likely } = values;
  const rows = [
    { label: `${t('results.current')}${messages.on(values.date)}`, value: `${values.value}${unit}` },
  ];
  if (values.previous !== null || values.previousDate !== '')
    rows.push({
      label: `${t('results.previous')}${messages.on(values.previousDate)}`,
      value: values.previous === null ? t('results.none') : `${values.previous}${unit}`,
    });
  rows.push({ label: t('results.average'), value: `${values.average}${unit}` });
  if (ownAge)
    rows.push({ label: t('results.averageAt', { ages: ownAge.label }), value: `${ownAge.mean}${unit}` });
  if (likely) rows.push({ label: t('results.likely'), value: formatInterval(t, likely) });
  if (values.reachedLevels.length > 0)
    rows.push({
      label: t('results.levelsInRange'),
      value: [values.level, ...values.reachedLevels].join(', '),
    });
  rows.push({
    label: getRangeLabel(t, values),
    value: t('results.from', { min: values.min, max: values.max }),
  });
  if (values.end !== null) rows.push({ label: t('results.percentile'), value: messages.end[values.end] });
  if (values.percentile !== null)
    rows.push({ label: t('results.percentile'), value: formatOrdinal(values.percentile) });
  if (values.likelyPercentiles)
    rows.push({
      label: t('results.likelyPercentiles'),
      value: formatOrdinalRange(t, values.likelyPercentiles),
    });
  if (values.level !== '') rows.push({ label: t('results.level'), value: values.level });
  return rows;
}

function formatInterval(t: Translate, { low, high }: Interval): string {
  return t('results.from', { min: low, max: high });
}

function getRangeLabel(t: Translate, { isDrawnRange }: ScoreValues): string {
  return isDrawnRange ? t('results.scaleShown') : t('results.range');
}

/** Formats a range of percentiles as '3rd to 45th'. */
export function formatOrdinalRange(
  t: Translate,
  { from, to }: NonNullable<ScoreValues['likelyPercentiles']>,
): string {
  return t('results.from', { min: formatOrdinal(from), max: formatOrdinal(to) });
}
