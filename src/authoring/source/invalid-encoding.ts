import type { Problem } from '#domain/instrument/problem.ts';

/**
 * Finds the first sign that a file is not UTF-8 text: a NUL, or U+FFFD, which replaces invalid bytes. Returns its line
 * from 1, or undefined.
 */
export function findInvalidEncoding(
  source: string,
): { readonly line: number; readonly problem: Problem } | undefined {
  const at = source.search(/[\0\uFFFD]/);
  if (at < 0) return undefined;
  const line = source.slice(0, at).split('\n').length;
  const expected = 'a text file in UTF-8';
  const actual = 'bytes that are not text';
  const fix = 'Save it as plain text in UTF-8, or restore the file from version control.';
  return { line, problem: { path: '', expected, actual, fix } };
}
