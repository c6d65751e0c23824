import { isDay } from '#domain/dates/india-day.ts';
import { listFrontmatterDates } from '../../../source/frontmatter-dates.ts';
import type { PageFrontmatter } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const head = '---\ntitle: Rest\nsummary: How to rest.\nupdated: ';

export const dateToCome: CheckRule<PageFrontmatter> = {
  id: 'page/date-to-come',
  level: 'error',
  description: 'The dates of the last change and the last review are not in the future.',
  examples: [
    { bad: `${head}2026-12-01\n---\n\nSit.`, good: `${head}2026-11-21\n---\n\nSit.` },
    {
      bad: `${head}2026-11-20\nreviewed: 2027-11-20\n---\n\nSit.`,
      good: `${head}2026-11-20\nreviewed: 2026-11-20\n---\n\nSit.`,
    },
  ],
  check: (page) =>
    listFrontmatterDates(page)
      .filter(({ date }) => isDay(date) && date > page.today)
      .map(({ key, date }) => ({
        line: page.lineOf(key),
        path: key,
        expected: `a date that is not in the future, at the latest today, ${page.today}`,
        actual: date,
        fix: `Write the day on which the text was last ${key === 'reviewed' ? 'reviewed' : 'changed'}.`,
      })),
};
