import { createWordingRule } from '../wording-rule.ts';

export const abnormal = createWordingRule({
  id: 'wording/abnormal',
  level: 'error',
  description: 'Nothing about a reader is called abnormal.',
  examples: [{ bad: 'Such fear is abnormal.', good: 'Such fear is unusual.' }],
  pattern: /\babnormal(ly|ity|ities)?\b|\bnot normal\b/gi,
  instead: '"different from most answers", "unusual", or what exactly is meant',
  why: 'A person who reads it feels judged.',
  isQuotable: true,
});
