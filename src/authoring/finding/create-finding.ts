import type { Finding, UnlocatedFinding } from './finding.ts';
import { runGuarded } from './internal-error.ts';

/** Creates a finding. @param line from 1; undefined for the whole file */
export function createFinding(file: string, line: number | undefined, fault: UnlocatedFinding): Finding {
  return { rule: 'check/other', level: 'error', ...fault, file, ...(line === undefined ? {} : { line }) };
}

/** The findings of one file. Where the check itself fails, that is one finding, and other files keep theirs. */
export function runCheck(file: string, check: () => readonly Finding[]): readonly Finding[] {
  return runGuarded(check, (fault) => createFinding(file, undefined, fault));
}
