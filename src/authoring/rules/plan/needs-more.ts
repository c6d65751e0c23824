import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

/** Words of steps that need money, leaving home, a partner, or effort of the body. */
const words =
  /\b(buy|pay|spend|money|rupees?|cost|walk|run|gym|yoga|jog|swim|go out|go outside|leave home|visit|travel|husband|wife|partner|spouse|boyfriend|girlfriend)\b/i;

export const needsMore: CheckRule<PlanFiles> = {
  id: 'plan/needs-more',
  level: 'error',
  description:
    'No step needs money, leaving home, the consent of a partner, or effort of the body: everyone can do it at home.',
  examples: [
    {
      bad: { 'content/plan/steps/rest.json': '"text": "Go out for a walk of ten minutes."' },
      good: { 'content/plan/steps/rest.json': '"text": "Sit at an open window for ten minutes."' },
    },
  ],
  check: ({ stepFiles, lineOf }) =>
    stepFiles.flatMap(({ file, step }) =>
      (['text', 'smaller'] as const).flatMap((key) => {
        const [found] = words.exec(step[key]) ?? [];
        return found === undefined
          ? []
          : [
              {
                file,
                line: lineOf(file, key),
                path: key,
                expected: 'a step that everyone can do at home, alone and without money',
                actual: `"${found}"`,
                fix: 'Choose another step.',
              },
            ];
      }),
    ),
};
