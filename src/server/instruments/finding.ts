import type { Problem } from '../../domain/instrument/problem.ts';

/** A problem with the file it stands in, and the line where that can be told. */
export interface Finding extends Problem {
  /** File name within its folder. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
}

/** One finding as four short lines for whoever wrote the file. */
export function inWords({ file, line, path, expected, found, mend }: Finding): string {
  const place = [line ? `${file}:${line}` : file, path].filter(Boolean).join('  ');
  return `${place}\n    expected  ${expected}\n    found     ${found}\n    mend      ${mend}`;
}
