import type { Level, Report, Score, SummaryColour } from '#domain/instrument/instrument.ts';
import type { KnownDemographics } from '#domain/scoring/demographics.ts';
import type { ChartLegendProps } from '#ui/chart-legend/chart-legend.tsx';
import type { GaugeProps } from '#ui/gauge/gauge.tsx';
import type { ChangeInput } from './build-change-view.ts';
import type { ScoreFigure } from './scale.ts';
import type { ScoreChartProps } from './score-chart.tsx';
import type { ScoreValues, ChartTableRow } from './wording.ts';

/** The view model of one score. */
export interface ScoreReport {
  readonly id: string;
  readonly title: string;
  /** The number with its scale; null for a category, and if it could not be calculated. */
  readonly figure: ScoreFigure | null;
  /** The received level; '' for none. */
  readonly level: Level;
  /** Label of the level, '' for none. */
  readonly levelName: string;
  /** Colour in the overall summary, grey for none. */
  readonly colour: SummaryColour;
  /** The level text. */
  readonly text: string;
  /** The text is suppressed in favour of the help messages. */
  readonly isTextSuppressed: boolean;
  /** Says that questions were skipped, and the effect on the score; '' if unknown or none. */
  readonly missingNote: string;
  /** Explains a colour of the summary that seems to contradict the level; '' for none. */
  readonly note: string;
  readonly step: string;
  /** Slugs of up to three related pages. */
  readonly reading: readonly string[];
  /** Says that lower is better; '' if higher is. */
  readonly hint: string;
  /** The likely range by the measurement error, '' if unknown. */
  readonly likely: string;
  readonly bar: ScoreChartProps | null;
  /** Null if the chart needs no legend. */
  readonly legend: ChartLegendProps | null;
  readonly gauge: GaugeProps | null;
  readonly rows: readonly ChartTableRow[];
  /** Null if the score could not be calculated. */
  readonly history: ScoreHistory | null;
}

/** The data for the view model of a score, apart from the instrument. */
export interface ScoreInput
  extends Pick<ScoreValues, 'previous' | 'date' | 'previousDate'>,
    Omit<ChangeInput, 'value' | 'unit'> {
  /** Level as on the wire. */
  readonly level: Level;
  /** Known demographics at this attempt, and at the previous one. */
  readonly knownDemographics: KnownDemographics;
  readonly previousDemographics: KnownDemographics;
  /** Ids of the questions skipped at this attempt, null if unknown. */
  readonly skipped: readonly string[] | null;
  readonly value: number | null;
  readonly percentile: number | null;
  /** Help comes before this result. */
  readonly helpFirst: boolean;
  /** A combination of scores replaces the text, note and colour. */
  readonly isCombined: boolean;
  /** Replaces the text of a score that could not be calculated. */
  readonly emptyText: string;
}

/** The input of a calculated score, with the name of its level. */
export type ScoreInputWithLevel = ScoreInput & { readonly value: number; readonly name: string };

/** The data for the change of a score over time; see `change.ts` and `newest-change.ts`. */
export interface ScoreHistory {
  readonly score: Score;
  readonly report: Report;
  readonly input: ScoreInputWithLevel;
  /** Unit appended to each score, usually ''. */
  readonly unit: string;
}
