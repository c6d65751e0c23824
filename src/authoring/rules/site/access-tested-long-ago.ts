import { daysBetween, isDay } from '#domain/dates/india-day.ts';
import type { SiteFiles } from '../../source/site-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** In days. After this time the accessibility statement may be outdated. */
const maxAgeDays = 366;

export const accessTestedLongAgo: CheckRule<SiteFiles> = {
  id: 'site/access-tested-long-ago',
  level: 'advice',
  description: 'The accessibility of the app was tested within the last year.',
  examples: [
    {
      bad: { 'content/site/access-facts.json': '"day": "2025-11-01"' },
      good: { 'content/site/access-facts.json': '"day": "2026-11-01"' },
    },
  ],
  check: ({ access, today }) => {
    if (!access || !isDay(access.day) || daysBetween(access.day, today) <= maxAgeDays) return [];
    return [
      {
        file: access.file,
        line: access.line,
        path: 'day',
        expected: 'a test within the last year',
        actual: `"${access.day}"`,
        fix: 'Ask a developer to run "npm run access": it tests every screen again and writes this file.',
      },
    ];
  },
};
