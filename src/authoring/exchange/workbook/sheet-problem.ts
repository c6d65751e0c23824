import type { Finding, FindingLevel } from '../../finding/finding.ts';

/** An error at a cell, in a sheet or in a whole workbook. */
export interface SheetProblem {
  readonly sheet?: string;
  /** Such as "C12". */
  readonly cell?: string;
  /** Rule id without the prefix `sheet/`. */
  readonly rule: string;
  readonly level?: FindingLevel;
  readonly expected: string;
  readonly actual: string;
  readonly fix: string;
}

/** Converts a problem to a finding with a path such as "items!C12". */
export function toFinding(file: string, { sheet, cell, rule, level, ...texts }: SheetProblem): Finding {
  const path = [sheet, cell].filter((part) => part !== undefined).join('!');
  return { rule: `sheet/${rule}`, level: level ?? 'error', file, path, ...texts };
}
