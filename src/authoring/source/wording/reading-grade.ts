import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { PageFile } from '../page-file.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Fewer words than this without a full stop are a fragment. */
const wholeSentence = 5;

/**
 * School years of reading that texts ask for together (Flesch and Kincaid), with one decimal and never below 0.
 * Each text counts as one sentence at least; a few words without a full stop, as in a list, do not count at all.
 */
export function computeGrade(texts: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const text of texts) {
    const words = text.match(word) ?? [];
    const pauses = text.match(/[.?!…]+(?=["”’')]*(\s|$))/g)?.length ?? 0;
    if (pauses === 0 && words.length < wholeSentence) continue;
    counts.word += words.length;
    counts.sentence += Math.max(1, pauses);
    counts.syllable += syllable(words.join(' '));
  }
  if (counts.word === 0) return 0;
  return Math.max(0, Math.round(fleschKincaid(counts) * 10) / 10);
}

/** Headings and names are no sentences: they would make a page look easier than it is. */
const apart = new Set(['heading', 'title', 'name', 'by']);

/** Syllables are slow to count, and a page that was read once does not change. */
const grades = new WeakMap<PageFile, number>();

/** The reading grade of a page's sentences. */
export function computePageGrade(page: PageFile): number {
  const texts = page.blocks.filter(({ from }) => !apart.has(from)).map(({ text }) => text);
  const grade = grades.get(page) ?? computeGrade(texts);
  grades.set(page, grade);
  return grade;
}
