import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

export const troubleUnknown: CheckRule<PlanFiles> = {
  id: 'plan/trouble-unknown',
  level: 'error',
  description: 'A step names only ids of troubles.json, and at least one, unless it is a contact step.',
  examples: [
    {
      bad: { 'content/plan/steps/lamp.json': '"troubles": ["sleeep"]' },
      good: { 'content/plan/steps/lamp.json': '"troubles": ["sleep"]' },
    },
    {
      bad: { 'content/plan/steps/lamp.json': '"troubles": []' },
      good: { 'content/plan/steps/lamp.json': '"troubles": ["sleep"]' },
    },
  ],
  check: ({ troubles, stepFiles, lineOf }) => {
    const ids = troubles.map(({ id }) => id);
    return stepFiles.flatMap(({ file, step }) => {
      const unknown = step.troubles.filter((id) => !ids.includes(id));
      const isNever = step.troubles.length === 0 && !step.contact;
      return unknown.length === 0 && !isNever
        ? []
        : [
            {
              file,
              line: lineOf(file, 'troubles'),
              path: 'troubles',
              expected: `one or more of ${ids.join(', ')}`,
              actual: isNever ? 'none' : unknown.join(', '),
              fix: 'Write ids of content/plan/troubles.json.',
            },
          ];
    });
  },
};
