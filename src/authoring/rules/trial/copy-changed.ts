import type { Rule } from '../rule.ts';
import type { TrialFolder } from './folder-subject.ts';

export const copyChanged: Rule<TrialFolder> = {
  id: 'trial/copy-changed',
  level: 'error',
  says: 'What was kept of a trial stays as it was kept: its hash in hashes.json says it.',
  examples: [
    {
      bad: 'questionnaires/trials/published/short-steps.json edited or deleted',
      good: 'questionnaires/trials/published/short-steps.json as it was kept',
    },
  ],
  check: ({ copies }) =>
    copies
      .filter(({ trial }) => trial === undefined)
      .map(({ id }) => ({
        file: `questionnaires/trials/published/${id}.json`,
        path: '',
        expected: `what was kept of the trial ${id}`,
        actual: 'something else, or no such file',
        fix: 'Bring it and hashes.json back from version control. If it was put there by hand, delete it.',
      })),
};
