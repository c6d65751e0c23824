import type { TextSource } from '../../source/text-source.ts';
import { findInvisibleCharacters } from '../../source/wording/hidden-characters.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const hiddenSign: CheckRule<TextSource> = {
  id: 'text/hidden-sign',
  level: 'error',
  description: 'A text has no invisible characters. They reverse words, or break search.',
  examples: [
    { bad: 'Sit \u202Edown\u202C.', good: 'Sit down.' },
    { bad: 'Sit\u200B down.', good: 'Sit down.' },
    { bad: '\uF0B7 Sit down.', good: '- Sit down.' },
  ],
  check: ({ source }) =>
    findInvisibleCharacters(source).map(({ line, words }) => ({ line, path: 'hidden character', ...words })),
};
