import { formatReferenceGroup } from '#domain/instrument/format-reference-group.ts';
import type { Instrument, LevelStep, Report, Score, SummaryColour } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { describeMissingAnswers } from '#domain/scoring/missing-answers.ts';
import { isLevelTextSuppressed } from '#domain/scoring/is-suppressed.ts';
import { getLevelName, findLevel } from '#domain/scoring/level.ts';
import { findLevelText, getLevelContent } from '#domain/scoring/level-text.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';
import { computePersonPosition } from '#domain/scoring/person-change.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { findColour } from '#domain/scoring/summary.ts';
import { computeInterval, listReachedLevels } from '#domain/scoring/measurement-error.ts';
import type { GaugeProps } from '#ui/gauge/gauge.tsx';
import { buildCategoryView } from './category-view.ts';
import { describeFigure, type ScoreChartScale, getScoreChartScale } from './scale.ts';
import type { ScoreInputWithLevel, ScoreInput, ScoreReport } from './score-report-types.ts';
import {
  formatInterval,
  formatGaugeLabel,
  listTableRows,
  type ScoreValues,
  formatChartSentence,
} from './wording.ts';
import type { Format } from '#language/format.ts';
import type { Translate } from '#language/translate.ts';

/**
 * Builds the view model of one score.
 * @throws Error if the instrument does not report the score
 */
export function buildScoreReport(
  t: Translate,
  format: Format,
  instrument: CompiledInstrument,
  id: string,
  input: ScoreInput,
): ScoreReport {
  const score = instrument.scores.find((candidate) => candidate.id === id);
  const report = score?.report;
  if (!score || !report)
    throw new Error(
      `${instrument.id}: the score "${id}" has no report. Add one, or remove the score from the feedback.`,
    );
  const { title } = score;
  const { value, emptyText } = input;
  const missingNote = describeMissingAnswers(t, instrument, id, value, input.skipped);
  if (value === null) {
    // The text of an empty section is about one score, or about none.
    const isText = missingNote === '' || emptyText.includes(title);
    const texts = isText ? { text: emptyText, missingNote } : { text: missingNote };
    return { id, title, ...emptyReport, ...texts };
  }

  const colour = input.isCombined ? 'grey' : findColour(instrument, id, value, input.demographics);
  const step = findLevel(report, input.knownDemographics, value, input.level);
  const inputWithLevel = { ...input, value, name: getLevelName(t, step) };
  const scale = getScoreChartScale(report);
  return {
    ...emptyReport,
    id,
    title,
    level: step.is,
    levelName: inputWithLevel.name,
    colour,
    missingNote,
    ...findMessages(instrument, report, step, inputWithLevel, colour),
    hint: report.direction === 'lower' ? t('results.lowerIsBetter') : '',
    ...(scale
      ? buildScaleView(t, format, instrument, score, report, scale, inputWithLevel)
      : buildCategoryView(t, format, score, report, inputWithLevel)),
  };
}

/** Builds the view of a numeric score. */
function buildScaleView(
  t: Translate,
  format: Format,
  instrument: CompiledInstrument,
  score: Score,
  report: Report,
  scale: ScoreChartScale,
  input: ScoreInputWithLevel,
): Partial<ScoreReport> {
  const { title } = score;
  const { value } = input;
  const values = buildValues(t, instrument, score, report, scale, input);
  return {
    figure: describeFigure(value, score, report),
    likely: values.likely ? formatInterval(t, values.likely) : '',
    ...buildChart(t, score, report, scale, values),
    gauge: buildGauge(t, title, values),
    rows: listTableRows(t, format, values),
    history: { score, report, input, unit: values.unit },
  };
}

