import type { Rule } from '../rule.ts';
import type { TrialSubject } from './trial-subject.ts';

export const nameTaken: Rule<TrialSubject> = {
  id: 'trial/name-taken',
  level: 'error',
  says: 'The file of a trial is named by its id, so that no two share one: stored attempts name it.',
  examples: [
    {
      bad: 'questionnaires/trials/spring.json with "id": "short-steps"',
      good: 'questionnaires/trials/short-steps.json with "id": "short-steps"',
    },
  ],
  check: ({ file, trial: { id } }) =>
    file.endsWith(`/${id}.json`)
      ? []
      : [
          {
            path: 'id',
            expected: `the name of the file, ${file}`,
            actual: id,
            fix: `Rename the file to ${id}.json, or write its name here.`,
          },
        ],
};
