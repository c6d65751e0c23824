import { checkInstrument } from '#domain/instrument/check.ts';
import { withWords } from '#domain/trial/with-arm.ts';
import type { Rule } from '../rule.ts';
import { instrumentOf, type TrialSubject } from './trial-subject.ts';

export const levelTexts: Rule<TrialSubject> = {
  id: 'trial/level-texts',
  level: 'error',
  says: 'With the words of an arm in place, the questionnaire keeps every rule that it keeps without them.',
  examples: [
    {
      bad: '"levelTexts": { "distress": { "Low": { "step": " " } } }',
      good: '"levelTexts": { "distress": { "Low": { "step": "Take a short walk." } } }',
    },
  ],
  check: (subject) => {
    const instrument = instrumentOf(subject);
    if (!instrument) return [];
    const usual = new Set(checkInstrument(instrument).map(({ rule, path }) => `${rule} ${path}`));
    return subject.trial.arms.flatMap((arm, at) =>
      checkInstrument(withWords(instrument, arm))
        .filter(({ rule, path }) => !usual.has(`${rule} ${path}`))
        .map(({ path, expected, actual, fix }) => ({
          path: `arms[${at}].levelTexts`,
          expected: `${expected} (${path})`,
          actual,
          fix,
        })),
    );
  },
};
