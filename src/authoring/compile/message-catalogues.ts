import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readCatalogues } from '../source/message-catalogues.ts';
import { compiledFiles } from './compiled-folder.ts';
import type { CompiledPart } from './compiled-part.ts';

/**
 * Compiles each catalogue of `src/locales` to one file, so that the app needs no parser of messages. Messages without a
 * translation are left out.
 */
export function compileCatalogues(root: string): CompiledPart {
  const catalogues = readCatalogues(root);
  const outputs = catalogues.map(({ language, name, messages, findings }) => {
    const translated = findings.length > 0 ? [] : messages.filter(({ text }) => text !== '');
    const compiled = Object.fromEntries(translated.map(({ id, text }) => [id, compileText(text)]));
    return [`${compiledFiles.messages}/${language}/${name}.json`, compiled] as const;
  });
  return { outputs: new Map(outputs), findings: catalogues.flatMap(({ findings }) => findings) };
}

/** The compiled form of a message. A text without values stays a text, which is the shortest form. */
function compileText(text: string): ReturnType<typeof compileMessage> | string {
  const tokens = compileMessage(text);
  const [first] = tokens;
  return tokens.length === 1 && typeof first === 'string' ? first : tokens;
}
