import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { compileValidFiles } from '#authoring/compile/compile.ts';
import { compiledFiles, getCompiledFolder, readCompiled } from '#authoring/compile/compiled-folder.ts';
import { listStaleFiles } from '#authoring/compile/instruments.ts';
import type { Library } from '#domain/reading-order/library.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { json, createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { folder, write, edit } = createContentFixture();
const file = 'S4-distress.json';
const distress = `questionnaires/${file}`;

const read = (name: string) => readFileSync(join(folder.root, name), 'utf8');
const readOutput = <T>(path: string) => readCompiled<T>(folder.root, path) as T;
const listIds = () => readOutput<InstrumentCard[]>(compiledFiles.cards).map(({ id }) => id);
const readLibrary = () => readOutput<Library>(compiledFiles.library);
const compile = () => compileValidFiles(folder.root);

/** Initialises a Git repository in the folder and commits everything. */
function commitAll(): void {
  const runGit = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder.root,
    });
  runGit('init', '-q');
  runGit('add', '.');
  runGit('commit', '-q', '-m', 'Everything');
}

describe('questionnaires during editing', () => {
  test('compiles a valid file', () => {
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

  test('a missing comma freezes only its file, until it is fixed', () => {
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

  test('the last valid version is available after a restart of the development server', () => {
    edit(distress, (text) => text.replace('"title": "Your Distress"', '"title": "Your Strain"'));
    compile();
    edit(distress, (text) => text.slice(0, 500));
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(readOutput<Instrument>('instruments/S4.json').title).toBe('Your Strain');
  });

  test('compiles the published version of a file that was invalid from the start', () => {
    const published = join(import.meta.dirname, '../../../questionnaires/published');
    const newest = instruments.find(({ id }) => id === 'S4')?.version;
    cpSync(published, join(folder.root, 'questionnaires/published'), { recursive: true });
    edit(distress, (text) => text.slice(0, 500));
    compile();
    expect(readOutput<Instrument>('instruments/S4.json').version).toBe(newest);
    expect(listStaleFiles(folder.root)).toEqual([{ file, serves: 'published version' }]);
    expect(listIds()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  });

  test('ignores a new file that is invalid', () => {
    compile();
    write('questionnaires/S6-rest.json', '{ "id": "S6"');
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(listStaleFiles(folder.root)).toEqual([{ file: 'S6-rest.json', serves: 'nothing' }]);
    expect(listIds()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  });

  test('keeps the last valid versions if two files use the same position', () => {
    compile();
    edit(distress, (text) => text.replace('"position": 4', '"position": 3'));
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(readOutput<Instrument>('instruments/S4.json').position).toBe(4);
    expect(listStaleFiles(folder.root)).toEqual([{ file, serves: 'last good form' }]);
  });

  test('ignores only the copy of a file', () => {
    compile();
    write('questionnaires/S4-distress copy.json', read(distress));
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(listStaleFiles(folder.root)).toEqual([{ file: 'S4-distress copy.json', serves: 'nothing' }]);
  });

  test('leaves out one of two files with the same position if nothing was compiled before', () => {
    const source = JSON.parse(read(distress)) as Instrument;
    write('questionnaires/S6-rest.json', json({ ...source, id: 'S6' }));
    compile();
    expect(listIds()).toHaveLength(5);
    expect(listStaleFiles(folder.root)).toEqual([
      { file: expect.stringMatching(/^S[46]-/), serves: 'nothing' },
    ]);
  });

  test('a broken schema adds nothing new and removes nothing', () => {
    compile();
    write('questionnaires/instrument.schema.json', '{');
    edit(distress, (text) => text.replace('"title": "Your Distress"', '"title": "Your Strain"'));
    expect(compile()).toEqual([compiledFiles.stale]);
    expect(readOutput<Instrument>('instruments/S4.json').title).toBe('Your Distress');
    expect(listIds()).toHaveLength(5);
  });
});

describe('JSON files of the content during editing', () => {
  const readHelp = () => readOutput<unknown>('help-now.json');

  test.each(['{}', '[]', 'null', '{ "lines": [', ''])(
    'help-now.json with %j leaves the compiled content unchanged',
    (text) => {
      compile();
      const good = readHelp();
      write('content/help-now.json', text);
      expect(compile()).toEqual([]);
      expect(readHelp()).toEqual(good);
    },
  );

  test('a deleted file leaves the compiled content unchanged', () => {
    compile();
    const good = readOutput('settings.json');
    rmSync(join(folder.root, 'content/settings.json'));
    expect(compile()).toEqual([]);
    expect(readOutput('settings.json')).toEqual(good);
  });

  test.each(['{ "lines": [', undefined])(
    '%j before the first compilation: uses the version in Git',
    (text) => {
      commitAll();
      const { mark: _, unsafeTies: __, ...committed } = JSON.parse(read('content/help-now.json'));
      if (text === undefined) rmSync(join(folder.root, 'content/help-now.json'));
      else write('content/help-now.json', text);
      compile();
      // The check by telephone is for authors.
      delete committed.dialled;
      expect(readHelp()).toEqual(committed);
    },
  );
});

describe('the library during editing', () => {
  beforeEach(commitAll);

  test('a broken page uses its last valid metadata, and the pages around it are updated', () => {
    edit(quiet, (text) => text.replace('title: A quiet page', 'title: A still page'));
    compile();
    write(quiet, page('<Tips>\n\nHalf a list.').replace('A quiet page', 'Lost'));
    edit('content/reading/quiet/quiet2.mdx', (text) => text.replace('A quiet page', 'The second page'));
    compile();
    const [first, second] = readLibrary().chapters[0]!.pages;
    expect([first?.title, second?.title]).toEqual(['A still page', 'The second page']);
  });

  test('a page that was broken from the start has its address as its title', () => {
    write(quiet, page('<Tips>\n\nHalf a list.'));
    compile();
    expect(readLibrary().chapters[0]?.pages[0]).toMatchObject({
      slug: 'quiet1',
      title: 'quiet1',
      minutes: 1,
    });
  });

  test.each(['{ "chapters": [', json({ pages: [] }), ''])(
    'a reading order with %j leaves the library unchanged',
    (text) => {
      edit('content/chain.json', (chain) => chain.replace('"Hard days"', '"Harder days"'));
      compile();
      const good = readLibrary();
      write('content/chain.json', text);
      // The search index names no chapters until the order is valid.
      expect(compile()).toEqual([compiledFiles.search]);
      expect(readLibrary()).toEqual(good);
      // Before the first compilation, the committed reading order is used.
      rmSync(getCompiledFolder(folder.root), { recursive: true });
      compile();
      expect(readLibrary().chapters.map(({ title }) => title)).toEqual(['Quiet', 'Hard days']);
    },
  );

  test('another word in a page changes only the search index', () => {
    compile();
    edit(quiet, (text) => `${text}\nAnother word.\n`);
    expect(compile()).toEqual([compiledFiles.search]);
  });
});
