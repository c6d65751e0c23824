import type { Level, Report, Score, SummaryColour } from '#domain/instrument/instrument.ts';
import type { KnownDemographics } from '#domain/scoring/facts.ts';
import type { ChartLegendProps } from '#ui/chart-legend/chart-legend.tsx';
import type { GaugeProps } from '#ui/gauge/gauge.tsx';
import type { ChangeInput } from './change-over-time.ts';
import type { ScoreChartProps } from './score-chart.tsx';
import type { ScoreFacts, TableRow } from './wording.ts';

/** One score, ready to be drawn. */
export interface ScoreReport {
  readonly id: string;
  readonly title: string;
  /** The figure with what it is out of; null for a category, and when the score could not be calculated. */
  readonly figure: { readonly value: number; readonly note: string } | null;
  /** The level's word, which says how many discs it has; '' where the score has none. */
  readonly level: Level;
  /** What people read as its name; '' where there is none. */
  readonly levelName: string;
  /** In the overall summary; grey where there is none. */
  readonly colour: SummaryColour;
  /** About the answers, then one small thing to do. */
  readonly text: string;
  /** The text has given way to what is said once where help comes first. */
  readonly gaveWay: boolean;
  /** Says that questions were skipped, and what that does to the score; '' where nobody knows of any. */
  readonly gaps: string;
  /** Explains a colour of the summary that would seem to contradict the level; '' for none. */
  readonly note: string;
  readonly step: string;
  /** Slugs of up to three pages that go with it. */
  readonly reading: readonly string[];
  /** Says which way is better, where that is not up. */
  readonly hint: string;
  /** The place among the reference group in words, and in a number; '' where there is none. */
  readonly place: string;
  readonly placeNumber: string;
  /** Between which scores it may lie, by the questions' own imprecision; '' where nobody knows. */
  readonly likely: string;
  /** Names the other levels within the likely range; '' where there are none, and where help comes first. */
  readonly reaches: string;
  readonly bar: ScoreChartProps | null;
  /** Null where the chart says all itself. */
  readonly legend: ChartLegendProps | null;
  readonly gauge: GaugeProps | null;
  readonly rows: readonly TableRow[];
  /** Null when the score could not be calculated. */
  readonly course: Course | null;
}

/** What a score's drawing needs beside its instrument. */
export interface ScoreInput
  extends Pick<ScoreFacts, 'previous' | 'takenOn' | 'previouslyOn'>,
    Omit<ChangeInput, 'value' | 'unit'> {
  /** As it travelled. */
  readonly level: Level;
  /** What is known of the person at this attempt, and at the one before. */
  readonly known: KnownDemographics;
  readonly knownBefore: KnownDemographics;
  /** Ids of the questions skipped at this attempt; null where nobody tells. */
  readonly skipped: readonly string[] | null;
  readonly value: number | null;
  readonly percentile: number | null;
  /** Help comes before this result. */
  readonly helpFirst: boolean;
  /** Shown in the place of a score that could not be calculated. */
  readonly emptyText: string;
}

/** A value with the name of its level. */
export type OwnInput = ScoreInput & { readonly value: number; readonly name: string };

/** All that the change of a score over time is worked out from, once it is shown: see `change.ts`. */
export interface Course {
  readonly score: Score;
  readonly report: Report;
  readonly input: OwnInput;
  /** Follows every score of this kind; mostly ''. */
  readonly unit: string;
}
