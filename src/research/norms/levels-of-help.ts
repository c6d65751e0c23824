import type { Instrument } from '#domain/instrument/instrument.ts';
import { listParts } from '#domain/scoring/help-by-answers.ts';

/**
 * Does help come first by the level or colour of this score? Then its cuts stay: whether somebody is shown help must not
 * follow from how others feel.
 */
export function usesScoreForHelp({ help }: Instrument, scoreId: string): boolean {
  return help.firstWhen
    .flatMap(listParts)
    .some(
      (part) =>
        'score' in part && part.score === scoreId && (part.level !== undefined || part.colour !== undefined),
    );
}
