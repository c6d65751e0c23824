import type { Answer } from '#domain/answers/codes.ts';
import type { Instrument, WorkedExample } from '#domain/instrument/instrument.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { findColour } from '#domain/scoring/summary.ts';

/**
 * Creates a worked example with the computed scores. An author verifies it by hand.
 * @param age in years, selects the norms
 * @param answers one per question, in order
 */
export function createExample(
  instrument: Instrument,
  name: string,
  age: number,
  answers: readonly Answer[],
): WorkedExample {
  const results = Object.entries(computeResult(instrument, answers, { age }));
  const expected = results.map(([score, { value, level, percentile }]) => ({
    score,
    value,
    level,
    percentile,
    colour: findColour(instrument, score, value, { age }),
  }));
  return { name, age, answers, expected };
}
