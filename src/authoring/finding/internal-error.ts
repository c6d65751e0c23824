import type { UnlocatedFinding } from './finding.ts';

/**
 * The findings of one file. If the check throws, one finding names the
 * file, and the findings of all others are told.
 * @param report makes the finding of this file
 */
export function runGuarded<T>(
  look: () => readonly T[],
  report: (fault: UnlocatedFinding & { readonly rule: string }) => T,
): readonly T[] {
  try {
    return look();
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    return [
      report({
        rule: 'check/internal-error',
        path: '',
        expected: 'a file that the check can read',
        actual: `an internal error of the check: ${reason.split('\n', 1)[0]}`,
        fix: 'Undo the last change of this file, and report it to the developers.',
      }),
    ];
  }
}
