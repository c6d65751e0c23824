import { isKnownAddress, screenAddresses } from '#domain/reading-order/addresses.ts';
import { reservedAddresses, type SiteFiles } from '../../source/site-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

const head = '---\ntitle: A page\nsummary: What we do.\nversion: 2026-11-01\nupdated: 2026-11-20\n';

export const nameTaken: CheckRule<SiteFiles> = {
  id: 'site/name-taken',
  level: 'error',
  description: 'The address of a site page is not that of a screen, and not reserved.',
  examples: [
    {
      bad: { 'content/site/login.mdx': `${head}route: /login\n---\n\nWe listen.` },
      good: {
        'content/site/how-to-log-in.mdx': `${head}route: /how-to-log-in\n---\n\nWe listen.`,
        'content/site/team.mdx': 'Read [how to log in](/how-to-log-in).',
      },
      also: ['site/page-unlinked'],
    },
  ],
  check: ({ pages }) =>
    pages
      .filter(({ slug }) => isKnownAddress(`/${slug}`, [...screenAddresses, ...reservedAddresses]))
      .map(({ file, slug }) => ({
        file,
        path: '',
        expected: 'an unused address',
        actual: `"/${slug}", which is in use`,
        fix: 'Choose another name for the file, and write it into "route", too.',
      })),
};
