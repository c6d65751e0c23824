import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ConsentNotice, getPublishedNoticeFile } from '#domain/account/consent-notice.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'content/consent-notice');
const translations = join(root, 'node_modules/.cache/content/translations');
const originals = readdirSync(folder)
  .filter((file) => /^[^.]+\.json$/.test(file))
  .map((file) => join(folder, file));
const translated = readdirSync(translations)
  .map((language) => join(translations, language, 'consent-notice.json'))
  .filter(existsSync);

const readNotice = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ConsentNotice;

test.each([...originals, ...translated])('the published notice equals the displayed notice %s', (file) => {
  const notice = readNotice(file);
  const copy = join(folder, 'published', getPublishedNoticeFile(notice));
  const fix =
    'Set "version" (English) or "translation.date" (a translation) to today\'s date, then run npm run publish:notice. A published copy is never changed: receipts quote it.';
  expect(existsSync(copy), fix).toBe(true);
  expect(notice, fix).toEqual(readNotice(copy));
});

test('a notice has the language of its texts, with its region', () => {
  expect(originals.map((file) => readNotice(file).language)).toEqual(['en-IN']);
  expect(translated.map((file) => readNotice(file).language).sort()).toEqual(['hi-IN', 'kn-IN']);
});
