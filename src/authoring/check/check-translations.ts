import type { Token } from '@messageformat/parser';
import type { Finding } from '../finding/finding.ts';
import { type CatalogueMessage, type MessageCatalogue, sourceLanguage } from '../source/message-catalogue.ts';

/**
 * Compares the catalogues of all languages with the English ones.
 * @returns errors for missing, additional and changed texts, and for lost values and tags
 */
export function checkTranslations(catalogues: readonly MessageCatalogue[]): Finding[] {
  const sources = catalogues.filter(({ language }) => language === sourceLanguage);
  const languages = new Set(catalogues.map(({ language }) => language));
  languages.delete(sourceLanguage);
  return [...languages].flatMap((language) =>
    sources.flatMap((source) => {
      const translation = catalogues.find((one) => one.language === language && one.name === source.name);
      return translation ? compareCatalogues(source, translation) : [createFileMissing(source, language)];
    }),
  );
}

function compareCatalogues(source: MessageCatalogue, { file, messages }: MessageCatalogue): Finding[] {
  const translated = new Map(messages.map((message) => [message.id, message]));
  const known = new Set(source.messages.map(({ id }) => id));
  const report = createReporter(file);
  return [
    ...source.messages.flatMap((message) => {
      const translation = translated.get(message.id);
      if (!translation || translation.text === '') return [report.missing(message)];
      if (translation.source !== message.source) return [report.outdated(message, translation)];
      return compareParts(message, translation).map((part) => report.partLost(translation, part));
    }),
    ...messages.filter(({ id }) => !known.has(id)).map(report.unknown),
  ];
}

/** Lists the values and tags of the source that the translation lacks, or has in addition. */
export function compareParts(source: CatalogueMessage, translation: CatalogueMessage): string[] {
  const [expected, actual] = [source, translation].map(listParts) as [Set<string>, Set<string>];
  return [...expected, ...actual].filter((part) => expected.has(part) !== actual.has(part));
}

/** The values and tags of a message, as `{max}` and `<help>`. */
function listParts({ tokens, text }: CatalogueMessage): Set<string> {
  const tags = text.match(/<\/?\w+\/?>/g) ?? [];
  return new Set([...listValues(tokens).map((name) => `{${name}}`), ...tags]);
}

function listValues(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => [
    ...('arg' in token ? [token.arg] : []),
    ...('cases' in token ? token.cases.flatMap((one) => listValues(one.tokens)) : []),
  ]);
}

function createFileMissing({ file, language: from }: MessageCatalogue, language: string): Finding {
  const expected = file.replace(`/${from}/`, `/${language}/`);
  return {
    rule: 'message/file-missing',
    level: 'error',
    file: expected,
    path: '',
    expected: 'a file for each English one',
    actual: 'no file',
    fix: `Copy ${file} to ${expected}, and write the translations as msgstr.`,
  };
}

function createReporter(file: string) {
  const create = (
    rule: string,
    { id, line }: CatalogueMessage,
    rest: Pick<Finding, 'expected' | 'actual' | 'fix'>,
  ) => ({ rule: `message/${rule}`, level: 'error', file, line, path: id, ...rest }) satisfies Finding;
  return {
    missing: (message: CatalogueMessage) =>
      create(
        'missing',
        { ...message, line: 1 },
        {
          expected: `a translation of ${JSON.stringify(message.source)}`,
          actual: 'none',
          fix: `Add msgctxt, msgid and msgstr of ${message.id}.`,
        },
      ),
    outdated: (message: CatalogueMessage, translation: CatalogueMessage) =>
      create('outdated', translation, {
        expected: `msgid ${JSON.stringify(message.source)}`,
        actual: `msgid ${JSON.stringify(translation.source)}`,
        fix: 'The English text has changed. Translate it again, and copy the new msgid.',
      }),
    partLost: (translation: CatalogueMessage, part: string) =>
      create('part-lost', translation, {
        expected: 'the same values and tags as in msgid',
        actual: `${part} is in only one of the two`,
        fix: `Write ${part} in both, or in neither.`,
      }),
    unknown: (translation: CatalogueMessage) =>
      create('unknown', translation, {
        expected: 'a key of the English file',
        actual: translation.id,
        fix: 'Remove the message, or correct its msgctxt.',
      }),
  };
}
