import { directoryAddress, siteAddresses } from '#domain/reading-order/addresses.ts';
import type { SiteFiles } from '../../source/site-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const pageUnlinked: CheckRule<SiteFiles> = {
  id: 'site/page-unlinked',
  level: 'advice',
  description: 'A link leads to every page of the site: of a page, an exercise, the help lines or a screen.',
  examples: [
    {
      bad: { 'content/site/visit.mdx': 'Come in the morning.' },
      good: {
        'content/site/visit.mdx': 'Come in the morning.',
        'content/site/team.mdx': 'Read [how to visit us](/visit).',
      },
    },
  ],
  check: ({ pages, linkedAddresses }) =>
    pages
      .filter(({ slug }) => ![...siteAddresses, directoryAddress, ...linkedAddresses].includes(`/${slug}`))
      .map(({ file, slug }) => ({
        file,
        line: 1,
        path: '',
        expected: `a link to /${slug} in a page that people open`,
        actual: 'none: people reach it only if they type the address',
        fix: `Link to it, such as [what the page is about](/${slug}) in content/site/team.mdx, or delete the file.`,
      })),
};
