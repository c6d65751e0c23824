import type { Report } from '../instrument.ts';
import type { Problem } from '../problem.ts';

/** A text and a next step for every level that some age band can give. */
export function levelTextProblems(path: string, { bands, levelTexts }: Report): Problem[] {
  const levels = new Set(bands.flatMap((band) => band.levels.map((step) => step.is)));
  return [...levels].flatMap((level): Problem[] => {
    const here = `${path}.${level || '""'}`;
    const words = levelTexts[level];
    if (words === undefined) {
      return [
        {
          path: here,
          expected: 'a text for every level the thresholds can give',
          found: 'none',
          mend: `Write text, step and reading for the level "${level}".`,
        },
      ];
    }
    return (['text', 'step'] as const)
      .filter((key) => words[key].trim() === '')
      .map((key) => ({
        path: `${here}.${key}`,
        expected: 'a sentence for the reader',
        found: 'an empty one',
        mend: 'Write what the answers suggest, or one small thing to do next.',
      }));
  });
}
