import type { PlanCondition } from '#domain/plan/plan-content.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import type { CheckRule, Violation } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

export const conditionUnknown: CheckRule<PlanFiles> = {
  id: 'plan/condition-unknown',
  level: 'error',
  description:
    'A condition names a questionnaire and either a question with `from`, or a score with `level`; all of them exist.',
  examples: [
    { bad: '"suggestedBy": [{ "section": "S9", "item": "di1", "from": 4 }]', good: '"suggestedBy": []' },
    {
      bad: {
        'content/plan/steps/rest.json': '"notWhen": [{ "section": "S9", "score": "joy", "level": "High" }]',
      },
      good: { 'content/plan/steps/rest.json': '"contact": false' },
    },
  ],
  check: (plan) => [
    ...plan.troubles.flatMap(({ suggestedBy }, at) =>
      listViolations(plan, suggestedBy, plan.file, `troubles[${at}].suggestedBy`),
    ),
    ...plan.stepFiles.flatMap(({ file, step }) => listViolations(plan, step.notWhen ?? [], file, 'notWhen')),
  ],
};

function listViolations(
  plan: PlanFiles,
  conditions: readonly PlanCondition[],
  file: string,
  list: string,
): Violation[] {
  return conditions.flatMap((condition, at) => {
    const path = `${list}[${at}]`;
    if (isKnown(plan, condition)) return [];
    return [
      {
        file,
        line: plan.lineOf(file, path),
        path,
        expected: 'section and item with from, or section and score with level, of a file in questionnaires',
        actual: JSON.stringify(condition),
        fix: 'Write ids of that questionnaire, or remove the condition.',
      },
    ];
  });
}

function isKnown({ instruments }: PlanFiles, condition: PlanCondition): boolean {
  const instrument = instruments.find((one) => one.instrument.id === condition.section)?.instrument;
  if (!instrument) return false;
  if ('item' in condition)
    return (
      condition.from !== undefined &&
      instrument.items.filter(isQuestion).some(({ id }) => id === condition.item)
    );
  return condition.level !== undefined && instrument.scores.some(({ id }) => id === condition.score);
}
