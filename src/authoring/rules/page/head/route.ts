import type { PageFrontmatter } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const head = '---\ntitle: Us\nsummary: Who we are.\nversion: 2026-11-01\nupdated: 2026-11-20\n';

export const routeWrong: CheckRule<PageFrontmatter> = {
  id: 'page/route',
  level: 'error',
  description: 'The route of a page of the site is a slash and the name of its file.',
  examples: [
    {
      bad: { 'content/site/team.mdx': `${head}route: /teams\n---\n\nWe listen.` },
      good: { 'content/site/team.mdx': `${head}route: /team\n---\n\nWe listen.` },
    },
  ],
  check: ({ values: { route }, slug, lineOf }) =>
    typeof route !== 'string' || route === `/${slug}`
      ? []
      : [
          {
            line: lineOf('route'),
            path: 'route',
            expected: `"/${slug}", after the name of the file`,
            actual: `"${route}"`,
            fix: `Write "/${slug}", or rename the file.`,
          },
        ],
};
