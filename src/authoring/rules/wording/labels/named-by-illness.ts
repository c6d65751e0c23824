import { createWordingRule } from '../wording-rule.ts';

export const namedByIllness = createWordingRule({
  id: 'wording/named-by-illness',
  level: 'advice',
  description: 'People are not named by an illness.',
  examples: [{ bad: 'Alcoholics find help here.', good: 'People who drink find help here.' }],
  pattern: /\b(schizophrenics?|psychotics|neurotics|alcoholics?|addicts?|depressives?|junkies)\b/gi,
  instead: '"a person with …", "people who …"',
  why: 'An illness is not the person.',
  isQuotable: true,
});
