import { describe, expect, test } from 'vitest';
import { listArrows } from '#authoring/studio/preview/reading-order/arrows.ts';
import { createReadingOrderMap } from '#authoring/studio/preview/reading-order/reading-order-map.ts';
import { createLayout, sizes } from '#authoring/studio/preview/reading-order/layout.ts';
import { splitName } from '#authoring/studio/preview/reading-order/wrap-words.ts';
import type { AuthorPage } from '#authoring/studio/preview/state.ts';
import type { Finding } from '#authoring/finding/finding.ts';
import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';

const chapter = { title: 'Rest', card: { title: 'Rest', text: '', art: '' }, ink: 's1' } as const;
const chain: ReadingOrder = {
  chapters: [
    { ...chapter, id: 'rest', pages: ['sleep', 'walk'] },
    { ...chapter, id: 'more', pages: [{ page: 'friends', next: '/dashboard' }] },
  ],
  side: [{ page: 'goal', title: 'A goal', ink: 's1', after: 'walk', next: 'friends' }],
};
const createPage = (slug: string): AuthorPage => ({
  file: `content/reading/rest/${slug}.mdx`,
  kind: 'reading',
  slug,
  folder: 'rest',
  text: { title: `About ${slug}`, words: 10, minutes: 1, grade: 5, updated: '2026-11-20' },
});
const finding: Finding = {
  rule: 'chain/page-file',
  file: 'content/chain.json',
  path: 'chapters[0].pages[1]',
  level: 'error',
  expected: 'the file',
  actual: 'no such file',
  fix: 'Write it.',
};

describe('the map of the reading order', () => {
  const map = createReadingOrderMap(
    chain,
    [createPage('sleep'), createPage('friends'), createPage('lost')],
    [finding],
  );

  test('every page leads to the next one, across chapters, and the last one as configured', () => {
    const nexts = map.rows.flatMap(({ mapPages }) => mapPages.map(({ next }) => next));
    expect(nexts).toEqual(['/walk', '/friends', '/dashboard']);
  });

  test('a page is marked with the findings on its line', () => {
    expect(map.rows[0]?.mapPages.map(({ marks }) => marks)).toEqual([[], ['no such file']]);
  });

  test('a file that is not listed is separate', () => {
    expect(map.loose.map(({ slug, title }) => [slug, title])).toEqual([['lost', 'About lost']]);
  });

  test('each Next is one arrow, and a side page has one in and one out', () => {
    const { placedPages } = createLayout(map);
    const arrows = listArrows(placedPages, map.side);
    expect(placedPages).toHaveLength(5);
    // sleep → walk, walk → friends, friends → /dashboard, goal → friends, and walk to goal.
    expect(arrows).toHaveLength(5);
    expect(arrows.filter(({ isAside }) => isAside)).toHaveLength(2);
    expect(arrows.map(({ to }) => to?.text).filter(Boolean)).toEqual(['/dashboard']);
  });

  test('everything fits in the map, for any number of pages and any Next', () => {
    const long = 'restAtNightQuietEveningsAStart';
    const { placedPages, rows, height } = createLayout(
      createReadingOrderMap(
        {
          chapters: [
            { ...chapter, id: 'rest', pages: ['one', 'two', 'three', { page: 'four', next: '/dashboard' }] },
            { ...chapter, id: 'more', pages: ['five', 'six', 'seven', 'eight', long] },
          ],
          side: [
            { page: 'goal', title: 'A goal', ink: 's1', after: 'four', next: '/dashboard' },
            { page: 'astray', title: 'Astray', ink: 's1', after: 'nowhere', next: 'five' },
          ],
        },
        ['a', 'b', 'c', 'd', 'e'].map(createPage),
        [],
      ),
    );
    const spots = placedPages.flatMap((one) => (one.external ? [one, one.external] : [one]));
    for (const { x, y } of spots) {
      expect(x - sizes.column / 2).toBeGreaterThanOrEqual(sizes.label);
      expect(x + sizes.column / 2).toBeLessThanOrEqual(sizes.width);
      expect(y).toBeGreaterThan(0);
      expect(y + sizes.disc).toBeLessThan(height);
    }
    // No two steps overlap.
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
    const findStep = (slug: string) => placedPages.find(({ step }) => step.slug === slug);
    // The side page is below the page that links to it, and above the next chapter.
    expect(findStep('goal')?.x).toBe(findStep('four')?.x);
    expect(findStep('goal')?.y).toBeGreaterThan(findStep('four')?.y ?? 0);
    expect(rows[1]).toBeGreaterThan(findStep('goal')?.y ?? 0);
  });
});

describe('a name in the map', () => {
  test.each([
    ['wellBeing1', ['wellBeing1']],
    ['cognitiveDistortions2', ['cognitive', 'Distortions2']],
    ['restAtNightQuietEveningsAStart', ['restAtNightQuiet', 'EveningsAStart']],
    ['restatnightquieteveningsastart', ['restatnightquiete', 'veningsastart']],
    ['a-page-of-small-letters', ['a-page-of-small-', 'letters']],
    ['whatToDoWhenTheNightIsLongAndNobodyIsThere', ['whatToDoWhenThe', 'NightIsLongAnd…']],
  ])('has at most two lines, split at a word: %s', (slug, lines) => {
    expect(splitName(slug)).toEqual(lines);
  });
});
