import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { bids } from '#research/formats/bids/bids.ts';
import { codebook } from '#research/formats/codebook/codebook.ts';
import { datapackage } from '#research/formats/datapackage/datapackage.ts';
import { type TableVersions, groupVersionsByTable } from '#research/release/table-versions.ts';
import { createAttemptsTable, people } from '#research/release/tables.ts';
import { type PublishedInstrument, readPublishedInstruments } from '#server/instruments/published.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { raiseNorms } from '../support/change-norms.ts';

const folder = mkdtempSync(join(tmpdir(), 'codebook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const published = readPublishedInstruments(getPublishedFolder());
const tables = [people, ...groupVersionsByTable(published).map((edition) => createAttemptsTable(edition))];
// biome-ignore lint: a test looks into answers of every shape
let codebooks: ReadonlyMap<string, any>;
const about = {
  name: '2027-03',
  program: 'Wellness Check',
  institute: 'An institute',
  madeAt: '2027-04-01T00:00:00.000Z',
  until: '2027-04-01T00:00:00.000Z',
  consentVersion: '2026-11-21',
};
beforeAll(async () => {
  for (const form of [bids, datapackage]) await (await form.begin({ folder, tables, about })).end();
  codebooks = new Map(
    tables.map(({ name }) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))]),
  );
});

test('each major version has a table, which its newest published version describes', () => {
  expect(tables.map(({ name, instrument }) => [name, instrument?.version])).toEqual([
    ['people', undefined],
    ['S1@1', '1.4'],
    ['S2@1', '1.3'],
    ['S3@1', '1.0'],
    ['S3@2', '2.2'],
    ['S4@1', '1.3'],
    ['S5@1', '1.3'],
  ]);
});

test('a minor version that is scored differently has a separate table', () => {
  const [newest] = published.filter(
    ({ instrument }) => instrument.id === 'S4' && instrument.version === '1.3',
  );
  const { items, ...rest } = (newest as PublishedInstrument).instrument;
  const reversed = items.map((item, at) => (at === 0 ? { ...item, reverse: true } : item));
  const odd = { instrument: { ...rest, items: reversed as Instrument['items'], version: '1.4' }, hash: 'x' };
  expect(groupVersionsByTable([...published, odd]).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['S4@1', 'S4@1.3']),
  );
});

test('a rule for missing answers shares the table of complete answers, but not that of another rule', () => {
  const versions = published.filter(({ instrument }) => instrument.id === 'S2');
  const [{ instrument: now }] = versions.slice(-1) as [PublishedInstrument];
  expect(now.scores[0]?.missing).toEqual({ atLeast: 11, rest: 'ownMean' });
  expect(groupVersionsByTable(versions).map(({ name, versions: all }) => [name, all.size])).toEqual([
    ['S2@1', versions.length],
  ]);
  const scores = now.scores.map((score) => ({ ...score, missing: { atLeast: 7, rest: 'ownMean' as const } }));
  const looser = { instrument: { ...now, scores, version: '1.4' }, hash: 'x' };
  expect(groupVersionsByTable([...versions, looser]).map(({ name }) => name)).toEqual(['S2@1', 'S2@1.3']);
});

test('the codebook has everything of each item and score that is needed to recompute scores', () => {
  for (const { name, instrument, columns } of tables) {
    if (!instrument) continue;
    const book = codebooks.get(name);
    expect(Object.keys(book).slice(1)).toEqual(columns.map((column) => column.name));
    for (const item of instrument.items) {
      if ('instruction' in item) continue;
      const descriptions = columns
        .filter(({ question }) => question?.id === item.id)
        .map((column) => book[column.name]);
      expect(descriptions.map(({ Reverse }) => Reverse)).toEqual(
        descriptions.map(() => item.reverse ?? false),
      );
      for (const { Levels, Values } of descriptions) expect(Object.keys(Values)).toEqual(Object.keys(Levels));
    }
    for (const { id, formula, decimals } of instrument.scores)
      expect(book[`score_${id}`]).toMatchObject({ Formula: formula, Decimals: decimals });
  }
});

test('if an earlier version had other norms, the codebooks state which norms its rows use', async () => {
  const older = published.filter(({ instrument }) => instrument.id === 'S4');
  const [{ instrument: now }] = older.slice(-1) as [PublishedInstrument];
  const newer = { instrument: raiseNorms(now, '1.4', 5), hash: 'x' };
  const [edition] = groupVersionsByTable([...older, newer]) as [TableVersions];
  const own = mkdtempSync(join(folder, 'norms-'));
  for (const form of [bids, codebook])
    await (await form.begin({ folder: own, tables: [createAttemptsTable(edition)], about })).end();
  const { score_distress, MeasurementToolMetadata } = JSON.parse(
    readFileSync(join(own, 'S4@1.json'), 'utf8'),
  );
  const listMeans = (bands: { norm: { mean: number } }[]) => bands.map(({ norm }) => norm.mean);
  expect(listMeans(score_distress.Bands)).toEqual([26.9]);
  expect(Object.keys(score_distress.EarlierBands).sort()).toEqual(['1.0', '1.1', '1.2', '1.3']);
  expect(listMeans(score_distress.EarlierBands['1.3'])).toEqual([21.9]);
  expect(MeasurementToolMetadata.Scoring.Percentile).toContain('normal distribution');
  const page = readFileSync(join(own, 'codebook.html'), 'utf8');
  expect(page).toContain('Norms and levels of Distress in version 1.3');
  expect(codebooks.get('S4@1').score_distress).not.toHaveProperty('EarlierBands');
});

test('names of columns are valid in every statistics program', () => {
  for (const { columns } of tables) {
    const names = columns.map(({ name }) => name);
    expect(names.filter((name) => !/^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  }
});

test('the data package lists each file with its columns, missing values, and key', () => {
  const { resources } = JSON.parse(readFileSync(join(folder, 'datapackage.json'), 'utf8'));
  expect(resources.map(({ path }: { path: string }) => path)).toEqual([
    ...tables.map(({ name }) => `${name}.csv`),
    'invariance.R',
  ]);
  const { schema } = resources.at(-2);
  expect(schema).toMatchObject({ missingValues: [''], primaryKey: ['study_id', 'attempt'] });
  expect(schema.foreignKeys[0].reference.resource).toBe(resources[0].name);
  expect(schema.fields[6]).toMatchObject({ type: 'integer', categories: [{ value: 1 }, {}, {}, {}, {}] });
});
