import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '#authoring/source/json-value.ts';
import type { SchemaNode } from '#authoring/source/schema-node.ts';
import { hashPage, hashText } from '#authoring/source/translation/hash-text.ts';
import { getSchemaFile } from '#authoring/source/translation/overlay-files.ts';
import { listTexts } from '#authoring/source/translation/translatable-texts.ts';
import type { TranslationFile, TranslationRecord } from '#authoring/source/translation/translation-file.ts';

/** A language that the repository does not have. */
export const tamil = 'ta';

/** Writes a text in Tamil letters, with the numbers, telephone numbers and placeholders of the English one. */
function toTamil(text: string, at: number): string {
  const parts = text.match(/\d[\d-]*\d|\d+|\{[^{}]*\}/g) ?? [];
  return ['தமிழ்', 'சொல்'.repeat((at % 7) + 1), ...parts, 'எ'.repeat(Math.floor(at / 7) + 1)].join(' ');
}

/**
 * Translates an English JSON file of a repository completely.
 * @param file relative to the repository
 */
export function createTamilFile(
  root: string,
  file: string,
  record: Partial<TranslationRecord> = {},
): TranslationFile {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Json;
  const texts = listTexts(read(getSchemaFile(file) ?? '') as SchemaNode, read(file));
  return {
    language: tamil,
    translation: {
      sourceVersion: '1.0',
      stage: 'draft',
      forward: ['machine draft, not reviewed'],
      backTranslation: null,
      panel: null,
      interviews: null,
      date: '2026-11-20',
      ...record,
    },
    texts: Object.fromEntries(
      texts.map(({ key, text }, at) => [key, { source: hashText(text), text: toTamil(text, at) }]),
    ),
  };
}

/** A page in Tamil, with the hash of its English page. */
export function createTamilPage(
  english: string,
  body = 'உட்கார்ந்து கேளுங்கள்.',
  hash = hashPage(english),
): string {
  return `---\ntitle: அமைதியான பக்கம்\nsummary: அமைதியாக இருப்பது எப்படி.\nlanguage: ta\nstage: draft\nsource: ${hash}\n---\n\nசிறிது நேரம் அமைதியாக இருங்கள்.\n\n## எப்படி\n\n${body}\n`;
}
