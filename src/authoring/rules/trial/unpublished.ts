import { contentHash } from '../../source/content-hash.ts';
import type { Rule } from '../rule.ts';
import type { TrialSubject } from './trial-subject.ts';

/** The rule that publishing itself fulfils: it alone never forbids to publish. */
export const unpublished: Rule<TrialSubject> = {
  id: 'trial/unpublished',
  level: 'error',
  says: 'A trial is kept, as it is, before it can begin, with npm run publish:instrument: results are read with its words later.',
  examples: [
    {
      bad: 'questionnaires/trials/short-steps.json alone',
      good: 'questionnaires/trials/short-steps.json with its copy in questionnaires/trials/published',
    },
  ],
  check: ({ trial, copy, today }) => {
    const hasBegun = copy !== undefined && copy.starts <= today;
    if (hasBegun || (copy && contentHash(copy) === contentHash(trial))) return [];
    return [
      {
        path: 'id',
        expected: `a copy of ${trial.id} that says the same`,
        actual: copy ? 'one that says something else' : 'none',
        fix: 'Keep it with npm run publish:instrument.',
      },
    ];
  },
};
