/** Every string in a request has a maximum length, which bounds the work of a request. */
import { expect, test } from 'vitest';
import * as requests from '#contract/requests.ts';
import * as texts from '#contract/texts.ts';
import * as understanding from '#contract/understanding-requests.ts';

interface Schema {
  readonly type?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

/** A pattern bounds the length if it is anchored and has no unlimited repetition. */
const boundsLength = (pattern = '') => /^\^.*\$$/.test(pattern) && !/[^\\][*+]|\{\d+,\}/.test(pattern);

/** Paths of strings without a bound. */
function findUnbounded(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, maxLength, pattern, enum: words, ...rest } = value as Schema;
  const isBounded =
    maxLength !== undefined || boundsLength(pattern) || words !== undefined || 'const' in rest;
  const own = type === 'string' && !isBounded ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => findUnbounded(part, `${path}.${key}`))];
}

const schemas = Object.entries({ ...requests, ...texts, ...understanding });

test('every string in a request schema has a maximum length', () => {
  expect(schemas.length).toBeGreaterThan(20);
  expect(schemas.flatMap(([name, schema]) => findUnbounded(schema, name))).toEqual([]);
});

test('finds a string without a maximum length, also in nested schemas', () => {
  const planted = { type: 'object', properties: { list: { type: 'array', items: { type: 'string' } } } };
  expect(findUnbounded(planted, 'Planted')).toEqual(['Planted.properties.list.items']);
  expect(findUnbounded({ type: 'string', pattern: '^[a-z]+$' }, 'Open')).toEqual(['Open']);
  expect(findUnbounded({ type: 'string', pattern: '^[a-z]{1,9}$' }, 'Bounded')).toEqual([]);
});
