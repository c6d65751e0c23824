import { pathText, type Steps } from './json-path.ts';

/** The order of the keys of objects, by their way with "[]" for any place in a list, or by their own way. */
export type KeyOrder = ReadonlyMap<string, readonly string[]>;

/**
 * What has to be remembered so that a questionnaire put together from sheets has its keys where the file had them:
 * nothing for objects that come out right by themselves, one entry for all objects of a kind where that will do.
 * @param rebuilt the same questionnaire, its keys perhaps in another order
 */
export function keyOrderOf(file: object, rebuilt: object): KeyOrder {
  const kinds = new Map<string, string[]>();
  for (const [steps, object] of objectsIn(file)) merge(kinds, kindOf(steps), Object.keys(object));
  const wrong = differences(file, rebuilt).map(kindOf);
  const order = new Map([...kinds].filter(([kind]) => wrong.includes(kind)));
  const own = differences(file, ordered(rebuilt, order));
  const keysAt = new Map(objectsIn(file).map(([steps, object]) => [pathText(steps), Object.keys(object)]));
  return new Map([
    ...order,
    ...own.map((steps) => [pathText(steps), keysAt.get(pathText(steps)) ?? []] as const),
  ]);
}

/** The same values with keys in this order; keys that it does not name come last, as they were. */
export function ordered<T>(value: T, order: KeyOrder, steps?: Steps): T;
export function ordered(value: unknown, order: KeyOrder, steps: Steps = []): unknown {
  if (Array.isArray(value)) return value.map((entry, at) => ordered(entry, order, [...steps, at]));
  if (typeof value !== 'object' || value === null) return value;
  const keys = order.get(pathText(steps)) ?? order.get(kindOf(steps)) ?? [];
  const parts = Object.entries(value).map(
    ([key, part]) => [key, ordered(part, order, [...steps, key])] as const,
  );
  const rank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return Object.fromEntries(parts.sort(([a], [b]) => rank(a) - rank(b)));
}

function kindOf(steps: Steps): string {
  return pathText(steps).replace(/\[\d+\]/g, '[]');
}

function differences(file: object, rebuilt: object): Steps[] {
  const keysOf = (root: object) =>
    new Map(objectsIn(root).map(([steps, object]) => [pathText(steps), Object.keys(object).join('\n')]));
  const other = keysOf(rebuilt);
  return objectsIn(file).flatMap(([steps, object]) =>
    other.get(pathText(steps)) === Object.keys(object).join('\n') ? [] : [steps],
  );
}

function objectsIn(value: unknown, steps: Steps = []): [Steps, object][] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  const within = parts.flatMap(([step, part]) => objectsIn(part, [...steps, step]));
  return Array.isArray(value) ? within : [[steps, value], ...within];
}

/** Puts keys that are new where they stand among those that are known. */
function merge(kinds: Map<string, string[]>, kind: string, keys: readonly string[]): void {
  const known = kinds.get(kind) ?? [];
  for (const [at, key] of keys.entries()) {
    if (known.includes(key)) continue;
    const before = keys.slice(0, at).map((one) => known.indexOf(one));
    known.splice(Math.max(-1, ...before) + 1, 0, key);
  }
  kinds.set(kind, known);
}
