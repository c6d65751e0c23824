import { createWordingRule } from '../wording-rule.ts';

export const thinkOfYourFamily = createWordingRule({
  id: 'wording/think-of-your-family',
  level: 'advice',
  says: 'Nobody is told to think of the family: read in distress it sounds like an accusation.',
  examples: [{ bad: 'Think of your family.', good: 'Talk to somebody you trust.' }],
  pattern: /\bthink (of|about) (your|the) (family|children|parents)\b/gi,
  instead: 'whom a person could talk to',
  why: 'Read in distress it can sound like an accusation.',
});
