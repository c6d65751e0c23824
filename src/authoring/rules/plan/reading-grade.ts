import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';
import { computeReadingGrade } from '../../source/wording/reading-grade.ts';
import { targetReadingGrade } from '../../source/wording/reading-grade-targets.ts';

export const readingGrade: CheckRule<PlanFiles> = {
  id: 'plan/reading-grade',
  level: 'error',
  description: `A step reads easily: its two texts have at most grade ${targetReadingGrade}.`,
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
      const grade = computeReadingGrade([text, smaller]);
      return grade <= targetReadingGrade
        ? []
        : [
            {
              file,
              line: lineOf(file, 'text'),
              path: 'text',
              expected: `a reading grade of ${targetReadingGrade} or less`,
              actual: `grade ${grade.toFixed(1)}`,
              fix: 'Split long sentences, and use shorter words.',
            },
          ];
    }),
};
