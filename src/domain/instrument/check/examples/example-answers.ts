import { checkAnswers } from '../../../answers/answers.ts';
import { defineContentRule } from '../rule.ts';

export const exampleAnswers = defineContentRule({
  id: 'instrument/example-answers',
  level: 'error',
  description: 'A worked example has one valid answer per item.',
  examples: [{ bad: { 'examples[0].answers': [4, 1, 4] }, good: { 'examples[0].answers': [4, 1, 4, 4] } }],
  check: (instrument) =>
    instrument.examples.flatMap(({ answers }, at) => {
      const problem = checkAnswers(instrument, answers);
      if (problem === null) return [];
      return [
        {
          path: `examples[${at}].answers`,
          expected: `answers that "${instrument.title}" accepts`,
          actual: problem.message,
          fix: 'Write one code of the scale for each item, in the order of the items.',
        },
      ];
    }),
});
