import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';
import { computeGrade } from '../../source/wording/reading-grade.ts';
import { readingTarget } from '../../source/wording/target.ts';

export const readingGrade: CheckRule<PlanFiles> = {
  id: 'plan/reading-grade',
  level: 'error',
  description: `A step reads easily: its two texts have at most grade ${readingTarget}.`,
  examples: [
    {
      bad: {
        'content/plan/steps/rest.json':
          '"text": "Comprehensively investigate psychological experiences regarding unsatisfactory relaxation."',
      },
      good: { 'content/plan/steps/rest.json': '"text": "Write down what helps you to rest."' },
    },
  ],
  check: ({ stepFiles, lineOf }) =>
    stepFiles.flatMap(({ file, step: { text, smaller } }) => {
      const grade = computeGrade([text, smaller]);
      return grade <= readingTarget
        ? []
        : [
            {
              file,
              line: lineOf(file, 'text'),
              path: 'text',
              expected: `a reading grade of ${readingTarget} or less`,
              actual: `grade ${grade.toFixed(1)}`,
              fix: 'Split long sentences, and use shorter words.',
            },
          ];
    }),
};
