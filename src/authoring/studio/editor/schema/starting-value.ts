import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { resolveForm } from './resolve-form.ts';
import { type SchemaNode, listTypes } from './schema-node.ts';

/**
 * The least that may stand at a place, for an author to fill in: needed keys alone, texts empty, numbers as low as they
 * may be. What is still wrong with it the check says.
 */
export function createStartingValue(node: SchemaNode, root: SchemaNode): Json {
  const { node: form, isNullable } = resolveForm(node, undefined, root);
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

/** Of a list of objects as many as there must be; of words and numbers none, since none can be guessed. */
function createStartingList({ items, minItems = 0 }: SchemaNode, root: SchemaNode): Json {
  if (!items) return [];
  const entry = createStartingValue(items, root);
  return isObject(entry) ? Array.from({ length: minItems }, () => entry) : [];
}

function createStartingObject(node: SchemaNode, root: SchemaNode): Json {
  // The key that tells forms apart comes first; with it the rest is known.
  const { node: bare } = resolveForm(node, undefined, root);
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

/** A value without keys that its form does not have, and with those that it needs. */
export function completeObject(node: SchemaNode, value: JsonObject, root: SchemaNode): JsonObject {
  const { properties = {}, required = [], additionalProperties } = resolveForm(node, value, root).node;
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

/** The entry to be added to a list: as the schema begins it, with numbers and names one on from the entries there. */
export function createNextEntry(node: SchemaNode, entries: readonly Json[], root: SchemaNode): Json {
  const last = entries.at(-1);
  const fresh = isObject(last) ? createSimilarEntry(node, last, root) : createStartingValue(node, root);
  if (!isObject(fresh)) return fresh;
  return Object.fromEntries(
    Object.entries(fresh).map(([key, value]) => {
      const usedNames = entries.flatMap((entry) =>
        isObject(entry) && Object.hasOwn(entry, key) ? [entry[key] ?? null] : [],
      );
      return [key, getFollowingValue(key, value, usedNames)];
    }),
  );
}

/** A new entry of the form that another one has, with its choices and without its words. */
function createSimilarEntry(node: SchemaNode, last: JsonObject, root: SchemaNode): Json {
  const { node: form } = resolveForm(node, last, root);
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

/** Numbers that differ in every entry go on counting, and so do names that end in a number. */
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

/** "di10" gives "di11", or the next that nobody has. */
function createNextName(last: string, usedNames: readonly Json[]): string {
  const [, name = last, number = '1'] = /^(.*?)(\d+)$/.exec(last) ?? [];
  let next = Number(number) + 1;
  while (usedNames.includes(`${name}${next}`)) next += 1;
  return `${name}${next}`;
}

/** A copy of an entry to stand beside it: all of it but its name, which goes on where the last one ends. */
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
