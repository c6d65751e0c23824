import { findKeyLine } from '../../source/frontmatter-lines.ts';
import type { SiteFiles } from '../../source/site-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const termsVersion: CheckRule<SiteFiles> = {
  id: 'site/terms-version',
  level: 'error',
  description: 'The terms that people read are those that they accept: both name the same day.',
  examples: [
    {
      bad: {
        'content/site/terms.mdx':
          '---\ntitle: Terms\nsummary: What holds.\nroute: /terms\nversion: 2026-11-20\nupdated: 2026-11-20\n---\n\nWe listen.',
      },
      good: {
        'content/site/terms.mdx':
          '---\ntitle: Terms\nsummary: What holds.\nroute: /terms\nversion: 2026-11-20\nupdated: 2026-11-20\n---\n\nWe listen.',
        'content/settings.json': '"termsVersion": "2026-11-20"',
      },
    },
  ],
  check: ({ pages, settings }) => {
    const terms = pages.find(({ slug }) => slug === 'terms');
    const { version } = terms?.page?.head ?? {};
    const head = terms?.page?.tree.children[0];
    if (!terms || !settings || head?.type !== 'yaml' || version === undefined || version === null) return [];
    if (String(version) === settings.termsVersion) return [];
    return [
      {
        file: terms.file,
        line: findKeyLine(head.value, 'version'),
        path: 'version',
        expected: `"${settings.termsVersion}", which is "termsVersion" in ${settings.file}, line ${settings.lineOfPath('termsVersion')}`,
        actual: `"${String(version)}"`,
        fix: 'Write the same day in both places: it names the terms that people accept.',
      },
    ];
  },
};
