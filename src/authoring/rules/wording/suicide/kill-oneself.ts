import { selfKillingPattern } from '../../../source/wording/pronouns.ts';
import { createWordingRule } from '../wording-rule.ts';

export const killOneself = createWordingRule({
  id: 'wording/kill-oneself',
  level: 'error',
  description: 'The word "kill" is not used for suicide, since it suggests a crime.',
  examples: [{ bad: 'Some people want to kill themselves.', good: 'Some people want to end their life.' }],
  pattern: new RegExp(selfKillingPattern, 'gi'),
  instead: '"end their life", or "died by suicide"',
  why: 'The word sounds like a crime, and it is hard to hear for all who lost someone.',
  isQuotable: true,
});
