import { basename, dirname } from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import PO from 'pofile';
import type { Finding } from '../finding/finding.ts';

/** The language that developers write. Its files have the texts as `msgid`, and no translations. */
export const sourceLanguage = 'en';

/** A message of a catalogue. */
export interface CatalogueMessage {
  /** `catalogue.key`, such as `survey.title`. */
  readonly id: string;
  /** English text. In a translation, that of the moment when it was translated. */
  readonly source: string;
  /** ICU message of the language; '' if it is not translated. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** Empty if the text has a syntax error. */
  readonly tokens: readonly Token[];
}

/** A file `src/locales/<language>/<catalogue>.po`. */
export interface MessageCatalogue {
  readonly file: string;
  readonly language: string;
  readonly name: string;
  readonly messages: readonly CatalogueMessage[];
  readonly findings: readonly Finding[];
}

/**
 * Parses a catalogue in the PO format of gettext. `msgctxt` is the key of the message.
 * @param file path relative to the repository
 */
export function parseCatalogue(file: string, text: string): MessageCatalogue {
  const name = basename(file, '.po');
  const language = basename(dirname(file));
  const findings: Finding[] = [];
  const lineOf = createLineFinder(text);
  const messages = PO.parse(text).items.map(({ msgctxt: key = '', msgid, msgstr }): CatalogueMessage => {
    const line = lineOf(key);
    const message = language === sourceLanguage ? msgid : (msgstr[0] ?? '');
    let tokens: readonly Token[] = [];
    try {
      tokens = parse(message);
    } catch (error) {
      findings.push({
        rule: 'message/syntax',
        level: 'error',
        file,
        line,
        path: key,
        expected: 'a message in the ICU format',
        actual: (error as Error).message.split('\n')[0] ?? '',
        fix: 'Close each { with }, and give each plural and select an “other” form.',
      });
    }
    return { id: `${name}.${key}`, source: msgid, text: message, line, tokens };
  });
  return { file, language, name, messages, findings };
}

/** Returns a function that finds the line of a key, from 1. */
function createLineFinder(text: string): (key: string) => number {
  const lines = text.split('\n');
  return (key) => lines.indexOf(`msgctxt ${JSON.stringify(key)}`) + 1;
}
