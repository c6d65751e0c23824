import { readFileSync, statSync } from 'node:fs';
import { checkUnits } from './check-units.ts';
import { listTranslatableFiles } from './list-files.ts';
import { createRefusal, type ParsedTranslation, RefusedFile } from './parsed-translation.ts';
import { readPo } from './po-file.ts';
import {
  getKey,
  type ImportedUnit,
  type TranslatedText,
  type TranslationOrigin,
} from './translation-unit.ts';
import { readXliff } from './xliff-file.ts';

/** In bytes. All texts in one language have about 2 MB. */
export const maxFileSize = 10_000_000;

/** What an import writes. */
export interface TranslationImport {
  readonly language: string;
  /** Files to write, with their text. */
  readonly written: ReadonlyMap<string, string>;
  /** Number of changed texts. */
  readonly changed: number;
  /** Number of texts without a translation, or that the translator has not confirmed. */
  readonly open: number;
  /** Files that are not written, with the reason. */
  readonly skipped: readonly string[];
}

/**
 * Reads a file that a translator filled in, and computes the files to write.
 * @throws RefusedFile if one text of the file cannot be imported; nothing is imported then
 */
export function importTranslation(root: string, path: string, origin: TranslationOrigin): TranslationImport {
  const { language: tag, units } = parseTranslation(path);
  const language = tag.replace(/-IN$/, '');
  if (!/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(language) || language === 'en')
    throw createRefusal(
      path,
      undefined,
      'the language of the translation, such as hi',
      tag || 'none',
      'Write the language into the head of the file.',
    );
  const files = listTranslatableFiles(root, language);
  const known = new Map(
    files.flatMap(({ units: own, alternatives = [] }) =>
      [...own, ...alternatives].map((unit) => [unit.id, unit] as const),
    ),
  );
  // A page whose English paragraphs have changed is skipped, not refused.
  const isKnown = (id: string) => known.has(id) || known.has(id.replace(/(\.mdx#)body\.\d+$/, '$1title'));
  const findings = checkUnits(path, units, isKnown);
  if (findings.length > 0) throw new RefusedFile(findings);

  const confirmed = units.filter((unit) => unit.target !== '' && !unit.isUnconfirmed);
  const changed = confirmed.filter(({ id, source, target }) => {
    const unit = known.get(id);
    return unit?.target !== target || (unit.isStale && unit.source === source);
  });
  const written = new Map<string, string>();
  const skipped: string[] = [];
  for (const file of files) {
    const texts = selectTexts(changed, file.source);
    if (texts.size === 0) continue;
    const result = file.change(texts, origin);
    if ('problem' in result) skipped.push(`${file.target}: ${result.problem}`);
    else written.set(file.target, result.text);
  }
  return { language, written, changed: changed.length, open: units.length - confirmed.length, skipped };
}

function selectTexts(units: readonly ImportedUnit[], source: string): ReadonlyMap<string, TranslatedText> {
  const own = units.filter(({ id }) => id.startsWith(`${source}#`));
  return new Map(own.map((unit) => [getKey(unit.id), unit]));
}

function parseTranslation(path: string): ParsedTranslation {
  const size = statSync(path).size;
  if (size > maxFileSize)
    throw createRefusal(
      path,
      undefined,
      `at most ${maxFileSize} bytes`,
      `${size} bytes`,
      'Export fewer files with --only.',
    );
  const text = decode(path);
  return text.trimStart().startsWith('<') ? readXliff(path, text) : readPo(path, text);
}

function decode(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    throw createRefusal(
      path,
      undefined,
      'a text file in UTF-8',
      'bytes that are not text',
      'Save the file as UTF-8.',
    );
  }
}
