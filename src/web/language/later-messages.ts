import type { Messages } from '@lingui/core';
import { loadFile } from './load-file.ts';

// A separate chunk, because the first screens do not need the names of all files.
const englishFiles = import.meta.glob<Messages>(
  ['#compiled/messages/en/*.json', '!**/{app,mail,server}.json'],
  { import: 'default' },
);

/** @throws Error if there is no such English catalogue or it fails to load */
export const loadLaterMessages = (catalogue: string): Promise<Messages> =>
  loadFile(englishFiles, `/${catalogue}.json`);
