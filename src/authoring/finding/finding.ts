/** 'error' stops the build; 'advice' does not. */
export type Level = 'error' | 'advice';

/** An error or advice about a file of an author. */
export interface Finding {
  /** Id of the rule, `group/name`. Code that needs to know what was found reads this, never the sentences. */
  readonly rule: string;
  readonly level: Level;
  /** Relative to the repository, with forward slashes; in a folder of questionnaires alone, relative to that. */
  readonly file: string;
  /** From 1; left out for the file as a whole. */
  readonly line?: number | undefined;
  /** The place within the file, as `scores[2].report.bands[0].levels` or `<Tip>`; '' for the whole line or file. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A finding without its file and line. */
export interface UnlocatedFinding extends Pick<Finding, 'path' | 'expected' | 'actual' | 'fix'> {
  readonly rule?: string;
  readonly level?: Level;
}

/** One finding as four short lines for its author. */
export function formatFinding({ rule, file, line, path, expected, actual, fix }: Finding): string {
  const position = [line ? `${file}:${line}` : file, path, `[${rule}]`].filter(Boolean).join('  ');
  return `${position}\n    expected  ${expected}\n    actual    ${actual}\n    fix       ${fix}`;
}

/** Those that forbid a build. */
export function filterErrors(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'error');
}
