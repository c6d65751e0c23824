import type { SiteFiles } from '../../source/site-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

const head =
  '---\ntitle: A page\nsummary: What we do.\nroute: /team\nversion: 2026-11-01\nupdated: 2026-11-20\n---\n\nWe listen.';
const reviewed = head.replace('\n---', '\nreviewed: 2026-11-20\n---');

/** Pages with a date from which on the date is expected of all. */
const minReviewed = 2;
/** Pages that a finding lists by name. */
const maxNames = 3;

export const reviewMissing: CheckRule<SiteFiles> = {
  id: 'site/review-missing',
  level: 'advice',
  description:
    'Each reading page and each page of the site has the day of its last review, as soon as two pages have it. Until then pages are drafts, and say so. One finding lists the pages.',
  examples: [
    {
      bad: {
        'content/site/team.mdx': reviewed,
        'content/site/terms.mdx': reviewed.replace('/team', '/terms'),
      },
      good: { 'content/site/team.mdx': head },
    },
  ],
  check: ({ reviewDays }) => {
    const [first, ...others] = reviewDays.filter(({ day }) => day === undefined).map(({ file }) => file);
    if (first === undefined || reviewDays.length - others.length - 1 < minReviewed) return [];
    const names = [first, ...others].slice(0, maxNames).join(', ');
    const more = others.length + 1 - maxNames;
    return [
      {
        file: first,
        line: 1,
        path: 'reviewed',
        expected: 'the day of the last review by the institute in each page',
        actual: `${others.length + 1} without it: ${names}${more > 0 ? ` and ${more} more` : ''}`,
        fix: 'Ask the institute to review the text. Then add a line such as "reviewed: 2026-11-20" to its head.',
      },
    ];
  },
};
