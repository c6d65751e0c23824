import type { Passage } from '../../source/wording/passage.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** Markup that only pages support: bold text, links, tags. */
const marks = /\*\*[^*\n]+\*\*|\[[^[\]\n]+\]\([^()\n]*\)|<\/?[A-Za-z][^<>\n]*>/g;

export const marksInWords: CheckRule<Passage> = {
  id: 'passage/marks-in-words',
  level: 'error',
  description:
    'A text of a JSON file has no Markdown and no tags. Only pages support them; elsewhere they are displayed as characters.',
  examples: [
    {
      bad: { 'content/pages.json': '"withoutScript": "Read **on**."' },
      good: { 'content/pages.json': '"withoutScript": "Read on."' },
    },
    {
      bad: { 'content/pages.json': '"withoutScript": "Read <b>on</b>."' },
      good: { 'content/pages.json': '"withoutScript": "Read on."' },
    },
  ],
  check: ({ file, line, path = 'words', text }) =>
    file.endsWith('.json')
      ? [...text.matchAll(marks)].map(([words]) => ({
          line,
          path,
          expected: 'plain text',
          actual: words,
          fix: 'Remove these characters, which would be displayed unchanged.',
        }))
      : [],
};
