import type { Rule } from '../rule.ts';
import { instrumentOf, type TrialSubject } from './trial-subject.ts';

export const levelUnknown: Rule<TrialSubject> = {
  id: 'trial/level-unknown',
  level: 'error',
  says: 'The arms of a trial change words of levels that the questionnaire has words for.',
  examples: [
    {
      bad: '"levelTexts": { "distress": { "Lowest": { "step": "Take a short walk." } } }',
      good: '"levelTexts": { "distress": { "Low": { "step": "Take a short walk." } } }',
    },
  ],
  check: (subject) => {
    const instrument = instrumentOf(subject);
    if (!instrument) return [];
    return subject.trial.arms.flatMap(({ levelTexts = {} }, at) =>
      Object.entries(levelTexts).flatMap(([score, levels]) => {
        const known = Object.keys(instrument.scores.find(({ id }) => id === score)?.report?.levelTexts ?? {});
        return Object.keys(levels)
          .filter((level) => !known.includes(level))
          .map((level) => ({
            path: `arms[${at}].levelTexts.${score}.${level || '""'}`,
            expected:
              known.length > 0
                ? `a level of ${score}: ${known.join(', ')}`
                : `a score with words: ${instrument.scores.flatMap(({ id, report }) => (report ? [id] : [])).join(', ')}`,
            actual: known.length > 0 ? level : score,
            fix: 'Name a score and a level as the questionnaire’s file does.',
          }));
      }),
    );
  },
};
