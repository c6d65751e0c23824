import type { Problem } from '#domain/instrument/problem.ts';

/**
 * Runs a check. If it throws, returns one finding on the internal error.
 * @param report creates the finding
 */
export function runGuarded<T>(
  check: () => readonly T[],
  report: (problem: Problem & { readonly rule: string }) => T,
): readonly T[] {
  try {
    return check();
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
