import { expect, test } from 'vitest';
import { factsThen } from '#domain/scoring/facts.ts';

const today = { age: 40, gender: 'female', education: 4 } as const;

test('an attempt is read with the facts it says, and with those of today where it says nothing', () => {
  expect(factsThen({ age: 38, gender: 'male', education: 2 }, today)).toEqual({
    age: 38,
    gender: 'male',
    education: 2,
  });
  expect(factsThen({}, today)).toEqual(today);
  expect(factsThen({ age: null }, today)).toEqual(today);
});

test('a fact that was not known then is not taken from today', () => {
  expect(factsThen({ gender: null, education: null }, today)).toEqual({
    age: 40,
    gender: null,
    education: null,
  });
});
