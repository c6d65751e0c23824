import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#domain/tables/table.ts';
import { bids } from '#research/formats/bids/bids.ts';
import { csv } from '#research/formats/csv/csv.ts';
import { publicInstruments } from '#tests/instruments/files.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { hasRWithJson, runProgram } from '../support/oracles.ts';
import { type FakeRelease, writeFakeRelease } from '../support/fake-release.ts';

describe.skipIf(!hasRWithJson())('R scores a release from its codebook and answers', () => {
  const instruments = [...releasedInstruments, ...publicInstruments];
  let release: FakeRelease;
  let scored: string;
  beforeAll(async () => {
    release = await writeFakeRelease(instruments, [csv, bids]);
    scored = join(release.folder, 'scored');
    mkdirSync(scored);
    const names = release.tables.flatMap(({ name, instrument }) => (instrument ? name : []));
    runProgram(
      'Rscript',
      ['--vanilla', join(import.meta.dirname, 'score.R'), release.folder, scored, ...names],
      release.folder,
    );
  });
  afterAll(() => release.remove());

  test.each(instruments.map((one) => [`${one.id}@${one.version.split('.')[0]}`]))(
    'every score of %s is equal',
    (name) => {
      const table = release.tables.find((one) => one.name === name);
      if (!table) throw new Error('The instrument has no table.');
      expect(readScores(join(scored, `${name}.csv`))).toEqual(listWrittenScores(release, table));
    },
  );
});

describe.skipIf(!hasRWithJson())('a codebook with an error', () => {
  /** Scores the fixture instrument by its codebook, with or without a planted error. */
  async function scoreWithR(plant: (book: string) => string): Promise<[read: Scores[], given: Scores[]]> {
    const release = await writeFakeRelease(releasedInstruments.slice(-1), [csv, bids], 40);
    const table = release.tables.find(({ name }) => name === 'W1@3');
    if (!table) throw new Error('The fake instrument must be the last one.');
    const book = join(release.folder, 'W1@3.json');
    const text = readFileSync(book, 'utf8');
    const planted = plant(text);
    expect(planted).not.toBe(text);
    writeFileSync(book, planted);
    const out = join(release.folder, 'scored');
    mkdirSync(out);
    runProgram(
      'Rscript',
      ['--vanilla', join(import.meta.dirname, 'score.R'), release.folder, out, 'W1@3'],
      release.folder,
    );
    const both: [Scores[], Scores[]] = [readScores(join(out, 'W1@3.csv')), listWrittenScores(release, table)];
    release.remove();
    return both;
  }

  test.each([
    [
      'without the reversal of an item',
      (book: string) => book.replace('"Reverse": true', '"Reverse": false'),
    ],
    [
      'with two items swapped',
      (book: string) =>
        book.replaceAll(/"(turned|often)"/g, (_, id: string) => (id === 'often' ? '"turned"' : '"often"')),
    ],
    ['with another value of an answer', (book: string) => book.replace('"2": 0.5', '"2": 1')],
  ])('%s yields other scores', async (_, plant) => {
    const [read, written] = await scoreWithR(plant);
    expect(read).not.toEqual(written);
  });
});

/** Scores of each row by their columns; null if undefined. */
type Scores = Readonly<Record<string, number | null>>;

function readScores(file: string): Scores[] {
  const [head = [], ...lines] = parseCsv(readFileSync(file, 'utf8')).map((row) => row.map(String));
  return lines.map((line) =>
    Object.fromEntries(
      head.flatMap((name, at) =>
        name.startsWith('score_') ? [[name, line[at] === '' ? null : Number(line[at])]] : [],
      ),
    ),
  );
}

function listWrittenScores({ rows }: FakeRelease, { name, columns }: Table): Scores[] {
  return (rows.get(name) ?? []).map((row) =>
    Object.fromEntries(
      columns.flatMap(({ name: column, score }, at) =>
        score && column === `score_${score.id}` ? [[column, row[at] as number | null]] : [],
      ),
    ),
  );
}
