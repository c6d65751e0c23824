import { expect, it } from 'vitest';
import { inOrder, majorOf, numbersOf } from '#domain/instrument/version.ts';

it('a version has a major and a minor number', () => {
  expect(numbersOf('12.7')).toEqual([12, 7]);
  expect(majorOf('12.7')).toBe(12);
});

it('what is no number is said to be none', () => {
  expect(numbersOf('2')).toEqual([2, Number.NaN]);
  expect(numbersOf('draft.x')).toEqual([Number.NaN, Number.NaN]);
});

it('versions are sorted by number, not by letter: first by the major one, then by the minor one', () => {
  const mixed = ['10.0', '2.10', '2.9', '1.11', '9.3', '2.0'];
  expect(mixed.sort(inOrder)).toEqual(['1.11', '2.0', '2.9', '2.10', '9.3', '10.0']);
  expect(inOrder('3.4', '3.4')).toBe(0);
});
