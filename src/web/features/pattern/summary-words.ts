import type { NewestScores } from '#contract/wire/summary.ts';
import type { Instrument, Level, Report } from '#domain/instrument/instrument.ts';
import { bandFor, stepOf } from '#domain/scoring/step.ts';
import { type SummaryLine, summaryMessages, summaryOf } from '#domain/scoring/summary.ts';
import type { SummaryState } from '#ui/state-mark/state-mark.tsx';
import { strings } from './strings.ts';

const text = strings.summary;

/** One aspect with its numbers and its words. */
export interface Aspect {
  readonly line: SummaryLine;
  /** The heading that it stands under; '' for none. */
  readonly heading: string;
  /** How it is drawn: 'plain' where its colour judges nothing, or would praise while help comes first. */
  readonly state: SummaryState;
  /** '' where the score has none or is not calculated. */
  readonly level: Level;
  /** The level in words with the score, where the colour does not judge it; else ''. */
  readonly levelWords: string;
  /** Number and what it is out of; '' where nothing is calculated. */
  readonly figure: string;
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
 * @param age of the reader at the attempt, in years
 * @param helpFirst help comes before this result: nothing of it is praised
 */
export function aspectsOf(
  instrument: Instrument,
  newest: NewestScores | null,
  age: number,
  helpFirst: boolean,
): Aspect[] {
  let heading = '';
  return summaryOf(instrument, newest?.scores ?? null, { age }).map((line) => {
    heading = line.headingBefore ?? heading;
    const report = instrument.scores.find(({ id }) => id === line.score)?.report;
    return { heading, ...aspectOf(line, report, age, helpFirst) };
  });
}

function aspectOf(
  line: SummaryLine,
  report: Report | undefined,
  age: number,
  helpFirst: boolean,
): Omit<Aspect, 'heading'> {
  const { value, colour } = line;
  const direction = report?.direction === 'lower' ? [text.lowerIsBetter] : [];
  const always = [...direction, ...(line.note ? [line.note] : [])];
  const message = summaryMessages[colour];
  if (value === null || report === undefined) {
    const unknown = { level: '', levelWords: '', figure: '', distance: 0 } as const;
    return { line, state: colour, message, notes: always, ...unknown };
  }
  const band = bandFor(report.bands, { age });
  const level = stepOf(band.levels, value);
  const judges = new Set(band.colours?.map(({ is }) => is)).size > 1;
  const praises = helpFirst && colour !== 'red';
  const figure = report.figureNote ? `${value} ${report.figureNote}` : text.of(value, report.range.max);
  const colourNote = colour === 'grey' ? undefined : report.levelTexts[level]?.colourNotes?.[colour];
  return {
    line,
    level,
    figure,
    state: praises || (!judges && colour !== 'grey') ? 'plain' : colour,
    levelWords: judges || level === '' ? '' : text.levelOf(level, figure),
    message: praises ? '' : message,
    notes: [...(colourNote && !praises ? [text.because(level, colourNote)] : []), ...always],
    distance: band.norm ? Math.abs(value - band.norm.mean) / band.norm.sd : 0,
  };
}

/** What an aspect says as one sentence, which names its bar. */
export function sentenceOf({ line, figure, levelWords, message, notes }: Aspect): string {
  const head = figure === '' ? `${line.title}:` : `${line.title}: ${text.score(figure)}`;
  const direction = notes.includes(text.lowerIsBetter) ? text.lowerIsBetter : '';
  return [head, levelWords && `${levelWords}.`, message, direction].filter(Boolean).join(' ');
}

/** Score, level and message for the table. */
export function cellOf({ figure, levelWords, message }: Aspect): string {
  return [levelWords || figure, message].filter(Boolean).join(': ');
}
