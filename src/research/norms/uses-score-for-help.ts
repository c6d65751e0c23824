import type { Instrument } from '#domain/instrument/instrument.ts';
import { listConditionParts } from '#domain/scoring/help-shown-first-by-answers.ts';

/**
 * Whether a help rule depends on the level or colour of this score. Then its limits are not changed, since help
 * must not depend on the scores of other people.
 */
export function usesScoreForHelp({ help }: Instrument, scoreId: string): boolean {
  return [...help.firstWhen, ...(help.rowWhen ?? [])]
    .flatMap(listConditionParts)
    .some(
      (part) =>
        'score' in part && part.score === scoreId && (part.level !== undefined || part.colour !== undefined),
    );
}
