import { expect, it } from 'vitest';
import { findCode, findLabel, findLabelByLowerCase, profileOptions } from '#domain/account/profile.ts';

it('every label of a list has a code from 1, and every code has its label', () => {
  for (const labels of Object.values(profileOptions)) {
    expect(labels.map((label) => findCode(labels, label))).toEqual(labels.map((_, index) => index + 1));
    expect(labels.map((_, index) => findLabel(labels, index + 1))).toEqual(labels);
  }
});

it('an unknown label or code is empty', () => {
  expect(findCode(profileOptions.comfort, 'Fine')).toBe('');
  for (const code of [0, 6, '', 'x']) expect(findLabel(profileOptions.comfort, code)).toBe('');
});

it('lower-case values are mapped to their labels', () => {
  expect(findLabelByLowerCase(profileOptions.gender, 'female')).toBe('Female');
  expect(findLabelByLowerCase(profileOptions.yesNo, 'no')).toBe('No');
  expect(findLabelByLowerCase(profileOptions.yesNo, 'maybe')).toBe('');
});
