import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileContent } from '#authoring/compile/compile.ts';
import { readCompiled } from '#authoring/compile/compiled-folder.ts';
import { importTranslation } from '#authoring/exchange/translation/import-translation.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { OfferedLanguage } from '#domain/instrument/translation.ts';

/**
 * The steps of docs/translation/tools.md for a language that the repository does not have: two files of a translator, and one
 * line in the settings.
 */
const files = join(import.meta.dirname, 'tamil');
const repository = join(import.meta.dirname, '../../..');
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-language-'));
  for (const folder of ['content', 'questionnaires', 'src/locales'])
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  for (const file of ['S4-distress.po', 'app.po']) importFile(join(files, file));
  const settings = join(root, 'content/settings.json');
  const { languages, ...rest } = JSON.parse(readFileSync(settings, 'utf8'));
  const offered = [...languages, { language: 'ta', lowestStage: 'draft' }];
  writeFileSync(settings, JSON.stringify({ ...rest, languages: offered }));
  compileContent(root);
});
afterAll(() => rmSync(root, { recursive: true }));

function importFile(path: string): void {
  const { written } = importTranslation(root, path, { translator: 'A newcomer', today: '2026-11-29' });
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const readTamil = <T>(path: string) => readCompiled<T>(root, `translations/ta/${path}`);

test('the language is offered, with the questionnaire that is complete', () => {
  const settings = readCompiled<{ languages: OfferedLanguage[] }>(root, 'settings.json');
  expect(settings?.languages.at(-1)).toEqual({
    language: 'ta',
    lowestStage: 'draft',
    instruments: { S4: 'draft' },
  });
  const distress = readTamil<Instrument>('questions/S4.json');
  expect(distress?.language).toBe('ta-IN');
  expect(distress?.items).toHaveLength(10);
  for (const item of distress?.items ?? []) expect(JSON.stringify(item)).toMatch(/[\u0B80-\u0BFF]/);
});

test('ten messages are in the language; the others stay English', () => {
  const messages = readCompiled<Record<string, unknown>>(root, 'messages/ta/app.json') ?? {};
  const translated = Object.values(messages).filter((text) => /[\u0B80-\u0BFF]/.test(JSON.stringify(text)));
  expect(translated).toHaveLength(10);
  expect(messages['app.ui.skip']).toEqual(['Skip to content']);
  expect(messages['app.help.button']).toEqual(['பேச வேண்டுமா?']);
});
