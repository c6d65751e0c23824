import type { Fault } from '#domain/instrument/fault.ts';

/**
 * Why a file that was read as UTF-8 is no text, with its line (from 1); undefined when it is text. Bytes that are not
 * UTF-8 were read as U+FFFD.
 */
export function findInvalidEncoding(
  source: string,
): { readonly line: number; readonly problem: Fault } | undefined {
  const at = source.search(/[\0\uFFFD]/);
  if (at < 0) return undefined;
  const line = source.slice(0, at).split('\n').length;
  const expected = 'a text file in UTF-8';
  const actual = 'signs that are no text: this is no text file';
  const fix = 'Save it as plain text in UTF-8, or restore the file from version control.';
  return { line, problem: { path: '', expected, actual, fix } };
}
