import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '#authoring/check/check-content.ts';
import { filterErrors } from '#authoring/finding/finding.ts';
import { formatReadingTable } from '#authoring/check/reading-table.ts';
import { readPages } from '#authoring/source/sources.ts';
import { plainPhrase } from '#authoring/rules/wording/tone/plain-phrase.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

const { folder, listFindings } = createContentFixture();

it('reports nothing for valid content', () => {
  expect(listFindings()).toEqual([]);
});

it('finds no error in the content and questionnaires of this repository', () => {
  const repository = join(import.meta.dirname, '../../..');
  expect(filterErrors(checkContent(repository, getIndianDay()))).toEqual([]);
});

it('finds no idiom in the content and questionnaires of this repository', () => {
  const repository = join(import.meta.dirname, '../../..');
  const found = checkContent(repository, getIndianDay()).filter(({ rule }) => rule === plainPhrase.id);
  expect(
    found.map(({ file, path, actual, expected }) => `${file} ${path}: ${actual}, write ${expected}`),
  ).toEqual([]);
});

it('lists words, minutes and reading grade of each page, with a total', () => {
  // quiet1: 5 + 1 + 4 words. hard1: 5 + 1 + 9. The minimum is one minute.
  const table = formatReadingTable(readPages(folder.root)).split('\n');
  expect(table[0]).toBe('| page | title | words | minutes | grade |');
  expect(table.find((row) => row.includes('quiet1'))).toMatch(
    /^\| quiet1 \| A quiet page \| 10 \| 1 \| \d+\.\d \|$/,
  );
  expect(table.at(-1)).toMatch(/^\| 3 reading pages \| {2}\| 35 \| 3 \| \d+\.\d on average \|$/);
});
