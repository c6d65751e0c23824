import type { WorkedExample } from '#domain/instrument/instrument.ts';
import type { ScoreWorking } from '#domain/scoring/working/score-working.ts';

/** What an example says of a score, in one line, and whether the working comes to the same. */
export function formatExpected(
  { value, level, levelId, percentile, colour }: WorkedExample['expected'][number],
  { value: own, judged }: ScoreWorking,
): { readonly text: string; readonly isSame: boolean } {
  const pairs: [name: string, said: unknown, worked: unknown][] = [
    ['score', value, own],
    ['level', level, judged?.level.is ?? ''],
    ['level id', levelId, judged?.level.id],
    ['percentile', percentile, judged?.percentile?.percentile ?? null],
    ['colour', colour, judged?.colour?.is ?? 'grey'],
  ];
  const said = pairs.filter(([, one]) => one !== undefined);
  return {
    text: said.map(([name, one]) => `${name} ${one === '' || one === null ? 'none' : one}`).join(', '),
    isSame: said.every(([, one, worked]) => one === worked),
  };
}
