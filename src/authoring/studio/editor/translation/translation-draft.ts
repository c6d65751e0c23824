import { formatJson } from '../../../drafts/format-json.ts';
import type { TranslationView } from '../../../drafts/requests.ts';
import type { TranslationFile } from '../../../source/translation/translation-file.ts';

/** A text in both languages. */
export interface TranslationRow {
  readonly key: string;
  readonly english: string;
  /** Hash of the English text. */
  readonly hash: string;
  /** '' if it is not translated. */
  readonly text: string;
  readonly state: 'current' | 'missing' | 'stale';
}

/** Lists the texts of a file in both languages, in the order of the English file. */
export function listRows(
  { english }: Pick<TranslationView, 'english'>,
  file: TranslationFile | undefined,
): TranslationRow[] {
  return english.map(({ key, text, hash }) => {
    const own = file && Object.hasOwn(file.texts, key) ? file.texts[key] : undefined;
    const state = own === undefined ? 'missing' : own.source === hash ? 'current' : 'stale';
    return { key, english: text, hash, text: own?.text ?? '', state };
  });
}

/** Lists the texts of a page in both languages, in the order of the page. */
export function listPageRows({ english, page }: Pick<TranslationView, 'english' | 'page'>): TranslationRow[] {
  return english.map(({ key, text, hash }) => {
    const own = page?.texts[key] ?? '';
    const state = own === '' ? 'missing' : page?.isStale ? 'stale' : 'current';
    return { key, english: text, hash, text: own, state };
  });
}

/** Returns the translation of a file; undefined if the file is not JSON or does not exist. */
export function parseTranslation({ text }: Pick<TranslationView, 'text'>): TranslationFile | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as TranslationFile);
  } catch {
    return undefined;
  }
}

/**
 * Writes a translation. Texts that the author wrote or confirmed get the hash of the current English text; an empty text is
 * removed.
 * @param changed texts by key
 * @param day YYYY-MM-DD, the day of the change
 */
export function formatTranslation(
  { language, english }: Pick<TranslationView, 'language' | 'english'>,
  file: TranslationFile,
  changed: ReadonlyMap<string, string>,
  day: string,
): string {
  const texts = english.flatMap(({ key, hash }) => {
    const own = file.texts[key];
    const text = changed.get(key);
    if (text === undefined) return own ? [[key, own] as const] : [];
    return text.trim() === '' ? [] : [[key, { source: hash, text }] as const];
  });
  return formatJson({
    ...file,
    language,
    translation: { ...file.translation, date: day },
    texts: Object.fromEntries(texts),
  });
}
