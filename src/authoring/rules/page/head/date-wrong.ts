import { isDay } from '#domain/dates/india-day.ts';
import { listFrontmatterDates } from '../../../source/frontmatter-dates.ts';
import type { PageFrontmatter } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const head = '---\ntitle: Rest\nsummary: How to rest.\nupdated: ';

export const dateWrong: CheckRule<PageFrontmatter> = {
  id: 'page/date-wrong',
  level: 'error',
  description: 'A date is an existing day in the form YYYY-MM-DD. The page shows when it was last changed.',
  examples: [
    { bad: `${head}2026-13-40\n---\n\nSit.`, good: `${head}2026-11-21\n---\n\nSit.` },
    { bad: `${head}2026-02-30\n---\n\nSit.`, good: `${head}2026-02-28\n---\n\nSit.` },
  ],
  check: (page) =>
    listFrontmatterDates(page)
      .filter(({ date }) => !isDay(date))
      .map(({ key, date }) => ({
        line: page.lineOf(key),
        path: key,
        expected: 'an existing date in the form YYYY-MM-DD, such as 2026-11-21',
        actual: date,
        fix: 'Write the date in the form YYYY-MM-DD, such as 2026-11-21.',
      })),
};
