import { expect, test } from 'vitest';
import { resolveDemographics } from '#domain/scoring/demographics.ts';

const today = { age: 40, gender: 'female', education: 4 } as const;

test('an attempt uses its own profile fields, and the current ones by default', () => {
  expect(resolveDemographics({ age: 38, gender: 'male', education: 2 }, today)).toEqual({
    age: 38,
    gender: 'male',
    education: 2,
  });
  expect(resolveDemographics({}, today)).toEqual(today);
  expect(resolveDemographics({ age: null }, today)).toEqual(today);
});

test('a field that was unknown then is not replaced by the current one', () => {
  expect(resolveDemographics({ gender: null, education: null }, today)).toEqual({
    age: 40,
    gender: null,
    education: null,
  });
});
