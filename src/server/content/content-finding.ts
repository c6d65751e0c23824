import type { Problem } from '../../domain/instrument/problem.ts';
import type { Finding } from '../instruments/finding.ts';
import { guarded } from '../instruments/own-fault.ts';

/** 'error' keeps the site from being built; 'advice' asks for a second look and stops nothing. */
export type FindingLevel = 'error' | 'advice';

/** A problem of a content or questionnaire file. `file` is relative to the repository, with forward slashes. */
export interface ContentFinding extends Finding {
  readonly level: FindingLevel;
}

/** An error at a line (from 1) of a file; a line of undefined means the file as a whole. */
export function error(file: string, line: number | undefined, problem: Problem): ContentFinding {
  return { level: 'error', file, ...(line === undefined ? {} : { line }), ...problem };
}

/** The same, as advice. */
export function advice(file: string, line: number | undefined, problem: Problem): ContentFinding {
  return { ...error(file, line, problem), level: 'advice' };
}

/** The findings of one file, of which a fault of the check itself is one: it hides nothing of the others. */
export function findingsOf(file: string, look: () => readonly ContentFinding[]): readonly ContentFinding[] {
  return guarded(look, (problem) => error(file, undefined, problem));
}

/** Those that forbid a build. */
export function errorsAmong(findings: readonly ContentFinding[]): ContentFinding[] {
  return findings.filter(({ level }) => level === 'error');
}
