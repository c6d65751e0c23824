import { runTogether as together } from '#domain/trial/running.ts';
import type { Rule } from '../rule.ts';
import type { TrialSubject } from './trial-subject.ts';

export const runTogether: Rule<TrialSubject> = {
  id: 'trial/run-together',
  level: 'error',
  says: 'On one questionnaire one trial runs at a time: of two, nobody could tell which one helped.',
  examples: [
    {
      bad: 'two trials of S4, one to 2027-05-31 and one from 2027-05-01',
      good: 'two trials of S4, one to 2027-05-31 and one from 2027-06-01',
    },
  ],
  check: ({ trial, others }) =>
    others
      .filter(
        (other) => other.instrument === trial.instrument && other.id !== trial.id && together(trial, other),
      )
      .map((other) => ({
        path: 'starts',
        expected: `other days than those of ${other.id}, ${other.starts} to ${other.ends}`,
        actual: `${trial.starts} to ${trial.ends}`,
        fix: 'Let one of the two begin when the other is over.',
      })),
};
