import type { PastAttempt } from '#contract/wire/sections.ts';
import { describeChange } from '#domain/scoring/describe-change.ts';
import { selectMainScores } from '#domain/scoring/part-state.ts';
import { computePersonChange, type PersonChange } from '#domain/scoring/person-change.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { areComparable } from '#web-language/editions.ts';
import type { Translation } from '#web-language/use-translation.ts';
import type { PatternPart } from './list-parts.ts';

/**
 * Describes what changed since the attempt before. Returns '' without two comparable attempts, if scores of a
 * balance changed differently, or if a low total would reassure while help comes first.
 * @param attempts newest first
 */
export function describePartChange(
  { t, format }: Pick<Translation, 't' | 'format'>,
  part: PatternPart,
  [newest, previous]: readonly PastAttempt[],
): string {
  const isFalselyReassuring = part.help === 'block' && !part.aspects.some(({ state }) => state === 'red');
  if (!newest || !previous || isFalselyReassuring || !areComparable(part.instrument.id, newest, previous))
    return '';
  const changes = new Set(listChanges(part, newest, previous));
  const [change] = changes;
  if (change === undefined || changes.size > 1) return '';
  return describeChange(t, change, previous.time === null ? '' : format.day(previous.time));
}

function listChanges(
  { instrument, demographics }: PatternPart,
  newest: PastAttempt,
  previous: PastAttempt,
): PersonChange[] {
  return selectMainScores(instrument).flatMap((score) => {
    const [current = null, before = null] = [newest.scores[score.id], previous.scores[score.id]];
    if (!score.report || current === null || before === null) return [];
    const { set } = instrument;
    const times = { previousTime: previous.time, time: newest.time, set };
    const band = selectBand(score.report.bands, demographics);
    return [computePersonChange(score, band, { previous: before, current, ...times })];
  });
}
