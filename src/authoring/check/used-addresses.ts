import { join } from 'node:path';
import {
  listReadingAddresses,
  listInstrumentAddresses,
  screenAddresses,
} from '#domain/reading-order/addresses.ts';
import { inspectFolder } from './inspect-folder.ts';
import { readContentFiles } from '../source/content-json-files.ts';
import { reservedAddresses } from '../source/site-files.ts';
import { getPageAddress, readPages } from '../source/sources.ts';

/** Lists all addresses in use: screens, the server, instruments, and pages in or outside the reading order. */
export function listUsedAddresses(root: string): string[] {
  const { chain } = readContentFiles(root);
  return [
    ...screenAddresses,
    ...reservedAddresses,
    ...(chain.value ? listReadingAddresses(chain.value) : []),
    ...readPages(root).map(getPageAddress),
    ...inspectFolder(join(root, 'questionnaires')).files.flatMap(({ instrument }) => [
      // Retired instruments too, since old links must not lead to another page.
      instrument.routes.intro,
      instrument.routes.questionnaire,
      ...listInstrumentAddresses(instrument),
    ]),
  ];
}
