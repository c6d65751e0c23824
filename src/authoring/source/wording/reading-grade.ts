import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { PageFile } from '../page-file.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Shorter texts without a full stop are fragments. */
const minSentenceWords = 5;

/**
 * Computes the Flesch-Kincaid grade of texts: school years, with one decimal, at least 0. A text without punctuation
 * counts as one sentence; short fragments, such as list entries, are ignored.
 */
export function computeReadingGrade(texts: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const text of texts) {
    const words = text.match(word) ?? [];
    const pauses = text.match(/[.?!…]+(?=["”’')]*(\s|$))/g)?.length ?? 0;
    if (pauses === 0 && words.length < minSentenceWords) continue;
    counts.word += words.length;
    counts.sentence += Math.max(1, pauses);
    counts.syllable += syllable(words.join(' '));
  }
  if (counts.word === 0) return 0;
  return Math.max(0, Math.round(fleschKincaid(counts) * 10) / 10);
}

/** Headings and names are not sentences and would lower the grade. */
const ignoredBlocks = new Set(['heading', 'title', 'name', 'by']);

/** Cache, because counting syllables is slow. */
const grades = new WeakMap<PageFile, number>();

/** Computes the reading grade of the sentences of a page. */
export function computePageGrade(page: PageFile): number {
  const texts = page.blocks.filter(({ from }) => !ignoredBlocks.has(from)).map(({ text }) => text);
  const grade = grades.get(page) ?? computeReadingGrade(texts);
  grades.set(page, grade);
  return grade;
}
