import type { Answers } from '#domain/answers/answers.ts';
import type { Instrument, Level, SummaryColour } from '#domain/instrument/instrument.ts';
import { type LevelWords, levelWords } from '#domain/scoring/level-text.ts';
import { resultOf } from '#domain/scoring/result.ts';
import { colourOf } from '#domain/scoring/summary.ts';

/** All that one score comes to for a person. */
export interface Outcome {
  readonly id: string;
  readonly title: string;
  readonly value: number | null;
  readonly percentile: number | null;
  readonly level: Level;
  /** 'grey' where the score has no colours. */
  readonly colour: SummaryColour;
  readonly words: LevelWords | null;
}

/**
 * Every score of these answers, as the server works it out and the feedback says it.
 * @param answers which `checkAnswers` accepted
 * @param age whole years
 */
export function outcomesOf(instrument: Instrument, answers: Answers, age: number): Outcome[] {
  const result = resultOf(instrument, answers, { age });
  return instrument.scores.map(({ id, title, report }) => {
    const { value, percentile, level } = result[id] ?? { value: null, percentile: null, level: '' as const };
    const colour = colourOf(instrument, id, value, { age });
    return {
      id,
      title,
      value,
      percentile,
      level,
      colour,
      words: value === null || report === undefined ? null : levelWords(report, { is: level }, value),
    };
  });
}
