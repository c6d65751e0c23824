import { ordinalSuffix } from '#domain/dates/dates.ts';
import { formatGroup } from '#domain/instrument/format-band.ts';
import type {
  AgeBand,
  Instrument,
  LevelStep,
  Report,
  Score,
  SummaryColour,
} from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { isSuppressed } from '#domain/scoring/is-suppressed.ts';
import { getLevelName, findLevel } from '#domain/scoring/level.ts';
import { findLevelText, getLevelContent } from '#domain/scoring/level-text.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { findColour } from '#domain/scoring/summary.ts';
import { computeInterval, listReachedLevels } from '#domain/scoring/measurement-error.ts';
import type { GaugeProps } from '#ui/gauge/gauge.tsx';
import { buildCategoryView } from './category-view.ts';
import { describeMissingAnswers } from './missing-answers.ts';
import { type ReportScale, selectScale } from './scale.ts';
import type { ScoreInputWithLevel, ScoreInput, ScoreReport } from './score-report-types.ts';
import { messages } from './messages.ts';
import {
  formatOrdinal,
  formatOrdinals,
  describePercentile,
  listTableRows,
  type ScoreValues,
  formatSentence,
} from './wording.ts';

/**
 * Builds the view model of one score.
 * @throws Error if the instrument does not report the score
 */
export function buildScoreReport(instrument: CompiledInstrument, id: string, input: ScoreInput): ScoreReport {
  const score = instrument.scores.find((candidate) => candidate.id === id);
  const report = score?.report;
  if (!score || !report)
    throw new Error(
      `${instrument.id}: the score "${id}" has no report. Add one, or remove the score from the feedback.`,
    );
  const { title } = score;
  const { value, emptyText } = input;
  const missingNote = describeMissingAnswers(instrument, id, value, input.skipped);
  if (value === null) return { id, title, ...emptyReport, text: missingNote || emptyText };

  const colour = findColour(instrument, id, value, input.demographics);
  const step = findLevel(report, input.knownDemographics, value, input.level);
  const inputWithLevel = { ...input, value, name: getLevelName(step) };
  const scale = selectScale(report);
  return {
    ...emptyReport,
    id,
    title,
    level: step.is,
    levelName: inputWithLevel.name,
    colour,
    missingNote,
    ...findMessages(instrument, score, report, step, inputWithLevel, colour),
    hint: report.direction === 'lower' ? messages.lowerIsBetter : '',
    ...(scale
      ? buildScaleView(instrument, score, report, scale, inputWithLevel)
      : buildCategoryView(score, report, inputWithLevel)),
  };
}

/** Builds the view of a numeric score. */
function buildScaleView(
  instrument: CompiledInstrument,
  score: Score,
  report: Report,
  scale: ReportScale,
  input: ScoreInputWithLevel,
): Partial<ScoreReport> {
  const { title } = score;
  const { value } = input;
  const values = buildValues(instrument, score, report, scale, input);
  const { likely, ownAge } = values;
  const percentileTexts = describePercentile(values, instrument.normsNote === undefined);
  return {
    figure: { value, note: formatOutOf(score, report) },
    ...percentileTexts,
    likely: likely ? messages.from(likely.low, likely.high) : '',
    overlap: input.helpFirst
      ? ''
      : describeOverlap(score, selectBand(report.bands, input.demographics), values),
    bar: {
      ...report.range,
      ...scale,
      current: value,
      previous: values.previous,
      ownAge: ownAge?.mean ?? null,
      likely,
      currentText: String(value),
      previousText: String(values.previous ?? ''),
      sentence: `${title}. ${formatSentence(values)}`,
    },
    legend: {
      likely: likely !== null,
      ...(ownAge && { ownAge: messages.ownAge(ownAge.label, ownAge.mean) }),
    },
    gauge: buildGauge(
      title,
      values,
      `${percentileTexts.percentileText} ${percentileTexts.percentileNumber}`.trim(),
    ),
    rows: listTableRows(values),
    history: { score, report, input, unit: values.unit },
  };
}

/** Formats the note next to the number: the maximum, or both ends if the scale does not start near 0. */
function formatOutOf({ formula }: Score, { range, figureNote }: Report): string {
  const countsUp = range.min >= 0 && formula.kind !== 'table';
  return figureNote ?? (countsUp ? messages.ofMax(range.max) : messages.within(range.min, range.max));
}

