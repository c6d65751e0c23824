import type { Cell } from './cell.ts';
import { formatPath, type Steps } from './json-path.ts';
import { type RouteStep, type SheetTable, tables } from './tables.ts';

/** The position of a value: its table, the row, and the path from the row to the value. */
export interface RowPosition {
  readonly table: SheetTable;
  /** The way to the row's entry in the file. */
  readonly row: Steps;
  /** What the columns of the way hold in this row. */
  readonly names: ReadonlyMap<string, Cell>;
  readonly left: Steps;
}

/** The table with the longest way to this value; undefined for what belongs on the sheet `rest`. */
export function placeOfValue(file: unknown, steps: Steps): RowPosition | undefined {
  const positions = tables.flatMap((table) => followTable(table, file, steps) ?? []);
  return positions.sort((a, b) => b.row.length - a.row.length)[0];
}

function followTable(table: SheetTable, file: unknown, steps: Steps): RowPosition | undefined {
  const names = new Map<string, Cell>();
  let at = 0;
  for (const step of table.route) {
    const stepCount = matchStep(step, file, steps, at, names);
    if (stepCount === undefined) return undefined;
    at += stepCount;
  }
  return { table, row: steps.slice(0, at), names, left: steps.slice(at) };
}

/** How many steps of the value's way this step of the table takes; undefined where it does not fit. */
function matchStep(
  step: RouteStep,
  file: unknown,
  steps: Steps,
  at: number,
  names: Map<string, Cell>,
): number | undefined {
  const own = steps[at];
  if (typeof step === 'string') return own === step ? 1 : undefined;
  if ('list' in step) {
    const fits = step.of.find((route) =>
      route.every((part, n) => (part === '*' ? steps[at + n] !== undefined : steps[at + n] === part)),
    );
    if (!fits) return undefined;
    names.set(step.list, formatPath(steps.slice(at, at + fits.length)));
    return fits.length;
  }
  if ('key' in step) {
    if (typeof own !== 'string') return undefined;
    names.set(step.key, own === '' ? '""' : own);
    return 1;
  }
  if (typeof own !== 'number') return undefined;
  if ('number' in step) names.set(step.number, own + 1);
  if ('id' in step) {
    const id = getValueAt(file, [...steps.slice(0, at + 1), 'id']);
    if (typeof id !== 'string') return undefined;
    names.set(step.id, id);
  }
  return 1;
}

/** The value at the end of a way; undefined where there is none. */
function getValueAt(value: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>((part, step) => {
    const isHere = typeof part === 'object' && part !== null && Object.hasOwn(part, step);
    return isHere ? (part as Record<string | number, unknown>)[step] : undefined;
  }, value);
}
