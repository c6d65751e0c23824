import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { MessageId } from '#language/translate.ts';
import { createLanguages, type Languages, sourceLanguage } from '#server/language/languages.ts';
import { readCompiledMessages, readLanguages } from '#server/language/read-languages.ts';

/** English, as served. */
export const english = readLanguages({}).source;

/**
 * English, and a second language in which only some messages are translated.
 * @param messages ICU texts by id
 */
export function createFixtureLanguages(
  messages: Partial<Record<MessageId, string>>,
  language = 'hi',
): Languages {
  const compiled = Object.entries(messages).map(([id, text]) => [id, compileMessage(text)] as const);
  const catalogues = new Map([
    [sourceLanguage, readCompiledMessages(sourceLanguage)],
    [language, Object.fromEntries(compiled)],
  ]);
  return createLanguages(catalogues, [language]);
}
