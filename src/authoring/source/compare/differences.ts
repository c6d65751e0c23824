/**
 * The paths at which two JSON values differ, as `items[2].text`; a list of another length counts as one
 * difference. The order of keys does not matter, and a key that is undefined is an absent one.
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

/** The keys of a path, one by one; a key may be '', as that of the texts without a level. */
export function splitPath(path: string): string[] {
  if (path === '') return [];
  return [...path.matchAll(/\[(\d+)\]|(?:^|\.)([^.[\]]*)/g)].map(([, index, key]) => index ?? key ?? '');
}

/** What stands at such a path; undefined where there is nothing. */
export function getValueAt(value: unknown, path: string): unknown {
  return splitPath(path).reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
