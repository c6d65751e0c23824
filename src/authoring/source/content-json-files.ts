import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';
import { type ContentFiles, readContentFolder } from './content-files.ts';
import type { Directory } from './directory-file.ts';
import type { HelpNow } from './help-file.ts';
import { parseJsonFile } from './json-file.ts';
import type { ContentSettings } from './settings-file.ts';

export const files = {
  chain: 'content/chain.json',
  help: 'content/help-now.json',
  settings: 'content/settings.json',
  pages: 'content/pages.json',
  growth: 'content/personal-growth.json',
  directory: 'content/directory.json',
  safetyPlan: 'content/safety-plan/plan.json',
  home: 'content/site/home.json',
  access: 'content/site/access-facts.json',
} as const;

/** Reads the JSON files in `content` of a repository and validates them. */
export function readContentFiles(root: string) {
  return parseContentJson(readContentFolder(root));
}

/** Does the same as `readContentFiles`, with the files already in memory. */
export function parseContentJson(content: ContentFiles) {
  const read = <T>(file: string) => parseJsonFile<T>(content, file, file.replace(/json$/, 'schema.json'));
  return {
    chain: read<ReadingOrder>(files.chain),
    help: read<HelpNow>(files.help),
    settings: read<ContentSettings>(files.settings),
    pages: read<{ descriptions: Record<string, string> }>(files.pages),
    growth: read<unknown>(files.growth),
    directory: read<Directory>(files.directory),
    safetyPlan: read<unknown>(files.safetyPlan),
    home: read<unknown>(files.home),
    access: read<{ day: string }>(files.access),
  };
}
