import { expect, it } from 'vitest';
import { isNewerVersion } from '#domain/account/consent.ts';

it.each([
  ['2026-11-21', '2026-11-20', true],
  ['2027-01-01', '2026-12-31', true],
  ['2026-11-21', '2026-11-21', false],
  // The page was open while newer terms were published and accepted elsewhere.
  ['2026-11-20', '2026-11-21', false],
  // Nothing was accepted, or something without a date.
  ['2026-11-21', null, true],
  ['2026-11-21', 'not stated', true],
  ['2026-11-21', '1.0', true],
  ['2026-11-21', 'v2026-11-22', true],
  ['2026-11-21', '2026-11-22b', true],
])('terms of %s are newer than %s: %s', (inForce, agreed, newer) => {
  expect(isNewerVersion(inForce, agreed)).toBe(newer);
});
