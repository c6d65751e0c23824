import { codesOf } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { questionsOf, scaleOf } from '#domain/instrument/questions.ts';
import { itemsAddedUp } from '#domain/scoring/items-added-up.ts';
import { possibleRanges } from '#domain/scoring/possible-range.ts';
import type { Harm } from '#domain/trial/trial-file.ts';
import type { Rule } from '../rule.ts';
import { instrumentOf, type TrialSubject } from './trial-subject.ts';

export const harmUnknown: Rule<TrialSubject> = {
  id: 'trial/harm-unknown',
  level: 'error',
  says: 'The harm of a trial is a change for the worse, and one that can happen, of a score or an answer that the questionnaire has.',
  examples: [
    {
      bad: '"harm": { "of": "score", "id": "distress", "change": -6 }',
      good: '"harm": { "of": "score", "id": "distress", "change": 6 }',
    },
  ],
  check: (subject) => {
    const instrument = instrumentOf(subject);
    if (!instrument) return [];
    const { harm } = subject.trial;
    const { of, id, change } = harm;
    const known = (of === 'score' ? instrument.scores : questionsOf(instrument)).map((one) => one.id);
    if (!known.includes(id))
      return [
        {
          path: 'harm.id',
          expected: `one of ${known.join(', ')}`,
          actual: id,
          fix: `Name a ${of} of ${instrument.id}.`,
        },
      ];
    const flaw = (expected: string, fix: string) => [
      { path: 'harm.change', expected, actual: String(change), fix },
    ];
    const better = betterOf(instrument, harm);
    if ((better === 'lower' && change < 0) || (better === 'higher' && change > 0))
      return flaw(`a change for the worse: of ${id} the ${better} is the better`, `Write ${-change}.`);
    const most = mostOf(instrument, harm);
    return most !== null && Math.abs(change) > most
      ? flaw(
          `a change that can happen: ${id} goes up or down by ${most} at most`,
          'Choose a smaller one: else nobody’s taking part would ever end by it.',
        )
      : [];
  },
};

/** Which way is the better; of an answer by the scores that add it up. Null where nothing says it, or both. */
function betterOf(instrument: Instrument, { of, id }: Harm): 'lower' | 'higher' | null {
  const isReversed =
    of === 'item' && questionsOf(instrument).some((question) => question.id === id && question.reverse);
  const said = instrument.scores.flatMap((score) => {
    const direction = score.report?.direction ?? 'balance';
    const isMeant = of === 'score' ? score.id === id : itemsAddedUp(instrument, score).includes(id);
    if (!isMeant || direction === 'balance') return [];
    return (direction === 'lower') !== isReversed ? ('lower' as const) : ('higher' as const);
  });
  const [only = null, ...others] = new Set(said);
  return others.length > 0 ? null : only;
}

/** From the lowest to the highest that there is; null where that is not known. */
function mostOf(instrument: Instrument, { of, id }: Harm): number | null {
  const question = of === 'item' ? questionsOf(instrument).find((one) => one.id === id) : undefined;
  if (question) {
    const codes = codesOf(scaleOf(instrument, question));
    return Math.max(...codes) - Math.min(...codes);
  }
  const range = possibleRanges(instrument).get(id);
  return range ? range.max - range.min : null;
}
