import { questionsOf } from '#domain/instrument/questions.ts';
import type { Rule } from '../rule.ts';
import { instrumentOf, type TrialSubject } from './trial-subject.ts';

export const harmUnknown: Rule<TrialSubject> = {
  id: 'trial/harm-unknown',
  level: 'error',
  says: 'The harm of a trial is a change for the worse of a score or an answer that the questionnaire has.',
  examples: [
    {
      bad: '"harm": { "of": "score", "id": "distress", "change": -6 }',
      good: '"harm": { "of": "score", "id": "distress", "change": 6 }',
    },
  ],
  check: (subject) => {
    const instrument = instrumentOf(subject);
    if (!instrument) return [];
    const { of, id, change } = subject.trial.harm;
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
    const direction =
      of === 'score' ? instrument.scores.find((score) => score.id === id)?.report?.direction : undefined;
    const isBetter =
      (direction === 'lower' && change < 0) || ((direction ?? 'balance') === 'higher' && change > 0);
    return isBetter
      ? [
          {
            path: 'harm.change',
            expected: `a change for the worse: of ${id} the ${direction} is the better`,
            actual: String(change),
            fix: `Write ${-change}.`,
          },
        ]
      : [];
  },
};