const emptyReport = {
  figure: null,
  level: '',
  levelName: '',
  colour: 'grey',
  isTextSuppressed: false,
  missingNote: '',
  text: '',
  note: '',
  step: '',
  reading: [],
  hint: '',
  percentileText: '',
  percentileNumber: '',
  likely: '',
  overlap: '',
  bar: null,
  legend: null,
  gauge: null,
  rows: [],
  history: null,
} as const;

function buildValues(
  instrument: CompiledInstrument,
  score: Score,
  report: Report,
  { average }: ReportScale,
  input: ScoreInputWithLevel,
): ScoreValues {
  const { value, name: level } = input;
  const { range, bands, direction, figureNote } = report;
  const band = selectBand(bands, input.demographics);
  const { norm } = band;
  const possible = instrument.formulaFacts[score.id]?.possible;
  const likely = computeInterval(score, band, value, possible ?? range);
  const end = input.percentile === null ? null : findEnd(value, possible);
  const percentile = end === null ? input.percentile : null;
  return {
    ...input,
    ...range,
    value,
    level,
    average,
    ownAge: bands.length > 1 && norm ? { label: formatGroup(band), mean: norm.mean } : null,
    likely,
    isDrawnRange: possible !== undefined && (possible.min !== range.min || possible.max !== range.max),
    end,
    percentile,
    likelyPercentiles:
      likely && norm && percentile !== null
        ? { from: computePercentile(norm, likely.low), to: computePercentile(norm, likely.high) }
        : null,
    direction,
    unit: figureNote ? ` ${figureNote}` : '',
  };
}

/** Returns the end of the possible range that the value is at, null for neither. */
function findEnd(
  value: number,
  possible?: { readonly min: number; readonly max: number },
): ScoreValues['end'] {
  if (possible === undefined) return null;
  if (value <= possible.min) return 'lowest';
  return value >= possible.max ? 'highest' : null;
}

/** Names the other levels that overlap the likely range. */
function describeOverlap({ decimals }: Score, band: AgeBand, { likely, level }: ScoreValues): string {
  if (likely === null || level === '') return '';
  const levels = listReachedLevels(band, likely, level, decimals);
  return levels.length === 0 ? '' : messages.reaches(likely.low, likely.high, levels);
}

/** Selects the messages of a level, without those that are suppressed when help comes first. */
function findMessages(
  { help, feedback }: Instrument,
  { id }: Score,
  report: Report,
  step: Pick<LevelStep, 'id' | 'is'>,
  { value, helpFirst }: Pick<ScoreInputWithLevel, 'value' | 'helpFirst'>,
  colour: SummaryColour,
): Pick<ScoreReport, 'text' | 'isTextSuppressed' | 'note' | 'step' | 'reading'> {
  const { text = '', steps = [], reading = [] } = getLevelContent(report, step, value) ?? {};
  // Displayed once: by the lead score, or above all scores.
  const onlyForLead = (entries: readonly string[]) => (id === feedback.lead ? entries : []);
  const isTextSuppressed = isSuppressed({ help }, colour, helpFirst);
  const note = colour === 'grey' ? undefined : findLevelText(report, step)?.colourNotes?.[colour];
  return {
    text: isTextSuppressed ? '' : text,
    isTextSuppressed,
    note: isTextSuppressed ? '' : (note ?? ''),
    step: (helpFirst && help.steps ? onlyForLead(help.steps) : steps)[0] ?? '',
    reading: helpFirst && help.reading ? onlyForLead(help.reading) : reading,
  };
}

/** @param percentileText description of the percentile */
function buildGauge(title: string, values: ScoreValues, percentileText: string): GaugeProps | null {
  const { percentile, end, likelyPercentiles: likely } = values;
  if (end !== null) return { percentile: null, end, suffix: '', label: `${title}. ${percentileText}` };
  if (percentile === null) return null;
  const likelyText = likely ? `, ${messages.likelyPercentiles.toLowerCase()} ${formatOrdinals(likely)}` : '';
  const label = `${title}. ${messages.ranked(formatOrdinal(percentile))}${likelyText}. ${percentileText}`;
  return { percentile, suffix: ordinalSuffix(percentile), likely, label };
}
