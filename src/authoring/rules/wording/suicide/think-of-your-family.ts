import { createWordingRule } from '../wording-rule.ts';

export const thinkOfYourFamily = createWordingRule({
  id: 'wording/think-of-your-family',
  level: 'advice',
  description: 'No text asks people to think of their family, which can sound like an accusation.',
  examples: [{ bad: 'Think of your family.', good: 'Talk to somebody you trust.' }],
  pattern: /\bthink (of|about) (your|the) (family|children|parents)\b/gi,
  instead: 'whom a person could talk to',
  why: 'Read in distress it can sound like an accusation.',
});
