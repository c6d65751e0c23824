import { describe, expect, it } from 'vitest';
import type { SearchPage } from '#domain/search/search-page.ts';
import { searchPages, type Segment } from '#domain/search/search-pages.ts';

const createPage = (address: string, title: string, ...passages: string[]): SearchPage => ({
  address,
  title,
  isPublic: true,
  passages,
});
const list = (pages: readonly SearchPage[], query: string) =>
  searchPages(pages, query).map(({ page }) => page.address);
const join = (segments: readonly Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const pages = [
  createPage('/rest', 'Rest at night', 'When sleep stays away, get up.', 'Worries grow at night.'),
  createPage('/sleep', 'Sleep', 'A calm evening helps.'),
  createPage('/anger', 'When anger rises', 'Breathe out slowly.'),
];

describe('a search', () => {
  it('finds words that begin like those of the query, and puts titles first', () => {
    expect(list(pages, 'SLEEPING')).toEqual(['/sleep', '/rest']);
    expect(list(pages, 'worry')).toEqual(['/rest']);
  });

  it('lists the pages with most words of the query only', () => {
    expect(list(pages, 'calm sleep')).toEqual(['/sleep']);
    expect(list(pages, 'purple anger')).toEqual(['/anger']);
  });

  it('finds nothing for signs, an empty query and unknown words', () => {
    for (const query of ['', '  ?!', '.*', 'xylophone']) expect(list(pages, query)).toEqual([]);
  });

  it('marks the words in title and excerpt', () => {
    const [, result] = searchPages(pages, 'sleep');
    expect(join(result?.excerpt ?? [])).toBe('When [sleep] stays away, get up.');
    expect(join(searchPages(pages, 'sleep')[0]?.title ?? [])).toBe('[Sleep]');
  });

  it('shortens an excerpt at words, around the first match', () => {
    const text = `${'before '.repeat(40)}target ${'after '.repeat(60)}`;
    const [result] = searchPages([createPage('/long', 'Long', text)], 'target');
    const excerpt = join(result?.excerpt ?? []);
    expect(excerpt).toMatch(/^… (before )+\[target\]( after)+ …$/);
    expect(excerpt.length).toBeLessThan(200);
  });
});

describe('in Devanagari and Kannada', () => {
  it.each([
    ['चिंता', 'मेरी चिंताएँ बढ़ती हैं।'],
    ['चिन्ता', 'चिन्ताओं के लिए'],
    ['ज़िंदगी', 'जिंदगी में'],
    ['माँ', 'मां से बात'],
    ['ನಿದ್ದೆ', 'ನಿದ್ದೆಯಲ್ಲಿ'],
    ['ಮನಸ್ಸು', 'ಮನಸ್ಸಿನಲ್ಲಿ'],
    ['ಬೆಂಗಳೂರು', 'ಬೆಂಗಳೂರಿನಲ್ಲಿ'],
  ])('%s finds "%s"', (query, text) => {
    expect(list([createPage('/a', '–', text), createPage('/b', '–', 'कुछ और ಬೇರೆ')], query)).toEqual(['/a']);
  });

  it('treats a word with vowel signs as one word', () => {
    const [result] = searchPages([createPage('/a', '–', 'अच्छी नींद आती है।')], 'नींद');
    expect(join(result?.excerpt ?? [])).toBe('अच्छी [नींद] आती है।');
  });
});
