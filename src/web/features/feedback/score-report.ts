import { ordinalSuffix } from '#domain/dates/dates.ts';
import { groupOf } from '#domain/instrument/band-words.ts';
import type {
  AgeBand,
  Instrument,
  Level,
  Report,
  Score,
  SummaryColour,
} from '#domain/instrument/instrument.ts';
import { levelWords } from '#domain/scoring/level-text.ts';
import { percentileOf } from '#domain/scoring/percentile.ts';
import { possibleRanges } from '#domain/scoring/possible-range.ts';
import { bandFor } from '#domain/scoring/step.ts';
import { colourOf } from '#domain/scoring/summary.ts';
import { intervalOf, levelsReached } from '#domain/scoring/uncertainty.ts';
import type { ChartLegendProps } from '#ui/chart-legend/chart-legend.tsx';
import type { GaugeProps } from '#ui/gauge/gauge.tsx';
import { type ChangeInput, type ChangeView, changeOverTime } from './change-over-time.ts';
import { type ReadingLink, readingLinks } from './reading-links.ts';
import type { ScoreChartProps } from './score-chart.tsx';
import { strings } from './strings.ts';
import { ordinalOf, placeOf, rowsOf, type ScoreFacts, sentenceOf, type TableRow } from './wording.ts';

/** One score, ready to be drawn. */
export interface ScoreReport {
  readonly id: string;
  readonly title: string;
  /** The figure with what it is out of; null when the score could not be calculated. */
  readonly figure: { readonly value: number; readonly note: string } | null;
  /** '' where the score has none. */
  readonly level: Level;
  /** In the overall summary; grey where there is none. */
  readonly colour: SummaryColour;
  /** About the answers, then one small thing to do. */
  readonly text: string;
  /** The text has given way to what is said once where help comes first. */
  readonly gaveWay: boolean;
  /** Explains a colour of the summary that would seem to contradict the level; '' for none. */
  readonly note: string;
  readonly step: string;
  /** Up to three pages that go with it. */
  readonly reading: readonly ReadingLink[];
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
  readonly legend: ChartLegendProps;
  readonly gauge: GaugeProps | null;
  readonly rows: readonly TableRow[];
  /** Null before the second attempt. */
  readonly change: ChangeView | null;
}

/** What a score's drawing needs beside its instrument. */
export interface ScoreInput
  extends Pick<ScoreFacts, 'previous' | 'takenOn' | 'previouslyOn' | 'level'>,
    Omit<ChangeInput, 'value' | 'unit'> {
  readonly value: number | null;
  readonly percentile: number | null;
  /** Help comes before this result. */
  readonly helpFirst: boolean;
  /** Shown in the place of a score that could not be calculated. */
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

  const { range, figureNote, tickStep, chart, direction } = report;
  const band = bandFor(report.bands, input);
  const facts = factsOf(instrument, score, report, { ...input, value });
  const { likely, ownAge } = facts;
  const colour = colourOf(instrument, id, value, input);
  const place = placeOf(facts, instrument.normsNote === undefined);
  return {
    id,
    title,
    figure: { value, note: figureNote ?? strings.ofMax(range.max) },
    level: input.level,
    colour,
    ...wordsAt(instrument, score, report, { ...input, value }, colour),
    hint: direction === 'lower' ? strings.lowerIsBetter : '',
    ...place,
    likely: likely ? strings.from(likely.low, likely.high) : '',
    reaches: input.helpFirst ? '' : reachesOf(score, band, facts),
    bar: {
      ...range,
      chart,
      tickStep,
      current: value,
      previous: facts.previous,
      average: facts.average,
      ownAge: ownAge?.mean ?? null,
      likely,
      currentText: String(value),
      previousText: String(facts.previous ?? ''),
      sentence: `${title}. ${sentenceOf(facts)}`,
    },
    legend: { likely: likely !== null, ...(ownAge && { ownAge: strings.ownAge(ownAge.label, ownAge.mean) }) },
    gauge: gaugeOf(title, facts, `${place.place} ${place.placeNumber}`.trim()),
    rows: rowsOf(facts),
    change: changeOverTime(score, report, { ...input, value, unit: facts.unit }),
  };
}

