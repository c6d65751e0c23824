import { createFinding } from '../../finding/create-finding.ts';
import { type Finding, formatFinding } from '../../finding/finding.ts';
import { OperatorError } from '#command-line/operator-error.ts';
import type { ImportedUnit } from './translation-unit.ts';

/** The texts of a file to import. */
export interface ParsedTranslation {
  /** BCP 47 tag; '' if the file does not say. */
  readonly language: string;
  readonly units: readonly ImportedUnit[];
}

/** A file that is not imported. Its message names line, reason and fix. */
export class RefusedFile extends OperatorError {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const shown = findings.slice(0, maxFindings).map(formatFinding);
    const more = findings.length - shown.length;
    super(['Nothing was imported.', ...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n\n'));
    this.findings = findings;
  }
}

/** More findings of one file usually have the same cause. */
const maxFindings = 20;

/** Creates the refusal of a file with one finding. */
export function createRefusal(
  file: string,
  line: number | undefined,
  expected: string,
  actual: string,
  fix: string,
): RefusedFile {
  return new RefusedFile([
    createFinding(file, line, { rule: 'translation/file-unreadable', path: '', expected, actual, fix }),
  ]);
}
