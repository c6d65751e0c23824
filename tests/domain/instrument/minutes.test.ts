import { expect, it } from 'vitest';
import { estimateMinutes } from '#domain/instrument/minutes.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';

it('computes one minute plus about eight seconds per statement, three to five minutes as on the home page', () => {
  // 1 min + 20, 26, 10 and 20 statements of 8 s, or 9 pairs of 15 s, rounded up.
  expect(instruments.map(estimateMinutes)).toEqual([4, 5, 4, 3, 4]);
});

it('is at least one minute', () => {
  expect(estimateMinutes({ ...anInstrument(), items: [] })).toBe(1);
  expect(estimateMinutes(anInstrumentOfPairs())).toBe(2);
});
