import { join } from 'node:path';
import { listReadingAddresses, instrumentAddresses, screenAddresses } from '#domain/chain/addresses.ts';
import { inspectFolder } from './inspect.ts';
import { readContentFiles } from '../source/json-content.ts';
import { reservedAddresses } from '../source/site-files.ts';
import { readPages } from '../source/sources.ts';

/** Every address that something has already: screens, the server, instruments, pages in the chain and page files. */
export function listUsedAddresses(root: string): string[] {
  const { chain } = readContentFiles(root);
  return [
    ...screenAddresses,
    ...reservedAddresses,
    ...(chain.value ? listReadingAddresses(chain.value) : []),
    ...readPages(root).map(({ slug }) => `/${slug}`),
    ...inspectFolder(join(root, 'questionnaires')).files.flatMap(({ instrument }) => [
      // Also of a retired one: old links must not lead to something else.
      instrument.routes.intro,
      instrument.routes.questionnaire,
      ...instrumentAddresses(instrument),
    ]),
  ];
}
