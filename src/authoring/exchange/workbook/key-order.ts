import { formatPath, type Steps } from './json-path.ts';

/** Order of object keys, by path or by a pattern of paths with "[]" for list positions. */
export type KeyOrder = ReadonlyMap<string, readonly string[]>;

/**
 * Computes the minimal key order that restores a file from its sheets. Objects whose order is already correct are
 * omitted; an order that all objects with the same pattern share is stored once.
 * @param rebuilt the same file, with keys in the order of the sheets
 */
export function computeKeyOrder(file: object, rebuilt: object): KeyOrder {
  const kinds = new Map<string, string[]>();
  for (const [steps, object] of listObjects(file)) merge(kinds, getPattern(steps), Object.keys(object));
  const reordered = diffKeyOrder(file, rebuilt).map(getPattern);
  const order = new Map([...kinds].filter(([kind]) => reordered.includes(kind)));
  const own = diffKeyOrder(file, sortKeys(rebuilt, order));
  const keysAt = new Map(
    listObjects(file).map(([steps, object]) => [formatPath(steps), Object.keys(object)]),
  );
  return new Map([
    ...order,
    ...own.map((steps) => [formatPath(steps), keysAt.get(formatPath(steps)) ?? []] as const),
  ]);
}

/** Sorts object keys. Keys that `order` does not contain come last, in their previous order. */
export function sortKeys<T>(value: T, order: KeyOrder, steps?: Steps): T;
export function sortKeys(value: unknown, order: KeyOrder, steps: Steps = []): unknown {
  if (Array.isArray(value)) return value.map((entry, at) => sortKeys(entry, order, [...steps, at]));
  if (typeof value !== 'object' || value === null) return value;
  const keys = order.get(formatPath(steps)) ?? order.get(getPattern(steps)) ?? [];
  const parts = Object.entries(value).map(
    ([key, part]) => [key, sortKeys(part, order, [...steps, key])] as const,
  );
  const getRank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return Object.fromEntries(parts.sort(([a], [b]) => getRank(a) - getRank(b)));
}

function getPattern(steps: Steps): string {
  return formatPath(steps).replace(/\[\d+\]/g, '[]');
}

function diffKeyOrder(file: object, rebuilt: object): Steps[] {
  const groupKeys = (root: object) =>
    new Map(listObjects(root).map(([steps, object]) => [formatPath(steps), Object.keys(object).join('\n')]));
  const other = groupKeys(rebuilt);
  return listObjects(file).flatMap(([steps, object]) =>
    other.get(formatPath(steps)) === Object.keys(object).join('\n') ? [] : [steps],
  );
}

function listObjects(value: unknown, steps: Steps = []): [Steps, object][] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  const within = parts.flatMap(([step, part]) => listObjects(part, [...steps, step]));
  return Array.isArray(value) ? within : [[steps, value], ...within];
}

/** Inserts new keys after the known keys that precede them. */
function merge(kinds: Map<string, string[]>, kind: string, keys: readonly string[]): void {
  const known = kinds.get(kind) ?? [];
  for (const [at, key] of keys.entries()) {
    if (known.includes(key)) continue;
    const before = keys.slice(0, at).map((one) => known.indexOf(one));
    known.splice(Math.max(-1, ...before) + 1, 0, key);
  }
  kinds.set(kind, known);
}
