import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

const formatTrouble = (id: string) =>
  `{ "id": "${id}", "label": "${id}", "answerAgain": "T1", "usual": "bed", "suggestedBy": [] }`;

export const troubleTwice: CheckRule<PlanFiles> = {
  id: 'plan/trouble-twice',
  level: 'error',
  description: 'Every trouble has its own id.',
  examples: [
    {
      bad: `"troubles": [${['sleep', 'worry', 'work', 'sleep'].map(formatTrouble).join(', ')}]`,
      good: `"troubles": [${['sleep', 'worry', 'work'].map(formatTrouble).join(', ')}]`,
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
