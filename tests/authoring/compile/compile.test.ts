import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileContent, compileValidFiles } from '#authoring/compile/compile.ts';
import {
  compiledFiles,
  getCompiledFolder,
  listCompiledNames,
  readCompiled,
} from '#authoring/compile/compiled-folder.ts';
import type { HashedInstrument } from '#authoring/compile/instrument-variants.ts';
import type { Library } from '#domain/reading-order/library.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { createVideo, json, createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { folder, write, edit } = createContentFixture();
const repository = join(import.meta.dirname, '../../..');
const distress = 'questionnaires/S4-distress.json';

const readOutput = <T>(path: string) => readCompiled<T>(folder.root, path) as T;
const readCards = () => readOutput<InstrumentCard[]>(compiledFiles.cards);
const readServerFile = (file: string) => readOutput<HashedInstrument>(`server/${file}`);
/** Every compiled file with its text. */
function readEverything(): Record<string, string> {
  const at = getCompiledFolder(folder.root);
  const names = readdirSync(at, { recursive: true }).map(String).sort();
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, readFileSync(join(at, name), 'utf8')]),
  );
}

describe('compiled content', () => {
  test('contains each questionnaire for the server, with its worked examples and the hash of its source', () => {
    compileContent(repository);
    const hashes = JSON.parse(readFileSync(join(repository, 'questionnaires/published/hashes.json'), 'utf8'));
    const files = listCompiledNames(repository, compiledFiles.server);
    expect(files).toHaveLength(5);
    for (const file of files) {
      const { hash, instrument } = readCompiled<HashedInstrument>(repository, `server/${file}`)!;
      const source = JSON.parse(readFileSync(join(repository, 'questionnaires', file), 'utf8')) as Instrument;
      expect(instrument.examples).toEqual(source.examples);
      expect(hash).toBe(hashes[`${instrument.id}@${instrument.version}`]);
    }
  });

  test('another layout of a questionnaire has the same hash, another text a different one', () => {
    compileContent(folder.root);
    const before = readServerFile('S4-distress.json').hash;
    edit(distress, (text) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).toReversed())),
    );
    compileContent(folder.root);
    expect(readServerFile('S4-distress.json').hash).toBe(before);
    edit(distress, (text) => text.replace('Your Distress', 'Your Strain'));
    compileContent(folder.root);
    expect(readServerFile('S4-distress.json').hash).not.toBe(before);
  });

  test('for the browser contains cards in order, questions without level texts, and results without examples and item texts', () => {
    compileContent(folder.root);
    expect(readCards().map(({ id }) => id)).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
    expect(Object.keys(readCards()[0]!)).not.toContain('items');
    const whole = readOutput<Instrument>('instruments/S4.json');
    expect(whole.examples).toEqual([]);
    expect(whole.scores[0]?.report?.levelTexts).toBeDefined();
    const questions = readOutput<Instrument>('questions/S4.json');
    const listIds = (of: Instrument) => of.items.map(({ id }) => id);
    expect(listIds(whole)).toEqual(listIds(questions));
    expect(questions.items.every((item) => 'text' in item && item.text !== '')).toBe(true);
    expect(whole.items.every((item) => 'text' in item && item.text === '')).toBe(true);
    expect(JSON.stringify(questions)).not.toMatch(/levelTexts|normsNote|examples":\[\{/);
  });

  test('contains every chapter in the library, with the metadata of its pages', () => {
    compileContent(folder.root);
    const { chapters } = readOutput<Library>(compiledFiles.library);
    expect(chapters.map(({ title }) => title)).toEqual(['Quiet', 'Hard days']);
    expect(chapters[0]?.pages[0]).toMatchObject({ slug: 'quiet1', title: 'A quiet page', minutes: 1 });
  });

  test('contains the length of a video in whole seconds, or none if it cannot be read', () => {
    write('content/media/calm.mp4', createVideo(61.6));
    write('content/media/broken.mp4', 'not a film');
    compileContent(folder.root);
    expect(readOutput(compiledFiles.films)).toEqual({ 'calm.mp4': 62 });
  });

  test('is the same in each run, and the second run writes nothing', () => {
    compileContent(folder.root);
    const before = readEverything();
    const getModifiedTime = () => statSync(join(getCompiledFolder(folder.root), compiledFiles.cards)).mtimeMs;
    const written = getModifiedTime();
    expect(compileValidFiles(folder.root)).toEqual([]);
    expect(getModifiedTime()).toBe(written);
    rmSync(getCompiledFolder(folder.root), { recursive: true });
    compileContent(folder.root);
    expect(readEverything()).toEqual(before);
  });

  test('ignores a byte order mark', () => {
    compileContent(folder.root);
    const before = readEverything();
    for (const file of [distress, 'content/help-now.json']) edit(file, (text) => `\uFEFF${text}`);
    compileContent(folder.root);
    expect(readEverything()).toEqual(before);
  });
});

describe('an added and a removed file', () => {
  const sixth = 'questionnaires/S6-rest.json';
  const addSixth = () => {
    const source = JSON.parse(readFileSync(join(folder.root, distress), 'utf8')) as Instrument;
    const own = { intro: '/restPage', questionnaire: '/rest', feedback: '/restFeedback' };
    const routes = { ...source.routes, ...own, combined: '/restFeedbackComp' };
    write(sixth, json({ ...source, id: 'S6', position: 6, title: 'Your Rest', shortTitle: 'Rest', routes }));
  };

  test.each([
    ['a build', compileContent],
    ['development', compileValidFiles],
  ])('a sixth questionnaire appears and disappears with its file (%s)', (_name, compile) => {
    compile(folder.root);
    const five = readEverything();
    addSixth();
    compile(folder.root);
    expect(readCards().at(-1)).toMatchObject({ id: 'S6', position: 6, title: 'Your Rest' });
    expect(readOutput<Instrument>('questions/S6.json').id).toBe('S6');
    expect(readServerFile('S6-rest.json').instrument.id).toBe('S6');
    rmSync(join(folder.root, sixth));
    compile(folder.root);
    expect(readEverything()).toEqual(five);
  });
});

describe('a build with a broken file', () => {
  test.each([
    ['a questionnaire', distress, 'questionnaires/S4-distress.json:'],
    ['the reading order', 'content/chain.json', 'content/chain.json'],
    ['the settings', 'content/settings.json', 'content/settings.json'],
    ['a page', quiet, `${quiet}:`],
  ])('writes nothing: %s', (_name, file, location) => {
    compileContent(folder.root);
    const before = readEverything();
    edit('content/help-now.json', (text) => text.replace('Someone listens.', 'Somebody listens.'));
    write(file, file.endsWith('.mdx') ? page('<Tips>\n\nHalf a list.') : '{ "a": 1,');
    expect(() => compileContent(folder.root)).toThrow(location);
    expect(readEverything()).toEqual(before);
  });
});
