import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

export const troubleTwice: CheckRule<PlanFiles> = {
  id: 'plan/trouble-twice',
  level: 'error',
  description: 'Every trouble has its own id.',
  examples: [
    {
      bad: '"troubles": [{ "id": "sleep", "label": "Sleep", "answerAgain": "T1", "usual": "bed", "suggestedBy": [] }, { "id": "sleep", "label": "Rest", "answerAgain": "T1", "usual": "bed", "suggestedBy": [] }]',
      good: '"troubles": [{ "id": "sleep", "label": "Sleep", "answerAgain": "T1", "usual": "bed", "suggestedBy": [] }]',
    },
  ],
  check: ({ troubles, file, lineOf }) =>
    troubles.flatMap(({ id }, at) => {
      const path = `troubles[${at}].id`;
      return troubles.findIndex((one) => one.id === id) === at
        ? []
        : [
            {
              line: lineOf(file, path),
              path,
              expected: 'an id that no other trouble has',
              actual: id,
              fix: 'Write another id.',
            },
          ];
    }),
};
