/** What a change touches, in the order in which a comparison tells of them. */
export const areas = ['items', 'scale', 'keys', 'norms', 'cuts', 'texts', 'looks', 'papers'] as const;

export type ChangeArea = (typeof areas)[number];

/** One thing that differs between two versions of an instrument, in the author's words. */
export interface Change {
  readonly area: ChangeArea;
  /** What it is about: 'Item "so2"', 'Thresholds of "Distress", ages 18 to 35'. */
  readonly what: string;
  /** As it was; 'nothing' where it is new. */
  readonly before: string;
  /** As it is; 'nothing' where it was removed. */
  readonly after: string;
}

/** How far two versions differ: 'major' when scores no longer compare, 'spelling' when words alone differ and two people say so. */
export type ChangeSize = 'none' | 'spelling' | 'minor' | 'major';

/** Scores of before and after such a change measure different things. */
export function isBreaking({ area }: Change): boolean {
  return area === 'items' || area === 'scale' || area === 'keys';
}

/** The change of one value, if it differs, as a list of one or none. */
export function diffValue(area: ChangeArea, what: string, before: unknown, after: unknown): Change[] {
  const [old, fresh] = [formatValue(before), formatValue(after)];
  return old === fresh ? [] : [{ area, what, before: old, after: fresh }];
}

/** How a change says that there is no value. */
export const nothing = 'nothing';

/** A value as an author reads it. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map(formatValue).join(', ');
  return Object.entries(value as object)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key} ${formatValue(part)}`)
    .join('; ');
}

/** Entries of two lists side by side by a name that is unique in each: first all of the old one, then what is new. */
export function pairByName<T>(before: readonly T[], after: readonly T[], nameOf: (entry: T) => string) {
  const names = [...new Set([...before, ...after].map(nameOf))];
  return names.map((name) => ({
    name,
    old: before.find((entry) => nameOf(entry) === name),
    fresh: after.find((entry) => nameOf(entry) === name),
  }));
}
