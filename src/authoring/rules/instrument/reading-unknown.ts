import { getSlug } from '#domain/reading-order/reading-order.ts';
import { listLevelTexts } from '../../source/instrument-strings.ts';
import { findNearestSlug } from '../../source/wording/nearest.ts';
import { createInstrumentRule } from './instrument-rule.ts';

export const readingUnknown = createInstrumentRule({
  id: 'instrument/reading-unknown',
  level: 'error',
  description: 'The pages under "reading" exist.',
  examples: [
    { bad: '"reading": ["welBeing2", "wellBeing3"]', good: '"reading": ["wellBeing2", "wellBeing3"]' },
  ],
  check: ({ instrument, content: { chain, pages } }) => {
    if (!chain) return [];
    const slugs = [
      ...chain.chapters.flatMap((chapter) => chapter.pages.map(getSlug)),
      ...chain.side.map(({ page }) => page),
    ];
    // Another rule reports pages in no chapter; their slugs are valid here.
    const known = [...slugs, ...pages.filter(({ kind }) => kind === 'reading').map(({ slug }) => slug)];
    const lists = [
      ...instrument.scores.flatMap((_, at) =>
        listLevelTexts(instrument, at).map(({ path, texts: { reading } }) => ({
          path: `${path}.reading`,
          reading,
        })),
      ),
      { path: 'help.reading', reading: instrument.help.reading ?? [] },
    ];
    return lists.flatMap(({ path, reading }) =>
      reading.flatMap((slug, n) => {
        if (known.includes(slug)) return [];
        const near = findNearestSlug(slug, slugs);
        return [
          {
            path: `${path}[${n}]`,
            expected: 'the slug of a page in content/chain.json',
            actual: `"${slug}"`,
            fix: near
              ? `Did you mean "${near}"?`
              : `If that page was removed, remove the slug. Otherwise choose one of ${slugs.join(', ')}.`,
          },
        ];
      }),
    );
  },
});
