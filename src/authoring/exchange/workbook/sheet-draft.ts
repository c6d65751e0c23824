import type { CellValue, Sheet } from './cell.ts';
import { toCellValue } from './cell-value.ts';
import { formatPath, type Steps } from './json-path.ts';
import { type Leaf, listLeaves } from './leaves.ts';
import { locateValue } from './row-position.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import { findSchemaPosition } from './schema-position.ts';
import { optionalSheet, restSheet, sheetNames, listRouteColumns } from './tables.ts';

/** Column name for an entry that is a single value, such as `{}`. */
export const wholeColumn = 'the whole';

/**
 * Creates the sheets of a questionnaire except the last one, with a column for every path that has a value in some
 * row.
 * @throws RangeError with the path of a text that is too long for a cell
 */
export function toSheets(file: object, schema: SchemaNode): Sheet[] {
  const drafts = new Map(sheetNames.slice(0, -1).map((name) => [name, new SheetDraft(name)]));
  for (const leaf of listLeaves(file)) {
    const position = locateValue(file, leaf.steps);
    const cell = toCell(leaf, schema);
    if (position) {
      const row = drafts.get(position.table.sheet)?.findRow(position.row, position.names);
      row?.set(
        position.remainingSteps.length === 0 ? wholeColumn : formatPath(position.remainingSteps),
        cell,
      );
    } else {
      const row = drafts
        .get(restSheet.sheet)
        ?.findRow(leaf.steps, new Map([[restSheet.path, formatPath(leaf.steps)]]));
      row?.set(restSheet.value, cell);
    }
  }
  const isNeeded = (name: string) => name !== optionalSheet || drafts.get(name)?.isEmpty === false;
  return [...drafts.values()].filter(({ name }) => isNeeded(name)).map((draft) => draft.build());
}

function toCell({ steps, value }: Leaf, schema: SchemaNode): CellValue {
  try {
    return toCellValue(value, findSchemaPosition(schema, steps));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`${formatPath(steps)}: ${error.message}`);
  }
}

class SheetDraft {
  readonly name: string;
  private readonly rows = new Map<string, Map<string, CellValue>>();

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.rows.size === 0;
  }

  findRow(steps: Steps, names: ReadonlyMap<string, CellValue>): Map<string, CellValue> {
    const key = formatPath(steps);
    const row = this.rows.get(key) ?? new Map(names);
    this.rows.set(key, row);
    return row;
  }

  build(): Sheet {
    const rows = [...this.rows.values()];
    const fixed =
      this.name === restSheet.sheet ? [restSheet.path, restSheet.value] : listRouteColumns(this.name);
    const free = sortColumns(rows.map((row) => [...row.keys()].filter((key) => !fixed.includes(key))));
    const columns = [...fixed, ...free];
    return {
      name: this.name,
      rows: [columns, ...rows.map((row) => columns.map((key) => row.get(key) ?? null))],
    };
  }
}

/** Merges the columns of all rows. A new column is inserted after its predecessor in the row. */
function sortColumns(rows: readonly (readonly string[])[]): string[] {
  const columns: string[] = [];
  for (const row of rows) {
    for (const [at, key] of row.entries()) {
      if (columns.includes(key)) continue;
      const before = at === 0 ? -1 : columns.indexOf(row[at - 1] ?? '');
      columns.splice(before + 1, 0, key);
    }
  }
  return columns;
}
