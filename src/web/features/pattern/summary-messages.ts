import type { LatestScores } from '#contract/wire/summary.ts';
import type { Instrument, Level, Report } from '#domain/instrument/instrument.ts';
import type { Demographics, KnownDemographics } from '#domain/scoring/facts.ts';
import { getLevelName, findLevel } from '#domain/scoring/known-level.ts';
import { findLevelText } from '#domain/scoring/level-text.ts';
import { selectBand, findStepValue } from '#domain/scoring/step.ts';
import { type SummaryRow, summaryMessages, computeSummary } from '#domain/scoring/summary.ts';
import type { SummaryState } from '#ui/state-mark/state-mark.tsx';
import { messages } from './messages.ts';

const text = messages.summary;

/** One aspect with its numbers and its words. */
export interface Aspect {
  readonly line: SummaryRow;
  /** The heading that it stands under; '' for none. */
  readonly heading: string;
  /** How it is drawn: 'plain' where its colour judges nothing, or would praise while help comes first. */
  readonly state: SummaryState;
  /** '' where the score has none or is not calculated. */
  readonly level: Level;
  /** The level in words with the score, where the colour does not judge it or it has a name of its own; else ''. */
  readonly levelWords: string;
  /** Number and what it is out of, of a category its name; '' where nothing is calculated. */
  readonly figure: string;
  /** A category has no length. */
  readonly isCategory: boolean;
  /** The specified message; '' where it would praise while help comes first. */
  readonly message: string;
  /** What to know beside the number, each a sentence. */
  readonly notes: readonly string[];
  /** How many deviations of its reference group the score lies from the mean, either way; 0 where nobody knows. */
  readonly distance: number;
}

/**
 * The aspects of one instrument in its order.
 * @param newest null where there is no attempt
 * @param facts of the reader at the attempt
 * @param helpFirst help comes before this result: nothing of it is praised
 */
export function listAspects(
  instrument: Instrument,
  newest: LatestScores | null,
  facts: Demographics,
  helpFirst: boolean,
): Aspect[] {
  let heading = '';
  return computeSummary(instrument, newest?.scores ?? null, facts).map((line) => {
    heading = line.headingBefore ?? heading;
    const report = instrument.scores.find(({ id }) => id === line.score)?.report;
    const skips = newest !== null && instrument.allowsMissing;
    return { heading, ...createAspect(line, report, { facts, known: newest ?? {}, helpFirst, skips }) };
  });
}

/** With whom a score is read, and how. */
interface Reader {
  readonly facts: Demographics;
  /** What of them the attempt tells. */
  readonly known: KnownDemographics;
  readonly helpFirst: boolean;
  /** Questions may have been skipped at it. */
  readonly skips: boolean;
}

function createAspect(
  line: SummaryRow,
  report: Report | undefined,
  { facts, known, helpFirst, skips }: Reader,
): Omit<Aspect, 'heading'> {
  const { value, colour } = line;
  const direction = report?.direction === 'lower' ? [text.lowerIsBetter] : [];
  const always = [...direction, ...(line.note ? [line.note] : [])];
  const message = summaryMessages[colour];
  if (value === null || report === undefined) {
    const unknown = { level: '', levelWords: '', figure: '', isCategory: false, distance: 0 } as const;
    const notes = [...(skips && value === null ? [text.skipped] : []), ...always];
    return { line, state: colour, message, notes, ...unknown };
  }
  const band = selectBand(report.bands, facts);
  const own = findLevel(report, known, value, findStepValue(band.levels, value));
  const name = getLevelName(own);
  const isCategory = report.chart === 'levels';
  const hasRating = new Set(band.colours?.map(({ is }) => is)).size > 1;
  const praises = helpFirst && colour !== 'red';
  const figure = isCategory ? name : figureOf(value, report);
  const colourNote = colour === 'grey' ? undefined : findLevelText(report, own)?.colourNotes?.[colour];
  return {
    line,
    level: own.is,
    figure,
    isCategory,
    state: praises || (!hasRating && colour !== 'grey') ? 'plain' : colour,
    levelWords: describeLevel(),
    message: praises ? '' : message,
    notes: [...(colourNote && !praises ? [text.because(name, colourNote)] : []), ...always],
    distance: band.norm ? Math.abs(value - band.norm.mean) / band.norm.sd : 0,
  };

  function describeLevel(): string {
    if (name === '' || (hasRating && own.name === undefined)) return '';
    return hasRating || isCategory ? name : text.levelOf(name, figure);
  }
}

/** A score with what it is out of: both ends where it does not count up from 0. */
function figureOf(value: number, { figureNote, range }: Report): string {
  if (figureNote) return `${value} ${figureNote}`;
  return range.min < 0 ? text.within(value, range.min, range.max) : text.of(value, range.max);
}

/** What an aspect says as one sentence, which names its bar. */
export function formatSentence({ line, figure, levelWords, message, notes }: Aspect): string {
  const head = figure === '' ? `${line.title}:` : `${line.title}: ${text.score(figure)}`;
  const direction = notes.includes(text.lowerIsBetter) ? text.lowerIsBetter : '';
  return [head, levelWords && `${levelWords}.`, message, direction].filter(Boolean).join(' ');
}

/** Score, level and message for the table. */
export function formatCell({ figure, levelWords, message }: Aspect): string {
  const head = levelWords.includes(figure) ? levelWords : [figure, levelWords].filter(Boolean).join(', ');
  return [head, message].filter(Boolean).join(': ');
}
