import { methodRisk } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const sleepingPills = createWordingRule({
  id: 'wording/sleeping-pills',
  level: 'error',
  description: 'Sleeping pills are not named. Write of medicine that a doctor prescribed.',
  examples: [{ bad: 'Ask for sleeping tablets.', good: 'Ask for medicine for sleep.' }],
  pattern: /\bsleeping (pill|tablet)s?\b/gi,
  instead: '"medicine for sleep" where a doctor gave it, or no means at all',
  why: methodRisk,
});
