import { type LatestScores, readSummary } from '#contract/wire/summary.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { findScoreCombination } from '#domain/scoring/combination.ts';
import { type Demographics, resolveDemographics } from '#domain/scoring/demographics.ts';
import { computeHelpProminence, type HelpProminence } from '#domain/scoring/help-shown-first.ts';
import { selectOfferedSteps } from '#domain/scoring/offered-steps.ts';
import { computeSectionState, type SectionState } from '#domain/scoring/part-state.ts';
import { evaluateScores } from '#domain/scoring/result.ts';
import { describeLimit, selectVisibleResult } from '#domain/scoring/visible-result.ts';
import { findAttemptEdition } from '#web-language/editions.ts';
import type { Translate } from '#language/translate.ts';
import { type Aspect, listAspects } from './aspects.ts';
import { computeDistanceFromLimit } from './distance-from-limit.ts';

/** One section of the overview, with its newest results. */
export interface PatternPart {
  /** Without the levels and texts that may not be displayed. */
  readonly instrument: Instrument;
  readonly state: SectionState;
  /** There is an attempt. A finished part without a result has state 'unknown'. */
  readonly isFinished: boolean;
  readonly help: HelpProminence;
  readonly aspects: readonly Aspect[];
  /** Says why there is no level; '' if there may be one. */
  readonly limitNote: string;
  /** The text of several scores together, '' if each has its own. */
  readonly combinationText: string;
  /** One small step that fits the result, '' for none. */
  readonly step: string;
  /** How far the part is beyond the limit of care, in standard deviations. */
  readonly distance: number;
  /** Of the person at the attempt. */
  readonly demographics: Demographics;
}

/**
 * Lists the parts in order.
 * @param body response of the summary route
 * @param today current demographics, for an attempt without its own
 * @param sentHelpFirst ids of sections whose answers were just sent and call for help, which the server may not
 *   report
 */
export function listParts(
  t: Translate,
  instruments: readonly Instrument[],
  body: unknown,
  today: Demographics,
  sentHelpFirst: readonly string[] = [],
): PatternPart[] {
  const summary = readSummary(instruments, body);
  return instruments.map((instrument) =>
    createPart(t, instrument, summary[instrument.id] ?? null, today, sentHelpFirst.includes(instrument.id)),
  );
}

/**
 * Computes one part.
 * @param newest null without an attempt
 * @param isSentHelpFirst the answers were sent in this tab and call for help
 */
export function createPart(
  t: Translate,
  answeredInstrument: Instrument,
  newest: LatestScores | null,
  today: Demographics,
  isSentHelpFirst = false,
): PatternPart {
  const demographics = resolveDemographics(newest ?? {}, today);
  const scores = newest?.scores ?? null;
  const storedResult = evaluateScores(answeredInstrument, scores ?? {}, demographics);
  const edition = findAttemptEdition(answeredInstrument.id, newest ?? {});
  const { instrument, result, limit } = selectVisibleResult(
    answeredInstrument,
    storedResult,
    edition,
    demographics,
  );
  const levels = Object.fromEntries(Object.entries(result).map(([id, { level }]) => [id, level]));
  const combination = findScoreCombination(instrument, levels);
  const isHelpKnown = newest !== null && (newest.helpFirst || isSentHelpFirst);
  const help = computeHelpProminence(
    answeredInstrument,
    { result: storedResult, ans: null, ...demographics },
    isHelpKnown,
  );
  const helpFirst = help === 'block';
  const [step = ''] = combination
    ? [combination.step]
    : selectOfferedSteps(instrument, result, helpFirst, newest ?? {});
  return {
    instrument,
    state: computeSectionState(instrument, scores, demographics, helpFirst),
    isFinished: newest !== null,
    help,
    aspects: listAspects(t, instrument, newest, demographics, { helpFirst, combination }),
    limitNote: describeLimit(t, limit),
    combinationText: combination?.text ?? '',
    step,
    distance: computeDistanceFromLimit(instrument, scores ?? {}, demographics),
    demographics,
  };
}
