import { formatDay } from '#domain/dates/dates.ts';
import type { AgeBand, Norm, Report, Score, SetRule } from '#domain/instrument/instrument.ts';
import { computeChange, isTooClose } from '#domain/scoring/change.ts';
import type { Demographics, KnownDemographics } from '#domain/scoring/facts.ts';
import { findCertainLevel } from '#domain/scoring/known-level.ts';
import { selectBand } from '#domain/scoring/step.ts';
import type { HistoryChartProps } from '#ui/history-chart/history-chart.tsx';
import { changeMessages as text } from './change-messages.ts';
import type { ReportScale } from './scale.ts';
import { messages } from './messages.ts';
import type { Attempt } from './timeline.ts';
import type { TableRow } from './wording.ts';

/** How one score moved: a sentence, and a chart and a table that hold the same numbers. */
export interface ChangeView {
  /** What the newest change amounts to; '' where there is nothing to say. */
  readonly words: string;
  /** Says that some attempts answered other questions; '' where none did. */
  readonly note: string;
  /** Null for a category: the table says it all. */
  readonly chart: HistoryChartProps | null;
  /** Newest first, then what the chart shows beside the attempts. */
  readonly rows: readonly TableRow[];
}

export interface ChangeInput {
  /** The current score, and the one before it where the two may be compared. */
  readonly value: number;
  readonly previous: number | null;
  /** When they were taken, ISO 8601; null where it is not known. */
  readonly time: string | null;
  readonly previousTime: string | null;
  /** Says from when on a repeat can be compared; absent where the file does not. */
  readonly set?: SetRule;
  /** Decides whether a day needs its year. */
  readonly now: Date;
  /** Oldest first. */
  readonly timeline: readonly Attempt[];
  /** At the newest attempt; they decide whose norm applies. */
  readonly facts: Demographics;
  /** Follows every score of this kind; mostly ''. */
  readonly unit: string;
}

/** The change of a score over time; null before the second attempt. */
export function changeOverTime(
  score: Score,
  report: Report,
  { average, tickStep }: ReportScale,
  input: ChangeInput,
): ChangeView | null {
  const attempts = input.timeline.flatMap(({ scores, ...attempt }) => {
    const value = scores[score.id] ?? null;
    return value === null ? [] : [{ ...attempt, value, level: namedLevel(report, attempt.known, value) }];
  });
  if (attempts.length < 2) return null;

  const { unit } = input;
  const ageBand = selectBand(report.bands, input.facts);
  const band = findBand(ageBand.norm);
  const apart = attempts.filter(({ compared }) => !compared).length;
  const beside = [
    { label: messages.average, value: `${average}${unit}` },
    ...(band ? [{ label: text.band, value: messages.from(band.from, band.to) }] : []),
  ];
  const sentence = [
    text.title(score.title),
    course(attempts, unit),
    ...beside.map(({ label, value }) => `${label} ${value}.`),
    report.direction === 'lower' ? messages.lowerIsBetter : '',
    apart > 0 ? text.apart(apart) : '',
  ];

  return {
    words: describePoint(score, report, ageBand, input),
    note: apart > 0 ? text.note : '',
    chart: {
      attempts,
      average,
      band,
      ...report.range,
      tickStep,
      sentence: sentence.filter((part) => part !== '').join(' '),
    },
    rows: [
      ...attempts
        .map(({ day, value, level, compared }, index) => ({
          label: text.attempt(index + 1, day),
          value: compared ? `${value}${unit}${level}` : text.otherVersion(`${value}${unit}${level}`),
        }))
        .toReversed(),
      ...beside,
    ],
  };
}

/** Whether the newest change is more than the questions' own imprecision; never why. */
function describePoint(score: Score, report: Report, band: AgeBand, input: ChangeInput): string {
  const { value, previous, time, previousTime, now } = input;
  if (previous === null) return '';
  if (isTooClose(previousTime, time, input.set)) return text.tooClose;
  const change = computeChange(score, band, previous, value);
  if (change === null) return text.notJudged;
  if (change === 'same') return text.same;
  const points = Number(Math.abs(value - previous).toFixed(score.decimals));
  const direction = change === 'more' ? text.higher : text.lower;
  const words = text.beyond(direction, points, formatDay(previousTime ?? '', now));
  return report.direction === 'lower' ? `${words} ${messages.lowerIsBetter}` : words;
}

/** ', Moderate': the level of an attempt, where it has a name of its own; else ''. */
function namedLevel(report: Report, known: KnownDemographics, value: number): string {
  const name = findCertainLevel(report, known, value)?.name;
  return name === undefined ? '' : `, ${name}`;
}

/** One deviation on both sides of the mean, to a tenth of a point. */
function findBand(norm: Norm | null): HistoryChartProps['band'] {
  if (norm === null) return null;
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { from: tenth(norm.mean - norm.sd), to: tenth(norm.mean + norm.sd) };
}

/** Count, days, first, last, lowest and highest of the attempts that compare. */
function course(attempts: HistoryChartProps['attempts'], unit: string): string {
  const compared = attempts.filter((attempt) => attempt.compared);
  const first = compared[0];
  const last = compared.at(-1);
  if (!first || !last) return '';
  if (first === last) return text.once(first.day, `${first.value}${unit}`);
  const lowest = compared.reduce((a, b) => (b.value < a.value ? b : a));
  const highest = compared.reduce((a, b) => (b.value > a.value ? b : a));
  const on = ({ value, day }: typeof first) => `${value}${unit}${messages.on(day)}`;
  return text.course(compared.length, on(first), on(last), on(lowest), on(highest));
}
