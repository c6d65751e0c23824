import type { Problem } from '../../domain/instrument/problem.ts';

/**
 * The findings of one file, whatever becomes of its check: where the check itself fails, that one finding names the
 * file, and the findings of all others are told.
 * @param tell makes the finding of this file
 */
export function guarded<T>(look: () => readonly T[], tell: (problem: Problem) => T): readonly T[] {
  try {
    return look();
  } catch (failure) {
    const said = failure instanceof Error ? failure.message : String(failure);
    return [
      tell({
        path: '',
        expected: 'a file that the check can read to its end',
        found: `a fault of the check: ${said.split('\n', 1)[0]}`,
        mend: 'Take back the last change in this file, and tell the developers what it was.',
      }),
    ];
  }
}
