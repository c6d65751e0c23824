import { requiredKeys, type PageFrontmatter } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const meanings: Readonly<Record<string, string>> = {
  title: 'the title of the page',
  summary: 'one sentence about the content of the page',
  updated: 'the date of the last change, such as 2026-11-21',
  route: 'the address of the page, a slash and the name of its file',
  version: 'the date of this edition, such as 2026-11-21',
  minutes: 'the minutes that the exercise takes',
  troubles: 'what the exercise is for, such as sleep, worry',
  order: 'the place in lists, a whole number',
  picture: 'the name of a drawing in content/pictures',
  alt: 'what the drawing shows',
  status: 'draft, not reviewed by a clinician',
};
const rest = 'updated: 2026-11-20\n---\n\nSit.';

export const keyMissing: CheckRule<PageFrontmatter> = {
  id: 'page/key-missing',
  level: 'error',
  description: 'The head has every key that the page needs, each with a value.',
  examples: [
    { bad: `---\ntitle: Rest\n${rest}`, good: `---\ntitle: Rest\nsummary: …\n${rest}` },
    {
      bad: `---\ntitle: Rest\nsummary:\n${rest}`,
      good: `---\ntitle: Rest\nsummary: How to rest.\n${rest}`,
    },
  ],
  check: ({ values, misread, kind, lineOf }) =>
    requiredKeys[kind]
      .filter((key) => !misread.some((one) => one.key === key) && isEmpty(values[key]))
      .map((key) => ({
        line: lineOf(key),
        path: key,
        expected: meanings[key] ?? 'a value',
        actual: 'nothing',
        fix: `Add a line "${key}: …" to the head.`,
      })),
};

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : value === undefined || value === null;
}
