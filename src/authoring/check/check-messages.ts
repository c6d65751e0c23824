import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding/finding.ts';
import { type MessageCatalogue, sourceLanguage } from '../source/message-catalogue.ts';
import { readCatalogues } from '../source/message-catalogues.ts';
import { checkTranslations } from './check-translations.ts';

/** Checks the message catalogues: their syntax, their translations, and that the code uses each message. */
export function checkMessages(root: string): Finding[] {
  const catalogues = readCatalogues(root);
  return [
    ...catalogues.flatMap(({ findings }) => findings),
    ...findUnused(catalogues, readCode(join(root, 'src'))),
    ...checkTranslations(catalogues),
  ];
}

/** Finds English messages whose id is not written in the code, which therefore never joins the parts of an id. */
function findUnused(catalogues: readonly MessageCatalogue[], code: string): Finding[] {
  return catalogues
    .filter(({ language }) => language === sourceLanguage)
    .flatMap(({ file, messages }) =>
      messages
        .filter(({ id }) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`))
        .map(({ id, line }) => ({
          rule: 'message/unused',
          level: 'error' as const,
          file,
          line,
          path: id,
          expected: `'${id}' in a file of src`,
          actual: 'no file has it',
          fix: 'Remove the message from all languages, or write its id in one piece.',
        })),
    );
}

/** Reads all code, except for the list of ids. */
function readCode(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('message-values.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
