import { findInvisibleCharacters } from '../../source/wording/hidden-characters.ts';
import type { Passage } from '../../source/wording/passage.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const hiddenSignInWords: CheckRule<Passage> = {
  id: 'passage/hidden-sign',
  level: 'error',
  description:
    'A text of a JSON file has no invisible characters. They break display, search and screen readers.',
  examples: [
    {
      bad: { 'content/pages.json': '"withoutScript": "Read\u200B on."' },
      good: { 'content/pages.json': '"withoutScript": "Read on."' },
    },
    {
      bad: { 'content/pages.json': '"withoutScript": "Read\\u0007 on."' },
      good: { 'content/pages.json': '"withoutScript": "Read on."' },
    },
  ],
  check: ({ file, line, path = 'words', text }) =>
    // For pages and captions `text/hidden-sign` checks the whole file, including addresses and tags.
    file.endsWith('.json')
      ? findInvisibleCharacters(text).map(({ words }) => ({ line, path, ...words }))
      : [],
};
