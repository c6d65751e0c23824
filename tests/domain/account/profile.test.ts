import { expect, it } from 'vitest';
import {
  educationNames,
  findCode,
  findOption,
  profileOptions,
  selectOption,
} from '#domain/account/profile.ts';
import { t } from '#tests/support/english.ts';

it('every option has a code from 1, and every code has its option', () => {
  for (const options of Object.values(profileOptions)) {
    const names = Object.keys(options);
    expect(names.map((name) => findCode(options, name))).toEqual(names.map((_, index) => index + 1));
    expect(names.map((_, index) => findOption(options, index + 1))).toEqual(names);
  }
});

it('an unknown option or code is empty', () => {
  expect(findCode(profileOptions.comfort, 'fine')).toBe('');
  for (const code of [0, 6, '', 'x']) expect(findOption(profileOptions.comfort, code)).toBe('');
  expect(selectOption(profileOptions.yesNo, 'yes')).toBe('yes');
  for (const name of ['maybe', 'toString', '']) expect(selectOption(profileOptions.yesNo, name)).toBe('');
});

it('authors and researchers have the English labels of education', () => {
  expect(Object.values(profileOptions.education).map((id) => t(id))).toEqual(educationNames);
});
