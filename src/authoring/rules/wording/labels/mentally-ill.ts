import { createWordingRule } from '../wording-rule.ts';

export const mentallyIll = createWordingRule({
  id: 'wording/mentally-ill',
  level: 'error',
  description: 'People live with an illness; they are not the illness.',
  examples: [{ bad: 'Care for the mentally ill.', good: 'Care for people living with a mental illness.' }],
  pattern: /\b(the )?mentally ill\b|\bmental (patient|case)s?\b/gi,
  instead: '"living with a mental illness"',
  why: 'An illness is not the person.',
  isQuotable: true,
});
