import type { Norm, Report, Score, SetRule } from '#domain/instrument/instrument.ts';
import type { Demographics, KnownDemographics } from '#domain/scoring/demographics.ts';
import { findCertainLevel } from '#domain/scoring/level.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import type { HistoryChartProps } from '#ui/history-chart/history-chart.tsx';
import type { ScoreChartScale } from './scale.ts';
import type { TimelineAttempt } from './timeline.ts';
import { type ChartTableRow, formatInterval } from './wording.ts';
import { joinSentences, type Translate } from '#language/translate.ts';

/** All attempts of one score, as a chart and a table with the same numbers. */
export interface ChangeView {
  /** Says that some attempts answered another version of the questions; '' if none did. */
  readonly note: string;
  /** Null for a category, and for a score that may not be compared. */
  readonly chart: HistoryChartProps | null;
  /** Attempts, newest first, then the reference values of the chart. */
  readonly rows: readonly ChartTableRow[];
}

/** The data for the change of a score over time. */
export interface ChangeInput {
  /** The current score, and the previous one if the two are comparable. */
  readonly value: number;
  readonly previous: number | null;
  /** Times of the two attempts, ISO 8601; null if unknown. */
  readonly time: string | null;
  readonly previousTime: string | null;
  /** The interval for repetition, if the instrument has one. */
  readonly set?: SetRule;
  /** Attempts, oldest first. */
  readonly timeline: readonly TimelineAttempt[];
  /** Demographics at the newest attempt; they select the norm. */
  readonly demographics: Demographics;
  /** Unit appended to each score, usually ''. */
  readonly unit: string;
}

/** Builds the change of a score over time. Null before the second attempt. */
export function buildChangeView(
  t: Translate,
  score: Score,
  report: Report,
  { average, isComparable, tickStep }: ScoreChartScale,
  input: ChangeInput,
): ChangeView | null {
  const attempts = input.timeline.flatMap(({ scores, ...attempt }) => {
    const value = scores[score.id] ?? null;
    return value === null
      ? []
      : [
          {
            ...attempt,
            value,
            level: attempt.hasLevel ? findNamedLevel(report, attempt.knownDemographics, value) : '',
          },
        ];
  });
  if (attempts.length < 2) return null;

  const { unit } = input;
  const band = findBand(selectBand(report.bands, input.demographics).norm);
  const otherVersionCount = attempts.filter(({ compared }) => !compared).length;
  const referenceRows = [
    ...(average === null ? [] : [{ label: t('results.average'), value: `${average}${unit}` }]),
    ...(band
      ? [{ label: t('numbers.change.band'), value: formatInterval(t, { low: band.from, high: band.to }) }]
      : []),
  ];
  const sentence = joinSentences(t, [
    t('numbers.change.title', { title: score.title }),
    summariseAttempts(t, attempts, unit),
    ...referenceRows.map((row) => t('numbers.change.reference', row)),
    report.direction === 'lower' && t('results.lowerIsBetter'),
    otherVersionCount > 0 && t('numbers.change.otherVersions', { count: otherVersionCount }),
  ]);

  return {
    note: otherVersionCount > 0 ? t('numbers.change.note') : '',
    chart: !isComparable
      ? null
      : {
          attempts,
          average,
          band,
          ...report.range,
          tickStep,
          label: sentence,
        },
    rows: [
      ...attempts
        .map(({ day, value: score, level, compared }, index) => {
          const value =
            level === ''
              ? `${score}${unit}`
              : t('numbers.change.withLevel', { value: `${score}${unit}`, level });
          return {
            label: t('numbers.change.attempt', { number: index + 1, day }),
            value: compared ? value : t('numbers.change.otherVersion', { value }),
          };
        })
        .reverse(),
      ...referenceRows,
    ],
  };
}

/** Finds the level of an attempt, such as 'Moderate'; '' if the level has no name of its own. */
function findNamedLevel(report: Report, knownDemographics: KnownDemographics, value: number): string {
  return findCertainLevel(report, knownDemographics, value)?.name ?? '';
}

/** Mean plus and minus one standard deviation, rounded to a tenth. */
function findBand(norm: Norm | null): HistoryChartProps['band'] {
  if (norm === null) return null;
  const roundToTenth = (value: number) => Math.round(value * 10) / 10;
  return { from: roundToTenth(norm.mean - norm.sd), to: roundToTenth(norm.mean + norm.sd) };
}

/** Summarises the comparable attempts: count, first, last, lowest and highest, with dates. */
function summariseAttempts(t: Translate, attempts: HistoryChartProps['attempts'], unit: string): string {
  const comparableAttempts = attempts.filter((attempt) => attempt.compared);
  const first = comparableAttempts[0];
  const last = comparableAttempts.at(-1);
  if (!first || !last) return '';
  if (first === last) return t('numbers.change.once', { day: first.day, value: `${first.value}${unit}` });
  const lowest = comparableAttempts.reduce((a, b) => (b.value < a.value ? b : a));
  const highest = comparableAttempts.reduce((a, b) => (b.value > a.value ? b : a));
  const formatWithDate = ({ value, day }: typeof first) =>
    t('numbers.change.valueOn', { value: `${value}${unit}`, day });
  return t('numbers.change.attempts', {
    count: comparableAttempts.length,
    first: formatWithDate(first),
    last: formatWithDate(last),
    lowest: formatWithDate(lowest),
    highest: formatWithDate(highest),
  });
}
