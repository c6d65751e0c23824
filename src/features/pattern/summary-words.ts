import type { Instrument } from '../../domain/instrument/instrument.ts';
import { type SummaryLine, summaryMessages, summaryOf } from '../../domain/scoring/summary.ts';
import { strings } from './strings.ts';

const text = strings.summary;

/** What one line says in words: on its own for the table, and as the sentence that names its bar. */
export interface SummaryWords {
  readonly message: string;
  readonly sentence: string;
  /** Score and message, for the table. */
  readonly cell: string;
  /** What to know beside the number; '' where nothing. */
  readonly direction: string;
}

/** The words for a line, from the same numbers that draw its bar. @param lowerIsBetter as its report declares */
function wordsOf(line: SummaryLine, lowerIsBetter: boolean): SummaryWords {
  const message = summaryMessages[line.colour];
  const direction = lowerIsBetter ? text.lowerIsBetter : '';
  if (line.value === null)
    return { message, sentence: text.noScore(line.title, message), cell: message, direction };
  const score = String(line.value);
  const sentence = text.score(line.title, score, message);
  return {
    message,
    sentence: direction ? `${sentence} ${direction}` : sentence,
    cell: `${score}: ${message}`,
    direction,
  };
}

/** One aspect with its numbers and its words. */
export interface Aspect {
  readonly line: SummaryLine;
  readonly words: SummaryWords;
}

/** The aspects of one instrument in its order, for the newest scores as they travel and an age in years. */
export function aspectsOf(instrument: Instrument, totalsum: string | null, age: number): Aspect[] {
  return summaryOf(instrument, totalsum, age).map((line) => {
    const score = instrument.scores.find(({ id }) => id === line.score);
    return { line, words: wordsOf(line, score?.report?.direction === 'lower') };
  });
}
