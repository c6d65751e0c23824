import { existsSync, readdirSync } from 'node:fs';
import { isHidden } from './hidden-file.ts';

/** Names of the JSON files of a folder that authors write, sorted: no schemas, no hidden ones. None where there is no folder. */
export function listJsonNames(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json') && !isHidden(name))
    .sort();
}
