import type { Instrument, Report } from '#domain/instrument/instrument.ts';

/** Returns whether any displayed value of the instruments is assumed. */
export function hasAssumedValue(instruments: readonly Instrument[]): boolean {
  return instruments.some(({ scores }) =>
    scores.some(({ report }) => report && listAssumableValues(report).some((value) => value?.assumed)),
  );
}

/** Lists the values of a report that may be assumed. A category displays no numbers. */
function listAssumableValues({ chart, average, reliability, standardError, bands }: Report) {
  const numbers = chart === 'levels' ? [] : [average, reliability, standardError];
  return [...numbers, ...bands.flatMap(({ norm, cuts }) => [norm, cuts])];
}
