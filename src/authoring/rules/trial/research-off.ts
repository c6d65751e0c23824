import { runsOn } from '#domain/trial/running.ts';
import type { Rule } from '../rule.ts';
import type { TrialSubject } from './trial-subject.ts';

export const researchOff: Rule<TrialSubject> = {
  id: 'trial/research-off',
  level: 'error',
  says: 'No trial runs while research is switched off in content/settings.json: switching it on is the institute’s act.',
  examples: [
    {
      bad: '"research": { "enabled": false } and a trial that runs today',
      good: '"research": { "enabled": true } and a trial that runs today',
    },
  ],
  check: ({ trial, researchEnabled, today }) =>
    researchEnabled || !runsOn(trial, today)
      ? []
      : [
          {
            path: 'starts',
            expected: 'a day to come, as long as research is switched off',
            actual: `a trial that runs today, ${today}`,
            fix: 'Set a later first day, or have the institute switch research on in content/settings.json.',
          },
        ],
};
