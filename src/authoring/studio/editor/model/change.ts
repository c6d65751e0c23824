import { isList, isObject, type Json, type JsonObject } from '../../../source/json-value.ts';
import type { Path } from './path.ts';

/** Returns the keys of an object in the order of its schema, by path. */
export type SchemaKeyOrder = (path: Path) => readonly string[];

/**
 * Returns a copy of a value with a change at a path; undefined removes the key. A new key is inserted in the order of
 * the schema.
 */
export function setValueAt(
  value: Json,
  path: Path,
  next: Json | undefined,
  order: SchemaKeyOrder,
  from: Path = [],
): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  if (isList(value) && typeof step === 'number') {
    return value.map((entry, at) =>
      at === step ? setValueAt(entry, rest, next, order, [...from, step]) : entry,
    );
  }
  if (!isObject(value) || typeof step !== 'string') return value;
  if (rest.length === 0) {
    return next === undefined ? omitKey(value, step) : setKey(value, step, next, order(from));
  }
  const inner = Object.hasOwn(value, step) ? (value[step] ?? {}) : {};
  return setKey(value, step, setValueAt(inner, rest, next, order, [...from, step]), order(from));
}

function omitKey(value: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function setKey(value: JsonObject, key: string, next: Json, order: readonly string[]): JsonObject {
  if (Object.hasOwn(value, key)) return { ...value, [key]: next };
  const later = order.slice(order.indexOf(key) + 1);
  const entries = Object.entries(value);
  const before = order.includes(key) ? entries.findIndex(([name]) => later.includes(name)) : -1;
  const at = before === -1 ? entries.length : before;
  return Object.fromEntries([...entries.slice(0, at), [key, next] as const, ...entries.slice(at)]);
}
