// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listQuestions } from '#domain/instrument/questions.ts';
import { codebook } from '#research/formats/codebook/codebook.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { type FakeRelease, writeFakeRelease } from '../support/fake-release.ts';

let release: FakeRelease;
let html: string;
let page: Document;
beforeAll(async () => {
  release = await writeFakeRelease(releasedInstruments, [codebook], 1);
  html = readFileSync(join(release.folder, 'codebook.html'), 'utf8');
  page = new DOMParser().parseFromString(html, 'text/html');
});
afterAll(() => release.remove());

/** The text of the row that starts with this column, in the table of the release. */
function findRow(column: string): string {
  const row = [...page.querySelectorAll('tbody tr')].find(
    (one) => one.querySelector('th')?.textContent === column,
  );
  return row?.textContent.replaceAll(/\s+/g, ' ') ?? '';
}

test('contains every column of every table', () => {
  const words = page.body.textContent;
  const missing = release.tables.flatMap(({ columns }) =>
    columns.filter(({ name }) => !words.includes(name)),
  );
  expect(missing).toEqual([]);
});

test('has one table with the missing values of each format', () => {
  const lines = [...page.querySelectorAll('caption')].find(
    (one) => one.textContent === 'Missing values by format',
  );
  expect(lines?.parentElement?.textContent.replaceAll(/\s+/g, ' ')).toMatch(
    /Database.*null.*CSV.*empty.*NA.*system-missing.*absent/,
  );
});

test('says that suppressed cells are missing, and where they are counted', () => {
  expect(page.body.textContent).toMatch(
    /could identify people are suppressed and missing, too[^]*RELEASE\.json/,
  );
});

describe.each(releasedInstruments.map((one) => [one.id, one] as const))('of %s', (_, instrument) => {
  test('contains every question, with status and norms', () => {
    const words = page.body.textContent;
    for (const question of listQuestions(instrument))
      expect(words).toContain('text' in question ? question.text : question.right);
    expect(words).toContain(instrument.status);
    for (const { report } of instrument.scores)
      for (const { norm } of report?.bands ?? []) if (norm) expect(words).toContain(norm.basis);
  });
});

test('contains reversals, conditions, and the values of hidden questions', () => {
  expect(findRow('pain')).toContain('Reversed');
  expect(findRow('deeper')).toContain('Shown if deep from 2. Value while hidden: -1.');
  expect(findRow('aside')).toContain('Not part of a score.');
});

test('describes formulas, with their rules for missing answers', () => {
  const words = page.body.textContent;
  expect(words).toContain('sum of often, pain, turned, turned__pair, deep, deeper');
  expect(words).toContain('With at least 3 answers, missing values are replaced by the mean of the others');
});

test('is self-contained: no script, no external resource, one heading of each level below the other', () => {
  expect(html).not.toMatch(/<script|<link|src=|@import|url\(/);
  const levels = [...page.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]));
  expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
});

test('names the languages of a questionnaire with the stages of their translations', () => {
  const terms = [...page.querySelectorAll('dt')].filter((one) => one.textContent === 'Translations');
  expect(terms.map((one) => one.nextElementSibling?.textContent)).toEqual(['hi (draft)']);
});
