/** The areas of changes, in the order of a comparison. */
export const areas = ['items', 'scale', 'keys', 'norms', 'cuts', 'texts', 'looks', 'papers'] as const;

/** An area of changes. */
export type ChangeArea = (typeof areas)[number];

/** A difference between two versions of an instrument, described for the author. */
export interface InstrumentChange {
  readonly area: ChangeArea;
  /** The part that changed, such as 'Item "so2"' or 'Thresholds of "Distress", ages 18 to 35'. */
  readonly what: string;
  /** The old value; 'nothing' if it is new. */
  readonly before: string;
  /** The new value; 'nothing' if it was removed. */
  readonly after: string;
}

/**
 * The size of a change: 'major' if scores are not comparable, 'spelling' if only texts differ and two people confirmed
 * it.
 */
export type ChangeSize = 'none' | 'spelling' | 'minor' | 'major';

/** Returns true if scores before and after the change are not comparable. */
export function isBreaking({ area }: InstrumentChange): boolean {
  return area === 'items' || area === 'scale' || area === 'keys';
}

/** Compares two values. Returns a list of one change, or an empty list. */
export function diffValue(
  area: ChangeArea,
  what: string,
  before: unknown,
  after: unknown,
): InstrumentChange[] {
  const [old, updated] = [formatChangeValue(before), formatChangeValue(after)];
  return old === updated ? [] : [{ area, what, before: old, after: updated }];
}

/** How changes represent a missing value. */
export const missingValue = 'nothing';

/** Formats a value for the author. */
export function formatChangeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return missingValue;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? missingValue : value.map(formatChangeValue).join(', ');
  return Object.entries(value as object)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key} ${formatChangeValue(part)}`)
    .join('; ');
}

/** Pairs the entries of two lists by a unique name, first those of the old list, then new ones. */
export function pairByName<T>(before: readonly T[], after: readonly T[], getName: (entry: T) => string) {
  const names = [...new Set([...before, ...after].map(getName))];
  return names.map((name) => ({
    name,
    old: before.find((entry) => getName(entry) === name),
    updated: after.find((entry) => getName(entry) === name),
  }));
}
