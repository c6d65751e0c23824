import { isObject, type Json, type JsonObject } from '../../../source/json-value.ts';
import { resolveSchema } from './resolve-schema.ts';
import { type SchemaNode, listTypes } from '../../../source/schema-node.ts';

/**
 * Creates a minimal value for a schema node: required keys, empty texts, minimum numbers. The check reports what is
 * still invalid.
 */
export function createStartingValue(node: SchemaNode, root: SchemaNode): Json {
  const { node: form, isNullable } = resolveSchema(node, undefined, root);
  if (form.const !== undefined) return form.const;
  if (isNullable) return null;
  if (form.enum) return form.enum[0] ?? null;
  const [type] = listTypes(form);
  switch (type) {
    case 'object':
      return createStartingObject(node, root);
    case 'array':
      return createStartingList(form, root);
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return form.minimum ?? form.exclusiveMinimum ?? 0;
    default:
      return '';
  }
}

/** Creates the minimum number of entries of a list of objects, and an empty list of other values. */
function createStartingList({ items, minItems = 0 }: SchemaNode, root: SchemaNode): Json {
  if (!items) return [];
  const entry = createStartingValue(items, root);
  return isObject(entry) ? Array.from({ length: minItems }, () => entry) : [];
}

function createStartingObject(node: SchemaNode, root: SchemaNode): Json {
  // First creates the keys that identify the form, because they determine the other keys.
  const { node: bare } = resolveSchema(node, undefined, root);
  const identifying = Object.entries(bare.properties ?? {}).filter(
    ([key, part]) =>
      bare.required?.includes(key) && typeof part === 'object' && (part.enum ?? part.const) !== undefined,
  );
  const start = Object.fromEntries(
    identifying.map(([key, part]) => [
      key,
      typeof part === 'object' ? createStartingValue(part, root) : null,
    ]),
  );
  return completeObject(node, start, root);
}

/** Removes keys that the form does not allow, and adds those that it requires. */
export function completeObject(node: SchemaNode, value: JsonObject, root: SchemaNode): JsonObject {
  const { properties = {}, required = [], additionalProperties } = resolveSchema(node, value, root).node;
  const remaining = Object.entries(value).filter(
    ([key]) => additionalProperties !== false || Object.hasOwn(properties, key),
  );
  const whole = Object.fromEntries(remaining);
  const keys = Object.keys(properties).filter((key) => required.includes(key) || Object.hasOwn(whole, key));
  const others = Object.keys(whole).filter((key) => !Object.hasOwn(properties, key));
  return Object.fromEntries(
    [...keys, ...others].map((key) => {
      const part = properties[key];
      return [key, whole[key] ?? (typeof part === 'object' ? createStartingValue(part, root) : null)];
    }),
  );
}

/** Creates a new entry of a list. Numbers and ids continue those of the existing entries. */
export function createNextEntry(node: SchemaNode, entries: readonly Json[], root: SchemaNode): Json {
  const last = entries.at(-1);
  const newEntry = isObject(last) ? createSimilarEntry(node, last, root) : createStartingValue(node, root);
  if (!isObject(newEntry)) return newEntry;
  return Object.fromEntries(
    Object.entries(newEntry).map(([key, value]) => {
      const usedNames = entries.flatMap((entry) =>
        isObject(entry) && Object.hasOwn(entry, key) ? [entry[key] ?? null] : [],
      );
      return [key, getFollowingValue(key, value, usedNames)];
    }),
  );
}

/** Creates an entry with the form and the enum values of another one, without its texts. */
function createSimilarEntry(node: SchemaNode, last: JsonObject, root: SchemaNode): Json {
  const { node: form } = resolveSchema(node, last, root);
  const required = form.required ?? [];
  return Object.fromEntries(
    Object.entries(form.properties ?? {}).flatMap(([key, part]) => {
      if (!required.includes(key)) return [];
      const value = typeof part === 'object' ? part : {};
      const isChoice = (value.enum ?? value.const) !== undefined && last[key] !== undefined;
      return [[key, isChoice ? (last[key] ?? null) : createStartingValue(value, root)] as const];
    }),
  );
}

/** Increments codes and positions that are unique in the list, and ids. */
function getFollowingValue(key: string, value: Json, usedNames: readonly Json[]): Json {
  const differ = usedNames.length > 0 && new Set(usedNames).size === usedNames.length;
  if (typeof value === 'number' && differ && (key === 'code' || key === 'position')) {
    return Math.max(...usedNames.map(Number)) + 1;
  }
  const last = usedNames.at(-1);
  if (key === 'id' && typeof last === 'string') {
    return createNextName(last, usedNames);
  }
  return value;
}

/** Increments the number at the end of a name until it is unused: "di10" becomes "di11". */
function createNextName(last: string, usedNames: readonly Json[]): string {
  const [, name = last, number = '1'] = /^(.*?)(\d+)$/.exec(last) ?? [];
  let next = Number(number) + 1;
  while (usedNames.includes(`${name}${next}`)) next += 1;
  return `${name}${next}`;
}

/** Copies an entry with a new id. */
export function copyEntry(entry: Json, entries: readonly Json[]): Json {
  if (!isObject(entry)) return entry;
  const usedNames = entries.flatMap((one) => (isObject(one) ? [one] : []));
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      key === 'id'
        ? createNextName(
            String(value),
            usedNames.map(({ id }) => id ?? ''),
          )
        : value,
    ]),
  );
}
