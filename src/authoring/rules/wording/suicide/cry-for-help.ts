import { createWordingRule } from '../wording-rule.ts';

export const cryForHelp = createWordingRule({
  id: 'wording/cry-for-help',
  level: 'error',
  description: 'An attempt is not called a cry for help or a way to get attention.',
  examples: [{ bad: 'It was only a cry for help.', good: 'It was a sign of great pain.' }],
  pattern: /\b(cry for help|attention[- ]seek(ing|er)|manipulative)\b/gi,
  instead: '"a sign of great pain"',
  why: 'The words blame a person who suffers.',
  isQuotable: true,
});
