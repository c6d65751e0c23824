import { describe, expect, it } from 'vitest';
import { insertPage, createSlug, checkSlug } from '#authoring/drafts/page-draft.ts';
import type { ReadingChapter } from '#domain/reading-order/reading-order.ts';

describe('the slug of a new page', () => {
  it.each([
    ['Sleep & rest at night', 'sleepRestAtNight'],
    ['When joy stays away', 'whenJoyStaysAway'],
    ['Café time', 'cafeTime'],
    ['7 steps', 'steps'],
    ['Rest at night: quiet evenings, a start', 'restAtNightQuiet'],
    ['Step by step: a walk', 'stepByStep'],
    ['What to do with a worry', 'whatToDo'],
    ['Don’t look', 'dontLook'],
    ['नींद', ''],
  ])('%s gives %s', (title, slug) => {
    expect(createSlug(title)).toBe(slug);
  });

  it('must be unique regardless of letter case, and made of letters, digits and hyphens', () => {
    expect(checkSlug('sleep1', ['/sleep2'])).toBeNull();
    expect(checkSlug('Sleep2', ['/sleep2'])).toBe(
      '"Sleep2" is in use: another page or screen has this address.',
    );
    for (const slug of ['', '1sleep', 'sleep well', 'sleep/well']) {
      expect(checkSlug(slug, [])).toContain('A slug begins with a letter');
    }
  });
});

describe('the position of a new page', () => {
  const chapter = { pages: ['a', { page: 'b', next: '/dashboard' }] } as unknown as ReadingChapter;

  it('is the first, or after another page', () => {
    expect(insertPage(chapter, 'new', null)).toEqual(['new', 'a', { page: 'b', next: '/dashboard' }]);
    expect(insertPage(chapter, 'new', 'a')).toEqual(['a', 'new', { page: 'b', next: '/dashboard' }]);
  });

  it('takes over the Next of the page before it', () => {
    expect(insertPage(chapter, 'new', 'b')).toEqual(['a', 'b', { page: 'new', next: '/dashboard' }]);
  });
});
