import { loadFile } from '#web-language/load-file.ts';

// A separate chunk, because English does not need the names of these files.
const pages = import.meta.glob([
  '../../../content/site/*.*.mdx',
  '../../../content/exercises/*.*.mdx',
  '../../../content/reading/**/*.*.mdx',
]);

/**
 * Loads the module of a translated page.
 * @param file path of the English file
 * @throws Error if there is no such page or it fails to load
 */
export function loadTranslatedPage(file: string, language: string): Promise<unknown> {
  return loadFile(pages, file.replace(/\.mdx$/, `.${language}.mdx`));
}
