import { isDay } from '#domain/dates/india-day.ts';
import type { Rule } from '../rule.ts';
import type { TrialSubject } from './trial-subject.ts';

export const daysWrong: Rule<TrialSubject> = {
  id: 'trial/days-wrong',
  level: 'error',
  says: 'A trial has a first and a last day that exist, in this order.',
  examples: [
    {
      bad: '"starts": "2027-03-01", "ends": "2027-02-30"',
      good: '"starts": "2027-03-01", "ends": "2027-05-31"',
    },
  ],
  check: ({ trial }) => {
    const wrong = (['textVersion', 'starts', 'ends'] as const).find((key) => !isDay(trial[key]));
    if (wrong === undefined && trial.starts <= trial.ends) return [];
    const path = wrong ?? 'ends';
    return [
      {
        path,
        expected: wrong ? 'a day of the calendar, as 2027-02-20' : `a day from ${trial.starts} on`,
        actual: trial[path],
        fix: wrong
          ? 'Write year, month and day with two digits each, and a day that exists.'
          : 'Write a later last day, or an earlier first one.',
      },
    ];
  },
};
