import { listLinks } from '../links.ts';
import { listElements } from '../page-elements.ts';
import type { Json } from '../json-value.ts';
import type { SchemaNode } from '../schema-node.ts';
import { displayedKeys } from '../frontmatter.ts';
import type { PageSource } from '../sources.ts';
import { hashPage, hashText, splitPage } from './hash-text.ts';
import { listTexts } from './translatable-texts.ts';
import { type TranslationFile, unstampedHash } from './translation-file.ts';
import type { TextPair, TranslationSubject, UnpairedText } from './translation-subject.ts';

/** What all translations of a repository are compared with. */
export type TranslationContext = Pick<
  TranslationSubject,
  'numbers' | 'names' | 'hasFile' | 'offeredLanguages'
>;

/** The names of a translation. */
export type TranslationName = Pick<TranslationSubject, 'file' | 'source' | 'language'>;

/** The English JSON file of a translation. */
export interface EnglishJson {
  readonly schema: SchemaNode;
  readonly json: Json;
}

/**
 * Compares a translated JSON file with the English one.
 * @param text the text of the translation
 * @param english undefined if the English file is missing, is broken or has no texts
 */
export function createJsonSubject(
  name: TranslationName,
  text: string,
  { language, translation, texts }: TranslationFile,
  english: EnglishJson | undefined,
  context: TranslationContext,
): TranslationSubject {
  const englishTexts = english ? listTexts(english.schema, english.json) : [];
  const byKey = new Map(englishTexts.map((one) => [one.key, one]));
  const lineOf = createLineFinder(text);
  const pairs: TextPair[] = [];
  const stale: UnpairedText[] = [];
  const unknown: UnpairedText[] = [];
  for (const [key, { source: hash, text: translated }] of Object.entries(texts)) {
    const own = byKey.get(key);
    const line = lineOf(key);
    if (!own) unknown.push({ key, line, hash });
    else if (hash !== hashText(own.text)) stale.push({ key, line, hash, english: own });
    else pairs.push({ key, english: own.text, text: translated, line });
  }
  return {
    ...name,
    ...context,
    declaredLanguage: language,
    stage: translation.stage,
    record: translation,
    hasSource: englishTexts.length > 0,
    pairs,
    missing: englishTexts.filter(({ key }) => !Object.hasOwn(texts, key)).map(({ key }) => key),
    stale,
    unknown,
    englishTexts,
    page: undefined,
  };
}

/**
 * Compares a translated page with the English one.
 * @param english undefined if there is no such page
 */
export function createPageSubject(
  name: TranslationName,
  translated: PageSource,
  english: PageSource | undefined,
  context: TranslationContext,
): TranslationSubject {
  const own = splitPage(translated.source);
  const other = english ? splitPage(english.source) : { head: {}, body: '' };
  const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value));
  const keys = displayedKeys.filter((key) => toText(other.head[key]) !== '');
  const recordedHash = toText(own.head.source);
  const isStale = english !== undefined && recordedHash !== hashPage(english.source);
  const bodyLine = translated.source.split('\n').length - own.body.split('\n').length + 1;
  const lines = translated.source.split('\n');
  const lineOf = (key: string) => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
  const pairs = keys
    .map(
      (key): TextPair => ({
        key,
        english: toText(other.head[key]),
        text: toText(own.head[key]),
        line: lineOf(key),
      }),
    )
    .concat({ key: 'body', english: omitComments(other.body), text: omitComments(own.body), line: bodyLine });
  return {
    ...name,
    ...context,
    declaredLanguage: toText(own.head.language),
    stage: own.head.stage,
    record: undefined,
    hasSource: english !== undefined,
    pairs: english && !isStale ? pairs.filter(({ text }) => text.trim() !== '') : [],
    missing: english ? pairs.filter(({ text }) => text.trim() === '').map(({ key }) => key) : [],
    stale: isStale ? [{ key: 'source', line: lineOf('source'), hash: recordedHash || unstampedHash }] : [],
    unknown: [],
    englishTexts: [],
    page: english && { english, translated },
  };
}

/** Omits comments for authors, which need no translation. */
const omitComments = (body: string) => body.replace(/\{\/\*[\s\S]*?\*\/\}/g, '');

/** Finds the line of a key of a translated JSON file, from 1. Keys contain dots, so they have no path. */
function createLineFinder(text: string): (key: string) => number | undefined {
  const lines = text.split('\n');
  return (key) => lines.findIndex((line) => line.includes(`${JSON.stringify(key)}:`)) + 1 || undefined;
}

/**
 * Lists the tags of a page, each with the attributes that are not texts, such as `Video file="calm"`. Their order may differ
 * between languages.
 */
export function listTagForms({ page }: PageSource): readonly string[] {
  if (!page) return [];
  return listElements(page.tree)
    .map(({ name, attributes }) =>
      [
        name,
        ...attributes
          .filter((one) => fixedAttributes.has(one.name))
          .map((one) => `${one.name}="${one.value}"`),
      ].join(' '),
    )
    .sort();
}

/** Attributes with the same value in each language. */
const fixedAttributes = new Set(
  'file href embed kind id thumbnail captions seconds in out rounds section score upTo without picture'.split(
    ' ',
  ),
);

/** Lists the link addresses of a page. Anchors depend on the words of headings, so they are left out. */
export function listLinkAddresses({ page }: PageSource): readonly string[] {
  if (!page) return [];
  return listLinks(page.tree, listElements(page.tree))
    .map(({ url }) => url.split('#')[0] ?? '')
    .sort();
}
