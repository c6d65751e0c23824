import { getPageMetadata, countPageWords } from '../source/page-file.ts';
import type { PageSource } from '../source/sources.ts';
import { computePageGrade } from '../source/wording/reading-grade.ts';

/** Formats words, minutes and reading grade of every page that parses as a Markdown table with a row of totals. */
export function formatReadingTable(pages: readonly PageSource[]): string {
  const rows = pages.flatMap(({ slug, kind, page }) => {
    if (!page) return [];
    const { title, minutes } = getPageMetadata(page);
    return [{ slug, kind, title, words: countPageWords(page), minutes, grade: computePageGrade(page) }];
  });
  const own = rows.filter(({ kind }) => kind === 'reading');
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const mean = own.length === 0 ? 0 : sum(own.map(({ grade }) => grade)) / own.length;
  const lines = [
    ['page', 'title', 'words', 'minutes', 'grade'],
    ['---', '---', '---:', '---:', '---:'],
    ...rows.map(({ slug, title, words, minutes, grade }) => [slug, title, words, minutes, grade.toFixed(1)]),
    [
      `${own.length} reading pages`,
      '',
      sum(own.map(({ words }) => words)),
      sum(own.map(({ minutes }) => minutes)),
      `${mean.toFixed(1)} on average`,
    ],
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