const nothing = {
  figure: null,
  level: '',
  colour: 'grey',
  gaveWay: false,
  note: '',
  step: '',
  reading: [],
  hint: '',
  place: '',
  placeNumber: '',
  likely: '',
  reaches: '',
  bar: null,
  legend: {},
  gauge: null,
  rows: [],
  change: null,
} as const;

function factsOf(
  instrument: Instrument,
  score: Score,
  report: Report,
  input: ScoreInput & { readonly value: number },
): ScoreFacts {
  const { value } = input;
  const { range, bands, average, direction, figureNote } = report;
  const band = bandFor(bands, input);
  const { norm } = band;
  const possible = possibleRanges(instrument).get(score.id);
  const likely = intervalOf(score, band, value, possible ?? range);
  const end = input.percentile === null ? null : endOf(value, possible);
  const percentile = end === null ? input.percentile : null;
  return {
    ...input,
    ...range,
    value,
    average: average.value,
    ownAge: bands.length > 1 && norm ? { label: groupOf(band), mean: norm.mean } : null,
    likely,
    scaleShown: possible !== undefined && (possible.min !== range.min || possible.max !== range.max),
    end,
    percentile,
    likelyPercentiles:
      likely && norm && percentile !== null
        ? { from: percentileOf(norm, likely.low), to: percentileOf(norm, likely.high) }
        : null,
    direction,
    unit: figureNote ? ` ${figureNote}` : '',
  };
}

/** Is a score at an end of what is possible? */
function endOf(value: number, possible?: { readonly min: number; readonly max: number }): ScoreFacts['end'] {
  if (possible === undefined) return null;
  if (value <= possible.min) return 'lowest';
  return value >= possible.max ? 'highest' : null;
}

/** The sentence that names the levels within the likely range beside the score's own. */
function reachesOf({ decimals }: Score, band: AgeBand, { likely, level }: ScoreFacts): string {
  if (likely === null || level === '') return '';
  const levels = levelsReached(band, likely, level, decimals);
  return levels.length === 0 ? '' : strings.reaches(likely.low, likely.high, levels);
}

/** What a score's level says, less what gives way where help comes first. */
function wordsAt(
  { help, feedback }: Instrument,
  { id }: Score,
  report: Report,
  { level, value, helpFirst }: Pick<ScoreInput, 'level' | 'helpFirst'> & { readonly value: number },
  colour: SummaryColour,
): Pick<ScoreReport, 'text' | 'gaveWay' | 'note' | 'step' | 'reading'> {
  const { text = '', steps = [], reading = [] } = levelWords(report, { is: level }, value) ?? {};
  // Said once: by the leading score, or above them all.
  const towardsHelp = (words: readonly string[]) => (id === feedback.lead ? words : []);
  const gaveWay = helpFirst && colour !== 'red' && help.text !== undefined;
  const note = colour === 'grey' ? undefined : report.levelTexts[level]?.colourNotes?.[colour];
  return {
    text: gaveWay ? '' : text,
    gaveWay,
    note: gaveWay ? '' : (note ?? ''),
    step: (helpFirst && help.steps ? towardsHelp(help.steps) : steps)[0] ?? '',
    reading: readingLinks(helpFirst && help.reading ? towardsHelp(help.reading) : reading),
  };
}

/** @param place says it in words */
function gaugeOf(title: string, facts: ScoreFacts, place: string): GaugeProps | null {
  const { percentile, end, likelyPercentiles: likely } = facts;
  if (end !== null) return { percentile: null, end, suffix: '', label: `${title}. ${place}` };
  if (percentile === null) return null;
  const label = `${title}. ${strings.ranked(ordinalOf(percentile))}. ${place}`;
  return { percentile, suffix: ordinalSuffix(percentile), likely, label };
}
