import { expect, it } from 'vitest';
import { computeAgeAtRegistration, computeCurrentAge, unknownAge } from '#domain/account/age.ts';

it.each([
  // Registered at 34 on 15 June 2024, which is the first day.
  ['2024-06-15T23:00:00Z', 34],
  ['2025-06-14T23:59:59Z', 34],
  ['2025-06-15T00:00:00Z', 35],
  ['2026-01-31T00:00:00Z', 35],
  ['2026-07-01T00:00:00Z', 36],
  ['2034-06-15T08:00:00Z', 44],
  // A clock that was set back.
  ['2021-01-01T00:00:00Z', 34],
])('on %s the age is %i', (today, age) => {
  expect(computeCurrentAge(34, new Date('2024-06-15T18:00:00Z'), new Date(today))).toBe(age);
});

it('counts a year from 29 February on 1 March', () => {
  const registered = new Date('2024-02-29T12:00:00Z');
  expect(computeCurrentAge(40, registered, new Date('2025-02-28T12:00:00Z'))).toBe(40);
  expect(computeCurrentAge(40, registered, new Date('2025-03-01T12:00:00Z'))).toBe(41);
});

it('is 30 if unknown', () => {
  expect(unknownAge).toBe(30);
});

it('a corrected age counts back to the registration, and forward from it', () => {
  const registered = new Date('2024-06-15T18:00:00Z');
  // Two and a half years: 40 today was 38 then.
  const today = new Date('2026-12-15T00:00:00Z');
  expect(computeAgeAtRegistration(40, registered, today)).toBe(38);
  expect(computeCurrentAge(38, registered, today)).toBe(40);
  expect(computeCurrentAge(38, registered, new Date('2027-06-15T00:00:00Z'))).toBe(41);
});
