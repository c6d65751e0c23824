import type { CellValue } from './cell.ts';
import { formatPath, type Steps } from './json-path.ts';
import { type RouteStep, type SheetTable, tables } from './tables.ts';

/** The position of a value: its table, the row, and the path from the row to the value. */
export interface RowPosition {
  readonly table: SheetTable;
  /** Path of the row's entry in the file. */
  readonly row: Steps;
  /** Cells of the route columns in this row. */
  readonly names: ReadonlyMap<string, CellValue>;
  readonly remainingSteps: Steps;
}

/** Finds the table with the longest route to a value. Returns undefined if the value belongs to the sheet `rest`. */
export function locateValue(file: unknown, steps: Steps): RowPosition | undefined {
  const positions = tables.flatMap((table) => followTable(table, file, steps) ?? []);
  return positions.sort((a, b) => b.row.length - a.row.length)[0];
}

function followTable(table: SheetTable, file: unknown, steps: Steps): RowPosition | undefined {
  const names = new Map<string, CellValue>();
  let at = 0;
  for (const step of table.route) {
    const stepCount = matchStep(step, file, steps, at, names);
    if (stepCount === undefined) return undefined;
    at += stepCount;
  }
  return { table, row: steps.slice(0, at), names, remainingSteps: steps.slice(at) };
}

/** Returns how many steps of the path this step of the route matches, or undefined. */
function matchStep(
  step: RouteStep,
  file: unknown,
  steps: Steps,
  at: number,
  names: Map<string, CellValue>,
): number | undefined {
  const own = steps[at];
  if (typeof step === 'string') return own === step ? 1 : undefined;
  if ('list' in step) {
    const matching = step.of.find((route) =>
      route.every((part, n) => (part === '*' ? steps[at + n] !== undefined : steps[at + n] === part)),
    );
    if (!matching) return undefined;
    names.set(step.list, formatPath(steps.slice(at, at + matching.length)));
    return matching.length;
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

/** Returns the value at a path, or undefined. */
function getValueAt(value: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>((part, step) => {
    const isHere = typeof part === 'object' && part !== null && Object.hasOwn(part, step);
    return isHere ? (part as Record<string | number, unknown>)[step] : undefined;
  }, value);
}
