import type { LatestScores } from '#contract/wire/summary.ts';
import type {
  Instrument,
  Level,
  Report,
  ScoreCombination,
  SummaryColour,
} from '#domain/instrument/instrument.ts';
import type { Demographics, KnownDemographics } from '#domain/scoring/demographics.ts';
import { getLevelName, findLevel } from '#domain/scoring/level.ts';
import { findLevelText } from '#domain/scoring/level-text.ts';
import { describeMissingAnswers, type InstrumentWithMissing } from '#domain/scoring/missing-answers.ts';
import { selectBand, findThresholdValue } from '#domain/scoring/threshold-list.ts';
import { type SummaryRow, computeSummary } from '#domain/scoring/summary.ts';
import type { PlainMessageId, Translate } from '#language/translate.ts';
import type { SummaryState } from '#ui/state-mark/state-mark.tsx';

/** The message of each colour (specification 2, section 4). */
const summaryMessages: Readonly<Record<SummaryColour, PlainMessageId>> = {
  red: 'pattern.summary.message.red',
  green: 'pattern.summary.message.green',
  blue: 'pattern.summary.message.blue',
  grey: 'pattern.summary.message.grey',
};

/** One aspect with its numbers and texts. */
export interface Aspect {
  readonly row: SummaryRow;
  /** Heading above the aspect, '' for none. */
  readonly heading: string;
  /**
   * State of the bar: 'plain' if the colour is not an assessment, would praise while help comes first, or is replaced
   * by the text of a combination.
   */
  readonly state: SummaryState;
  /** '' if the score has none or is not calculated. */
  readonly level: Level;
  /** Level name, with the score if the colour is not an assessment; '' if the colour says enough. */
  readonly levelText: string;
  /** The number and what it is out of, or the name of a category; '' if not calculated. */
  readonly figure: string;
  /** A category has no bar. */
  readonly isCategory: boolean;
  /** The specified message, '' if it would praise while help comes first, or is replaced. */
  readonly message: string;
  /** Further sentences about the number. */
  readonly notes: readonly string[];
}

/** What else determines the aspects of a section. */
export interface AspectOptions {
  /** Help comes before this result, so nothing is praised. */
  readonly helpFirst: boolean;
  /** Its text replaces colours, messages and notes of its scores. */
  readonly combination?: ScoreCombination | undefined;
}

/**
 * Lists the aspects of an instrument in order.
 * @param newest null without an attempt
 * @param demographics demographics of the person at the attempt
 */
export function listAspects(
  t: Translate,
  instrument: Instrument & InstrumentWithMissing,
  newest: LatestScores | null,
  demographics: Demographics,
  { helpFirst, combination }: AspectOptions,
): Aspect[] {
  let heading = '';
  return computeSummary(instrument, newest?.scores ?? null, demographics).map((row) => {
    heading = row.headingBefore ?? heading;
    const report = instrument.scores.find(({ id }) => id === row.score)?.report;
    const missingNote = newest
      ? describeMissingAnswers(t, instrument, row.score, row.value, newest.skipped ?? null)
      : '';
    const context = { demographics, knownDemographics: newest ?? {}, helpFirst, missingNote };
    const aspect = { heading, ...createAspect(t, row, report, context) };
    const isReplaced = combination?.all.some(({ score }) => score === row.score) === true;
    const notes = missingNote ? [missingNote] : [];
    return isReplaced ? { ...aspect, state: 'plain', levelText: '', message: '', notes } : aspect;
  });
}

/** The demographics and conditions of an attempt. */
interface AttemptContext {
  readonly demographics: Demographics;
  /** Demographics that are stored with the attempt. */
  readonly knownDemographics: KnownDemographics;
  readonly helpFirst: boolean;
  /** Says that questions were skipped; '' for none. */
  readonly missingNote: string;
}

function createAspect(
  t: Translate,
  row: SummaryRow,
  report: Report | undefined,
  { demographics, knownDemographics, helpFirst, missingNote }: AttemptContext,
): Omit<Aspect, 'heading'> {
  const { value, colour } = row;
  const directionNote = report?.direction === 'lower' ? t('pattern.summary.lowerIsBetter') : '';
  const fixedNotes = [missingNote, directionNote, row.note ?? ''].filter((note) => note !== '');
  const message = t(summaryMessages[colour]);
  if (value === null || report === undefined) {
    const emptyFields = { level: '', levelText: '', figure: '', isCategory: false } as const;
    return { row, state: colour, message, notes: fixedNotes, ...emptyFields };
  }
  const band = selectBand(report.bands, demographics);
  const step = findLevel(report, knownDemographics, value, findThresholdValue(band.levels, value));
  const name = getLevelName(t, step);
  const isCategory = report.chart === 'levels';
  const hasRating = new Set(band.colours?.map(({ is }) => is)).size > 1;
  const isPraiseHidden = helpFirst && colour !== 'red';
  const figure = isCategory ? name : formatFigure(t, value, report);
  const colourNote = colour === 'grey' ? undefined : findLevelText(report, step)?.colourNotes?.[colour];
  return {
    row,
    level: step.is,
    figure,
    isCategory,
    state:
      isPraiseHidden || (!hasRating && (colour !== 'grey' || band.colours === undefined)) ? 'plain' : colour,
    levelText: describeLevel(),
    message: isPraiseHidden || band.colours === undefined ? '' : message,
    notes: [...(colourNote && !isPraiseHidden ? [explainLevel(colourNote)] : []), ...fixedNotes],
  };

  function explainLevel(note: string): string {
    return name === '' ? note : t('pattern.summary.because', { level: name, note });
  }

  function describeLevel(): string {
    // In a balance, both ends are red, so the level says which one it is.
    const isUnclear = report?.direction === 'balance' && colour === 'red';
    if (name === '' || (hasRating && step.name === undefined && !isUnclear)) return '';
    return hasRating || isCategory ? name : t('pattern.summary.levelOf', { level: name, figure });
  }
}

/** Formats a score with its maximum, or with both ends of the range if it starts below 0. */
function formatFigure(t: Translate, value: number, { figureNote, range }: Report): string {
  if (figureNote) return `${value} ${figureNote}`;
  return range.min < 0
    ? t('pattern.summary.within', { value, min: range.min, max: range.max })
    : t('pattern.summary.of', { value, max: range.max });
}

/** The value of a part of the sentence that the aspect does not have. The message leaves the part out. */
const noValue = 'no_value';

/** Formats an aspect as one sentence, the accessible name of its bar. */
export function formatAspectSentence(
  t: Translate,
  { row, figure, levelText, message, notes }: Aspect,
): string {
  return t('pattern.summary.sentence', {
    title: row.title,
    figure: figure || noValue,
    level: levelText || noValue,
    message: message || noValue,
    direction: notes.includes(t('pattern.summary.lowerIsBetter')) ? 'lower' : '',
  });
}

/** Formats score, level and message for the table. */
export function formatCell(t: Translate, { figure, levelText, message }: Aspect): string {
  const result =
    levelText.includes(figure) || levelText === ''
      ? levelText || figure
      : t('pattern.summary.figureWithLevel', { figure, level: levelText });
  if (result === '' || message === '') return result || message;
  return t('pattern.summary.cell', { result, message });
}
