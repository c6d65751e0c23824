import { readSummary } from '#contract/wire/summary.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type Demographics, resolveDemographics } from '#domain/scoring/demographics.ts';
import { isHelpShownFirst } from '#domain/scoring/help-shown-first.ts';
import { evaluateScores } from '#domain/scoring/result.ts';
import type { SectionSummary } from './count-aspects.ts';
import { listAspects } from './aspects.ts';

/**
 * Lists the sections of the summary in order.
 * @param body response of the summary route
 * @param today current demographics, for an attempt without its own
 * @param sentHelpFirst ids of sections whose answers were just sent and call for help, which the server may not
 *   report
 */
export function summariseSections(
  instruments: readonly Instrument[],
  body: unknown,
  today: Demographics,
  sentHelpFirst: readonly string[] = [],
): SectionSummary[] {
  const summary = readSummary(instruments, body);
  return instruments.map((instrument) => {
    const newest = summary[instrument.id] ?? null;
    const demographics = resolveDemographics(newest ?? {}, today);
    const helpFirst =
      newest !== null &&
      (newest.helpFirst ||
        sentHelpFirst.includes(instrument.id) ||
        isHelpShownFirst(instrument, {
          result: evaluateScores(instrument, newest.scores, demographics),
          ans: null,
          ...demographics,
        }));
    return { instrument, helpFirst, aspects: listAspects(instrument, newest, demographics, helpFirst) };
  });
}
