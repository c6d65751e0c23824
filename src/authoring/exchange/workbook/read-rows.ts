import { addressOf, type Cell, type Sheet, shownCell } from './cell.ts';
import { readValue } from './cell-value.ts';
import { columnNames } from './column-names.ts';
import type { ReadLeaf } from './grow-file.ts';
import { pathText, type Steps, stepsOf } from './json-path.ts';
import { Line, type TableRows } from './line.ts';
import { placeIn, type SchemaNode } from './schema-place.ts';
import type { SheetFault } from './sheet-fault.ts';
import { columnOf, rest, type Step, sheetNames, type Table, tables, wayColumns } from './tables.ts';
import { whole } from './to-sheets.ts';

/** What the cells of the sheets say, and what is wrong with them. */
export interface ReadSheets {
  readonly leaves: readonly ReadLeaf[];
  readonly faults: readonly SheetFault[];
}

/** Reads the rows of all sheets but the last one by what the schema knows. */
export function readSheets(sheets: readonly Sheet[], schema: SchemaNode): ReadSheets {
  const reader = new SheetReader(schema);
  // In this order, so that the ids of scores are known where others name them.
  for (const name of sheetNames.slice(0, -1)) {
    for (const sheet of sheets) if (sheet.name === name) reader.read(sheet);
  }
  const places = reader.faults.map(({ sheet, cell, rule }) => `${sheet} ${cell} ${rule}`);
  return {
    leaves: reader.leaves,
    faults: reader.faults.filter((_, at) => places.indexOf(places[at] ?? '') === at),
  };
}

class SheetReader {
  readonly leaves: ReadLeaf[] = [];
  readonly faults: SheetFault[] = [];
  private readonly schema: SchemaNode;
  /** How many entries of each list were read. */
  private readonly counts = new Map<string, number>();
  /** The place in its list of each id. */
  private readonly ids = new Map<string, number>();

  constructor(schema: SchemaNode) {
    this.schema = schema;
  }

  read({ name, rows: [head = [], ...rows] }: Sheet): void {
    const { columns, faults } = columnNames(name, head);
    this.faults.push(...faults);
    if (faults.length > 0) return;
    const table: TableRows = { sheet: name, columns, known: new Set(), unknown: [] };
    for (const [at, row] of rows.entries()) {
      if (row.every((cell) => cell === null)) continue;
      const line = new Line(table, at + 1, row);
      const before = this.leaves.length + this.faults.length;
      this.findStrays(name, at + 1, columns, row);
      if (name === rest.sheet) this.readPair(line);
      else this.readRow(line);
      if (this.leaves.length + this.faults.length === before) {
        this.fault(line, columns[0] ?? '', 'row-empty', 'a value in some column of this row', null);
      }
    }
    this.findUnknown(table);
  }

  /** Cells beside the table, which no column would ever read. */
  private findStrays(sheet: string, row: number, columns: readonly string[], cells: readonly Cell[]): void {
    for (const [at, cell] of cells.entries()) {
      if (cell === null || (columns[at] ?? '') !== '') continue;
      this.faults.push({
        sheet,
        cell: addressOf(row, at),
        rule: 'cell-without-column',
        expected: 'an empty cell, since its column has no name',
        actual: shownCell(cell),
        fix: 'Name the column in the first row, or empty the cell.',
      });
    }
  }

  /** A row of the sheet `rest`: a way from the top of the file, and a value. */
  private readPair(line: Line): void {
    const path = line.of(rest.path);
    const steps = typeof path === 'string' ? stepsOf(path) : undefined;
    if (steps === undefined || steps.length === 0) {
      this.fault(line, rest.path, 'path-unreadable', 'a path such as intro.facts[0].label', path);
    } else if (!this.addLeaf(line, rest.value, steps)) {
      this.fault(
        line,
        rest.path,
        'path-unknown',
        'a path that the description of questionnaires knows',
        path,
      );
    }
  }

