import type { WorkedExample } from '#domain/instrument/instrument.ts';
import type { ScoreTrace } from '#domain/scoring/working/score-trace.ts';

/** Formats the expected results of a score in one line, and compares them with the computed ones. */
export function formatExpected(
  { value, level, levelId, percentile, colour }: WorkedExample['expected'][number],
  { value: own, evaluation: result }: ScoreTrace,
): { readonly text: string; readonly isSame: boolean } {
  const pairs: [name: string, said: unknown, worked: unknown][] = [
    ['score', value, own],
    ['level', level, result?.level.is ?? ''],
    ['level id', levelId, result?.level.id],
    ['percentile', percentile, result?.percentile?.percentile ?? null],
    ['colour', colour, result?.colour?.is ?? 'grey'],
  ];
  const compared = pairs.filter(([, one]) => one !== undefined);
  return {
    text: compared.map(([name, one]) => `${name} ${one === '' || one === null ? 'none' : one}`).join(', '),
    isSame: compared.every(([, one, worked]) => one === worked),
  };
}
