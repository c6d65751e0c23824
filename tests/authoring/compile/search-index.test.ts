import { describe, expect, it } from 'vitest';
import { createSearchOutputs } from '#authoring/compile/search-index.ts';
import { parsePage } from '#authoring/source/sources.ts';
import type { SearchPage } from '#domain/search/search-page.ts';
import { page, sitePage } from '#tests/support/content-files.ts';

const library = {
  chapters: [{ title: 'Quiet', help: true, pages: [{ slug: 'quiet1' }] }],
} as unknown as Parameters<typeof createSearchOutputs>[1];

function compile(files: Record<string, string>, language?: string) {
  const pages = Object.entries(files).map(([file, text]) => ({ page: parsePage(file, text), language }));
  return Object.fromEntries(createSearchOutputs(pages, library, [['Program', 'Check']]));
}

describe('the search index', () => {
  it('has title, summary and texts of reading pages with their chapter, which are not public', () => {
    const index = compile({
      'content/reading/quiet/quiet1.mdx': page('<Tips>\n\n<Tip title="Sit">\n\nRest.\n\n</Tip>\n\n</Tips>'),
    });
    expect(index['search.json']).toEqual([
      {
        address: '/quiet1',
        title: 'A quiet page',
        chapter: 'Quiet',
        help: true,
        isPublic: false,
        passages: ['How to be quiet.', 'Be quiet for a while.', 'How', 'Sit', 'Rest.'],
      },
    ]);
  });

  it('writes names in place of tags, and lists the titles of pages of the site', () => {
    const index = compile({
      'content/site/team.mdx': sitePage('team', '2026-11-01', 'We made <Program /> for you.'),
    });
    const [team] = index['search.json'] as SearchPage[];
    expect(team).toMatchObject({ isPublic: true, passages: ['What we do.', 'We made Check for you.'] });
    expect(index['site-pages.json']).toEqual([{ address: '/team', title: 'A page' }]);
  });

  it('leaves out pages in no chapter and pages that cannot be parsed', () => {
    const index = compile({
      'content/reading/quiet/lost.mdx': page(),
      'content/site/x.mdx': sitePage('x', '2026-11-01', '<b'),
    });
    expect(index['search.json']).toEqual([]);
  });

  it('names the language of an untranslated page', () => {
    const index = compile({ 'content/site/team.mdx': sitePage('team') }, 'en');
    expect(index['search.json']).toMatchObject([{ language: 'en' }]);
    expect(index['site-pages.json']).toMatchObject([{ language: 'en' }]);
  });
});
