import type { Finding, Level } from '../../finding/finding.ts';

/** What is wrong with a workbook, at a cell, a sheet, or as a whole. */
export interface SheetFault {
  readonly sheet?: string;
  /** Such as "C12". */
  readonly cell?: string;
  /** Without its group. */
  readonly rule: string;
  readonly level?: Level;
  readonly expected: string;
  readonly actual: string;
  readonly fix: string;
}

/** A fault of a workbook as a finding; its place is written "items!C12". */
export function toFinding(file: string, { sheet, cell, rule, level, ...words }: SheetFault): Finding {
  const path = [sheet, cell].filter((part) => part !== undefined).join('!');
  return { rule: `sheet/${rule}`, level: level ?? 'error', file, path, ...words };
}
