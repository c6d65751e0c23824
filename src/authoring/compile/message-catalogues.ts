import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type MessageCatalogue, sourceLanguage } from '../source/message-catalogue.ts';
import { readCatalogues } from '../source/message-catalogues.ts';
import { compiledFiles } from './compiled-folder.ts';
import type { CompiledPart } from './compiled-part.ts';

/**
 * Compiles the catalogues of `src/locales` to one file per language and catalogue, so that the app needs no parser of messages. A
 * message without a translation is English.
 * @param languages that the site offers, in addition to those with catalogues
 */
export function compileCatalogues(root: string, languages: readonly string[] = []): CompiledPart {
  const catalogues = readCatalogues(root);
  const source = catalogues.filter(({ language }) => language === sourceLanguage);
  const all = new Set([...catalogues.map(({ language }) => language), ...languages]);
  const outputs = [...all].flatMap((language) =>
    source.map((english) => {
      const translated = catalogues.find((one) => one.language === language && one.name === english.name);
      const compiled = { ...compileMessages(english), ...(translated && compileMessages(translated)) };
      return [`${compiledFiles.messages}/${language}/${english.name}.json`, compiled] as const;
    }),
  );
  return { outputs: new Map(outputs), findings: catalogues.flatMap(({ findings }) => findings) };
}

function compileMessages({ messages, findings }: MessageCatalogue): Messages {
  if (findings.length > 0) return {};
  const translated = messages.filter(({ text }) => text !== '');
  return Object.fromEntries(translated.map(({ id, text }) => [id, compileMessage(text)]));
}
