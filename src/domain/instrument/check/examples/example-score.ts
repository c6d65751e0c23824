import { defineContentRule } from '../rule.ts';

export const exampleScore = defineContentRule({
  id: 'instrument/example-score',
  level: 'error',
  description: 'A worked example refers to existing scores.',
  examples: [
    {
      bad: { 'examples[0].expected[1].score': 'peace' },
      good: { 'examples[0].expected[1].score': 'balance' },
    },
  ],
  check: ({ scores, examples }) => {
    const ids = scores.map(({ id }) => id);
    return examples.flatMap(({ expected }, at) =>
      expected.flatMap(({ score }, n) =>
        ids.includes(score)
          ? []
          : [
              {
                path: `examples[${at}].expected[${n}].score`,
                expected: 'the id of a score',
                actual: `"${score}"`,
                fix: `Write one of: ${ids.join(', ')}.`,
              },
            ],
      ),
    );
  },
});
