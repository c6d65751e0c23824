import { join } from 'node:path';
import { expect, it } from 'vitest';
import { errorsAmong } from '../../../src/server/content/content-finding.ts';
import { readPages } from '../../../src/server/content/sources.ts';
import { readingTable } from '../../../src/server/content/table.ts';
import { contentFindings } from '../../../src/server/content/content-findings.ts';
import { today, madeUpContent } from './made-up-content.ts';

const { folder, told } = madeUpContent();

it('says nothing about content that is in order', () => {
  expect(told()).toEqual([]);
});

it('finds no error in the content and questionnaires of this repository', () => {
  const repository = join(import.meta.dirname, '../../..');
  expect(errorsAmong(contentFindings(repository, today))).toEqual([]);
});

it('lists words, minutes and reading grade of each page, with the sum of all', () => {
  // quiet1: 5 + 1 + 4 words. hard1: 5 + 1 + 9. Each takes a minute at least.
  const table = readingTable(readPages(folder.root)).split('\n');
  expect(table[0]).toBe('| page | title | words | minutes | grade |');
  expect(table.find((row) => row.includes('quiet1'))).toMatch(
    /^\| quiet1 \| A quiet page \| 10 \| 1 \| \d+\.\d \|$/,
  );
  expect(table.at(-1)).toMatch(/^\| 3 reading pages \| {2}\| 35 \| 3 \| \d+\.\d on average \|$/);
});
