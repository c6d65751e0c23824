import { formatAddress, type CellValue, type Sheet, describeCell } from './cell.ts';
import { parseCell } from './cell-value.ts';
import { readColumnNames } from './column-names.ts';
import type { CellLeaf } from './build-file.ts';
import { formatPath, type Steps, parsePath } from './json-path.ts';
import { SheetRow, type TableRows } from './sheet-row.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import { findSchemaPosition } from './schema-position.ts';
import type { SheetProblem } from './sheet-problem.ts';
import {
  getColumn,
  restSheet,
  type RouteStep,
  sheetNames,
  type SheetTable,
  tables,
  listRouteColumns,
} from './tables.ts';
import { wholeColumn } from './sheet-draft.ts';

/** Values and problems of all sheets. */
export interface SheetContent {
  readonly leaves: readonly CellLeaf[];
  readonly problems: readonly SheetProblem[];
}

/** Reads the rows of all sheets except the last one. */
export function readSheets(sheets: readonly Sheet[], schema: SchemaNode): SheetContent {
  const reader = new SheetReader(schema);
  // In this order, because other sheets refer to ids of scores.
  for (const name of sheetNames.slice(0, -1)) {
    for (const sheet of sheets) if (sheet.name === name) reader.read(sheet);
  }
  const positions = reader.problems.map(({ sheet, cell, rule }) => `${sheet} ${cell} ${rule}`);
  return {
    leaves: reader.leaves,
    problems: reader.problems.filter((_, at) => positions.indexOf(positions[at] ?? '') === at),
  };
}

class SheetReader {
  readonly leaves: CellLeaf[] = [];
  readonly problems: SheetProblem[] = [];
  private readonly schema: SchemaNode;
  /** Number of entries read so far, by list. */
  private readonly counts = new Map<string, number>();
  /** Position of each id in its list. */
  private readonly ids = new Map<string, number>();

  constructor(schema: SchemaNode) {
    this.schema = schema;
  }

  read({ name, rows: [head = [], ...rows] }: Sheet): void {
    const { columns, problems } = readColumnNames(name, head);
    this.problems.push(...problems);
    if (problems.length > 0) return;
    const table: TableRows = { sheet: name, columns, known: new Set(), unknown: [] };
    for (const [at, row] of rows.entries()) {
      if (row.every((cell) => cell === null)) continue;
      const line = new SheetRow(table, at + 1, row);
      const before = this.leaves.length + this.problems.length;
      this.reportUnreadCells(name, at + 1, columns, row);
      if (name === restSheet.sheet) this.readPair(line);
      else this.readRow(line);
      if (this.leaves.length + this.problems.length === before) {
        this.addProblem(line, columns[0] ?? '', 'row-empty', 'a value in some column of this row', null);
      }
    }
    this.findUnknown(table);
  }

  /** Reports cells outside the named columns. */
  private reportUnreadCells(
    sheet: string,
    row: number,
    columns: readonly string[],
    cells: readonly CellValue[],
  ): void {
    for (const [at, cell] of cells.entries()) {
      if (cell === null || (columns[at] ?? '') !== '') continue;
      this.problems.push({
        sheet,
        cell: formatAddress(row, at),
        rule: 'cell-without-column',
        expected: 'an empty cell, since its column has no name',
        actual: describeCell(cell),
        fix: 'Name the column in the first row, or empty the cell.',
      });
    }
  }

  /** Reads a row of the sheet `rest`: a path and a value. */
  private readPair(line: SheetRow): void {
    const path = line.getCell(restSheet.path);
    const steps = typeof path === 'string' ? parsePath(path) : undefined;
    if (steps === undefined || steps.length === 0) {
      this.addProblem(line, restSheet.path, 'path-unreadable', 'a path such as intro.facts[0].label', path);
    } else if (!this.addLeaf(line, restSheet.value, steps)) {
      this.addProblem(line, restSheet.path, 'path-unknown', 'a path of the schema of questionnaires', path);
    }
  }

