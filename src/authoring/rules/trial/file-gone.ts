import { majorOf } from '#domain/instrument/version.ts';
import type { Rule } from '../rule.ts';
import type { TrialFolder } from './folder-subject.ts';

export const fileGone: Rule<TrialFolder> = {
  id: 'trial/file-gone',
  level: 'error',
  says: 'The file of a trial that began stays, also when it is over, as long as its questionnaire has the same major version: results are read with its words.',
  examples: [
    {
      bad: 'questionnaires/trials/short-steps.json deleted after its last day',
      good: 'questionnaires/trials/short-steps.json',
    },
  ],
  check: ({ names, copies, instruments, today }) =>
    copies.flatMap(({ id, trial }) => {
      const file = `questionnaires/trials/${id}.json`;
      if (!trial || trial.starts > today || names.includes(file)) return [];
      const isRead = instruments.some(
        (one) => one.id === trial.instrument && majorOf(one.version) === trial.major,
      );
      if (!isRead) return [];
      return [
        {
          file,
          path: '',
          expected: `the file of the trial ${id}: results may have its words`,
          actual: 'no such file',
          fix: `Bring it back from version control, or copy questionnaires/trials/published/${id}.json.`,
        },
      ];
    }),
};
