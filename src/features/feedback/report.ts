import type { Feedback, HistoryRecord } from '../../contract/bodies.ts';
import { dashDate } from '../../domain/dates/dates.ts';
import type { Instrument, Level } from '../../domain/instrument/instrument.ts';
import { comparable } from '../../domain/scoring/change.ts';
import { scoresByName } from '../../domain/scoring/history.ts';
import { colourOf } from '../../domain/scoring/summary.ts';
import { type ScoreReport, scoreReport } from './score-report.ts';
import { strings } from './strings.ts';
import { type Attempt, timelineOf } from './timeline.ts';

/** What a feedback screen shows, worked out once for pictures, sentences and tables alike. */
export interface Report {
  readonly when: string;
  readonly lead: ScoreReport | null;
  readonly groups: readonly { readonly heading: string; readonly scores: readonly ScoreReport[] }[];
  /** The help block comes before the chart. */
  readonly helpFirst: boolean;
  /** What the averages and percentiles are worth; null where nothing is said of them. */
  readonly normsNote: string | null;
  /** Every attempt, oldest first. */
  readonly timeline: readonly Attempt[];
}

/** What the newest attempt says of one score, as far as the answer could be read. */
export interface Outcome {
  readonly value: number | null;
  readonly level: Level;
  readonly percentile: number | null;
}

/**
 * The view of one person's results.
 * @param feedback the four parallel lists of the feedback call, in the instrument's feedback order
 * @param history all attempts, newest first; the first is the one the feedback is about
 * @param age of the reader in years; decides whose norms apply
 * @returns null when there is no attempt
 */
export function reportOf(
  instrument: Instrument,
  feedback: Feedback,
  history: readonly HistoryRecord[],
  age: number,
): Report | null {
  if (feedback.length === 0 || feedback[0].length === 0) return null;
  const [newest, earlier] = history;
  const takenOn = newest ? dashDate(newest.time) : '';
  // A time that cannot be read is no time: without it there is no previous attempt to show.
  const previouslyOn = earlier ? dashDate(earlier.time) : '';
  const compares = previouslyOn !== '' && comparable(newest?.version, earlier?.version);
  const before = compares ? scoresByName(instrument, earlier?.totalsum ?? null) : {};
  const timeline = timelineOf(instrument, history);
  const { lead, groups, emptyText } = instrument.feedback;

  const report = (id: string) =>
    scoreReport(instrument, id, {
      ...outcomeOf(instrument, feedback, id),
      previous: before[id] ?? null,
      takenOn,
      previouslyOn,
      timeline,
      age,
      emptyText: id === lead ? emptyText : strings.notAvailable,
    });

  return {
    when: takenOn === '' ? '' : strings.taken(takenOn, previouslyOn || strings.none),
    lead: lead === null ? null : report(lead),
    groups: groups.map(({ heading, scores }) => ({ heading, scores: scores.map(report) })),
    helpFirst: instrument.help.firstWhen.some(
      ({ score, colour }) =>
        colourOf(instrument, score, outcomeOf(instrument, feedback, score).value, age) === colour,
    ),
    normsNote: instrument.normsNote === undefined ? strings.borrowed : instrument.normsNote,
    timeline,
  };
}

function outcomeOf(instrument: Instrument, feedback: Feedback, id: string): Outcome {
  const at = instrument.feedback.order.indexOf(id);
  const [scores, levels, percentiles, gauges] = feedback;
  const level = levels?.[at];
  const percentile = numberOf(percentiles?.[at]) ?? numberOf(gauges?.[at]);
  return {
    value: numberOf(scores?.[at]),
    level: level === 'High' || level === 'Average' || level === 'Low' ? level : '',
    percentile: percentile === null ? null : Math.round(percentile),
  };
}

/** Numbers travel as numbers or, from an older server, as text; '' and null are none. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() !== '') return numberOf(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
