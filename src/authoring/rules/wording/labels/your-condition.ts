import { conditionalDiagnosisPattern, namedCondition } from '../../../source/wording/medical-conditions.ts';
import { noDiagnosis } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

/** Allowed if the sentence is conditional: "If you have depression, …". */
export const yourCondition = createWordingRule({
  id: 'wording/your-condition',
  level: 'error',
  description: 'A condition is not called "your", unless the sentence leaves it open.',
  examples: [{ bad: 'It helps with your depression.', good: 'It helps with depression.' }],
  pattern: new RegExp(
    String.raw`(?<!(?:\bif you (?:have|live with)\b|${conditionalDiagnosisPattern})[^.!?;]*)\byour ${namedCondition}(?! (?:scores?|scale|test|questions?)\b)`,
    'gi',
  ),
  instead: '"depression" or "anxiety" without "your", or "what you are going through"',
  why: noDiagnosis,
  isQuotable: true,
});
