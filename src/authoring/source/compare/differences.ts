/**
 * Lists the paths at which two JSON values differ, such as `items[2].text`. Lists of different length are one
 * difference; the order of keys and undefined keys are ignored.
 */
export function diffPaths(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [path];
    return before.flatMap((entry, at) => diffPaths(entry, after[at], `${path}[${at}]`));
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => diffPaths(before[key], after[key], path ? `${path}.${key}` : key));
  }
  return [path];
}

/** Splits a path into keys and indices. A key may be '', such as that of texts without a level. */
export function splitPath(path: string): string[] {
  if (path === '') return [];
  return [...path.matchAll(/\[(\d+)\]|(?:^|\.)([^.[\]]*)/g)].map(([, index, key]) => index ?? key ?? '');
}

/** Returns the value at a path, or undefined. */
export function getValueAt(value: unknown, path: string): unknown {
  return splitPath(path).reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
