import { createWordingRule } from '../wording-rule.ts';

export const emoji = createWordingRule({
  id: 'wording/emoji',
  level: 'error',
  description: 'A text has no emoji. Screen readers spell them out.',
  examples: [{ bad: 'Sit down 🙂.', good: 'Sit down.' }],
  pattern: /\p{Emoji_Presentation}/gu,
  instead: 'the word for it, such as "glad" for a smiling face, or nothing',
  why: 'Screen readers spell pictures out, and a cheerful one can hurt.',
  fix: 'Write the word instead, or remove it.',
});
