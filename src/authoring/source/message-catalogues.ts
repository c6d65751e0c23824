import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageCatalogue, parseCatalogue } from './message-catalogue.ts';

const folder = 'src/locales';

/** Reads the catalogues of all languages, sorted by file. A folder with only content has none. */
export function readCatalogues(root: string): readonly MessageCatalogue[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.po'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
    .map((file) => parseCatalogue(file, readFileSync(join(root, file), 'utf8')));
}
