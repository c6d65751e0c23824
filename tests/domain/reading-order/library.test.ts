import { beforeEach, describe, expect, it } from 'vitest';
import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';
import {
  type Library,
  createLibrary,
  findReadingPosition,
  findSidePage,
} from '#domain/reading-order/library.ts';

const card = { title: 'A card', text: 'About it.', art: 'sunrise' };

const chain: ReadingOrder = {
  chapters: [
    { id: 'one', title: 'One', card, ink: 's1', pages: ['calm1', 'calm2'] },
    {
      id: 'two',
      title: 'Two',
      card,
      ink: 's2',
      help: true,
      pages: ['Step1', { page: 'step2', next: '/dashboard' }],
    },
    { id: 'three', title: 'Three', card, ink: 's3', pages: ['toCome'] },
  ],
  side: [{ page: 'aside', title: 'Aside', ink: 's1', after: 'calm2', next: 'Step1' }],
};
const createMetadata = (title: string) => ({ title, summary: 'About it.', minutes: 3 });
let library: Library;

beforeEach(() => {
  library = createLibrary(chain, {
    calm1: createMetadata('Calm, first'),
    calm2: createMetadata('Calm, second'),
    Step1: createMetadata('Step, first'),
    step2: createMetadata('Step, second'),
  });
});

describe('the library', () => {
  it('links each page to the next, across chapters, and elsewhere if a page says so', () => {
    const pages = library.chapters.flatMap((chapter) => chapter.pages);
    expect(pages.map(({ slug, next }) => [slug, next])).toEqual([
      ['calm1', '/calm2'],
      ['calm2', '/Step1'],
      ['Step1', '/step2'],
      ['step2', '/dashboard'],
    ]);
  });

  it('merges each page with its metadata', () => {
    expect(library.chapters[0]?.pages[0]).toMatchObject({ title: 'Calm, first', minutes: 3 });
  });

  it('keeps a chapter without its missing pages', () => {
    expect(library.chapters[2]).toMatchObject({ title: 'Three', help: false, pages: [] });
  });

  it('ends if the last page has no next', () => {
    const { chapters } = createLibrary(
      { ...chain, chapters: [chain.chapters[0]!] },
      { calm2: createMetadata('Calm, second') },
    );
    expect(chapters[0]?.pages[0]).not.toHaveProperty('next');
  });
});

describe('the position of a page', () => {
  it('is found regardless of letter case', () => {
    for (const slug of ['Step1', 'step1', 'STEP1'])
      expect(findReadingPosition(library, slug)?.page.title).toBe('Step, first');
    expect(findSidePage(library, 'ASIDE')?.title).toBe('Aside');
  });

  it('is its part of the chapter, and the pages before it', () => {
    expect(findReadingPosition(library, 'calm1')).toMatchObject({ part: 1, previous: undefined });
    expect(findReadingPosition(library, 'Step1')).toMatchObject({ part: 1, previous: '/calm2' });
    expect(findReadingPosition(library, 'step2')).toMatchObject({ part: 2, previous: '/Step1' });
  });

  it('is undefined for a page that is missing or not listed', () => {
    expect(findReadingPosition(library, 'toCome')).toBeUndefined();
    expect(findReadingPosition(library, '')).toBeUndefined();
    expect(findSidePage(library, 'calm1')).toBeUndefined();
  });
});
