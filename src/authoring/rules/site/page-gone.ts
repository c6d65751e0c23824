import { siteAddresses } from '#domain/reading-order/addresses.ts';
import type { SiteFiles } from '../../source/site-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const pageGone: CheckRule<SiteFiles> = {
  id: 'site/page-gone',
  level: 'error',
  description: 'The pages to which screens of the app link exist: terms, privacy policy and team.',
  examples: [{ bad: { 'content/site/team.mdx': '' }, good: { 'content/site/team.mdx': 'We listen.' } }],
  check: ({ pages, strayFiles }) =>
    siteAddresses
      .filter((address) => !pages.some(({ slug }) => `/${slug}` === address))
      // A file with another extension is reported by another rule.
      .filter((address) => !strayFiles.some((stray) => stray.startsWith(`content/site${address}.`)))
      .map((address) => {
        const file = `content/site${address}.mdx`;
        return {
          file,
          path: '',
          expected: `the file ${file}, to which screens of the app link`,
          actual: 'no such file',
          fix: 'Restore it from version control under exactly this name.',
        };
      }),
};
