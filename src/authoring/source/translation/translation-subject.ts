import type { PageSource } from '../sources.ts';
import type { TranslatableText } from './translatable-texts.ts';
import type { TranslationRecord } from './translation-file.ts';

/** A text with its translation. */
export interface TextPair {
  /** As in `TranslatableText`; for a page `title`, `summary`, `alt` or `body`. */
  readonly key: string;
  readonly english: string;
  readonly text: string;
  /** Line in the translation, from 1. */
  readonly line: number | undefined;
}

/** A text of the translation that is not compared, because its English text is another one or missing. */
export interface UnpairedText {
  readonly key: string;
  readonly line: number | undefined;
  /** Hash of the English text that was translated. */
  readonly hash: string;
  /** Undefined if the English file has no such text. */
  readonly english?: TranslatableText;
}

/** A page and its translation. */
interface PagePair {
  readonly english: PageSource;
  readonly translated: PageSource;
}

/** A translation with the data for its rules. */
export interface TranslationSubject {
  readonly file: string;
  /** The English file. */
  readonly source: string;
  /** Language in the name of the file. */
  readonly language: string;
  /** Language in the file; undefined if it is missing. */
  readonly declaredLanguage: string | undefined;
  /** Stage in the file, which can be any text for a page. */
  readonly stage: unknown;
  /** Undefined for a page. */
  readonly record: TranslationRecord | undefined;
  /** False if the English file is missing, is broken or has no texts. */
  readonly hasSource: boolean;
  /** Translated texts whose English text did not change. */
  readonly pairs: readonly TextPair[];
  /** Keys of English texts without a translation. */
  readonly missing: readonly string[];
  /** Translated texts whose English text changed. */
  readonly stale: readonly UnpairedText[];
  /** Translated texts without an English one. */
  readonly unknown: readonly UnpairedText[];
  /** All English texts; empty for a page. */
  readonly englishTexts: readonly TranslatableText[];
  /** Undefined for a JSON file. */
  readonly page: PagePair | undefined;
  /** Telephone numbers of the help lines, as digits. */
  readonly numbers: readonly string[];
  /** Names of the program and the institute, which may stay in English. */
  readonly names: readonly string[];
  /** Returns true if a file exists, by its path in the repository. */
  readonly hasFile: (file: string) => boolean;
  /** Languages in `content/settings.json`; undefined if the settings are invalid. */
  readonly offeredLanguages: readonly string[] | undefined;
}

/** Returns true if every text is translated, and none is stale. Other translations are not offered. */
export function isWhole({ hasSource, missing, stale, unknown }: TranslationSubject): boolean {
  return hasSource && missing.length === 0 && stale.length === 0 && unknown.length === 0;
}
