import type { Rule } from '../rule.ts';
import { instrumentOf, type TrialSubject } from './trial-subject.ts';

export const instrumentUnknown: Rule<TrialSubject> = {
  id: 'trial/instrument-unknown',
  level: 'error',
  says: 'A trial names a questionnaire that there is, in its present major version.',
  examples: [
    {
      bad: '"major": 1 for a questionnaire of version 2.0',
      good: '"major": 2 for a questionnaire of version 2.0',
    },
  ],
  check: (subject) =>
    instrumentOf(subject)
      ? []
      : [
          {
            path: 'instrument',
            expected: `one of ${subject.instruments.map(({ id, version }) => `${id} ${version}`).join(', ')}`,
            actual: `${subject.trial.instrument}, major version ${subject.trial.major}`,
            fix: 'Name the questionnaire and its major version. A trial of an earlier major version that is over goes.',
          },
        ],
};
