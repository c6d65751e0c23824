import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@lingui/core';
import { OperatorError } from '../config/operator-error.ts';
import { getMessagesFolder } from '../config/paths.ts';
import type { Settings } from '../config/settings.ts';
import { createLanguages, sourceLanguage, type Languages } from './languages.ts';

/**
 * Reads the compiled messages of the languages that the settings offer.
 * @throws OperatorError if there is no build
 */
export function readLanguages({ languages = [] }: Pick<Settings, 'languages'>): Languages {
  const offered = languages.map(({ language }) => language).filter((language) => language !== sourceLanguage);
  const catalogues = [sourceLanguage, ...offered].map(
    (language) => [language, readCompiledMessages(language)] as const,
  );
  return createLanguages(new Map(catalogues), offered);
}

/**
 * Reads the messages of a language; none for a language without catalogues.
 * @throws OperatorError if those of the source do not exist
 */
export function readCompiledMessages(language: string): Messages {
  const folder = join(getMessagesFolder(), language);
  if (language === sourceLanguage && !existsSync(folder))
    throw new OperatorError(`${folder} does not exist. Run npm run build.`);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
