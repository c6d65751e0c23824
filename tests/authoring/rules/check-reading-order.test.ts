import { describe, expect, it } from 'vitest';
import { readingOrderRules } from '#authoring/rules/groups.ts';
import { runAll } from '#authoring/finding/run-rules.ts';
import { type ReadingOrderReferences, toReadingOrderFile } from '#authoring/source/reading-order-file.ts';
import type { ReadingOrder, ReadingPageEntry } from '#domain/reading-order/reading-order.ts';

/** Two chapters with their pages, and the folder of each page's file. */
function createReadingOrder(
  first: readonly ReadingPageEntry[],
  second: readonly ReadingPageEntry[],
): ReadingOrder {
  const createChapter = (id: string, pages: readonly ReadingPageEntry[]) => ({
    id,
    title: id,
    card: { title: id, text: 'Some pages.', art: 'ten' },
    ink: 's1' as const,
    pages,
  });
  return { chapters: [createChapter('one', first), createChapter('two', second)], side: [] };
}

const createFile = (folder: string) => (slug: string) => ({
  slug,
  folder,
  file: `content/reading/${folder}/${slug}.mdx`,
});
const defaultReferences: ReadingOrderReferences = {
  pages: [...['a', 'b'].map(createFile('one')), ...['c', 'd'].map(createFile('two'))],
  strayFiles: [],
  addresses: ['/dashboard', '/personalGrowth'],
  reserved: [],
};
const listFindings = (chain: ReadingOrder, references = defaultReferences) =>
  runAll(readingOrderRules.rules, toReadingOrderFile(chain, references));
const end = { page: 'd', next: '/dashboard' };
/** The location and the problem of each finding. */
const describeFindings = (chain: ReadingOrder) =>
  listFindings(chain).map(({ path, actual }) => `${path}: ${actual}`);

describe('the reading order', () => {
  it('is valid if every page has its file, its position and a next page', () => {
    expect(describeFindings(createReadingOrder(['a', 'b'], ['c', end]))).toEqual([]);
  });

  it('can skip a page that another page links to', () => {
    // a → c → b → d: b is reached from c, and every page is reached.
    expect(
      describeFindings(
        createReadingOrder(
          [
            { page: 'a', next: 'c' },
            { page: 'b', next: 'd' },
          ],
          [{ page: 'c', next: 'b' }, end],
        ),
      ),
    ).toEqual([]);
  });

  it('ends if the last page has no next', () => {
    expect(describeFindings(createReadingOrder(['a', 'b'], ['c', 'd']))).toEqual([
      'chapters[1].pages[1]: the last page, without "next"',
    ]);
  });

  it('must not contain a cycle, which is reported once', () => {
    expect(describeFindings(createReadingOrder(['a', { page: 'b', next: 'a' }], ['c', end]))).toEqual([
      'chapters[0].pages[1].next: a cycle: a → b → a',
    ]);
  });

  it('reports a cycle across chapters, and everything after it', () => {
    expect(describeFindings(createReadingOrder(['a', 'b'], [{ page: 'c', next: 'a' }, end]))).toEqual([
      'chapters[1].pages[0].next: a cycle: a → b → c → a',
      'chapters[1].pages[1]: none: readers cannot reach the page',
    ]);
  });

  it('has each page once, regardless of letter case', () => {
    expect(
      describeFindings(createReadingOrder(['a', 'b'], ['c', { page: 'A', next: '/dashboard' }])),
    ).toContain('chapters[1].pages[1].page: "A", also at chapters[0].pages[0]');
  });

  it('reports a file in another folder, and a name with other letter case', () => {
    expect(describeFindings(createReadingOrder(['c', 'a', 'b'], [end]))).toEqual([
      'chapters[0].pages[0]: content/reading/two/c.mdx',
    ]);
    expect(describeFindings(createReadingOrder(['a', 'B'], ['c', end]))).toEqual([
      'chapters[0].pages[1]: content/reading/one/b.mdx',
    ]);
  });

  it('reports a page with the address of another screen', () => {
    const more = {
      ...defaultReferences,
      pages: [...defaultReferences.pages, createFile('two')('Dashboard')],
    };
    expect(listFindings(createReadingOrder(['a', 'b'], ['c', 'Dashboard', end]), more)[0]).toMatchObject({
      path: 'chapters[1].pages[1]',
      actual: '"/Dashboard", which another screen uses',
    });
  });

  it('accepts side pages as screens, between a page and an existing address', () => {
    const side = { page: 'personalGrowth', title: 'Goal', ink: 's3', after: 'b', next: 'c' } as const;
    const chain = createReadingOrder(['a', 'b'], ['c', end]);
    expect(describeFindings({ ...chain, side: [side] })).toEqual([]);
    const wrong = describeFindings({ ...chain, side: [{ ...side, page: 'growth', after: 'x', next: 'y' }] });
    expect(wrong.toSorted()).toEqual([
      'side[0].after: "x"',
      'side[0].next: "y", which leads nowhere',
      'side[0].page: "growth"',
    ]);
  });
});
