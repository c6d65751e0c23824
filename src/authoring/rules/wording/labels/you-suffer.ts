import { noDiagnosis } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const youSuffer = createWordingRule({
  id: 'wording/you-suffer',
  level: 'error',
  description: 'A text does not say that people suffer from a condition. They live with it.',
  examples: [{ bad: 'You suffer from worry.', good: 'You may notice worry.' }],
  pattern: /\byou (are suffering|suffer) from\b|\bsufferers?\b/gi,
  instead: '"you may notice …", or "people who live with …"',
  why: noDiagnosis,
  isQuotable: true,
});
