import type { Instrument, Level } from '../../domain/instrument/instrument.ts';
import { ordinalSuffix } from '../../domain/dates/dates.ts';
import type { GaugeProps } from '../../ui/gauge/gauge.tsx';
import type { ScoreBarProps } from '../../ui/score-bar/score-bar.tsx';
import { type ChangeView, changeOverTime } from './change-over-time.ts';
import { type ReadingPage, readingPages } from './reading-titles.ts';
import { strings } from './strings.ts';
import type { Attempt } from './timeline.ts';
import { placeOf, rowsOf, type ScoreFacts, sentenceOf, type TableRow } from './wording.ts';

/** One score, ready to be drawn. */
export interface ScoreReport {
  readonly id: string;
  readonly title: string;
  /** The figure with what it is out of; null when the score could not be calculated. */
  readonly figure: { readonly value: number; readonly note: string } | null;
  /** '' where the score has none. */
  readonly level: Level;
  /** About the answers, then one small thing to do. */
  readonly text: string;
  readonly step: string;
  /** Up to three pages that go with it. */
  readonly reading: readonly ReadingPage[];
  /** Says which way is better, where that is not up. */
  readonly hint: string;
  readonly bar: ScoreBarProps | null;
  readonly gauge: GaugeProps | null;
  readonly rows: readonly TableRow[];
  /** Null before the second attempt. */
  readonly change: ChangeView | null;
}

/** What a score's drawing needs beside its instrument. */
export interface ScoreInput extends Pick<ScoreFacts, 'previous' | 'takenOn' | 'previouslyOn' | 'level'> {
  readonly value: number | null;
  readonly percentile: number | null;
  /** Every attempt, oldest first. */
  readonly timeline: readonly Attempt[];
  /** Of the reader, in years. */
  readonly age: number;
  /** Stands in the place of a score that could not be calculated. */
  readonly emptyText: string;
}

/** Puts one score together. A score the instrument does not report cannot be drawn and is an error. */
export function scoreReport(instrument: Instrument, id: string, input: ScoreInput): ScoreReport {
  const score = instrument.scores.find((candidate) => candidate.id === id);
  const report = score?.report;
  if (!score || !report) throw new Error(`${instrument.id}: the score "${id}" has no report to show.`);
  const { title } = score;
  const { value, emptyText } = input;
  if (value === null) return { id, title, ...nothing, text: emptyText };

  const { range, figureNote, tickStep, chart, direction, levelTexts } = report;
  const facts: ScoreFacts = {
    ...input,
    ...range,
    value,
    average: report.average.value,
    direction,
    unit: figureNote ? ` ${figureNote}` : '',
  };
  return {
    id,
    title,
    figure: { value, note: figureNote ?? strings.ofMax(range.max) },
    level: input.level,
    text: levelTexts[input.level]?.text ?? '',
    step: levelTexts[input.level]?.step ?? '',
    reading: readingPages(levelTexts[input.level]?.reading ?? []),
    hint: direction === 'lower' ? strings.lowerIsBetter : '',
    bar: {
      ...range,
      chart,
      tickStep,
      current: value,
      previous: facts.previous,
      average: facts.average,
      currentText: String(value),
      previousText: String(facts.previous ?? ''),
      sentence: `${title}. ${sentenceOf(facts)}`,
    },
    gauge: gaugeOf(title, facts.percentile),
    rows: rowsOf(facts),
    change: changeOverTime(score, report, { ...facts, timeline: input.timeline, age: input.age }),
  };
}

const nothing = {
  figure: null,
  level: '',
  step: '',
  reading: [],
  hint: '',
  bar: null,
  gauge: null,
  rows: [],
  change: null,
} as const;

function gaugeOf(title: string, percentile: number | null): GaugeProps | null {
  if (percentile === null) return null;
  const label = `${title}. ${strings.rankedMeaning(placeOf(percentile), percentile)}`;
  return { percentile, suffix: ordinalSuffix(percentile), label };
}
