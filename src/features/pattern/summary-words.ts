import { type SummaryLine, summaryMessages } from '../../domain/scoring/summary.ts';
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
export function wordsOf(line: SummaryLine, lowerIsBetter: boolean): SummaryWords {
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
