import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepInstruments } from '../../scripts/dev/keep-instruments.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-questionnaires-'));
  cpSync(join(import.meta.dirname, '../../questionnaires'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = 'S4-distress.json';
const read = (name = file) => readFileSync(join(folder, name), 'utf8');
const save = (text: string, name = file) => writeFileSync(join(folder, name), text);
const ids = (keeper: ReturnType<typeof keepInstruments>) => keeper.all().map(({ id }) => id);

describe('which form of a questionnaire is served while authors write', () => {
  test('a file that is in order is served as it stands', () => {
    const keeper = keepInstruments(folder);
    save(read().replace('"title": "Your Distress"', '"title": "Your Strain"'));
    expect(keeper.refresh()).toBe(true);
    expect(keeper.instrument(file)?.title).toBe('Your Strain');
    expect(keeper.held()).toEqual([]);
  });

  test('a file that breaks is served as it last was, and as it is once it is mended', () => {
    const keeper = keepInstruments(folder);
    const good = read();
    save(good.slice(0, 500));
    expect(keeper.refresh()).toBe(false);
    expect(keeper.instrument(file)?.title).toBe('Your Distress');
    expect(keeper.held()).toEqual([{ file, serves: 'last good form' }]);
    save(good);
    keeper.refresh();
    expect(keeper.held()).toEqual([]);
  });

  test('a file that was broken from the start is served as it was published', () => {
    save(read().slice(0, 500));
    const keeper = keepInstruments(folder);
    expect(keeper.instrument(file)?.version).toBe('1.0');
    expect(keeper.held()).toEqual([{ file, serves: 'published version' }]);
    expect(ids(keeper)).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  });

  test('a new file that is not in order is not served at all', () => {
    const keeper = keepInstruments(folder);
    save('{ "id": "S6"', 'S6-rest.json');
    expect(keeper.refresh()).toBe(false);
    expect(keeper.held()).toEqual([{ file: 'S6-rest.json', serves: 'nothing' }]);
    expect(ids(keeper)).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  });

  test('two files that are in order but claim one place leave everything as it was', () => {
    const keeper = keepInstruments(folder);
    save(read().replace('"position": 4', '"position": 3'));
    expect(keeper.refresh()).toBe(false);
    expect(keeper.instrument(file)?.position).toBe(4);
    expect(keeper.held()).toEqual([{ file, serves: 'last good form' }]);
  });

  test('a broken schema lets nothing new through and takes nothing away', () => {
    const keeper = keepInstruments(folder);
    save('{', 'instrument.schema.json');
    save(read().replace('"title": "Your Distress"', '"title": "Your Strain"'));
    expect(keeper.refresh()).toBe(false);
    expect(ids(keeper)).toHaveLength(5);
  });
});
