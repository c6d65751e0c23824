import type { Translate } from '#language/translate.ts';
import type { Instrument, Report } from '../instrument/instrument.ts';
import { type Edition, getVisibleParts, type VisibleParts } from '../instrument/translation.ts';
import type { Demographics } from './demographics.ts';
import { getReportError } from './measurement-error.ts';
import type { Result } from './result.ts';
import { selectBand } from './threshold-list.ts';

/** Why parts of a result are left out: the translation is not tested, or the browser made it. */
export type ResultLimit = 'translation' | 'browser';

/** A result with the parts that may be displayed. */
export interface VisibleResult<I extends Instrument> {
  /** The instrument, without the levels, texts and norms that may not be displayed. */
  readonly instrument: I;
  readonly result: Result;
  /** Null if everything may be displayed. */
  readonly limit: ResultLimit | null;
}

/**
 * Removes what may not be displayed for answers in a translation. Screens compute nothing from what is missing, so they
 * need no conditions. Help rules need the whole instrument and result, because help never depends on the language.
 * @param demographics of the person at the attempt
 */
export function selectVisibleResult<I extends Instrument>(
  instrument: I,
  result: Result,
  edition: Edition,
  demographics: Demographics,
): VisibleResult<I> {
  const parts = getVisibleParts(edition);
  if (parts.level && parts.percentile && parts.comparison) return { instrument, result, limit: null };
  const scores = instrument.scores.map(({ report, ...score }) =>
    report ? { ...score, report: limitReport(report, parts, demographics) } : score,
  );
  return {
    instrument: { ...instrument, scores, normsNote: null },
    result: Object.fromEntries(
      Object.entries(result).map(([id, { value, level, percentile }]) => [
        id,
        { value, level: parts.level ? level : '', percentile: parts.percentile ? percentile : null },
      ]),
    ),
    limit: edition.isBrowserTranslated ? 'browser' : 'translation',
  };
}

/** The scale and the standard error stay, because change in the same language is computed with them. */
function limitReport(
  report: Report,
  { level, percentile, comparison }: VisibleParts,
  person: Demographics,
): Report {
  const { average, standardError, bands, levelTexts, ...rest } = report;
  const { levels, colours, norm } = selectBand(bands, person);
  const error = getReportError(report, norm);
  return {
    ...rest,
    ...(comparison && { average }),
    ...(error !== null && { standardError: standardError ?? { value: error, basis: '' } }),
    levelTexts: level ? levelTexts : {},
    bands: [
      {
        norm: percentile && comparison ? norm : null,
        levels: level ? levels : [{ is: '' }],
        ...(level && colours && { colours }),
      },
    ],
  };
}

/** Says why parts of a result are left out; '' if none are. */
export function describeLimit(t: Translate, limit: ResultLimit | null): string {
  if (limit === null) return '';
  return t(limit === 'browser' ? 'results.limit.browser' : 'results.limit.translation');
}
