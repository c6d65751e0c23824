import { expect, test } from 'vitest';
import { resolveDemographics } from '#domain/scoring/facts.ts';

const today = { age: 40, gender: 'female', education: 4 } as const;

test('an attempt is read with the facts it says, and with those of today where it says nothing', () => {
  expect(resolveDemographics({ age: 38, gender: 'male', education: 2 }, today)).toEqual({
    age: 38,
    gender: 'male',
    education: 2,
  });
  expect(resolveDemographics({}, today)).toEqual(today);
  expect(resolveDemographics({ age: null }, today)).toEqual(today);
});

test('a fact that was not known then is not taken from today', () => {
  expect(resolveDemographics({ gender: null, education: null }, today)).toEqual({
    age: 40,
    gender: null,
    education: null,
  });
});
