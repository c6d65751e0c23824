import { expect, it } from 'vitest';
import { diffPaths } from '#authoring/source/compare/differences.ts';

it.each<[string, unknown, unknown, string[]]>([
  ['nothing', { a: [1, { b: 'x' }], c: null }, { c: null, a: [1, { b: 'x' }] }, []],
  ['a nested value', { a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }, ['a[1].b']],
  ['two values', { a: 1, b: { c: 2 }, d: 3 }, { a: 9, b: { c: 9 }, d: 3 }, ['a', 'b.c']],
  ['the length of a list', { a: { b: [1, 2] } }, { a: { b: [1] } }, ['a.b']],
  ['a new key', { a: 1 }, { a: 1, b: 2 }, ['b']],
  ['a removed key', { a: 1, b: 2 }, { a: 1 }, ['b']],
  ['a key that is undefined', { a: 1, b: undefined }, { a: 1 }, []],
  ['a value for undefined', { a: null }, { a: { b: 1 } }, ['a']],
  ['undefined for a value', { a: { b: 1 } }, { a: null }, ['a']],
  ['a list for a text', { a: 'xy' }, { a: ['x', 'y'] }, ['a']],
  ['a list for an object', { a: {} }, { a: [] }, ['a']],
  ['a number for its string', { a: 1 }, { a: '1' }, ['a']],
])('finds %s', (_, before, after, paths) => {
  expect(diffPaths(before, after)).toEqual(paths);
});
