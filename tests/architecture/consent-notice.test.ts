import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ConsentNotice, getPublishedNoticeFile } from '#domain/account/consent-notice.ts';

const folder = join(import.meta.dirname, '../../content/consent-notice');
const files = readdirSync(folder).filter((file) => /^[^.]+\.json$/.test(file));

test.each(files)('the published notice %s equals the displayed notice', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const notice = JSON.parse(text) as ConsentNotice;
  expect(`${notice.language}.json`).toBe(file);
  const copy = join(folder, 'published', getPublishedNoticeFile(notice));
  const fix = `Set "version" in content/consent-notice/${file} to today's date, then copy the file to ${copy}. A published copy is never changed: receipts quote it.`;
  expect(existsSync(copy), fix).toBe(true);
  expect(text, fix).toBe(readFileSync(copy, 'utf8'));
});
