import { parsePo, formatPoEntry, formatPoHeader, type PoEntry } from './po-file.ts';
import { createId, type TranslatableFile, type TranslatedText } from './translation-unit.ts';

/**
 * Creates the texts of an interface catalogue.
 * @param english text of the English file
 * @param translated text of the translated file; null if there is none
 */
export function createCatalogueFile(
  {
    source,
    target,
    language,
  }: { readonly source: string; readonly target: string; readonly language: string },
  english: string,
  translated: string | null,
): TranslatableFile {
  const sources = parsePo(source, english).entries;
  const entries = new Map(
    (translated === null ? [] : parsePo(target, translated).entries).map((entry) => [entry.key, entry]),
  );
  return {
    source,
    target,
    stage: '',
    isUnstamped: false,
    stamp: null,
    units: sources.map(({ key, source: text, note }) => {
      const entry = entries.get(key);
      const isTranslated = entry !== undefined && entry.target !== '';
      return {
        id: createId(source, key),
        source: text,
        target: entry?.target ?? '',
        isStale: isTranslated && (entry.source !== text || entry.isFuzzy),
        note,
      };
    }),
    change: (texts) => ({
      text: sources.reduce(
        (text, entry) => writeEntry(target, text, entry, texts.get(entry.key)),
        translated ?? formatPoHeader(language),
      ),
    }),
  };
}

/** Replaces an entry, or adds it at the end. Comments and other entries stay as they are. */
function writeEntry(
  file: string,
  text: string,
  { key, note }: PoEntry,
  translation: TranslatedText | undefined,
): string {
  if (!translation) return text;
  const { source, target } = translation;
  const old = parsePo(file, text).entries.find((entry) => entry.key === key);
  if (old?.source === source && old.target === target && !old.isFuzzy) return text;
  if (!old) return `${text.trimEnd()}\n\n${formatPoEntry({ key, source, target, note })}`;
  const lines = text.split('\n');
  const written = formatPoEntry({ key, source, target }).trimEnd().split('\n');
  lines.splice(old.line - 1, old.end - old.line, ...written);
  const before = lines.slice(0, old.line - 1);
  const start = before.findLastIndex((line) => !line.startsWith('#')) + 1;
  return [
    ...before.slice(0, start),
    ...before.slice(start).filter((line) => !/^#,\s*fuzzy\s*$/.test(line)),
    ...lines.slice(old.line - 1),
  ].join('\n');
}
