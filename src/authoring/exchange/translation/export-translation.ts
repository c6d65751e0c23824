import { formatPoEntry, formatPoHeader } from './po-file.ts';
import type { TranslatableFile } from './translation-unit.ts';
import { formatXliff } from './xliff-file.ts';

/** Formats that translators' tools read, with the ending of their files. */
export const translationFormats = { po: 'po', xliff: 'xlf' } as const;
export type TranslationFormat = keyof typeof translationFormats;

/** Formats the texts of files and their translations as one file for translators. */
export function formatTranslation(
  language: string,
  files: readonly TranslatableFile[],
  format: TranslationFormat,
): string {
  if (format === 'xliff') return formatXliff(language, files);
  const entries = files.flatMap(({ units }) =>
    units.map(({ id, source, target, isStale, note }) =>
      formatPoEntry({ key: id, source, target, note, isFuzzy: isStale }),
    ),
  );
  return [formatPoHeader(language), ...entries].join('\n');
}
