import type { Steps } from './json-path.ts';
import { locateValue } from './row-position.ts';

/** A value that fits into one cell, with its path. */
export interface Leaf {
  readonly steps: Steps;
  readonly value: unknown;
}

/** Splits a questionnaire into values that each fit into one cell. */
export function listLeaves(file: object): Leaf[] {
  return splitValue(file, file, []);
}

function splitValue(file: object, value: unknown, steps: Steps): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ steps, value }];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  const isWhole =
    parts.length === 0 || (Array.isArray(value) && (!hasObjects(value) || !isDivided(file, steps)));
  if (isWhole && steps.length > 0) return [{ steps, value }];
  return parts.flatMap(([step, part]) => splitValue(file, part, [...steps, step]));
}

function hasObjects(list: readonly unknown[]): boolean {
  return list.some((entry) =>
    Array.isArray(entry) ? hasObjects(entry) : typeof entry === 'object' && entry !== null,
  );
}

/** Returns true if the entries of the list have separate rows or columns. */
function isDivided(file: object, list: Steps): boolean {
  const position = locateValue(file, [...list, 0]);
  if (!position || position.remainingSteps.length === 0) return true;
  return position.table.spread?.includes(position.remainingSteps.slice(0, -1).join('.')) ?? false;
}
