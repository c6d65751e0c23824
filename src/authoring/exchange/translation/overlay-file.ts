import { dirname, relative } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { Json } from '../../source/json-value.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import { hashText } from '../../source/translation/hash-text.ts';
import {
  type TranslationFile,
  translationSchema,
  unstampedHash,
} from '../../source/translation/translation-file.ts';
import { listTexts } from '../../source/translation/translatable-texts.ts';
import {
  createId,
  type TranslatableFile,
  type TranslatedText,
  type TranslationOrigin,
} from './translation-unit.ts';

/**
 * Creates the texts of a questionnaire or of a JSON file in `content`.
 * @param english the parsed English file
 * @param translated text of the translated file; null if there is none
 */
export function createOverlayFile(
  {
    source,
    target,
    language,
  }: { readonly source: string; readonly target: string; readonly language: string },
  english: Json,
  schema: SchemaNode,
  translated: string | null,
): TranslatableFile {
  const texts = listTexts(schema, english);
  const overlay = translated === null ? null : (JSON.parse(translated) as TranslationFile);
  const units = texts.map(({ key, text }) => {
    const entry = overlay?.texts[key];
    return {
      id: createId(source, key),
      source: text,
      target: entry?.text ?? '',
      isStale: entry !== undefined && entry.source !== hashText(text),
      note: '',
    };
  });
  return {
    source,
    target,
    units,
    stage: overlay?.translation.stage ?? '',
    isUnstamped: Object.values(overlay?.texts ?? {}).some((entry) => entry.source === unstampedHash),
    change: (changes, origin) => {
      const start =
        translated ?? formatEmptyOverlay(target, language, getVersion(english) ?? origin.today, origin);
      return {
        text: changeOverlay(
          start,
          texts.map(({ key }) => key),
          changes,
          origin.today,
        ),
      };
    },
    stamp: () => {
      const stamped = texts.filter(({ key }) => overlay?.texts[key]?.source === unstampedHash);
      return stamped.reduce(
        (text, { key, text: sourceText }) => setValue(text, ['texts', key, 'source'], hashText(sourceText)),
        translated ?? '',
      );
    },
  };
}

/** Writes texts. A changed text of a reviewed translation makes it a draft again. */
function changeOverlay(
  start: string,
  keys: readonly string[],
  changes: ReadonlyMap<string, TranslatedText>,
  today: string,
): string {
  const { texts, translation } = JSON.parse(start) as TranslationFile;
  const known = new Set(Object.keys(texts));
  let text = start;
  for (const key of keys) {
    const change = changes.get(key);
    if (!change) continue;
    const [source, old] = [hashText(change.source), texts[key]];
    if (!old) {
      const before = keys.slice(0, keys.indexOf(key)).filter((one) => known.has(one)).length;
      text = setValue(text, ['texts', key], { source, text: change.target }, before);
      known.add(key);
    }
    if (old && old.source !== source) text = setValue(text, ['texts', key, 'source'], source);
    if (old && old.text !== change.target) text = setValue(text, ['texts', key, 'text'], change.target);
  }
  if (text === start) return text;
  for (const key of known) text = joinEntry(text, key);
  if (translation.stage !== 'draft') text = setValue(text, ['translation', 'stage'], 'draft');
  return translation.date === today ? text : setValue(text, ['translation', 'date'], today);
}

const lineWidth = 110;

/** Writes an entry into one line if it fits, as the formatter of the repository does. */
function joinEntry(text: string, key: string): string {
  const start = text.indexOf(`\n    ${JSON.stringify(key)}: {\n`);
  const end = text.indexOf('\n    }', start) + '\n    }'.length;
  const entry = text.slice(start + 1, end).replace(/\n +/g, ' ');
  return start < 0 || entry.length + 1 > lineWidth
    ? text
    : `${text.slice(0, start)}\n${entry}${text.slice(end)}`;
}

/**
 * Writes a value of a JSON text, and leaves the rest as it is.
 * @param index position of a new key
 */
export function setValue(text: string, path: readonly string[], value: unknown, index?: number): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const options =
    index === undefined ? { formattingOptions } : { formattingOptions, getInsertionIndex: () => index };
  return applyEdits(text, modify(text, [...path], value, options));
}

function getVersion(english: Json): string | undefined {
  const version = (english as { readonly version?: unknown }).version;
  return typeof version === 'string' ? version : undefined;
}

function formatEmptyOverlay(
  target: string,
  language: string,
  sourceVersion: string,
  { translator, today }: TranslationOrigin,
): string {
  const schema = relative(dirname(target), translationSchema).replaceAll('\\', '/');
  return `{
  "$schema": ${JSON.stringify(schema.startsWith('.') ? schema : `./${schema}`)},
  "language": ${JSON.stringify(language)},
  "translation": {
    "sourceVersion": ${JSON.stringify(sourceVersion)},
    "stage": "draft",
    "forward": [${JSON.stringify(translator)}],
    "backTranslation": null,
    "panel": null,
    "interviews": null,
    "date": "${today}"
  },
  "texts": {}
}
`;
}
