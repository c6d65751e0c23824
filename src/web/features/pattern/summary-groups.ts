import { readSummary } from '#contract/wire/summary.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type Demographics, resolveDemographics } from '#domain/scoring/facts.ts';
import { isHelpShownFirst } from '#domain/scoring/help-first.ts';
import { evaluateScores } from '#domain/scoring/result.ts';
import type { Group } from './summary-count.ts';
import { listAspects } from './summary-messages.ts';

/**
 * The sections of the summary, in their order.
 * @param body what the summary call answered
 * @param today of the reader, where an attempt does not say its own
 * @param sent ids of sections whose answers were just sent and put help first: a server may not say it
 */
export function groupAspects(
  instruments: readonly Instrument[],
  body: unknown,
  today: Demographics,
  sent: readonly string[] = [],
): Group[] {
  const summary = readSummary(instruments, body);
  return instruments.map((instrument) => {
    const newest = summary[instrument.id] ?? null;
    const facts = resolveDemographics(newest ?? {}, today);
    const helpFirst =
      newest !== null &&
      (newest.helpFirst ||
        sent.includes(instrument.id) ||
        isHelpShownFirst(instrument, {
          result: evaluateScores(instrument, newest.scores, facts),
          ans: null,
          ...facts,
        }));
    return { instrument, helpFirst, aspects: listAspects(instrument, newest, facts, helpFirst) };
  });
}
