import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { compileValidFiles } from '#authoring/compile/compile.ts';
import { compiledFiles, getCompiledFolder, readCompiled } from '#authoring/compile/compiled-folder.ts';
import { listStaleFiles } from '#authoring/compile/instruments.ts';
import type { Library } from '#domain/chain/library.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { json, createContentFixture, page, quiet } from '#tests/support/made-up-content.ts';

const { folder, write, edit } = createContentFixture();
const file = 'S4-distress.json';
const distress = `questionnaires/${file}`;

const read = (name: string) => readFileSync(join(folder.root, name), 'utf8');
const readOutput = <T>(path: string) => readCompiled<T>(folder.root, path) as T;
const listIds = () => readOutput<InstrumentCard[]>(compiledFiles.cards).map(({ id }) => id);
const readLibrary = () => readOutput<Library>(compiledFiles.library);
const compile = () => compileValidFiles(folder.root);

/** Makes a repository of the folder, with everything in it committed. */
function commitAll(): void {
  const runGit = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder.root,
    });
  runGit('init', '-q');
  runGit('add', '.');
  runGit('commit', '-q', '-m', 'Everything');
}

describe('questionnaires while authors write', () => {
  test('a file that is in order is compiled as it is', () => {
    compile();
    edit(distress, (text) => text.replace('"title": "Your Distress"', '"title": "Your Strain"'));
    expect(compile()).toEqual([
      `server/${file}`,
      'instruments/S4.json',
      'questions/S4.json',
      compiledFiles.cards,
    ]);
    expect(readOutput<Instrument>('instruments/S4.json').title).toBe('Your Strain');
    expect(listStaleFiles(folder.root)).toEqual([]);
  });

  test('one comma freezes one file: the others are compiled, and it is again once it is fixed', () => {
    compile();
    const good = read(distress);
    write(distress, good.replace('"Your Distress",', '"Your Strain"'));
    edit('questionnaires/S5-activity.json', (text) => text.replace('"title": "', '"title": "New: '));
    compile();
    expect(readOutput<Instrument>('instruments/S4.json').title).toBe('Your Distress');
    expect(readOutput<Instrument>('instruments/S5.json').title).toMatch(/^New: /);
    expect(listStaleFiles(folder.root)).toEqual([{ file, serves: 'last good form' }]);
    write(distress, good);
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(listStaleFiles(folder.root)).toEqual([]);
  });

  test('the last good form outlives the development server', () => {
    edit(distress, (text) => text.replace('"title": "Your Distress"', '"title": "Your Strain"'));
    compile();
    edit(distress, (text) => text.slice(0, 500));
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(readOutput<Instrument>('instruments/S4.json').title).toBe('Your Strain');
  });

  test('a file that is broken before anything was compiled is compiled as it was published', () => {
    const published = join(import.meta.dirname, '../../../questionnaires/published');
    const newest = instruments.find(({ id }) => id === 'S4')?.version;
    cpSync(published, join(folder.root, 'questionnaires/published'), { recursive: true });
    edit(distress, (text) => text.slice(0, 500));
    compile();
    expect(readOutput<Instrument>('instruments/S4.json').version).toBe(newest);
    expect(listStaleFiles(folder.root)).toEqual([{ file, serves: 'published version' }]);
    expect(listIds()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  });

  test('a new file that is not in order is not known at all', () => {
    compile();
    write('questionnaires/S6-rest.json', '{ "id": "S6"');
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(listStaleFiles(folder.root)).toEqual([{ file: 'S6-rest.json', serves: 'nothing' }]);
    expect(listIds()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  });

  test('two files that are in order but claim one place leave everything as it was', () => {
    compile();
    edit(distress, (text) => text.replace('"position": 4', '"position": 3'));
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(readOutput<Instrument>('instruments/S4.json').position).toBe(4);
    expect(listStaleFiles(folder.root)).toEqual([{ file, serves: 'last good form' }]);
  });

  test('of a file and its copy only the copy is held', () => {
    compile();
    write('questionnaires/S4-distress copy.json', read(distress));
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(listStaleFiles(folder.root)).toEqual([{ file: 'S4-distress copy.json', serves: 'nothing' }]);
  });

  test('of two files that claim one place before anything was compiled, one is left out', () => {
    const source = JSON.parse(read(distress)) as Instrument;
    write('questionnaires/S6-rest.json', json({ ...source, id: 'S6' }));
    compile();
    expect(listIds()).toHaveLength(5);
    expect(listStaleFiles(folder.root)).toEqual([
      { file: expect.stringMatching(/^S[46]-/), serves: 'nothing' },
    ]);
  });

  test('a broken schema lets nothing new through and takes nothing away', () => {
    compile();
    write('questionnaires/instrument.schema.json', '{');
    edit(distress, (text) => text.replace('"title": "Your Distress"', '"title": "Your Strain"'));
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(readOutput<Instrument>('instruments/S4.json').title).toBe('Your Distress');
    expect(listIds()).toHaveLength(5);
  });
});

describe('JSON files of the content while authors write', () => {
  const readHelp = () => readOutput<unknown>('help-now.json');

  test.each(['{}', '[]', 'null', '{ "lines": [', ''])('help-now.json with %j stays as it was', (text) => {
    compile();
    const good = readHelp();
    write('content/help-now.json', text);
    expect(compile()).toEqual([]);
    expect(readHelp()).toEqual(good);
  });

  test('a deleted file stays as it was', () => {
    compile();
    const good = readOutput('settings.json');
    rmSync(join(folder.root, 'content/settings.json'));
    expect(compile()).toEqual([]);
    expect(readOutput('settings.json')).toEqual(good);
  });

  test.each(['{ "lines": [', undefined])(
    '%j before anything was compiled: as version control has it',
    (text) => {
      commitAll();
      const { mark: _, unsafeTies: __, ...committed } = JSON.parse(read('content/help-now.json'));
      if (text === undefined) rmSync(join(folder.root, 'content/help-now.json'));
      else write('content/help-now.json', text);
      compile();
      expect(readHelp()).toEqual(committed);
    },
  );
});

describe('the library while authors write', () => {
  beforeEach(commitAll);

  test('a broken page keeps its last good facts, and the pages around it get their new ones', () => {
    edit(quiet, (text) => text.replace('title: A quiet page', 'title: A still page'));
    compile();
    write(quiet, page('<Tips>\n\nHalf a list.').replace('A quiet page', 'Lost'));
    edit('content/reading/quiet/quiet2.mdx', (text) => text.replace('A quiet page', 'The second page'));
    compile();
    const [first, second] = readLibrary().chapters[0]!.pages;
    expect([first?.title, second?.title]).toEqual(['A still page', 'The second page']);
  });

  test('a page that is broken from the start has its address for a title', () => {
    write(quiet, page('<Tips>\n\nHalf a list.'));
    compile();
    expect(readLibrary().chapters[0]?.pages[0]).toMatchObject({
      slug: 'quiet1',
      title: 'quiet1',
      minutes: 1,
    });
  });

  test.each(['{ "chapters": [', json({ pages: [] }), ''])(
    'a chain that says %j leaves it as it was',
    (text) => {
      edit('content/chain.json', (chain) => chain.replace('"Hard days"', '"Harder days"'));
      compile();
      const good = readLibrary();
      write('content/chain.json', text);
      expect(compile()).toEqual([]);
      expect(readLibrary()).toEqual(good);
      // Before anything was compiled, version control has the chain.
      rmSync(getCompiledFolder(folder.root), { recursive: true });
      compile();
      expect(readLibrary().chapters.map(({ title }) => title)).toEqual(['Quiet', 'Hard days']);
    },
  );

  test('another word in a page changes nothing', () => {
    compile();
    edit(quiet, (text) => `${text}\nAnother word.\n`);
    expect(compile()).toEqual([]);
  });
});
