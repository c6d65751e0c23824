/** 'error' fails the build; 'advice' does not. */
export type FindingLevel = 'error' | 'advice';

/** An error or advice on a file of an author. */
export interface Finding {
  /** Id of the rule, `group/name`. Code must compare this id, not the texts. */
  readonly rule: string;
  readonly level: FindingLevel;
  /**
   * Relative to the repository, with forward slashes. If only a folder of questionnaires is checked, relative to that
   * folder.
   */
  readonly file: string;
  /** From 1; omitted for the whole file. */
  readonly line?: number | undefined;
  /** Position in the file, such as `scores[2].report.bands[0].levels` or `<Tip>`; '' for the whole line or file. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** Instruction for the author. */
  readonly fix: string;
}

/** Formats a finding in four lines. */
export function formatFinding({ rule, file, line, path, expected, actual, fix }: Finding): string {
  const position = [line ? `${file}:${line}` : file, path, `[${rule}]`].filter(Boolean).join('  ');
  return `${position}\n    expected  ${expected}\n    actual    ${actual}\n    fix       ${fix}`;
}

/** Returns the findings that fail the build. */
export function filterErrors(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'error');
}
