import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

const least = 4;

export const contactFew: CheckRule<PlanFiles> = {
  id: 'plan/contact-few',
  level: 'error',
  description: `At least ${least} steps have "contact": true. After very heavy answers only these are offered.`,
  examples: [
    {
      bad: { 'content/plan/steps/call.json': '' },
      good: { 'content/plan/steps/call.json': '"contact": true' },
    },
  ],
  check: ({ steps }) => {
    const count = steps.filter(({ contact }) => contact).length;
    return count >= least
      ? []
      : [
          {
            path: '',
            expected: `at least ${least} files in content/plan/steps with "contact": true`,
            actual: String(count),
            fix: 'Add a step towards another person, such as a call or a message.',
          },
        ];
  },
};
