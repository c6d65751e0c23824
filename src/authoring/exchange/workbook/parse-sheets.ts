import type { Sheet } from './cell.ts';
import { buildFile, type CellLeaf } from './build-file.ts';
import { sortKeys } from './key-order.ts';
import { readSheets } from './read-rows.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import type { SheetFault } from './sheet-fault.ts';
import { type Origin, readOrigin } from './source-sheet.ts';
import { optionalSheet, sourceSheet, restSheet, sheetNames } from './tables.ts';

/** A questionnaire with the cells of its values, or the faults of the sheets. */
export type ParsedSheets =
  | {
      readonly file: Record<string, unknown>;
      readonly origin: Origin;
      readonly leaves: readonly CellLeaf[];
      readonly faults?: never;
    }
  | { readonly file?: never; readonly faults: readonly SheetFault[] };

/** Parses the sheets of a questionnaire. With any fault, returns only faults. */
export function parseSheets(sheets: readonly Sheet[], schema: SchemaNode): ParsedSheets {
  const sheetFaults = [...findMissingSheets(sheets), ...findUnknownSheets(sheets)];
  const source = sheets.find(({ name }) => name === sourceSheet.sheet);
  const originOrFault = source && readOrigin(source);
  if (originOrFault === undefined || 'rule' in originOrFault)
    return { faults: originOrFault ? [...sheetFaults, originOrFault] : sheetFaults };
  const { leaves, faults } = readSheets(sheets, schema);
  const { file, faults: clashes } = buildFile(leaves);
  const all = [...sheetFaults, ...faults, ...(faults.length === 0 ? clashes : [])];
  if (all.length > 0) return { faults: all };
  return { file: sortKeys(file, originOrFault.order), origin: originOrFault, leaves };
}

function findMissingSheets(sheets: readonly Sheet[]): SheetFault[] {
  const names = sheets.map(({ name }) => name);
  return sheetNames
    .filter((name) => !names.includes(name) && name !== optionalSheet)
    .map((name) => ({
      sheet: name,
      rule: 'sheet-missing',
      expected: `the sheets ${[...sheetNames].join(', ')}`,
      actual: `no sheet "${name}"; there are ${names.map((one) => `"${one}"`).join(', ')}`,
      fix: 'Restore the sheet with this name, or write the workbook again.',
    }));
}

function findUnknownSheets(sheets: readonly Sheet[]): SheetFault[] {
  return sheets.flatMap(({ name }) =>
    sheetNames.includes(name)
      ? []
      : [
          {
            sheet: name,
            rule: 'sheet-unknown',
            expected: `no sheets but ${sheetNames.join(', ')}`,
            actual: `a sheet "${name}"`,
            fix: `Remove the sheet, or move its content to "${restSheet.sheet}".`,
          },
        ],
  );
}
