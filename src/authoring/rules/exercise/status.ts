import type { ExerciseFile } from '../../source/exercise-file.ts';
import type { CheckRule } from '../../finding/rule.ts';
import { createHead } from './example-head.ts';

const draft = 'draft, not reviewed by a clinician';

export const statusWrong: CheckRule<ExerciseFile> = {
  id: 'exercise/status',
  level: 'error',
  description: `The status is "${draft}", or "reviewed by", name and day. Readers see it.`,
  examples: [
    { bad: createHead({ status: 'final' }), good: createHead({ status: draft }) },
    {
      bad: createHead({ status: 'reviewed' }),
      good: createHead({ status: 'reviewed by Dr Meera Rao, 2026-11-20' }),
    },
  ],
  check: ({ page: { head }, lineOf }) => {
    const { status } = head;
    if (status === undefined || status === null || status === '' || status === draft) return [];
    if (typeof status === 'string' && /^reviewed by \S.+, \d{4}-\d\d-\d\d$/.test(status)) return [];
    return [
      {
        line: lineOf('status'),
        path: 'status',
        expected: `${draft}; or "reviewed by", a name, a comma and the day`,
        actual: String(status),
        fix: 'Write one of the two.',
      },
    ];
  },
};
