import { createWordingRule } from '../wording-rule.ts';

export const praise = createWordingRule({
  id: 'wording/praise',
  level: 'advice',
  description: 'A text does not praise, since praise can sound like a verdict.',
  examples: [{ bad: 'Well done so far.', good: 'You could try the next step.' }],
  pattern:
    /\bcongratulations\b|\bwell done\b|\bjust (cheer up|relax|snap out of it|get over it)\b|\bcheer up\b|\bsnap out of it\b/gi,
  instead: 'what the person could try next',
  why: 'Praise and pep talk sound like a verdict.',
  isQuotable: true,
});
