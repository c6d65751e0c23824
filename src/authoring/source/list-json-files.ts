import { existsSync, readdirSync } from 'node:fs';
import { isHidden } from './hidden-file.ts';
import { parseOverlayName } from './translation/overlay-files.ts';

/**
 * Lists the JSON files of a folder, sorted, without schemas, translations and hidden files. Empty if the folder does not exist.
 */
export function listJsonNames(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json') && !isHidden(name))
    .filter((name) => !parseOverlayName(name))
    .sort();
}