  private readRow(line: Line): void {
    const own = tables.filter(({ sheet }) => sheet === line.sheet);
    const filled = (table: Table) =>
      table.way.every((step) => {
        const column = columnOf(step);
        return column === undefined || line.of(column) !== null;
      });
    const table = own.filter(filled).at(-1);
    const way = (table ?? own[0])?.way ?? [];
    const row = this.wayOf(line, way);
    if (row === undefined) return;
    const names = wayColumns(line.sheet);
    for (const column of line.columns.filter((one) => one !== '' && !names.includes(one))) {
      const left = column === whole ? [] : stepsOf(column);
      const isKnown = left !== undefined && this.addLeaf(line, column, [...row, ...left]);
      if (isKnown) line.table.known.add(column);
      else line.table.unknown.push({ line, column, keys: placeIn(this.schema, row)?.keys ?? [] });
    }
    const id = line.of('id');
    if (typeof id === 'string') this.ids.set(`${pathText(row.slice(0, -1))} ${id}`, Number(row.at(-1)));
  }

  /** Takes a cell as the value at this place; false where the schema knows no such place. */
  private addLeaf(line: Line, column: string, steps: Steps): boolean {
    const place = placeIn(this.schema, steps);
    const cell = line.of(column);
    if (place === undefined) return false;
    if (cell === null) {
      if (line.sheet === rest.sheet) this.fault(line, column, 'value-missing', 'a value for this path', cell);
      return true;
    }
    const read = readValue(cell, place);
    if (read.expected === undefined) this.leaves.push({ steps, value: read.value, ...line.at(column) });
    else {
      const { expected, fix } = read;
      this.faults.push({ ...line.at(column), rule: 'wrong-type', expected, actual: shownCell(cell), fix });
    }
    return true;
  }

  /** A column that no row of its sheet knows, and cells whose row does not know the column. */
  private findUnknown({ known, unknown }: TableRows): void {
    for (const { line, column, keys } of unknown) {
      const actual = `"${column}"`;
      const expected = `a key that the file knows here: ${keys.join(', ')}`;
      if (!known.has(column)) {
        const fix = 'Correct the name of the column, or remove the column.';
        const cell = line.headOf(column);
        this.faults.push({ sheet: line.sheet, cell, rule: 'column-unknown', expected, actual, fix });
      } else if (line.of(column) !== null)
        this.fault(line, column, 'cell-unknown', expected, line.of(column));
    }
  }

  private wayOf(line: Line, way: readonly Step[]): Steps | undefined {
    let steps: Steps | undefined = [];
    for (const step of way) {
      if (steps === undefined) return undefined;
      steps = this.stepped(line, steps, step);
    }
    return steps;
  }

  private stepped(line: Line, steps: Steps, step: Step): Steps | undefined {
    if (typeof step === 'string') return [...steps, step];
    const column = columnOf(step) ?? '';
    const cell = line.of(column);
    if ('next' in step) return [...steps, this.counted(steps)];
    if ('number' in step) {
      const place = this.counted(steps);
      if (cell === place + 1) return [...steps, place];
      return this.fault(line, column, 'number-order', `${place + 1}, as the rows follow each other`, cell);
    }
    if (typeof cell !== 'string') return this.fault(line, column, 'row-unplaced', placeWords(step), cell);
    if ('key' in step) return [...steps, cell === '""' ? '' : cell];
    if ('id' in step) {
      const place = this.ids.get(`${pathText(steps)} ${cell}`);
      if (place !== undefined) return [...steps, place];
      return this.fault(line, column, 'row-unplaced', `an id of the sheet "${String(steps[0])}"`, cell);
    }
    const list = stepsOf(cell) ?? [];
    const isKnown = step.of.some(
      (one) => one.length === list.length && one.every((part, n) => part === '*' || part === list[n]),
    );
    return isKnown ? [...steps, ...list] : this.fault(line, column, 'row-unplaced', placeWords(step), cell);
  }

  private counted(list: Steps): number {
    const place = this.counts.get(pathText(list)) ?? 0;
    this.counts.set(pathText(list), place + 1);
    return place;
  }

  private fault(line: Line, column: string, rule: string, expected: string, cell: Cell): undefined {
    const fix = 'Correct this cell, or remove the row.';
    this.faults.push({ ...line.at(column), rule, expected, actual: shownCell(cell), fix });
  }
}

function placeWords(step: Step): string {
  if (typeof step === 'object' && 'list' in step) return step.of.map((way) => way.join('.')).join(' or ');
  return 'the name of the entry that this row belongs to';
}
