import { useEffect, useReducer } from 'react';
import type { TranslationIndex } from '#domain/instrument/translation.ts';
import { getContent } from '#web-language/content.ts';
import { getLanguage, sourceLanguage } from '#web-language/languages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Loaded modules of translated pages, by language and English file. */
const loadedPages = new Map<string, unknown>();

const getKey = (file: string, language: string) => `${language} ${file}`;

/**
 * Loads the translation of a page into the language of the app, so that the page renders in it at once. Does nothing if it is not
 * offered; if it fails to load, the page is in English.
 * @param file path of the English file, as in `import.meta.glob`
 * @param address of the page
 */
export async function loadPageTranslation(file: string, address: string): Promise<void> {
  const language = getLanguage();
  const key = getKey(file, language);
  if (language === sourceLanguage || loadedPages.has(key) || !isOffered(address)) return;
  const { loadTranslatedPage } = await import('./translated-pages.ts');
  try {
    loadedPages.set(key, await loadTranslatedPage(file, language));
  } catch {
    // Offline. The English page is more useful than an error.
  }
}

function isOffered(address: string): boolean {
  return address in getContent<TranslationIndex>('index.json', {});
}

/**
 * A page in the language of the app, else in English.
 * @param english module of the English file
 */
export function usePageTranslation<T>(
  file: string,
  address: string,
  english: T,
): { readonly page: T; readonly isInLanguage: boolean } {
  const { language } = useTranslation();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const translated = loadedPages.get(getKey(file, language)) as T | undefined;
  useEffect(() => {
    if (language !== sourceLanguage && !translated) void loadPageTranslation(file, address).then(rerender);
  }, [file, address, language, translated]);
  return {
    page: translated ?? english,
    isInLanguage: language === sourceLanguage || translated !== undefined,
  };
}
