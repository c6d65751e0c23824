import { allowedKeys, type PageFrontmatter } from '../../../source/frontmatter.ts';
import { findNearestName } from '../../../source/wording/nearest.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const rest = 'updated: 2026-11-20\n---\n\nSit.';

export const keyUnknown: CheckRule<PageFrontmatter> = {
  id: 'page/key-unknown',
  level: 'error',
  description: 'The head has only the keys of the guide. Other keys are ignored.',
  examples: [
    {
      bad: `---\ntitle: Rest\nsumary: How to rest.\n${rest}`,
      good: `---\ntitle: Rest\nsummary: How to rest.\n${rest}`,
      also: ['page/key-missing'],
    },
    {
      bad: `---\ntitle: Rest\nsummary: How to rest.\nauthor: Meera\n${rest}`,
      good: `---\ntitle: Rest\nsummary: How to rest.\n${rest}`,
    },
  ],
  check: ({ values, kind, lineOf }) =>
    Object.keys(values)
      .filter((key) => !allowedKeys[kind].includes(key))
      .map((key) => {
        const near = findNearestName(key, allowedKeys[kind]);
        return {
          line: lineOf(key),
          path: key,
          expected: `only ${allowedKeys[kind].join(', ')} in the head`,
          actual: `"${key}"`,
          fix: near ? `Write "${near}:".` : 'Remove the line.',
        };
      }),
};