/** Builds the chart with its legend; neither for a score that may not be compared. */
function buildChart(
  t: Translate,
  { title }: Score,
  { range }: Report,
  { average, isComparable, ...scale }: ScoreChartScale,
  values: ScoreValues,
): Pick<ScoreReport, 'bar' | 'legend'> {
  if (!isComparable) return { bar: null, legend: null };
  const { value, previous, previousDate, likely, ownAge } = values;
  return {
    bar: {
      ...range,
      ...scale,
      average,
      current: value,
      previous,
      ownAge: ownAge?.mean ?? null,
      likely,
      currentText: String(value),
      previousText: String(previous ?? ''),
      isFirst: previous === null && previousDate === '',
      label: formatChartSentence(t, title, values),
    },
    legend: {
      average: average !== null,
      confidenceInterval: likely !== null,
      ...(ownAge && { ownAge: t('results.ownAge', { ages: ownAge.label, mean: String(ownAge.mean) }) }),
    },
  };
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
  likely: '',
  bar: null,
  legend: null,
  gauge: null,
  rows: [],
  history: null,
} as const;

function buildValues(
  t: Translate,
  instrument: CompiledInstrument,
  score: Score,
  report: Report,
  { average, isComparable }: ScoreChartScale,
  input: ScoreInputWithLevel,
): ScoreValues {
  const { value, name: level } = input;
  const { range, bands, direction, figureNote } = report;
  const band = selectBand(bands, input.demographics);
  const { norm } = band;
  const possible = instrument.formulaFacts[score.id]?.possible;
  const likely = !isComparable ? null : computeInterval(score, band, value, possible ?? range);
  const end = input.percentile === null ? null : findEnd(value, possible);
  const percentile = end === null ? input.percentile : null;
  return {
    ...input,
    ...range,
    value,
    level,
    average,
    ownAge: bands.length > 1 && norm ? { label: formatReferenceGroup(t, band), mean: norm.mean } : null,
    likely,
    isDrawnRange: possible !== undefined && (possible.min !== range.min || possible.max !== range.max),
    end,
    percentile,
    likelyPercentiles:
      likely && norm && percentile !== null
        ? { from: computePercentile(norm, likely.low), to: computePercentile(norm, likely.high) }
        : null,
    reachedLevels:
      likely === null || level === '' || input.helpFirst
        ? []
        : listReachedLevels(band, likely, level, score.decimals, (one) => getLevelName(t, one)),
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

/** Selects the messages of a level, without those that help or a combination of scores replaces. */
function findMessages(
  { help }: Instrument,
  report: Report,
  step: Pick<LevelStep, 'id' | 'is'>,
  { value, helpFirst, isCombined }: Pick<ScoreInputWithLevel, 'value' | 'helpFirst' | 'isCombined'>,
  colour: SummaryColour,
): Pick<ScoreReport, 'text' | 'isTextSuppressed' | 'note' | 'step' | 'reading'> {
  const { text = '', steps = [], reading = [] } = getLevelContent(report, step, value) ?? {};
  const isTextSuppressed = isLevelTextSuppressed({ help }, colour, helpFirst);
  const note = colour === 'grey' ? undefined : findLevelText(report, step)?.colourNotes?.[colour];
  return {
    text: isTextSuppressed || isCombined ? '' : text,
    isTextSuppressed,
    note: isTextSuppressed ? '' : (note ?? ''),
    // The steps and pages of the help rule are in the answer card.
    step: (helpFirst && help.steps ? [] : steps)[0] ?? '',
    reading: helpFirst && help.reading ? [] : reading,
  };
}

/** Builds the gauge: the position in words, and the percentile in its accessible name. */
function buildGauge(t: Translate, title: string, values: ScoreValues): GaugeProps | null {
  const { percentile, end, direction, likelyPercentiles } = values;
  const position = end === null ? percentile : endPercentiles[end];
  if (position === null) return null;
  const words = t('results.direction.amongPeople', { position: computePersonPosition(position, direction) });
  return {
    position,
    caption: words,
    label: formatGaugeLabel(t, title, values, words),
    ...(end === null && { confidenceInterval: likelyPercentiles }),
  };
}

/** Position of the marker at the ends of the possible range, which have no percentile. */
const endPercentiles = { lowest: 0, highest: 100 } as const;