  private readRow(line: SheetRow): void {
    const own = tables.filter(({ sheet }) => sheet === line.sheet);
    const hasRouteCells = (table: SheetTable) =>
      table.route.every((step) => {
        const column = getColumn(step);
        return column === undefined || line.getCell(column) !== null;
      });
    const table = own.filter(hasRouteCells).at(-1);
    const route = (table ?? own[0])?.route ?? [];
    const row = this.resolveRoute(line, route);
    if (row === undefined) return;
    const names = listRouteColumns(line.sheet);
    for (const column of line.columns.filter((one) => one !== '' && !names.includes(one))) {
      const remainingSteps = column === wholeColumn ? [] : parsePath(column);
      const isKnown = remainingSteps !== undefined && this.addLeaf(line, column, [...row, ...remainingSteps]);
      if (isKnown) line.table.known.add(column);
      else line.table.unknown.push({ line, column, keys: findSchemaPosition(this.schema, row)?.keys ?? [] });
    }
    const id = line.getCell('id');
    if (typeof id === 'string') this.ids.set(`${formatPath(row.slice(0, -1))} ${id}`, Number(row.at(-1)));
  }

  /** Reads a cell as the value at this path. Returns false if the schema has no such path. */
  private addLeaf(line: SheetRow, column: string, steps: Steps): boolean {
    const position = findSchemaPosition(this.schema, steps);
    const cell = line.getCell(column);
    if (position === undefined) return false;
    if (cell === null) {
      if (line.sheet === restSheet.sheet)
        this.addProblem(line, column, 'value-missing', 'a value for this path', cell);
      return true;
    }
    const read = parseCell(cell, position);
    if (read.expected === undefined) this.leaves.push({ steps, value: read.value, ...line.locate(column) });
    else {
      const { expected, fix } = read;
      this.problems.push({
        ...line.locate(column),
        rule: 'wrong-type',
        expected,
        actual: describeCell(cell),
        fix,
      });
    }
    return true;
  }

  /** Reports columns that no row of the sheet supports, and cells that their row does not support. */
  private findUnknown({ known, unknown }: TableRows): void {
    for (const { line, column, keys } of unknown) {
      const actual = `"${column}"`;
      const expected = `one of the keys ${keys.join(', ')}`;
      if (!known.has(column)) {
        const fix = 'Correct the name of the column, or remove the column.';
        const cell = line.getHeader(column);
        this.problems.push({ sheet: line.sheet, cell, rule: 'column-unknown', expected, actual, fix });
      } else if (line.getCell(column) !== null)
        this.addProblem(line, column, 'cell-unknown', expected, line.getCell(column));
    }
  }

  private resolveRoute(line: SheetRow, route: readonly RouteStep[]): Steps | undefined {
    let steps: Steps | undefined = [];
    for (const step of route) {
      if (steps === undefined) return undefined;
      steps = this.resolveStep(line, steps, step);
    }
    return steps;
  }

  private resolveStep(line: SheetRow, steps: Steps, step: RouteStep): Steps | undefined {
    if (typeof step === 'string') return [...steps, step];
    const column = getColumn(step) ?? '';
    const cell = line.getCell(column);
    if ('next' in step) return [...steps, this.getNextIndex(steps)];
    if ('number' in step) {
      const position = this.getNextIndex(steps);
      if (cell === position + 1) return [...steps, position];
      return this.addProblem(line, column, 'number-order', `${position + 1}, in the order of the rows`, cell);
    }
    if (typeof cell !== 'string')
      return this.addProblem(line, column, 'row-unplaced', describeRowTarget(step), cell);
    if ('key' in step) return [...steps, cell === '""' ? '' : cell];
    if ('id' in step) {
      const position = this.ids.get(`${formatPath(steps)} ${cell}`);
      if (position !== undefined) return [...steps, position];
      return this.addProblem(line, column, 'row-unplaced', `an id of the sheet "${String(steps[0])}"`, cell);
    }
    const list = parsePath(cell) ?? [];
    const isKnown = step.of.some(
      (one) => one.length === list.length && one.every((part, n) => part === '*' || part === list[n]),
    );
    return isKnown
      ? [...steps, ...list]
      : this.addProblem(line, column, 'row-unplaced', describeRowTarget(step), cell);
  }

  private getNextIndex(list: Steps): number {
    const position = this.counts.get(formatPath(list)) ?? 0;
    this.counts.set(formatPath(list), position + 1);
    return position;
  }

  private addProblem(
    line: SheetRow,
    column: string,
    rule: string,
    expected: string,
    cell: CellValue,
  ): undefined {
    const fix = 'Correct this cell, or remove the row.';
    this.problems.push({ ...line.locate(column), rule, expected, actual: describeCell(cell), fix });
  }
}

function describeRowTarget(step: RouteStep): string {
  if (typeof step === 'object' && 'list' in step) return step.of.map((route) => route.join('.')).join(' or ');
  return 'the name of the entry that this row belongs to';
}
