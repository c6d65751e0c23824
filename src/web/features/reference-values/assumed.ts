import type { Instrument, Report } from '#domain/instrument/instrument.ts';

/** Is any number on the page of these questionnaires assumed? */
export function isAnyAssumed(instruments: readonly Instrument[]): boolean {
  return instruments.some(({ scores }) =>
    scores.some(({ report }) => report && shownOf(report).some((value) => value?.assumed)),
  );
}

/** The values of a score that may be assumed; a category shows no numbers. */
function shownOf({ chart, average, reliability, standardError, bands }: Report) {
  const numbers = chart === 'levels' ? [] : [average, reliability, standardError];
  return [...numbers, ...bands.flatMap(({ norm, cuts }) => [norm, cuts])];
}
