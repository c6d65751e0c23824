import { expect, it } from 'vitest';
import { compareVersions, getMajor, parseVersion } from '#domain/instrument/version.ts';

it('a version has a major and a minor number, and a third for spelling, 0 by default', () => {
  expect(parseVersion('12.7')).toEqual([12, 7, 0]);
  expect(parseVersion('12.7.3')).toEqual([12, 7, 3]);
  expect(getMajor('12.7')).toBe(12);
});

it('rejects a version without numbers', () => {
  expect(parseVersion('2')).toEqual([2, Number.NaN, 0]);
  expect(parseVersion('draft.x')).toEqual([Number.NaN, Number.NaN, 0]);
});

it('versions are sorted numerically, by major and then minor number', () => {
  const mixed = ['10.0', '2.10', '2.9', '1.11', '9.3', '2.0'];
  expect(mixed.sort(compareVersions)).toEqual(['1.11', '2.0', '2.9', '2.10', '9.3', '10.0']);
  expect(compareVersions('3.4', '3.4')).toBe(0);
  expect(compareVersions('3.4', '3.4.0')).toBe(0);
  expect(['1.0.2', '1.1', '1.0', '1.0.10'].sort(compareVersions)).toEqual(['1.0', '1.0.2', '1.0.10', '1.1']);
});
