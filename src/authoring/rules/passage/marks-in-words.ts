import type { Passage } from '../../source/wording/passage.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** Markup that only pages support: bold text, links, tags. */
const marks = /\*\*[^*\n]+\*\*|\[[^[\]\n]+\]\([^()\n]*\)|<\/?[A-Za-z][^<>\n]*>/g;

export const marksInWords: CheckRule<Passage> = {
  id: 'passage/marks-in-words',
  level: 'error',
  says: 'Words of a JSON file have no marks and no tags: only pages turn them into something, here readers see their signs.',
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
          expected: 'words alone',
          actual: words,
          fix: 'Take the signs out: readers would see them as they stand here.',
        }))
      : [],
};
