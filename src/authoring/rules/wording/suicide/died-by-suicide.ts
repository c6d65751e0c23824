import { createWordingRule } from '../wording-rule.ts';

export const diedBySuicide = createWordingRule({
  id: 'wording/died-by-suicide',
  level: 'error',
  description: 'A text does not say "commit suicide", which suggests a crime.',
  examples: [{ bad: 'He committed suicide.', good: 'He died by suicide.' }],
  pattern: /\bcommit(s|ted|ting)? (suicide|self-?harm)\b/gi,
  instead: '"died by suicide", or "attempted suicide"',
  why: 'The words suggest a crime, and people with such thoughts feel blamed.',
});
