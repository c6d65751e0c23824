import type { SearchPage } from './search-page.ts';

/** A part of a text. */
export interface Segment {
  readonly text: string;
  /** Whether it is a word of the query. */
  readonly isMatch: boolean;
}

/** A page that contains words of the query. */
export interface SearchResult {
  readonly page: SearchPage;
  readonly title: readonly Segment[];
  /** The passage with most words of the query, shortened. */
  readonly excerpt: readonly Segment[];
}

const wordPattern = /[\p{L}\p{M}\p{N}'’\u200c\u200d]+/gu;
/** Of an excerpt, in code units before and after its first match. */
const [lengthBefore, lengthAfter] = [50, 130];

/**
 * Finds the pages that contain most words of a query: words that begin like them, in any script. Matches in the title come first.
 * @param query as typed; signs are ignored
 */
export function searchPages(pages: readonly SearchPage[], query: string): SearchResult[] {
  const stems = [...new Set((query.match(wordPattern) ?? []).map(getStem).filter((stem) => stem !== ''))];
  const found = pages.map((page) => {
    const texts = [page.title, ...page.passages].map((text) => ({ text, stems: findStems(text, stems) }));
    const all = texts.flatMap((one) => one.stems);
    return { page, texts, count: new Set(all).size, rank: (texts[0]?.stems.length ?? 0) * 10 + all.length };
  });
  const most = Math.max(1, ...found.map(({ count }) => count));
  return found
    .filter(({ count }) => count === most)
    .sort((a, b) => b.rank - a.rank)
    .map(({ page, texts }) => {
      const [, ...passages] = texts;
      const [best] = [...passages].sort((a, b) => new Set(b.stems).size - new Set(a.stems).size);
      return {
        page,
        title: splitMatches(page.title, stems),
        excerpt: shorten(splitMatches(best?.text ?? '', stems)),
      };
    });
}

/** Lists the stem of each word that matches, one for each occurrence. */
function findStems(text: string, stems: readonly string[]): string[] {
  return (text.match(wordPattern) ?? []).flatMap((word) => findStem(word, stems) ?? []);
}

function findStem(word: string, stems: readonly string[]): string | undefined {
  const form = normalizeWord(word);
  return stems.find((stem) => form === stem || (stem.length > 1 && form.startsWith(stem)));
}

/** Omits what people type differently: case, accents, joiners, apostrophes, the nukta; a candrabindu counts as an anusvara. */
function normalizeWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]|\u093c|\u0cbc|\u200c|\u200d/g, '')
    .replaceAll('\u0901', '\u0902');
}

/** The beginning that forms of a word share: without English endings and without a final vowel sign. */
function getStem(word: string): string {
  const form = normalizeWord(word);
  const stem = form.replace(/(?:ing|ied|ies|ed|es|s|y)$/, '').replace(/\p{M}+$/u, '');
  return stem.length >= 3 ? stem : form;
}

function splitMatches(text: string, stems: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (findStem(word, stems) === undefined) continue;
    segments.push({ text: text.slice(end, index), isMatch: false }, { text: word, isMatch: true });
    end = index + word.length;
  }
  return [...segments, { text: text.slice(end), isMatch: false }].filter((segment) => segment.text !== '');
}

/** Cuts at words, around the first match. */
function shorten(segments: readonly Segment[]): Segment[] {
  const first = segments.findIndex(({ isMatch }) => isMatch);
  let rest = lengthAfter;
  return segments.flatMap((segment, index): Segment[] => {
    if (index < first) return [{ ...segment, text: cutStart(segment.text) }];
    if (rest <= 0) return [];
    const text = segment.isMatch || segment.text.length <= rest ? segment.text : cutEnd(segment.text, rest);
    rest -= text === segment.text ? text.length : rest;
    return [{ ...segment, text }];
  });
}

const cutStart = (text: string) =>
  text.length <= lengthBefore ? text : `…${text.slice(-lengthBefore).replace(/^\S*/, '')}`;

const cutEnd = (text: string, length: number) => `${text.slice(0, length).replace(/\S*$/, '').trimEnd()} …`;
