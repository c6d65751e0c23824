import type { Problem } from '#domain/instrument/problem.ts';
import type { Finding } from './finding.ts';
import { runGuarded } from './internal-error.ts';

/**
 * Creates a finding.
 * @param line from 1; undefined for the whole file
 */
export function createFinding(file: string, line: number | undefined, problem: Problem): Finding {
  return { rule: 'check/other', level: 'error', ...problem, file, ...(line === undefined ? {} : { line }) };
}

/** Runs the checks of one file. An internal error becomes a finding, so that other files are still checked. */
export function runCheck(file: string, check: () => readonly Finding[]): readonly Finding[] {
  return runGuarded(check, (problem) => createFinding(file, undefined, problem));
}
